import type { Exchange } from "../http/exchange.ts";
import { isServerError } from "../session/coverage.ts";
import { errorOf } from "../contract/fields.ts";
import { inJson } from "../rules/shape.ts";
import type { CaseData, Evidence, ExchangeData, Failure } from "./data.ts";
import { groupBy } from "../../lib/collections.ts";

/** The rule that a server breaks which fails at requests that it does not fail at when they are repeated. */
export const neverFails = "responds without server errors";

/** Something that failed, with the exchange in which it showed. */
export interface Failed {
  data: CaseData;
  exchange: Exchange | undefined;
  /** Those to show of it. */
  exchanges(): ExchangeData[];
}

/**
 * What failed, grouped by its cause across operations; what showed most often first. A case that only repeats what is wrong
 * with its response by itself follows from that violation.
 */
export function failuresOf(failed: readonly Failed[]): Failure[] {
  const followed = followedBy(failed);
  // A server that fails now and then does so in any case, also twice in a row.
  const isUnreliable = failed.some(({ data }) => data.rule === neverFails);
  const groups = groupsOf(failed, (one) => [
    isUnreliable && one.exchange && isServerError(one.exchange) ? neverFails : causeOf(one.data),
    ...refusalOf(one),
    ...(followed.has(one) ? [causeOf(followed.get(one)?.data ?? one.data)] : []),
  ]);
  const failures = groups.flatMap((group) => {
    // A violation that a response shows by itself explains the cases that follow from it.
    const example = group.find(({ data }) => data.kind === "answer") ?? group[0];
    const evidence = example?.data.failure;
    if (!example || !evidence) return [];
    return [{ group, failure: failureOf(example, evidence, group, (one) => followed.has(one)) }];
  });
  failures.sort((a, b) => b.failure.times - a.failure.times);
  for (const [index, { group }] of failures.entries()) for (const { data } of group) data.finding = index + 1;
  return failures.map(({ failure }) => failure);
}

/** The violation of its own response from which a failed case follows. */
function followedBy(failed: readonly Failed[]): Map<Failed, Failed> {
  const answers = failed.filter(({ data, exchange }) => data.kind === "answer" && exchange !== undefined);
  const byExchange = groupBy(answers, ({ exchange }) => exchange);
  const followed = new Map<Failed, Failed>();
  for (const one of failed) {
    const { data, exchange } = one;
    if (data.kind !== "case" || !exchange || !data.failure) continue;
    const { got } = data.failure;
    const violation = byExchange.get(exchange)?.find((answer) => follows({ got }, answer.data));
    if (violation) followed.set(one, violation);
  }
  return followed;
}

/** Items that have a key in common, directly or by way of others, in the order in which groups first come. */
function groupsOf<T>(items: readonly T[], keysOf: (item: T) => string[]): T[][] {
  /** A key for each key that leads towards the one of its group. */
  const parents = new Map<string, string>();
  const rootOf = (key: string): string => {
    const parent = parents.get(key) ?? key;
    if (parent === key) return key;
    const root = rootOf(parent);
    parents.set(key, root);
    return root;
  };
  const firstKeys = items.map((item) => {
    const [first = "", ...rest] = keysOf(item);
    for (const key of rest) parents.set(rootOf(key), rootOf(first));
    return first;
  });
  return [...groupBy(items, (_, index) => rootOf(firstKeys[index] ?? "")).values()];
}

function failureOf(
  { data: example, exchanges }: Failed,
  evidence: Evidence,
  group: readonly Failed[],
  isFollowing: (one: Failed) => boolean,
): Failure {
  const all = group.map(({ data }) => data);
  // What follows from the example has a rule of its own, which is not what is broken.
  const sameRule = example.kind === "answer" || all.every(({ rule }) => rule === example.rule);
  // A case and its response are one time.
  const shown = group.filter((one) => !isFollowing(one)).map(({ data }) => data);
  const ids = groupBy([example, ...all], ({ id }) => id);
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
    exchanges: exchanges(),
  };
}

/**
 * What failures of one cause have in common. Cases have one if rule, expectation and answer are the same, whatever the
 * operation and the field. A violation of responses by themselves has one whatever the values: they differ with each row.
 */
function causeOf(one: CaseData): string {
  const { expected, got } = one.failure ?? {};
  if (one.kind === "case") return JSON.stringify([withoutField(one), expected, got]);
  const isOfStatus = one.id.endsWith(`/shape/${got}`);
  return JSON.stringify([one.rule, isOfStatus && got]);
}

/** Of a case that met an error in place of what it expected: operation, kind of rule, and what the error says. */
function refusalOf({ data, exchange }: Failed): string[] {
  if (data.kind !== "case" || !exchange) return [];
  const { sending, status, body } = exchange;
  if (status < 400 || data.failure?.got !== `status ${status}`) return [];
  const { code, message } = errorOf(sending.version, body);
  // Numbers and ids in a message differ with each request.
  const words = String(message).replaceAll(/[0-9a-f]*\d[0-9a-f-]*/gi, "#");
  return [JSON.stringify([data.operation, data.area, status, code, words])];
}

/** The rule of a case that a field or a method of a document led to, for any of these. */
function withoutField({ rule, area, id }: CaseData): string {
  if (/\/405\.\d/.test(id)) return rule.replace(/^rejects [A-Z]+ /, "rejects other methods ");
  if (area === "robustness") return rule.replace(/^(rejects .+? for|returns .+, for .+? as) \S+$/, "$1 …");
  const isOfField = ["shape", "refusals"].includes(area) && /^\d{3}\./.test(id.split("/")[3] ?? "");
  if (!isOfField) return rule;
  return rule
    .replace(/, naming .*$/, "")
    .replace(/^(rejects .+? (?:for|without)|accepts the (?:minimum|maximum) of) .*$/, "$1 …");
}

/** Whether a case failed by the very violation that its response has by itself. */
function follows({ got }: { got: string }, { rule, failure }: Pick<CaseData, "rule" | "failure">): boolean {
  if (/^(error\.code|details that name)/.test(got)) return rule.startsWith("error") || rule === inJson;
  return got === `status ${failure?.got}`;
}
