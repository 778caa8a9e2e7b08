import { documents, type Version } from "@adintel/client/operations";
import type { HonoRequest } from "hono";
import { invalidRequest } from "../../http/errors.ts";
import type { SentBody } from "../../http/incoming.ts";
import type { Exchange } from "../state/exchange.ts";

/** A method without a body, or one whose body has no meaning (RFC 9110, section 9.3). */
const noBody: SentBody = { text: "" };

/** Reads the body first, so that the journal has those of rejected requests too. It rejects nothing. */
export function readBody<S extends { exchange: Exchange }>(state: S) {
  const { exchange } = state;
  const { request, version } = exchange.incoming;
  const sent = (exchange.sent ??= mayHaveBody(request.method) ? undefined : noBody);
  if (sent) return { ...state, sent };
  return readText(request, version).then((text) => ({ ...state, sent: (exchange.sent = text) }));
}

/** Whether a request may have a body that means something. */
export function mayHaveBody(method: string): boolean {
  return method !== "GET" && method !== "HEAD";
}

/** Reads a body of at most the documented size (413 beyond). A larger one is not read to its end. */
export async function readText(request: HonoRequest, version: Version): Promise<SentBody> {
  const limit = documents[version].maxBodyBytes;
  const length = request.header("Content-Length");
  if (Number(length) > limit) return { error: "payload_too_large" };
  try {
    // Node.js reads no more than the length that was announced, and a stream costs more.
    const text = await (length === undefined ? textWithin(limit, request.raw) : request.raw.text());
    return text === undefined ? { error: "payload_too_large" } : { text };
  } catch {
    // Only the journal will tell: whoever breaks off a body is hardly there to read this.
    return invalidRequest({ path: "body", message: "broke off" });
  }
}

/** The text of a body; `undefined` once it is over the limit. */
async function textWithin(limit: number, { body }: Request): Promise<string | undefined> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) return undefined;
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}
