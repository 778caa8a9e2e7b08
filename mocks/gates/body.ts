import { documents } from "@adintel/client/operations";
import { bodyLimit } from "hono/body-limit";
import { errorAnswer } from "../errors.ts";
import type { Exchange, Gate } from "../exchange.ts";
import { respond, type JsonAnswer } from "../json.ts";

/** Refuses a body over the documented size while it streams in, whether or not its length was announced. */
export function bodySize(): Gate {
  const maxSize = documents.v2.maxBodyBytes;
  const tooLarge = () => errorAnswer("payload_too_large");
  const whileStreaming = bodyLimit({ maxSize, onError: () => respond(tooLarge()) });
  return ({ request, context }) => {
    const { method, headers } = request.raw;
    // None of them has a body that is read.
    if (method === "GET" || method === "HEAD") return undefined;
    const length = headers.get("Content-Length");
    if (length === null || headers.has("Transfer-Encoding"))
      return whileStreaming(context, async () => {}).then(
        (refusal) => (refusal ? tooLarge() : undefined),
        brokenOff,
      );
    // Asking for the stream, as Hono does even for a length that was announced, makes all of a request that is seldom needed.
    return Number(length) > maxSize ? tooLarge() : undefined;
  };
}

/** Reads the JSON body of an operation that takes one; refuses what is not JSON, saying where. */
export function jsonBody(): Gate {
  return async (exchange) => {
    if (exchange.operation.requestBody === null) return undefined;
    const text = await exchange.request.text().catch(brokenOff);
    if (typeof text !== "string") return text;
    const fault = text === "" ? undefined : parse(exchange, text);
    return fault && errorAnswer("invalid_request", { details: [fault] });
  };
}

/** For the journal: who broke off a body is hardly there to read this. */
function brokenOff(): JsonAnswer {
  return errorAnswer("invalid_request", { details: [{ path: "body", message: "broke off" }] });
}

function parse(exchange: Exchange, text: string) {
  const type = exchange.request.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { path: "Content-Type", message: "must be application/json" };
  try {
    exchange.body = JSON.parse(text);
    return undefined;
  } catch (error) {
    return { path: "body", message: `is not JSON: ${error instanceof Error ? error.message : "unreadable"}` };
  }
}
