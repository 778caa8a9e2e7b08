import { nowOf, requireData, Suspicious, Violation, type CheckCase, type Tools } from "../../engine/case.ts";
import { inBest, type Best } from "../lists/relation.ts";
import { has, list, listLimit } from "../lists/list.ts";
import { isScreened, rowsPassing, partsFor, screenRounds, type FilterPart } from "./screen-values.ts";
import { fieldBy, type FilterField, type Subject } from "../../knowledge/subject.ts";

/*
 * Screens: requests that set as many filters as can be told apart, and an order. Since the combination of filters may not be
 * specified, a screen reports no violation; it says which fields to test next, so that few requests find a faulty one.
 */

/** With fewer filters, testing each one takes no more requests. */
const minFilters = 5;

/** The maximum number of requests to find the faulty fields of a screen. */
const maxRequests = 8;

export function screenCases(subject: Subject, depth: number): CheckCase[] {
  const filters = subject.fields.filter(isScreened);
  const [first] = filters;
  if (!first || filters.length < minFilters) return [];
  return Array.from({ length: screenRounds }, (_, round) =>
    inBest(subject, first, depth, {
      name: `screen-${round + 1}`,
      assumed: false,
      questions: 1 + maxRequests,
      rule: "fields sent together have the same effect as each field alone",
      async run(tools, [best]) {
        const parts = await buildScreen(tools, subject, best, round);
        const faulty = await findFaulty(tools, subject, best, parts);
        if (faulty.length === 0) return;
        const names = faulty.map(caseName);
        throw new Suspicious(
          `the list does not match the effect of ${names.join(", ")}; the cases of these fields run next`,
          names,
        );
      },
    }),
  );
}

/** A filter or an order that a screen sets. */
type Setting = FilterPart | { field: FilterField; value: string };

/** @throws {Inconclusive} where the rows cannot be told apart by two filters. */
async function buildScreen(tools: Tools, subject: Subject, { all }: Best, round: number): Promise<Setting[]> {
  const parts = partsFor(subject, all.rows, { round, now: await nowOf(tools, all.exchange) });
  requireData(parts.length > 1, "no two filters separate the rows");
  const sort = fieldBy(subject, "order");
  const orders = Object.entries(sort?.orders ?? {}).filter(
    // With an incomplete list, only a known order tells which rows are missing.
    ([, { field }]) => all.whole || field !== undefined,
  );
  const [value] = orders[(2 * round + 1) % Math.max(1, orders.length)] ?? [];
  return sort && value !== undefined ? [...parts, { field: sort, value }] : parts;
}

/** The smallest set of settings known to give a wrong list, found by halving; empty if the list is right. */
async function findFaulty(
  tools: Tools,
  subject: Subject,
  best: Best,
  sent: readonly Setting[],
): Promise<readonly Setting[]> {
  const faulty = await compare(tools, subject, best, sent);
  if (faulty === undefined) return [];
  if (faulty.length > 0) return faulty;
  if (sent.length === 1) return sent;
  const middle = Math.ceil(sent.length / 2);
  for (const half of [sent.slice(0, middle), sent.slice(middle)]) {
    const faultyHalf = await findFaulty(tools, subject, best, half);
    if (faultyHalf.length > 0) return faultyHalf;
  }
  // Only the combination is wrong.
  return sent;
}

/** `undefined` if the list is right; otherwise the filters that a returned row fails, none if rows are missing. */
async function compare(
  tools: Tools,
  subject: Subject,
  { scope, all }: Best,
  sent: readonly Setting[],
): Promise<FilterPart[] | undefined> {
  const values = Object.fromEntries(sent.map(({ field, value }) => [field.name, value]));
  const parts = sent.filter((part): part is FilterPart => "fails" in part);
  try {
    // A small limit reveals servers that apply it before filtering.
    const possible = all.rows.filter((row) => !parts.some(({ fails }) => fails(row)));
    const limit = all.whole ? possible.length + 1 : Infinity;
    const result = await list(
      tools,
      subject,
      scope,
      values,
      Math.min(limit, listLimit(subject, tools.depth)),
    );
    const broken = result.rows
      .map((row) => parts.filter(({ fails }) => fails(row)))
      .filter(({ length }) => length > 0);
    if (broken.length > 0) return broken.reduce((a, b) => (b.length < a.length ? b : a));
    const isMissing = rowsPassing(parts, all.rows).some((row) => has(result, row) === false);
    return isMissing ? [] : undefined;
  } catch (error) {
    if (error instanceof Violation) return [];
    throw error;
  }
}

/** The prefix of the names of a setting's cases. */
function caseName({ field, value }: Setting): string {
  return field.by === "order" ? `sort-${String(value)}` : field.name;
}
