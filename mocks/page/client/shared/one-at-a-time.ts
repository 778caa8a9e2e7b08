/**
 * A reader that runs once at a time. Asked for while it runs, it runs once more afterwards, so that what it shows in the end
 * is no older than when it was last asked for.
 */
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
    // A failure is told to whoever asked for that run.
    next = running.catch(() => undefined).then(start);
    return next;
  };
}
