/** A reader that never runs twice at a time. Calls during a run share one more run afterwards, so that none shows old data. */
export function oneAtATime(read: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    next = undefined;
    running = read().finally(() => (running = undefined));
    return running;
  };
  return () => {
    if (next) return next;
    if (!running) return start();
    // A failure belongs to the callers of that run.
    next = running.catch(() => undefined).then(start);
    return next;
  };
}
