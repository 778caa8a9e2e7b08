import type { Operation } from "../contract/table.ts";

/** Keeps requests under a number a minute, however fast they are answered. */
export interface Pace {
  /** Milliseconds until the next request to an operation may be sent. */
  delay(operation: Operation | null): number;
  /** Resolves when the next request may be sent. */
  next(operation: Operation | null): Promise<void>;
  /** Whether requests have to wait for each other, as far as is known by now. */
  isLimited(): boolean;
  /** Takes in that the server refused a request for its limit. */
  onLimit(): void;
}

/** Requests a minute, where nothing is said of a server elsewhere. */
export const defaultRate = 60;

/**
 * No more than `perMinute` in any minute, nor more to one operation than its documented limit; without a number, no waiting
 * until a server refuses a request for its limit, and `afterLimit` a minute from then on.
 */
export function createPace(
  perMinute: number | undefined,
  now: () => number = Date.now,
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((done) => setTimeout(done, milliseconds)),
  afterLimit?: number,
): Pace {
  let rate = perMinute;
  let all = createWindow(rate ?? Infinity);
  const windows = new Map<Operation, Window>();
  const windowsOf = (operation: Operation | null): Window[] => {
    const limit = operation?.rateLimit?.requestsPerMinute;
    if (!operation || rate === undefined || limit === undefined) return [all];
    const own = windows.get(operation) ?? createWindow(limit);
    windows.set(operation, own);
    return [all, own];
  };
  const delay = (operation: Operation | null) =>
    Math.max(...windowsOf(operation).map((one) => one.opensAt() - now()), 0);
  return {
    delay,
    isLimited: () => rate !== undefined,
    async next(operation) {
      const left = delay(operation);
      // Taken before the wait, so that others who wait meanwhile come after it.
      for (const one of windowsOf(operation)) one.add(now() + left);
      if (left > 0) await wait(left);
    },
    onLimit() {
      if (rate !== undefined || afterLimit === undefined) return;
      rate = afterLimit;
      all = createWindow(rate);
    },
  };
}

interface Window {
  /** When the next may be sent, in milliseconds since 1970. */
  opensAt(): number;
  add(at: number): void;
}

/** So many in any minute. */
function createWindow(perMinute: number): Window {
  const sent: number[] = [];
  return {
    opensAt: () => (sent.length < perMinute ? 0 : (sent[sent.length - perMinute] ?? 0) + 60_000),
    add(at) {
      if (perMinute === Infinity) return;
      sent.push(at);
      if (sent.length > perMinute) sent.shift();
    },
  };
}
