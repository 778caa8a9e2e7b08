/** Requests at most to make one smaller. */
const maxShrinks = 24;

/**
 * The smallest of what still shows something, as far as so many tries lead. `smallerOf` gives the next things to try, the
 * smallest first.
 */
export async function shrink<Found>(
  found: Found,
  smallerOf: (found: Found) => Iterable<Found>,
  stillShows: (smaller: Found) => Promise<boolean>,
): Promise<Found> {
  let tries = maxShrinks;
  let smallest = found;
  const seen = new Set([JSON.stringify(found)]);
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (const smaller of smallerOf(smallest)) {
      const key = JSON.stringify(smaller);
      if (seen.has(key)) continue;
      if (tries === 0) return smallest;
      seen.add(key);
      tries -= 1;
      if (!(await stillShows(smaller))) continue;
      smallest = smaller;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

/** Simpler values of the same type: of a text or a list, one without ever smaller parts; of anything else, none. */
export function* smallerValues(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    const [only, ...others] = value as unknown[];
    if (others.length > 0) yield* smallerLists(value as unknown[]);
    else for (const smaller of smallerValues(only)) yield [smaller];
  }
  if (typeof value !== "string") return;
  for (const smaller of smallerLists(Array.from(value))) yield smaller.join("");
}

function* smallerLists<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let size = Math.ceil(items.length / 2); size >= 1 && items.length > 1; size = Math.floor(size / 2))
    for (let start = 0; start < items.length; start += size)
      yield [...items.slice(0, start), ...items.slice(start + size)];
}
