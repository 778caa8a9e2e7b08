import type { AccountIndexStatus, IndexedAccount } from "@adintel/client/types";
import { clientError, unreadable, type AdintelError, type WithResponse } from "./core/errors.js";
import type { CallOptions } from "./core/options.js";
import { demandAtLeast } from "./core/usage.js";
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
const indexing: IndexedAccount["status"] = "indexing";

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

/** Milliseconds. */
const defaultTimeout = 600_000;

/** Milliseconds between the last poll and the deadline. */
const lastPollMs = 500;

/** Each pause is longer than the one before, up to this many times the first. */
const longestPause = 5;

/**
 * Adds an account and polls until its indexing is over. An account that already existed may still be indexing, so it is
 * polled as well. To keep waiting after a timeout, call this again.
 *
 * @param pollMs the default of `intervalMs`
 */
export async function indexAndWait(
  operation: string,
  start: (options: CallOptions) => Promise<WithResponse<IndexedAccount | null>>,
  poll: (id: string, options: CallOptions) => Promise<AccountIndexStatus>,
  pollMs: number,
  emit: Emit,
  { timeoutMs = defaultTimeout, intervalMs = pollMs, onStatus, ...options }: WaitingOptions = {},
): Promise<IndexedAccountStatus> {
  demandAtLeast(operation, 0, "intervalMs", intervalMs);
  const deadline = performance.now() + demandAtLeast(operation, 1, "timeoutMs", timeoutMs);
  const left = () => deadline - performance.now();
  const elapsed = () => Math.round(timeoutMs - left());
  const started = await start({ ...options, timeoutMs });
  const { brandId, status: first } = started.data ?? {};
  if (!brandId) throw unreadable(operation, "has no brandId", started);
  let status: string = first ?? indexing;
  const report = () => emit("onStatus", { brandId, status, elapsedMs: elapsed() }, onStatus);
  report();
  for (let polls = 0; ; polls += 1) {
    const steps = polls || Number(status === indexing);
    // Polled at least once, whatever the deadline is.
    await wait(Math.min(Math.min(steps, longestPause) * intervalMs, left() - lastPollMs), options.signal);
    const remaining = Math.max(1, left());
    const answer = await poll(brandId, { ...options, timeoutMs: remaining }).catch(
      (error: AdintelError | null) => {
        // An aborted signal may have any reason.
        if (error?.code !== "timeout" || left() > 1) throw error;
      },
    );
    if (answer) {
      status = answer.status ?? indexing;
      report();
      if (status !== indexing) return { brandId, status };
    }
    if (left() <= lastPollMs) {
      throw clientError(
        "timeout",
        operation,
        `still ${status} after ${elapsed() / 1000} s; call andWait again to keep waiting`,
        { attempts: polls + 2, brandId },
      );
    }
  }
}
