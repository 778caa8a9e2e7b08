import { ExpectedError } from "../errors.ts";

/** A place in the data, such as `["rows", 2, "name"]`. */
export type Path = readonly (string | number)[];

export interface Problem {
  path: Path;
  message: string;
}

/** How many mistakes an error lists; of more, it says how many there are. */
const maxListed = 20;

/** Data that somebody wrote has mistakes. The message has one line for each: where it is and what is wrong. */
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

/** Such as `rows[2].name`. */
export function placeOf(path: Path): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .slice(1);
}
