import { compareReasons } from "./compare-notes.ts";
import { canonical, isObject, type Json, keysOfBoth, pointerTo } from "../model/json.ts";
import type { Place } from "../model/place.ts";
import { finding, type Finding, type PlainRuleName, type Values } from "../model/rules.ts";

interface TermRules {
  raised: PlainRuleName;
  lowered: PlainRuleName;
  changed: PlainRuleName;
  stated: PlainRuleName;
  withdrawn: PlainRuleName;
}

const billingRules: TermRules = {
  raised: "price-raised",
  lowered: "price-lowered",
  changed: "price-changed",
  stated: "price-stated",
  withdrawn: "price-withdrawn",
};

const rateLimitRules: TermRules = {
  raised: "rate-limit-raised",
  lowered: "rate-limit-lowered",
  changed: "rate-limit-changed",
  stated: "rate-limit-stated",
  withdrawn: "rate-limit-withdrawn",
};

const bodyLimitRules: TermRules = {
  raised: "body-limit-raised",
  lowered: "body-limit-lowered",
  changed: "body-limit-changed",
  stated: "body-limit-stated",
  withdrawn: "body-limit-withdrawn",
};

/** Compares two `x-max-body-bytes`: callers reckoned with no lower limit for what they send. */
export function compareBodyLimits(before: Place, after: Place): Finding[] {
  const key = "x-max-body-bytes";
  const place = after.value[key] === undefined ? before : after;
  return compareTerms(before.value[key], after.value[key], pointerTo(place.pointer, key), bodyLimitRules);
}

/** Compares two `x-billing`s: callers reckoned with no higher figures. */
export function compareBilling(
  before: Json | undefined,
  after: Json | undefined,
  pointer: string,
): Finding[] {
  if (!isObject(before) || !isObject(after)) return compareTerms(before, after, pointer, billingRules);
  // Which errors are free is compared with the responses that say so.
  const { assumed: was, freeStatuses: _old, ...old } = before;
  const { assumed: is, freeStatuses: _now, ...now } = after;
  return [
    // A minimum that a stated price leaves out is none, not an unknown one.
    ...compareTerms({ minimumRows: 0, ...old }, { minimumRows: 0, ...now }, pointer, billingRules),
    ...compareReasons(was, is, pointer, "the price"),
  ];
}

/** Compares two `x-rate-limit`s: callers reckoned with no lower figures. */
export function compareRateLimits(
  before: Json | undefined,
  after: Json | undefined,
  pointer: string,
): Finding[] {
  return compareTerms(before, after, pointer, rateLimitRules);
}

function compareTerms(
  before: Json | undefined,
  after: Json | undefined,
  pointer: string,
  rules: TermRules,
): Finding[] {
  if (canonical(before) === canonical(after)) return [];
  if (isObject(before) && isObject(after)) {
    return keysOfBoth(before, after)
      .filter((key) => key !== "description")
      .flatMap((key) => compareTerms(before[key], after[key], pointerTo(pointer, key), rules));
  }
  const name = `\`${pointer.slice(pointer.lastIndexOf("/") + 1)}\``;
  const values: Values = { before, after };
  if (before === undefined) return [finding(rules.stated, pointer, `${name} is now specified.`, values)];
  if (after === undefined)
    return [finding(rules.withdrawn, pointer, `${name} is no longer specified.`, values)];
  if (typeof before !== "number" || typeof after !== "number") {
    return [finding(rules.changed, pointer, `${name} changed.`, values)];
  }
  const raised = after > before;
  const rule = raised ? rules.raised : rules.lowered;
  return [finding(rule, pointer, `${name} was ${raised ? "raised" : "lowered"}.`, values)];
}
