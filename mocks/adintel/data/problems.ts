/** A place in the data, such as `["creatives", 2, "type"]`. */
export type Path = readonly (string | number)[];

/** One mistake in data. */
export interface Problem {
  path: Path;
  message: string;
}

/** How many mistakes an error lists; of more, it says how many there are. */
const maxListed = 20;

/** The data given to the mock has mistakes. The message has one line for each: where it is and what is wrong. */
export class DataError extends Error {
  override name = "DataError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], placeOf: (path: Path) => string = () => "") {
    const lines = problems
      .slice(0, maxListed)
      .map(({ path, message }) => `${placeOf(path)}${[...wordsOf(path), message].join(": ")}`);
    const more = problems.length - lines.length;
    super([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n"));
    this.problems = problems;
  }
}

/** `creatives[2].type`, or nothing for the whole. */
function wordsOf(path: Path): string[] {
  const text = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("");
  return text === "" ? [] : [text.replace(/^\./, "")];
}

/** The known word that a word is most like, if it is close to any: for a hint. */
export function likeliest(word: string, known: readonly string[]): string | undefined {
  const folded = word.toLowerCase();
  const near = known
    .map((one) => ({ one, distance: distanceOf(folded, one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = near;
  return best && best.distance <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3))
    ? best.one
    : undefined;
}

/** The Levenshtein distance of two words; infinite for very long ones. */
function distanceOf(one: string, other: string): number {
  if (one.length > 40) return Infinity;
  let former = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next.push(
        Math.min(
          (former[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (former[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
        ),
      );
    former = next;
  }
  return former[other.length] ?? Infinity;
}
