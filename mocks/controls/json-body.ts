import type { Context } from "hono";
import { maxDataBytes } from "../adintel/index.ts";
import { ControlError } from "../http/control-error.ts";
import type { Env } from "../http/incoming.ts";

/** Room for the data of a sandbox, and as much for the rest. */
const usualBytes = 2 * maxDataBytes;

/**
 * The JSON in the body of a control; `undefined` of an empty one.
 *
 * @throws {ControlError} 413 if it is too large, 400 if it is no JSON in UTF-8.
 */
export async function jsonBody(c: Context<Env>, maxBodyBytes = usualBytes): Promise<unknown> {
  const bytes = Number(c.req.header("Content-Length")) > maxBodyBytes ? undefined : await c.req.arrayBuffer();
  if (bytes === undefined || bytes.byteLength > maxBodyBytes)
    throw new ControlError(413, {
      path: "body",
      message: `must have at most ${maxBodyBytes} bytes: leave out what the tests do not need`,
    });
  if (bytes.byteLength === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new ControlError(400, { path: "body", message: "is not JSON" });
  }
}
