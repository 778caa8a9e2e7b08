import { UsageError } from "../../lib/errors.ts";

/** What is wrong in a file of the guide, and where. */
export interface Mistake {
  /** Relative to the project. */
  file: string;
  line: number;
  /** What is wrong, and what would be right. */
  text: string;
}

/** Thrown where nothing can be made of what a guide asks for; the message says why. */
export class GuideError extends Error {}

/** @throws {GuideError} if none of what an owner has is called so. */
export function namedIn<T>(
  owner: string,
  kind: string,
  name: string,
  all: readonly T[],
  nameOf: (one: T) => string,
): T {
  const found = all.find((one) => nameOf(one) === name);
  if (found !== undefined) return found;
  throw new GuideError(`${owner} has no ${kind} ${name}; it has ${choices(name, all.map(nameOf))}`);
}

/** Fails with a line for each mistake, in the order of the files. */
export function refuse(mistakes: Mistake[]): void {
  if (mistakes.length === 0) return;
  const lines = new Map(
    [...mistakes]
      .sort((one, next) => one.file.localeCompare(next.file) || one.line - next.line)
      .map(({ file, line, text }) => [`${file}:${line}: ${text}`, true]),
  );
  throw new UsageError([...lines.keys()].join("\n"));
}

/** Names to choose from: the likely ones if there are many. */
export function choices(wanted: string, all: Iterable<string>): string {
  const names = [...new Set(all)].sort();
  if (names.length <= 16) return names.join(", ");
  const near = names.filter((name) => sharesWord(name, wanted));
  return near.length === 0 ? `${names.slice(0, 12).join(", ")} …` : `${near.slice(0, 12).join(", ")} …`;
}

function sharesWord(name: string, wanted: string): boolean {
  const words = (text: string) => text.match(/[A-Z]?[a-z]{3,}/g)?.map((word) => word.toLowerCase()) ?? [];
  const looked = words(wanted);
  return words(name).some((word) => looked.some((one) => one.startsWith(word) || word.startsWith(one)));
}
