import type { CaseData, Evidence, Failure } from "./data.ts";
import { groupBy } from "./group.ts";

/**
 * What failed, grouped by its cause across operations; what showed most often first. A case that only repeats what is wrong
 * with its answer by itself follows from that violation, as `followed` says.
 */
export function failuresOf(
  cases: readonly CaseData[],
  followed: ReadonlyMap<CaseData, CaseData> = new Map(),
): Failure[] {
  const failed = cases.filter(({ status }) => status === "failed");
  return [...groupBy(failed, (one) => causeOf(followed.get(one) ?? one)).values()]
    .flatMap((group) => {
      const [example] = group;
      return example?.failure ? [failureOf(example, example.failure, group, (one) => followed.has(one))] : [];
    })
    .sort((a, b) => b.times - a.times);
}

function failureOf(
  example: CaseData,
  evidence: Evidence,
  group: CaseData[],
  isFollowing: (one: CaseData) => boolean,
): Failure {
  // What follows from the example has a rule of its own, which is not what is broken.
  const sameRule = example.kind === "answer" || group.every(({ rule }) => rule === example.rule);
  // A case and its answer are one time.
  const shown = group.filter((one) => !isFollowing(one));
  const ids = groupBy(group, ({ id }) => id);
  const perOperation = groupBy(shown, ({ operation }) => operation);
  return {
    rule: sameRule ? example.rule : withoutField(example),
    place: example.place,
    ...evidence,
    id: example.id,
    times: shown.length,
    operations: [...perOperation].map(([name, { length }]) => ({ name, times: length })),
    cases: [...ids.values()].flatMap(([one]) =>
      one ? [{ id: one.id, rule: one.rule, place: one.place }] : [],
    ),
  };
}

/**
 * What failures of one cause have in common. Cases have one if rule, expectation and answer are the same, whatever the
 * operation and the field. A violation of answers by themselves has one whatever the values: they differ with each row.
 */
function causeOf(one: CaseData): string {
  const { expected, got } = one.failure ?? {};
  if (one.kind === "case") return JSON.stringify([withoutField(one), expected, got]);
  const isOfStatus = one.id.endsWith(`/shape/${got}`);
  return JSON.stringify([one.rule, isOfStatus && got]);
}

/** The rule of a case that a field or a method of a document led to, for any of these. */
function withoutField({ rule, area, id }: CaseData): string {
  if (/\/405\.\d/.test(id)) return rule.replace(/^refuses [A-Z]+ /, "refuses other methods ");
  const isOfField = ["shape", "refusals"].includes(area) && /^\d{3}\./.test(id.split("/")[3] ?? "");
  if (!isOfField) return rule;
  return rule
    .replace(/, naming .*$/, "")
    .replace(/^(refuses|takes) (.+?) (for|without|of) .*$/, "$1 $2 $3 …");
}

/** Whether a case failed by the very violation that its answer has by itself. */
export function follows(
  { got }: { got: string },
  { rule, failure }: Pick<CaseData, "rule" | "failure">,
): boolean {
  if (got.startsWith("error.code")) return rule.startsWith("error");
  return got === `status ${failure?.got}`;
}
