import type { CaseData, Failure } from "./data.ts";
import { groupBy } from "./group.ts";

/** What failed, grouped by its cause across operations; what showed most often first. */
export function failuresOf(cases: readonly CaseData[]): Failure[] {
  const failed = cases.filter(({ status }) => status === "failed");
  return [...groupBy(failed, causeOf).values()]
    .flatMap((group) => {
      const [example] = group;
      return example?.failure ? [failureOf(example, example.failure, group)] : [];
    })
    .sort((a, b) => b.times - a.times);
}

function failureOf(
  example: CaseData,
  evidence: NonNullable<CaseData["failure"]>,
  group: CaseData[],
): Failure {
  const sameRule = group.every(({ rule }) => rule === example.rule);
  const ids = groupBy(group, ({ id }) => id);
  const perOperation = groupBy(group, ({ operation }) => operation);
  return {
    rule: sameRule ? example.rule : withoutField(example),
    place: example.place,
    ...evidence,
    id: example.id,
    times: group.length,
    operations: [...perOperation].map(([name, { length }]) => ({ name, times: length })),
    cases: [...ids.values()].flatMap(([one]) =>
      one ? [{ id: one.id, rule: one.rule, place: one.place }] : [],
    ),
  };
}

/**
 * What failures of one cause have in common. Cases have one if rule, expectation and answer are the same, whatever the
 * operation and the field. A fault of answers by themselves has one whatever the values: they differ with each row.
 */
function causeOf(one: CaseData): string {
  const { expected, got } = one.failure ?? {};
  if (one.kind === "case") return JSON.stringify([withoutField(one), expected, got]);
  const isOfStatus = one.id.endsWith(`/shape/${got}`);
  return JSON.stringify([one.rule, isOfStatus && got]);
}

/** The rule of a case that a document's field led to, for any field. */
function withoutField({ rule, area, id }: CaseData): string {
  const isOfField = ["shape", "refusals"].includes(area) && /^\d{3}\./.test(id.split("/")[3] ?? "");
  if (!isOfField) return rule;
  return rule
    .replace(/, naming .*$/, "")
    .replace(/^(refuses|takes) (.+?) (for|without|of) .*$/, "$1 $2 $3 …");
}
