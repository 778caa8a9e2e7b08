/** Servers that count requests in the ways that are in use: the specification names none. */

/** Seconds until the next request passes; 0: this one does. */
export type Limiter = () => number;

const minute = 60_000;

/** Windows that begin with each full minute. */
export function fixedWindow(perMinute: number): Limiter {
  let [window, count] = [0, 0];
  return () => {
    const present = Math.floor(Date.now() / minute);
    if (present !== window) [window, count] = [present, 0];
    if (count < perMinute) {
      count += 1;
      return 0;
    }
    return Math.ceil(((present + 1) * minute - Date.now()) / 1000);
  };
}

/** Of the requests within the last minute; one of exactly a minute ago still counts. */
export function slidingLog(perMinute: number): Limiter {
  let log: number[] = [];
  return () => {
    const now = Date.now();
    log = log.filter((at) => at >= now - minute);
    const [first = 0] = log;
    if (log.length >= perMinute) return Math.ceil((first + minute - now) / 1000) || 1;
    log.push(now);
    return 0;
  };
}

/** A bucket that is full at first, and is filled at the rate of the limit. */
export function tokenBucket(perMinute: number): Limiter {
  let tokens = perMinute;
  let filled = Date.now();
  return () => {
    const now = Date.now();
    tokens = Math.min(perMinute, tokens + ((now - filled) * perMinute) / minute);
    filled = now;
    if (tokens < 1) return Math.ceil(((1 - tokens) * minute) / perMinute / 1000);
    tokens -= 1;
    return 0;
  };
}

export const limiters: Record<string, (perMinute: number) => Limiter> = {
  "fixed windows": fixedWindow,
  "a sliding log": slidingLog,
  "a bucket of tokens": tokenBucket,
};
