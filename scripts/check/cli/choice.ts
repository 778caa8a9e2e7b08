import { UsageError } from "../../lib/errors.ts";
import { type CheckCase, stableId } from "../engine/case.ts";
import { nearest, suggestion } from "../../lib/text.ts";

/** Cases that a run leaves out, and why. */
export interface Skip {
  /** The id of a case, or what ids begin with. */
  id: string;
  reason: string;
}

/**
 * The cases that `--only` names, by their ids or what these begin with; all where it names none. The id of a violation that an
 * answer showed beside what it was sent for, such as `…/shape/200-count-of-rows`, names all cases of its operation, since any of
 * them may show it.
 *
 * @throws {UsageError} if there is no such case.
 */
export function chosen(cases: CheckCase[], only: readonly string[]): CheckCase[] {
  if (only.length === 0) return cases;
  const wanted = new Set(only.flatMap((text) => namedBy(text, cases)));
  return cases.filter((one) => wanted.has(one));
}

/**
 * Why each case that `--skip` names is left out, by its id. The id of a violation that responses show by themselves names just
 * that violation: its operation is still asked.
 *
 * @throws {UsageError} if there is no such case.
 */
export function skippedBy(skips: readonly Skip[], cases: readonly CheckCase[]): Map<string, string> {
  return new Map(
    skips.flatMap(({ id, reason }) => {
      const named = beginning(id, cases);
      if (named.length === 0 && answerOperation(id, cases) === undefined)
        throw new UsageError(`--skip ${id} matches no case${hint(id, cases)}`);
      return [id, ...named.map((one) => one.id)].map((one): [string, string] => [
        stableId(one),
        `skipped by --skip: ${reason}`,
      ]);
    }),
  );
}

function namedBy(text: string, cases: CheckCase[]): CheckCase[] {
  const found = beginning(text, cases);
  const operation = answerOperation(text, cases);
  const named = found.length === 0 && operation !== undefined ? beginning(operation, cases) : found;
  if (named.length === 0) throw new UsageError(`--only ${text} matches no case${hint(text, cases)}`);
  return named;
}

function beginning(text: string, cases: readonly CheckCase[]): CheckCase[] {
  const exact = cases.filter(({ id }) => id === text || id.startsWith(`${text}/`));
  // An id of an older run may have another number.
  return exact.length > 0 ? exact : cases.filter(({ id }) => stableId(id) === stableId(text));
}

/** The operation of a violation that a response shows by itself; `undefined` if the id is none of such a violation. */
function answerOperation(id: string, cases: readonly CheckCase[]): string | undefined {
  const [, operation] = /^(\w+\/\w+)\/shape\/\d{3}/.exec(id) ?? [];
  return cases.some((one) => operation !== undefined && one.id.startsWith(`${operation}/`))
    ? operation
    : undefined;
}

/** Ids, or what ids begin with, that the text may have meant; where all are. */
function hint(text: string, cases: readonly CheckCase[]): string {
  const depth = text.split("/").length;
  const similar = nearest(
    text,
    cases.map(({ id }) => id.split("/").slice(0, depth).join("/")),
  );
  return suggestion(similar) || "; --plan lists them";
}
