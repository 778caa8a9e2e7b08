import type { Received } from "./target.ts";

/** A response that is longer than any that the API gives. */
export class TooLong extends Error {
  override name = "TooLong";
}

/** A response that ended before it was whole. */
export class CutOff extends Error {
  override name = "CutOff";
  /** What came until then. */
  readonly text: string;
  readonly bytes: number;

  constructor(cause: unknown, text: string, bytes: number) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    [this.text, this.bytes] = [text, bytes];
  }
}

/** In bytes. A page of a hundred rows takes less than a tenth of it. */
const maxResponseBytes = 16 * 1024 * 1024;

/**
 * The body of a response as text, as `Response.text` would give it.
 *
 * @throws {TooLong} if it goes on and on, which ends the connection too.
 * @throws {CutOff} if the connection ends before it.
 */
export async function readBody(response: Pick<Received, "body">): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  const reader = response.body.getReader();
  const next = () =>
    reader.read().catch((error: unknown) => {
      throw new CutOff(error, text, length);
    });
  for (let piece = await next(); !piece.done; piece = await next()) {
    length += piece.value.length;
    if (length > maxResponseBytes) {
      await reader.cancel().catch(() => undefined);
      throw new TooLong(
        `the response is longer than ${maxResponseBytes / 1024 / 1024} MiB and was not read to the end`,
      );
    }
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}
