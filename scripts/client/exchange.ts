import { isEnvelope, type Envelope } from "./answer.js";
import type { ClientOptions } from "./options.js";
import type { Operation } from "./pricing.js";
import { watch } from "./wait.js";

/** The outcome of sending a request once. */
export interface Exchange {
  isSent?: boolean;
  /** It took longer than allowed. */
  isLate?: boolean;
  response?: Response;
  /** The body as it was received, if it is complete. */
  text: string;
  /** The body of a success; `undefined`: there is none. */
  data?: unknown;
  /** The body of an error, if it is one of this API. */
  envelope?: Envelope;
  /** Why there is no complete response. */
  cause?: unknown;
}

/** Sends a request once and reads the whole response. Rejects only with the signal's reason. */
export async function exchange(
  { fetch: own }: ClientOptions,
  { isOpen }: Operation,
  makeRequest: (signal: AbortSignal) => Request,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<Exchange> {
  const control = new AbortController();
  const came: Exchange = { text: "" };
  const answered = async () => {
    const request = makeRequest(control.signal);
    came.isSent = true;
    const response = await (own ?? fetch)(request);
    if (!response?.headers) throw new TypeError("fetch has not given a Response");
    came.response = response;
    came.text = await response.text();
    const body: unknown = came.text || !isOpen ? JSON.parse(came.text) : null;
    if (isEnvelope(body)) came.envelope = body;
    // Every response that the documents show is an object.
    else if (response.ok && (isOpen || Object(body) === body)) came.data = body;
  };
  let stop: (() => void) | undefined;
  // A fetch that ignores its signal must not keep the caller waiting.
  const ended = new Promise<never>((_, fail) => {
    stop = watch(milliseconds, signal, (reason) => {
      control.abort(reason);
      fail(reason as Error);
    });
  });
  try {
    await Promise.race([answered(), ended]);
  } catch (error) {
    signal?.throwIfAborted();
    came.cause = error;
    came.isLate = control.signal.aborted;
  } finally {
    stop?.();
  }
  return came;
}

/** Why fetch failed: most implementations put it into the cause of a TypeError. */
export function reasonOf(error: unknown): { message?: string; code?: string } {
  return ((error as Error | undefined)?.cause ?? error ?? {}) as Error;
}
