/** The mock's time in milliseconds since the epoch: real time from an adjustable start, unless it stands still. */
export interface Clock {
  now(): number;
  advance(milliseconds: number): void;
  reset(): void;
}

/**
 * A clock that begins where `start` says at its making and at each reset, and moves as `tick` does, which is the real time
 * unless a test brings its own. It does not go back when the machine's clock is set back. Whoever freezes or unfreezes it must
 * have read it just before.
 */
export function createClock(
  start: () => number,
  tick: () => number = Date.now,
  isFrozen: () => boolean = () => false,
): Clock {
  let time = start();
  let last = tick();
  return {
    now() {
      const former = last;
      last = tick();
      return (time += isFrozen() ? 0 : Math.max(0, last - former));
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
