/** One limit that a request counts against. */
export interface Limit {
  /** Whom and what is counted, such as `ip 127.0.0.1`. */
  counter: string;
  requestsPerMinute: number;
}

/** How many requests a counter has had since `start`, in milliseconds. */
export interface Window {
  start: number;
  count: number;
}

export const minute = 60_000;

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/**
 * Counts requests in windows of a minute, each of which begins with its first request. That is an assumption: the
 * specification gives the numbers and not the kind of window.
 */
export function createRateLimiter(saved: [counter: string, window: Window][] = []) {
  const windows = new Map(saved);
  const current = (counter: string, now: number): Window => {
    const window = windows.get(counter);
    return window && now < window.start + minute ? window : { start: now, count: 0 };
  };
  return {
    save: () => [...windows],
    size: () => windows.size,
    counters: () => [...windows.keys()],
    /** The requests that a counter has had in its present window, and the seconds until that ends. */
    useOf(counter: string, now: number): { used: number; resetsInSeconds: number } {
      const { start, count } = current(counter, now);
      return { used: count, resetsInSeconds: count === 0 ? 0 : Math.ceil((start + minute - now) / 1000) };
    },
    /**
     * Counts a request against all of its limits, or against none of them if one is exceeded.
     *
     * @returns whole seconds until every limit has room again; 0 if the request may pass
     */
    take(limits: readonly Limit[], now: number): number {
      const counted = limits.map(({ counter, requestsPerMinute }) => ({
        counter,
        window: current(counter, now),
        requestsPerMinute,
      }));
      const exceeded = counted.filter(({ window, requestsPerMinute }) => window.count >= requestsPerMinute);
      if (exceeded.length > 0) {
        const free = Math.max(...exceeded.map(({ window }) => window.start + minute));
        return Math.max(1, Math.ceil((free - now) / 1000));
      }
      for (const { counter, window } of counted) {
        window.count += 1;
        windows.set(counter, window);
      }
      forget(windows, now);
      return 0;
    },
  };
}

/** Windows that have passed are dropped once there are many, so that callers from many addresses do not pile up. */
function forget(windows: Map<string, Window>, now: number): void {
  if (windows.size < 10_000) return;
  for (const [counter, window] of windows) if (now >= window.start + minute) windows.delete(counter);
}
