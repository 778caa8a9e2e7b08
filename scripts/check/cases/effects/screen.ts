import { nowOf, requireData, Suspicious, Violation, type CheckCase, type Tools } from "../../engine/case.ts";
import { inBest, type Best } from "../lists/relation.ts";
import { has, list, mostOf } from "../lists/list.ts";
import { isScreened, keptBy, partsFor, rounds, type Part } from "./screen-values.ts";
import { fieldBy, type FilterField, type Subject } from "../../contract/subject.ts";

/*
 * Screens: requests that set as many filters as can be told apart, and an order. How filters combine may not be specified, so a
 * screen finds no fault by itself. It says which fields to look at next, so that a faulty one of many is found with a few requests.
 */

/** Fewer filters are as soon asked one by one. */
const least = 5;

/** Requests that it takes at most to tell which of the fields of a screen it is. */
const narrowing = 8;

export function screenCases(subject: Subject, depth: number): CheckCase[] {
  const filters = subject.fields.filter(isScreened);
  const [first] = filters;
  if (!first || filters.length < least) return [];
  return Array.from({ length: rounds }, (_, round) =>
    inBest(subject, first, depth, {
      name: `screen-${round + 1}`,
      questions: 1 + narrowing,
      rule: "fields sent together have the same effect as each field alone",
      async run(tools, [best]) {
        const parts = await screenOf(tools, subject, best, round);
        const odd = await oddOnes(tools, subject, best, parts);
        if (odd.length === 0) return;
        const names = odd.map(nameOf);
        throw new Suspicious(
          `the list does not match the effect of ${names.join(", ")}; the cases of these fields run next`,
          names,
        );
      },
    }),
  );
}

/** What a screen sends; an order takes no rows away. */
type Sent = Part | Order;
interface Order {
  field: FilterField;
  value: string;
}

/** @throws {Inconclusive} where the rows cannot be told apart by two filters. */
async function screenOf(tools: Tools, subject: Subject, { all }: Best, round: number): Promise<Sent[]> {
  const parts = partsFor(subject, all.rows, { round, now: await nowOf(tools, all.exchange) });
  requireData(parts.length > 1, "no two filters separate the rows");
  const sort = fieldBy(subject, "order");
  const orders = Object.entries(sort?.orders ?? {}).filter(
    // Of a list that was cut off, the order tells what is missing.
    ([, { field }]) => all.whole || field !== undefined,
  );
  const [value] = orders[(2 * round + 1) % Math.max(1, orders.length)] ?? [];
  return sort && value !== undefined ? [...parts, { field: sort, value }] : parts;
}

/** The parts that make a list another one than they should, as few as can be told; none if the list is as it should be. */
async function oddOnes(
  tools: Tools,
  subject: Subject,
  best: Best,
  sent: readonly Sent[],
): Promise<readonly Sent[]> {
  const odd = await compare(tools, subject, best, sent);
  if (odd === undefined) return [];
  if (odd.length > 0) return odd;
  if (sent.length === 1) return sent;
  const middle = Math.ceil(sent.length / 2);
  for (const half of [sent.slice(0, middle), sent.slice(middle)]) {
    const found = await oddOnes(tools, subject, best, half);
    if (found.length > 0) return found;
  }
  // Only together they do something else.
  return sent;
}

/** `undefined` if the list is as it should be; otherwise the parts that a row of it does not pass, none if that is not what is odd. */
async function compare(
  tools: Tools,
  subject: Subject,
  { scope, all }: Best,
  sent: readonly Sent[],
): Promise<Part[] | undefined> {
  const values = Object.fromEntries(sent.map(({ field, value }) => [field.name, value]));
  const parts = sent.filter((part): part is Part => "fails" in part);
  try {
    // A list that is cut before it is filtered lacks rows.
    const possible = all.rows.filter((row) => !parts.some(({ fails }) => fails(row)));
    const limit = all.whole ? possible.length + 1 : Infinity;
    const found = await list(tools, subject, scope, values, Math.min(limit, mostOf(subject, tools.depth)));
    const broken = found.rows
      .map((row) => parts.filter(({ fails }) => fails(row)))
      .filter(({ length }) => length > 0);
    if (broken.length > 0) return broken.reduce((one, other) => (other.length < one.length ? other : one));
    const isMissing = keptBy(parts, all.rows).some((row) => has(found, row) === false);
    return isMissing ? [] : undefined;
  } catch (error) {
    if (error instanceof Violation) return [];
    throw error;
  }
}

/** How the names of cases about it begin. */
function nameOf({ field, value }: Sent): string {
  return field.by === "order" ? `sort-${String(value)}` : field.name;
}
