/** What watch.ts is in a browser, which does not warn of many listeners. */
export function watch(milliseconds: number, signal: AbortSignal | undefined, onEnd: () => void): () => void {
  const timer = setTimeout(onEnd, Math.min(milliseconds, 2 ** 31 - 1));
  signal?.addEventListener("abort", onEnd);
  return () => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onEnd);
  };
}
