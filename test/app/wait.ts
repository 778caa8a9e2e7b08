import type { Limited, Outcome } from "./outcome.ts";

/**
 * Makes a call, and makes it again after the time that it was told to wait, until it gets another answer than that.
 *
 * @param tell is told the seconds that are left while it waits
 * @throws the signal's reason once it is aborted
 */
export async function patiently<Data>(
  call: () => Promise<Outcome<Data>>,
  tell: (secondsLeft: number) => void,
  signal: AbortSignal,
): Promise<Exclude<Outcome<Data>, Limited>> {
  for (;;) {
    const outcome = await call();
    if (outcome.kind !== "limited") return outcome;
    await wait(outcome.seconds, tell, signal);
  }
}

/**
 * Resolves after so many seconds and tells on the way how many are left.
 *
 * @throws the signal's reason once it is aborted
 */
export function wait(
  seconds: number,
  tell: (secondsLeft: number) => void,
  signal: AbortSignal,
): Promise<void> {
  // A page in the background gets few ticks, so they are not what is counted.
  const end = Date.now() + seconds * 1000;
  return new Promise((done, fail) => {
    const stop = () => {
      clearInterval(timer);
      signal.removeEventListener("abort", abort);
    };
    const abort = () => {
      stop();
      fail(signal.reason);
    };
    const tick = () => {
      const left = Math.ceil((end - Date.now()) / 1000);
      if (left > 0) return tell(left);
      stop();
      done();
    };
    const timer = setInterval(tick, 200);
    signal.addEventListener("abort", abort);
    if (signal.aborted) abort();
    else tick();
  });
}
