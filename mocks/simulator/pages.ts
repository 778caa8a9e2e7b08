/** Those that pass a test, from `offset` on and at most `limit`; stops looking once they are found. */
export function page<T>(items: Iterable<T>, test: (item: T) => boolean, offset: number, limit: number): T[] {
  const found: T[] = [];
  let skipped = 0;
  for (const item of items) {
    if (found.length >= limit) break;
    if (!test(item)) continue;
    if (skipped < offset) skipped += 1;
    else found.push(item);
  }
  return found;
}
