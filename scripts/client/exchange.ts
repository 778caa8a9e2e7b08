import { isEnvelope, type Envelope } from "./answer.js";
import type { ClientOptions } from "./options.js";
import { watch } from "./wait.js";

/** What came of sending a request once. */
export interface Exchange {
  isSent?: boolean;
  /** It took longer than it may. */
  isLate?: boolean;
  response?: Response;
  /** The body as it came, as far as it was read to its end. */
  text: string;
  /** The body of a success; `undefined`: there is none. */
  data?: unknown;
  /** The body of an error, if it is one of this API. */
  envelope?: Envelope;
  /** Why there is no whole answer. */
  cause?: unknown;
}

/** Sends a request once and reads the answer to its end. Rejects with the signal's reason alone. */
export async function exchange(
  { fetch: own }: ClientOptions,
  makeRequest: (signal: AbortSignal) => Request,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<Exchange> {
  const control = new AbortController();
  const came: Exchange = { text: "" };
  const answered = async () => {
    const request = makeRequest(control.signal);
    came.isSent = true;
    const response = (came.response = await (own ?? fetch)(request));
    came.text = await response.text();
    const body: unknown = JSON.parse(came.text);
    if (response.ok) came.data = body;
    else if (isEnvelope(body)) came.envelope = body;
  };
  let stop: (() => void) | undefined;
  // A fetch that pays no heed to its signal keeps nobody waiting.
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
