import { codesByStatus, documents, type Version } from "@adintel/client/operations";
import type { HonoRequest } from "hono";
import { invalidRequest } from "../../http/errors.ts";
import type { SentBody } from "../../http/incoming.ts";
import { bytesOf } from "../../http/json.ts";
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
  if (Number(length) > limit) return { error: codesByStatus[413] };
  try {
    // Node.js reads no more than the length that was announced, and a stream costs more.
    const bytes = await (length === undefined ? bytesWithin(limit, request.raw) : request.raw.arrayBuffer());
    return bytes === undefined ? { error: codesByStatus[413] } : decoded(bytes);
  } catch {
    // Only the journal will tell: whoever breaks off a body is hardly there to read this.
    return invalidRequest({ path: "body", message: "broke off" });
  }
}

/** The bytes of a body; `undefined` once they are over the limit. */
async function bytesWithin(limit: number, { body }: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  if (!body) return bytesOf(pieces);
  const reader = body.getReader();
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) return undefined;
    pieces.push(next.value);
  }
  return bytesOf(pieces);
}

/** JSON is UTF-8 (RFC 8259, section 8.1). */
function decoded(bytes: AllowSharedBufferSource): SentBody {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const refusal = invalidRequest({ path: "body", message: "is not valid UTF-8" });
    return { ...refusal, text: new TextDecoder().decode(bytes) };
  }
}
