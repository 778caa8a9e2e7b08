import { UsageError } from "../../lib/errors.ts";
import { notSelectedReason } from "../engine/exclusion.ts";
import { type CheckCase, operationIn, stableId } from "../engine/case.ts";
import { nearest, suggestion } from "../../lib/text.ts";

/** Cases that a run leaves out, and why. */
export interface Skip {
  /** The id of a case, what ids begin with, or an area. */
  id: string;
  reason: string;
}

export interface Choice {
  cases: CheckCase[];
  /** Why a case, or a violation that responses show beside the cases, is left out on request; `undefined` where it is not. */
  leftOut(id: string): string | undefined;
}

/**
 * What `--only` and `--skip` name, by ids, what these begin with, or an area. The id of a violation that responses show beside what they were
 * sent for, such as `…/shape/200-count-of-rows`, names just that violation; `--only` with no other id runs all cases of its operation,
 * since any of them may show it. With `--only`, such violations count in the operations of its cases alone.
 *
 * @throws {UsageError} if there is no such case.
 */
export function choose(
  all: readonly CheckCase[],
  { only, skips }: { only: readonly string[]; skips: readonly Skip[] },
): Choice {
  const wanted = only.map((text) => namedBy("--only", text, all));
  const unwanted = skips.map(({ id, reason }) => ({ ...namedBy("--skip", id, all), reason }));
  const named = wanted.flatMap(({ cases }) => cases);
  const chosen = new Set(named.length > 0 ? named : wanted.flatMap(({ beside }) => beside));
  const operations = new Set([...chosen].map(({ id }) => operationIn(id)));
  return {
    cases: all.filter((one) => only.length === 0 || chosen.has(one)),
    leftOut(id) {
      const skip = unwanted.find(({ fits }) => fits(id));
      if (skip) return `skipped by --skip: ${skip.reason}`;
      const isWanted = operations.has(operationIn(id)) || wanted.some(({ fits }) => fits(id));
      return only.length === 0 || isWanted ? undefined : notSelectedReason;
    },
  };
}

interface Named {
  cases: CheckCase[];
  /** Of a violation that responses show beside the cases: the cases of its operation. */
  beside: CheckCase[];
  fits(id: string): boolean;
}

function namedBy(flag: string, text: string, all: readonly CheckCase[]): Named {
  const cases = beginning(text, all);
  const operation = operationIn(text);
  const isBeside = cases.length === 0 && /^\w+\/\w+\/shape\/\d{3}/.test(text);
  const beside = isBeside ? all.filter(({ id }) => operationIn(id) === operation) : [];
  if (cases.length + beside.length === 0)
    throw new UsageError(`${flag} ${text} matches no case${hint(text, all)}`);
  // Whole steps of ids where some match, since the name of one operation may begin with that of another.
  const isWhole = cases.some(({ id }) => isWithin(id, text));
  const fits = (id: string) => (isWhole ? isWithin(id, text) : stableId(id).startsWith(stableId(text)));
  return { cases, beside, fits };
}

function beginning(text: string, cases: readonly CheckCase[]): CheckCase[] {
  const whole = cases.filter(({ id }) => isWithin(id, text));
  // An id of an older run may have another number.
  return whole.length > 0 ? whole : cases.filter(({ id }) => stableId(id).startsWith(stableId(text)));
}

function isWithin(id: string, text: string): boolean {
  const [, , area] = id.split("/");
  return id === text || id.startsWith(`${text}/`) || area === text;
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
