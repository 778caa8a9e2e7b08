import { clientError, unreadableError, type AdintelError, type WithResponse } from "./core/errors.js";
import type { CallOptions } from "./core/options.js";
import { assertOptions } from "./core/checks.js";
import { assertAtLeast } from "./core/usage.js";
import type { Emit } from "./core/events.js";
import { wait } from "./core/wait.js";

/** The progress of an account's indexing. */
export interface IndexingProgress {
  readonly brandId: string;
  /** The service's value; `indexing` while it runs. */
  readonly status: string;
  readonly elapsedMs: number;
}

/** The only specified status of an account that is still being indexed. */
const indexing = "indexing";

/** What the responses are read for. */
interface Started {
  brandId: string;
  status: string;
}

/** Options for waiting until an account is indexed. */
export interface WaitingOptions extends CallOptions {
  /** Maximum milliseconds to wait in total. The client's own `timeoutMs` does not apply. Default: 600,000. */
  timeoutMs?: number | undefined;
  /**
   * Milliseconds until the first poll. Later pauses are longer, up to five times as long. Default: half the pace that the rate
   * limits allow, which leaves room for other calls.
   */
  intervalMs?: number | undefined;
  /** Called for each status that the service returns. */
  onStatus?: ((progress: IndexingProgress) => unknown) | undefined;
}

/** An account whose indexing is over. */
export interface IndexedAccountStatus {
  brandId: string;
  /** The last status, which is not `indexing`. Other values are not specified. */
  status: string;
}

/**
 * Adds an account and polls until its indexing is over. An account that already existed may still be indexing, so it is
 * polled as well. To keep waiting after a timeout, call this again.
 *
 * @param pollMs the default of `intervalMs`
 */
export async function indexAndWait(
  operation: string,
  start: (options: CallOptions) => Promise<WithResponse<Started | null>>,
  poll: (id: string, options: CallOptions) => Promise<{ status?: string }>,
  pollMs: number,
  emit: Emit,
  waitingOptions: WaitingOptions = {},
): Promise<IndexedAccountStatus> {
  assertOptions(operation, waitingOptions);
  const { timeoutMs = 600_000, intervalMs = pollMs, onStatus, ...options } = waitingOptions;
  /** Milliseconds between the last poll and the deadline. */
  const lastPollMs = 500;
  /** The pause before a poll grows by the first pause each time, up to this multiple of it. */
  const maxPauseFactor = 5;
  assertAtLeast(operation, 0, "intervalMs", intervalMs);
  const deadline = performance.now() + assertAtLeast(operation, 1, "timeoutMs", timeoutMs);
  const remainingMs = () => deadline - performance.now();
  const elapsed = () => Math.round(timeoutMs - remainingMs());
  const started = await start({ ...options, timeoutMs });
  const { brandId, status: firstStatus } = started.data ?? {};
  if (!brandId) throw unreadableError(operation, "has no brandId", started);
  let status: string = firstStatus ?? indexing;
  const report = () => emit("onStatus", { brandId, status, elapsedMs: elapsed() }, onStatus);
  report();
  for (let polls = 0; ; polls += 1) {
    const steps = polls || Number(status === indexing);
    const pauseMs = Math.min(steps, maxPauseFactor) * intervalMs;
    // Poll at least once, whatever the deadline is.
    await wait(Math.min(pauseMs, remainingMs() - lastPollMs), options.signal);
    const pollTimeoutMs = Math.max(1, remainingMs());
    const answer = await poll(brandId, { ...options, timeoutMs: pollTimeoutMs }).catch(
      (error: AdintelError | null) => {
        // The reason of an aborted signal can be any value, so only the code of a timeout is trusted.
        if (error?.code !== "timeout" || remainingMs() > 1) throw error;
      },
    );
    if (answer) {
      status = answer.status ?? indexing;
      report();
      if (status !== indexing) return { brandId, status };
    }
    if (remainingMs() <= lastPollMs) {
      throw clientError(
        "timeout",
        operation,
        `still ${status} after ${elapsed() / 1000} s; call andWait again`,
        { attempts: polls + 2, brandId },
      );
    }
  }
}
