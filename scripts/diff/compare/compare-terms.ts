import { compareReasons } from "./compare-notes.ts";
import { canonical, isObject, type Json, keysOfBoth, pointerTo } from "../model/json.ts";
import type { Place } from "../model/place.ts";
import { finding, type Finding, type Values } from "../model/rules.ts";

/** What the names of the rules about a term begin with. */
type Term = "price" | "rate-limit" | "body-limit";

/** Compares two `x-max-body-bytes`; a lower limit breaks callers. */
export function compareBodyLimits(before: Place, after: Place): Finding[] {
  const key = "x-max-body-bytes";
  const place = after.value[key] === undefined ? before : after;
  return compareTerms(before.value[key], after.value[key], pointerTo(place.pointer, key), "body-limit");
}

/** Compares two `x-billing`s; higher figures break callers. */
export function compareBilling(
  before: Json | undefined,
  after: Json | undefined,
  pointer: string,
): Finding[] {
  if (!isObject(before) || !isObject(after)) return compareTerms(before, after, pointer, "price");
  // compareFreeRefusals compares freeStatuses together with the responses.
  const { assumed: was, freeStatuses: _old, ...old } = before;
  const { assumed: is, freeStatuses: _now, ...now } = after;
  return [
    // A price without minimumRows has no minimum, rather than an unknown one.
    ...compareTerms({ minimumRows: 0, ...old }, { minimumRows: 0, ...now }, pointer, "price"),
    ...compareReasons(was, is, pointer, "the price"),
  ];
}

/** Compares two terms, such as `x-rate-limit`, figure by figure. */
export function compareTerms(
  before: Json | undefined,
  after: Json | undefined,
  pointer: string,
  term: Term,
): Finding[] {
  if (canonical(before) === canonical(after)) return [];
  if (isObject(before) && isObject(after)) {
    return keysOfBoth(before, after)
      .filter((key) => key !== "description")
      .flatMap((key) => compareTerms(before[key], after[key], pointerTo(pointer, key), term));
  }
  const name = `\`${pointer.slice(pointer.lastIndexOf("/") + 1)}\``;
  const values: Values = { before, after };
  if (before === undefined) return [finding(`${term}-stated`, pointer, `${name} is now specified.`, values)];
  if (after === undefined)
    return [finding(`${term}-withdrawn`, pointer, `${name} is no longer specified.`, values)];
  if (typeof before !== "number" || typeof after !== "number") {
    return [finding(`${term}-changed`, pointer, `${name} changed.`, values)];
  }
  const raised = after > before;
  return [
    finding(
      raised ? `${term}-raised` : `${term}-lowered`,
      pointer,
      `${name} was ${raised ? "raised" : "lowered"}.`,
      values,
    ),
  ];
}
