import { retryAfterSeconds } from "../core/answer.js";
import { clientError } from "../core/errors.js";
import type { Leave, Pacing, PacingOptions } from "../core/pacing-options.js";
import type { Operation } from "../core/pricing.js";
import { demandAtLeast } from "../core/usage.js";
import { watch } from "../core/wait.js";

/** Most requests that may count at a time. */
interface Limit {
  size: number;
  /** Requests under way. */
  busy: number;
  /** When each of the others stops counting, the earliest first. */
  ends: number[];
  /** The waiters that go first. */
  ahead: number;
}

interface Waiter {
  own: Limit;
  /** When it gives up. */
  until: number;
  /** Sends it; or fails with the signal's reason, or with the seconds until it could be sent. */
  end(retryAfterSeconds?: number): void;
}

const minute = 60_000;

/** How long a request counts after its response. Clocks differ a little, hence the tenth of a second. */
const counted = minute + 100;

const limitOf = (size = Infinity): Limit => ({ size, busy: 0, ends: [], ahead: 0 });

/** From when a limit has room for one more; an estimate while requests are under way. */
function opensAt({ size, busy, ends, ahead }: Limit, now: number): number {
  while (ends[0]! <= now) ends.shift();
  const place = busy + ends.length + ahead - size;
  if (place < 0) return 0;
  return Math.min(ends[place % size] ?? Infinity, now + counted) + Math.floor(place / size) * counted;
}

/**
 * Creates a schedule that exceeds no limit, whether the service counts in fixed windows, in sliding windows or with a token
 * bucket. Each request counts from when it is sent until a minute after its response, because the service may have counted
 * it at any moment in between. Calls are sent in order, but those that wait for the limit of their operation let others
 * pass.
 *
 * A `Retry-After` on any error response pauses all calls. It means that someone else is using the same limits, so for a
 * minute after it, calls are sent one at a time.
 *
 * @throws `invalid_usage` if an option is not a number of at least 1.
 */
export function createPacing({ perMinute, maxConcurrent = 6 }: PacingOptions = {}): Pacing {
  demandAtLeast("createPacing", 1, "perMinute", perMinute ?? 1);
  demandAtLeast("createPacing", 1, "maxConcurrent", maxConcurrent);
  const all = limitOf();
  const limits = new WeakMap<Operation, Limit>();
  let queue = new Set<Waiter>();
  let notBefore = 0;
  let slowUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sharedOpensAt = (now: number) => Math.max(now, notBefore, opensAt(all, now));

  /** Sends the waiters whose turn it is, and ends those whose turn would come too late. */
  const pump = () => {
    clearTimeout(timer);
    const now = performance.now();
    let next = Infinity;
    all.ahead = 0;
    for (const { own } of queue) own.ahead = 0;
    for (const { own, until, end } of queue) {
      const ownAt = opensAt(own, now);
      const at = Math.max(ownAt, sharedOpensAt(now));
      if (at === now && all.busy < maxConcurrent) {
        all.busy += 1;
        own.busy += 1;
        if (now < slowUntil) notBefore = now + minute / all.size;
        end();
      } else if (at > until || now >= until || notBefore > now + minute + 500) {
        end(Math.ceil((at - now) / 1000));
      } else {
        if (at > now) next = Math.min(next, at);
        own.ahead += 1;
        // Those that wait longer for their operation's limit let others pass.
        if (ownAt <= now) all.ahead += 1;
      }
    }
    if (next < Infinity) timer = setTimeout(pump, Math.ceil(next - now));
  };

  return {
    get waiting() {
      return queue.size;
    },
    get waitMs() {
      const now = performance.now();
      return Math.ceil(sharedOpensAt(now) - now);
    },
    enter(name, operation, attempt, maxPerMinute, maxWaitMs, signal) {
      all.size = perMinute ?? maxPerMinute;
      const own = limits.get(operation) ?? limitOf(operation.perMinute);
      limits.set(operation, own);
      const leave: Leave = ({ isSent, response }) => {
        const now = performance.now();
        for (const limit of [all, own]) {
          limit.busy -= 1;
          // The service may have counted a request that was aborted.
          if (isSent) limit.ends.push(now + counted);
        }
        const seconds = response?.ok ? undefined : retryAfterSeconds(response);
        if (seconds !== undefined) {
          // More than an hour is treated as a mistake.
          notBefore = Math.max(notBefore, now + Math.min(seconds, 3600) * 1000 + 500 * Math.random());
          slowUntil = notBefore + minute;
        }
        pump();
      };
      return new Promise((resolve, reject) => {
        let stop: (() => void) | undefined = undefined;
        const waiter: Waiter = {
          own,
          until: performance.now() + maxWaitMs,
          end(seconds) {
            stop?.();
            queue.delete(waiter);
            if (seconds === undefined) resolve(leave);
            else if (signal?.aborted) reject(signal.reason as Error);
            else {
              const why = `not sent: the rate limits allow no request for ${seconds} s; try again later or raise maxWaitMs`;
              reject(
                clientError("wait_too_long", name, why, {
                  attempts: attempt - 1,
                  retryAfterSeconds: seconds,
                }),
              );
            }
          },
        };
        // A retry goes first, since it has waited before.
        queue = attempt > 1 ? new Set([waiter, ...queue]) : queue.add(waiter);
        pump();
        if (!queue.has(waiter)) return;
        stop = watch(maxWaitMs, signal, () => {
          if (signal?.aborted) waiter.end(0);
          pump();
        });
      });
    },
  };
}
