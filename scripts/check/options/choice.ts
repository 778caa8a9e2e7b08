import { UsageError } from "../../command.ts";
import type { CheckCase } from "../case.ts";

/**
 * The cases that `--only` names, by their ids or what these begin with; all where it names none. The id of a violation that an
 * answer showed beside what it was sent for, such as `v2/searchMedia/shape/200-count`, names all cases of its operation,
 * since any of them may show it.
 *
 * @throws {UsageError} if there is no such case.
 */
export function chosen(cases: CheckCase[], only: readonly string[]): CheckCase[] {
  if (only.length === 0) return cases;
  const wanted = new Set(only.flatMap((text) => namedBy(text, cases)));
  return cases.filter((one) => wanted.has(one));
}

function namedBy(text: string, cases: CheckCase[]): CheckCase[] {
  const beginning = (name: string) => cases.filter(({ id }) => id === name || id.startsWith(`${name}/`));
  const found = beginning(text);
  const [, operation] = /^(v\d\/\w+)\/shape\/\d{3}/.exec(text) ?? [];
  const named = found.length === 0 && operation !== undefined ? beginning(operation) : found;
  if (named.length === 0) throw new UsageError(`--only ${text} names no case; --plan lists them`);
  return named;
}
