import { documents } from "@adintel/client/operations";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { errorResponse } from "../errors.ts";
import type { Env } from "../exchange.ts";

/** Refuses a body over the documented size while it streams in, whether or not its length was announced. */
export function bodySize(): MiddlewareHandler<Env> {
  const maxSize = documents.v2.maxBodyBytes;
  const onError = () => errorResponse("payload_too_large");
  const whileStreaming = bodyLimit({ maxSize, onError });
  return (c, next) => {
    const { method, headers } = c.req.raw;
    // None of them has a body that is read.
    if (method === "GET" || method === "HEAD") return next();
    const length = headers.get("Content-Length");
    if (length === null || headers.has("Transfer-Encoding")) return whileStreaming(c, next);
    // Asking for the stream, as Hono does even for a length that was announced, makes all of a request that is seldom needed.
    return Number(length) > maxSize ? Promise.resolve(onError()) : next();
  };
}

/** Reads the JSON body of an operation that takes one; refuses what is not JSON, saying where. */
export function jsonBody(): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (c.get("operation").requestBody === null) return next();
    const text = await c.req.text();
    const fault = text === "" ? undefined : parse(c, text);
    return fault ? errorResponse("invalid_request", { details: [fault] }) : next();
  };
}

function parse(c: Context<Env>, text: string) {
  const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { path: "Content-Type", message: "must be application/json" };
  try {
    c.set("body", JSON.parse(text));
    return undefined;
  } catch (error) {
    return { path: "body", message: `is not JSON: ${error instanceof Error ? error.message : "unreadable"}` };
  }
}
