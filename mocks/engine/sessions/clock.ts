/** The mock's time in milliseconds since the epoch: real time from an adjustable start. */
export interface Clock {
  now(): number;
  advance(milliseconds: number): void;
  reset(): void;
}

/**
 * A clock that begins where `start` says at its making and at each reset, and moves as `tick` does, which is the real time
 * unless a test brings its own. It does not go back when the machine's clock is set back.
 */
export function createClock(start: () => number, tick: () => number = Date.now): Clock {
  let time = start();
  let last = tick();
  return {
    now() {
      const former = last;
      last = tick();
      return (time += Math.max(0, last - former));
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
    reset() {
      time = start();
      last = tick();
    },
  };
}
