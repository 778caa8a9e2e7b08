import { documents, type Version } from "@adintel/client/operations";
import type { HonoRequest } from "hono";
import type { Violation } from "@adintel/client/validation";
import type { Refusal } from "../../http/errors.ts";
import type { Target } from "../../http/incoming.ts";

/** The text of a body as it was sent, or why it could not be read whole. */
export type SentBody = { text: string } | Refusal;

/** A method without a body, or one whose body has no meaning (RFC 9110). */
export const noBody: SentBody = { text: "" };

/** Whether a request may have a body that means something. */
export function mayHaveBody(method: string): boolean {
  return method !== "GET" && method !== "HEAD";
}

/** Reads a body of at most the documented size (413 beyond); it is not read on once it is larger. */
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
    return invalid({ path: "body", message: "broke off" });
  }
}

/** The JSON body of an operation that takes one. Refuses what could not be read whole, and then what is not JSON (400). */
export function parseBody(
  request: HonoRequest,
  { operation }: Target,
  sent: SentBody,
): { body: unknown } | Refusal {
  if (operation.requestBody === null) return { body: undefined };
  if ("error" in sent) return sent;
  const { text } = sent;
  if (text === "") return { body: undefined };
  const type = request.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json")
    return invalid({ path: "Content-Type", message: "must be application/json" });
  try {
    return { body: JSON.parse(text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unreadable";
    return invalid({ path: "body", message: `is not JSON: ${reason}` });
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

function invalid(violation: Violation): Refusal {
  return { error: "invalid_request", details: [violation] };
}
