import { editDistance } from "../../../scripts/lib/text.ts";
import { ExpectedError } from "../../../scripts/lib/errors.ts";
import type { Path } from "../corpus/own/data.ts";

/** One mistake in data. */
export interface Problem {
  path: Path;
  message: string;
}

/** How many mistakes an error lists; of more, it says how many there are. */
const maxListed = 20;

/** The data given to the mock has mistakes. The message has one line for each: where it is and what is wrong. */
export class DataError extends ExpectedError {
  override name = "DataError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], lineOf: (path: Path) => string = () => "") {
    const lines = problems
      .slice(0, maxListed)
      .map(
        ({ path, message }) => `${lineOf(path)}${path.length === 0 ? "" : `${placeOf(path)}: `}${message}`,
      );
    const more = problems.length - lines.length;
    super([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n"));
    this.problems = problems;
  }
}

/** Such as `creatives[2].type`. */
export function placeOf(path: Path): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .slice(1);
}

/** The known word that a word is most like, if it is close to any: for a hint. */
export function likeliest(word: string, known: readonly string[]): string | undefined {
  const folded = word.toLowerCase();
  const near = known
    .map((one) => ({ one, distance: word.length > 40 ? Infinity : editDistance(folded, one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = near;
  return best && best.distance <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3))
    ? best.one
    : undefined;
}
