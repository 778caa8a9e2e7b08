/** The mock's time in milliseconds since the epoch: real time from an adjustable start. */
export interface Clock {
  now(): number;
  advance(milliseconds: number): void;
  reset(): void;
}

/**
 * A clock that begins where `start` says at its making and at each reset, and moves as `tick` does, which is the real time
 * unless a test brings its own.
 */
export function createClock(start: () => number, tick: () => number = Date.now): Clock {
  let begin = start();
  let origin = tick();
  let offset = 0;
  return {
    now: () => begin + (tick() - origin) + offset,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    reset: () => {
      begin = start();
      origin = tick();
      offset = 0;
    },
  };
}
