/** Keeps requests under a number a minute, however fast they are answered. */
export interface Pace {
  /** Resolves when the next request may be sent. */
  next(): Promise<void>;
}

/** No more than `perMinute` in any minute; without a number, no waiting at all. */
export function createPace(
  perMinute: number | undefined,
  now: () => number = Date.now,
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((done) => setTimeout(done, milliseconds)),
): Pace {
  const sent: number[] = [];
  return {
    async next() {
      if (perMinute === undefined) return;
      const before = sent[sent.length - perMinute];
      if (before !== undefined) {
        const left = before + 60_000 - now();
        if (left > 0) await wait(left);
      }
      sent.push(now());
      if (sent.length > perMinute) sent.shift();
    },
  };
}
