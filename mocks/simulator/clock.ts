/** The mock's time in milliseconds since the epoch: real time from an adjustable start. */
export interface Clock {
  now(): number;
  advance(milliseconds: number): void;
  reset(): void;
}

/** A clock that stands at `start` and moves as `tick` does; `tick` is the real time unless a test brings its own. */
export function createClock(start: number, tick: () => number = Date.now): Clock {
  let origin = tick();
  let offset = 0;
  return {
    now: () => start + (tick() - origin) + offset,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    reset: () => {
      origin = tick();
      offset = 0;
    },
  };
}
