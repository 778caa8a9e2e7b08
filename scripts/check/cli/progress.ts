import type { CheckCase } from "../engine/case.ts";
import { duration } from "../report/facts.ts";
import type { Result } from "../engine/run.ts";
import type { Session, Tally } from "../session/session.ts";

/** Where progress is shownAt: standard error, as a rule. */
export interface Stream {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

export interface Progress {
  onResult(result: Result, done: number, total: number): void;
  /** The run waits so long, for a reason such as `before asking again`. */
  onWait(milliseconds: number, reason: string): void;
  /** Nothing more is shownAt, and the line is taken away. */
  end(): void;
}

const betweenMs = { terminal: 100, log: 15_000 };

/** Until then the pace says nothing of the time that is left. */
const firstEstimateMs = 3000;

/**
 * Tells of a run in one line, which is written anew on a terminal; elsewhere a line every 15 seconds, and none of a run that
 * is shorter. `now` gives milliseconds.
 */
export function createProgress(
  stream: Stream,
  cases: readonly CheckCase[],
  {
    session,
    forgives,
    beside,
    maxSpend,
    rate,
    expected = ({ requests }) => requests,
  }: {
    session: Pick<Session, "tally">;
    /** Whether a finding is known or left out on request, so that it does not count. */
    forgives(id: string): boolean;
    /** The ids of the violations beside the cases that responses showed by now and that count. */
    beside(): ReadonlySet<string>;
    maxSpend: number;
    /** Requests a minute at most. */
    rate?: number | undefined;
    /** Requests that a case likely adds; default: the most that it may. */
    expected?: (one: CheckCase) => number;
  },
  now: () => number = () => performance.now(),
): Progress {
  const terminal = stream.isTTY ?? false;
  const every = terminal ? betweenMs.terminal : betweenMs.log;
  const start = now();
  const planned = cases.reduce((sum, one) => sum + expected(one), 0);
  const state = { done: 0, failed: 0, requests: 0, waited: 0, wait: { until: 0, reason: "" } };
  let shownAt = start;
  const show = () => {
    if (now() - shownAt < every) return;
    shownAt = now();
    const text = line(session.tally);
    stream.write(terminal ? `\r${text.slice(0, (stream.columns ?? 80) - 1)}\u001b[K` : `${text}\n`);
  };
  const line = ({ microdollars }: Tally) => {
    const { done, failed, requests, wait } = state;
    const spent = `${(microdollars / 1e6).toFixed(4)} of ${(maxSpend / 1e6).toFixed(2)} USD`;
    const elapsed = now() - start;
    const pause = Math.max(0, wait.until - now());
    // What was waited says nothing of the requests to come; that they are no faster than the rate does.
    const each = Math.max((elapsed - state.waited + pause) / Math.max(1, requests), rate ? 60_000 / rate : 0);
    const left = pause + Math.max(0, planned - requests) * each;
    const waiting = Math.ceil(pause / 1000);
    return [
      `${done} of ${cases.length} cases`,
      `${failed + beside().size} failed`,
      spent,
      ...(elapsed >= firstEstimateMs && requests > 0 ? [`about ${duration(left / 1000)} left`] : []),
      ...(waiting > 0 ? [`waiting ${waiting} s ${wait.reason}`] : []),
    ].join(", ");
  };
  // So that waiting is seen to go on.
  const timer = setInterval(show, terminal ? 1000 : betweenMs.log);
  timer.unref();
  return {
    onResult({ case: one, outcome }, done) {
      state.done = done;
      state.requests += expected(one);
      if (outcome.status === "failed" && !forgives(one.id)) state.failed += 1;
      show();
    },
    onWait(milliseconds, reason) {
      state.wait = { until: now() + milliseconds, reason };
      state.waited += milliseconds;
      show();
    },
    end() {
      clearInterval(timer);
      if (terminal) stream.write("\r\u001b[K");
    },
  };
}
