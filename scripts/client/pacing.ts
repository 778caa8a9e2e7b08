import { retryAfterSeconds } from "./answer.js";
import { AdintelError } from "./errors.js";
import { demandAtLeast } from "./options.js";
import type { Pacing, PacingOptions } from "./pacing-options.js";
import type { Operation } from "./pricing.js";
import { watch } from "./wait.js";

/** How many requests may count at a time. */
interface Limit {
  size: number;
  /** How many milliseconds a request counts after its response. */
  rest: number;
  /** When each request stops counting, the earliest first; `Infinity` while it is under way. */
  ends: number[];
  /** The waiters that will be sent first. */
  ahead: number;
}

interface Waiter {
  own: Limit;
  /** When it gives up. */
  until: number;
  go(): void;
  fail(waitMs: number): void;
}

const minute = 60_000;

/** What a limit of requests a minute counts by. Clocks differ a little, hence the tenth of a second. */
const counted = minute + 100;

/** How long a response is expected to take, in milliseconds. */
const expected = 100;

const limitOf = (size: number, rest: number): Limit => ({ size, rest, ends: [], ahead: 0 });

/** From when a limit has room; as far as is known, while requests are under way. */
function opensAt({ size, rest, ends, ahead }: Limit, now: number): number {
  while (ends[0]! <= now) ends.shift();
  const place = ends.length + ahead - size;
  const duration = rest || expected;
  return place < 0
    ? 0
    : Math.min(ends[place % size] ?? Infinity, now + duration) + Math.floor(place / size) * duration;
}

/**
 * A schedule that exceeds no limit, whether the service counts in fixed windows, in sliding ones or with a bucket of
 * tokens: each request counts from its sending until a minute after its response, since the service may have counted it
 * at any moment between, and never do more count than the limit allows. Calls go in their order, but those that wait for
 * the limit of their operation let others pass.
 *
 * A `Retry-After` of any response holds all calls. Somebody else uses up the limits then, so for a minute after it they
 * are not sent in a burst, but one at a time.
 *
 * @throws `invalid_usage`, if an option is no number of at least 1.
 */
export function createPacing({ perMinute, maxConcurrent = 6 }: PacingOptions = {}): Pacing {
  demandAtLeast("createPacing", 1, "perMinute", perMinute ?? 1);
  demandAtLeast("createPacing", 1, "maxConcurrent", maxConcurrent);
  const all = limitOf(Infinity, counted);
  const connections = limitOf(maxConcurrent, 0);
  const limits = new WeakMap<Operation, Limit>();
  let queue = new Set<Waiter>();
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sharedOpensAt = (now: number) => {
    if (now > notBefore + minute) Object.assign(connections, { size: maxConcurrent, rest: 0 });
    return Math.max(notBefore, opensAt(all, now), opensAt(connections, now));
  };

  const take = (own: Limit) => {
    for (const { ends } of [all, connections, own]) ends.push(Infinity);
  };

  /** Sends the waiters whose turn it is, and ends those whose turn would be too late. */
  const pump = () => {
    clearTimeout(timer);
    const now = performance.now();
    let next = Infinity;
    all.ahead = connections.ahead = 0;
    for (const { own } of queue) own.ahead = 0;
    for (const { own, until, go, fail } of queue) {
      const ownAt = opensAt(own, now);
      const at = Math.max(ownAt, sharedOpensAt(now));
      if (at <= now) {
        take(own);
        go();
      } else if (at > until || notBefore > now + minute + 500) fail(at - now);
      else {
        next = Math.min(next, at);
        own.ahead += 1;
        // It does not take the place of anybody who can go before its operation's limit opens.
        if (ownAt <= now) connections.ahead = all.ahead += 1;
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
      return Math.max(0, Math.ceil(sharedOpensAt(now) - now));
    },
    enter({ name, operation, attempt, maxPerMinute, maxWaitMs, signal }) {
      const now = performance.now();
      all.size = perMinute ?? maxPerMinute;
      const own = limits.get(operation) ?? limitOf(operation.perMinute ?? Infinity, counted);
      limits.set(operation, own);
      if (!queue.size && Math.max(opensAt(own, now), sharedOpensAt(now)) <= now) return void take(own);
      return new Promise((resolve, reject) => {
        const end = (settle: () => void) => {
          stop();
          queue.delete(waiter);
          settle();
        };
        const waiter: Waiter = {
          own,
          until: now + maxWaitMs,
          go: () => end(resolve),
          fail: (waitMs) =>
            end(() => {
              const retryAfterSeconds = Math.ceil(waitMs / 1000);
              const facts = {
                code: "wait_too_long",
                operation: name,
                attempts: attempt - 1,
                retryAfterSeconds,
              };
              reject(
                new AdintelError(
                  `${name}: not sent, since the rate limits leave no room for ${retryAfterSeconds} s`,
                  facts,
                ),
              );
            }),
        };
        const stop = watch(maxWaitMs, signal, (reason) => {
          if (signal?.aborted) end(() => reject(reason as Error));
          pump();
        });
        // A retry goes first, since it has waited before.
        queue = new Set(attempt > 1 ? [waiter, ...queue] : queue.add(waiter));
        pump();
      });
    },
    leave(operation, isSent, response) {
      const now = performance.now();
      for (const { ends, rest } of [all, connections, limits.get(operation)!]) {
        const index = ends.indexOf(Infinity);
        if (isSent) ends[index] = now + rest;
        else ends.splice(index, 1);
      }
      const seconds = response?.ok
        ? undefined
        : response && (retryAfterSeconds(response) ?? (response.status === 429 ? 0.5 : undefined));
      if (seconds !== undefined) {
        // Beyond an hour it is taken for a mistake.
        notBefore = Math.max(notBefore, now + Math.min(seconds, 3600) * 1000 + 500 * Math.random());
        Object.assign(connections, { size: 1, rest: minute / all.size });
      }
      pump();
    },
  };
}
