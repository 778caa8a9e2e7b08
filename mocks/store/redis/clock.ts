import type { Clock } from "../../engine/sessions/clock.ts";

export type RedisTime = ReturnType<typeof createRedisTime>;

/**
 * Redis's time, as far as this process knows it: at most as late as it is there. The clock of this machine has no part in it,
 * so that replicas whose clocks differ agree.
 */
export function createRedisTime(stopwatch: () => number = () => performance.now()) {
  let ahead = -Infinity;
  return {
    /** Redis has just said that it was that time. */
    observe(real: number): void {
      const seen = real - stopwatch();
      // What was said is late by as long as it took to come. One that is much earlier was set back.
      ahead = ahead - seen > 1_000 ? seen : Math.max(ahead, seen);
    },
    now: (): number => Math.floor(ahead + stopwatch()),
  };
}

/** The clock of a session, which moves as Redis's time does. */
export interface SessionClock extends Clock {
  /** It was `now` at Redis's time `real`. */
  set(now: number, real: number): void;
}

/** How a session's clock begins and moves. */
export interface Course {
  /** Where it starts, in milliseconds since the epoch; `undefined`: at the real time. */
  start: number | undefined;
  /** Whether it stands still unless it is moved. */
  isStill(): boolean;
}

export function createSessionClock(time: RedisTime, { start, isStill }: Course): SessionClock {
  const real = () => (isStill() ? 0 : time.now());
  let skew = 0;
  return {
    now: () => real() + skew,
    advance: (milliseconds) => void (skew += milliseconds),
    reset: () => void (skew = (start ?? time.now()) - real()),
    set: (now, then) => void (skew = now - (isStill() ? 0 : then)),
  };
}

/** The clock of a session that was loaded for a control, which sees one time: it stands still at that. */
export function createStillClock(at: number, start: () => number): Clock {
  let now = at;
  return {
    now: () => now,
    advance: (milliseconds) => void (now += milliseconds),
    reset: () => void (now = start()),
  };
}
