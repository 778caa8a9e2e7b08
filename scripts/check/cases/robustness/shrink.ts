/** Requests at most to make one smaller. */
const maxShrinks = 24;

/**
 * The smallest of what still shows something, as far as so many tries lead. `smallerOf` gives what to try next, the smallest
 * first.
 */
export async function shrink<Found>(
  found: Found,
  smallerOf: (found: Found) => Iterable<Found>,
  stillShows: (smaller: Found) => Promise<boolean>,
): Promise<Found> {
  const tried = new Set([JSON.stringify(found)]);
  let smallest = found;
  let tries = maxShrinks;
  /** How many of what is tried first were too small before, and so will be again, most likely. */
  let tooSmall = 0;
  for (let isSmaller = true; isSmaller || tooSmall > 0;) {
    if (!isSmaller) tooSmall = 0;
    isSmaller = false;
    let place = -1;
    for (const smaller of smallerOf(smallest)) {
      place += 1;
      const key = JSON.stringify(smaller);
      if (place < tooSmall || tried.has(key)) continue;
      if (tries === 0) return smallest;
      tries -= 1;
      tried.add(key);
      if (!(await stillShows(smaller))) continue;
      [smallest, tooSmall, isSmaller] = [smaller, place, true];
      break;
    }
  }
  return smallest;
}

/** Simpler values of the same type: of a text or a list, one without ever smaller parts; of anything else, none. */
export function* smallerValues(value: unknown): Generator<unknown> {
  if (typeof value === "string") for (const chars of smallerLists(Array.from(value))) yield chars.join("");
  if (!Array.isArray(value)) return;
  const [only, ...others]: unknown[] = value;
  if (others.length > 0) yield* smallerLists(value);
  else for (const smaller of smallerValues(only)) yield [smaller];
}

/** A part that is smaller than this share of a list is not left out: what is that long shows it by its length. */
const smallestShare = 1 / 64;

function* smallerLists<Item>(items: readonly Item[]): Generator<Item[]> {
  const least = Math.max(1, items.length * smallestShare);
  for (let size = Math.ceil(items.length / 2); size >= least && items.length > 1; size = Math.floor(size / 2))
    for (let start = 0; start < items.length; start += size)
      yield [...items.slice(0, start), ...items.slice(start + size)];
}
