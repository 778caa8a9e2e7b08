import { caseOf, meaningOf } from "../engine/case.ts";
import { chargedRows, costAtMost, costOf, isUnpriced, rowCount } from "../contract/cost.ts";
import { createCoverage } from "../session/coverage.ts";
import { fieldsOf, parseJson } from "../contract/fields.ts";
import { groupBy } from "../../lib/collections.ts";
import type { Report, Result } from "../engine/run.ts";
import { createTally, type Noted, type Tally } from "../session/session.ts";
import type { Entry } from "./recording/exchange.ts";
import { createShown, shownExchange } from "./personal.ts";
import { relate, type Related } from "./relations/index.ts";
import type { ReadingsOf } from "../contract/subject.ts";
import { dateHeader, violationsOf } from "../rules/violations.ts";
import { shapeViolations, type ShapeViolation } from "../rules/shape.ts";
import { takenAnyway } from "./refused.ts";

export interface Judging {
  assume: boolean;
  /** How far apart requests may be that are compared, in milliseconds. */
  within: number;
  readingsOf?: ReadingsOf | undefined;
}

/** Recorded entries as a run would have judged them, and the entries that a case or a violation was seen in, by its id. */
export function judgeEntries(
  entries: readonly Entry[],
  { assume, within, readingsOf }: Judging,
): { report: Report; shownIn: Map<string, readonly Entry[]> } {
  const coverage = createCoverage();
  const shownIn = new Map<string, readonly Entry[]>();
  const noted: Report["noted"] = [];
  const broken = new Set<Entry>();
  const seen = new Set<string>();
  for (const entry of entries) {
    coverage.observe(entry.exchange);
    for (const violation of brokenBy(entry, readingsOf)) {
      if (violation.assumed && !assume) continue;
      if (!violation.assumed) broken.add(entry);
      const caseId = `${nameOf(entry)}/shape/${violation.name}`;
      // Only the first of a kind is shown; the others are counted.
      const isFirst = !seen.has(caseId);
      seen.add(caseId);
      if (isFirst) shownIn.set(caseId, [entry]);
      const { exchange } = entry;
      const shown = isFirst ? createShown(exchange) : () => "";
      noted.push({
        ...violation,
        caseIds: [caseId],
        isSearch: false,
        status: violation.assumed ? "different" : "failed",
        expected: shown(violation.expected),
        got: violation.name === String(exchange.status) ? violation.got : shown(violation.got),
        exchange: isFirst ? shownExchange(exchange) : { ...exchange, ...nothing },
      });
    }
  }
  const results = [
    ...statusResults(entries, broken),
    ...relationResults(entries, { assume, within }, shownIn),
  ];
  const report: Report = {
    results,
    noted,
    tally: tallyOf(entries),
    coverage,
    stopped: undefined,
    ended: undefined,
    accounts: [],
    accountsOf: new Map(),
    absent: [],
    noAccount: undefined,
  };
  return { report, shownIn };
}

/** Of an exchange that is counted and not shown. */
const nothing = { url: "", requestHeaders: {}, requestText: undefined, text: "", body: undefined };

function nameOf({ found: { version, operation } }: Entry): string {
  return `${version}/${operation.operationId}`;
}

/** Of what was recorded, nothing is asked. */
const recorded = { requests: 0, run: async () => undefined };

/** One case for each status of an operation: all its responses keep the contract. Broken ones are noted beside it. */
function statusResults(entries: readonly Entry[], broken: ReadonlySet<Entry>): Result[] {
  const groups = groupBy(entries, (entry) => `${nameOf(entry)}/shape/${entry.exchange.status}`);
  return [...groups.values()].flatMap((group): Result[] => {
    const [entry] = group;
    if (!entry || group.some((one) => broken.has(one))) return [];
    const { status } = entry.exchange;
    const one = caseOf(entry.found, "shape", {
      ...recorded,
      name: `${status}`,
      at: `responses/${status}`,
      rule: `every recorded ${status} response follows the contract`,
    });
    const hasBody = group.some(({ isBodyUnknown }) => !isBodyUnknown);
    return [
      {
        case: one,
        milliseconds: 0,
        at: entry.exchange.receivedAt,
        outcome: hasBody
          ? { status: "passed", exchanges: group.map(({ exchange }) => shownExchange(exchange)) }
          : { status: "unexercised", reason: "the recording does not have the body of the response" },
      },
    ];
  });
}

function relationResults(
  entries: readonly Entry[],
  { assume, within }: Judging,
  shownIn: Map<string, readonly Entry[]>,
): Result[] {
  const asserted = relate(entries, within).filter(({ assumed }) => assume || !assumed);
  const groups = groupBy(asserted, ({ of, name }) => `${nameOf(of)}/meaning/recorded-${name}`);
  return [...groups].flatMap(([id, group]): Result[] => {
    const found = group.find(({ broken }) => broken) ?? group[0];
    if (!found) return [];
    shownIn.set(id, found.entries);
    return [relationResult(found)];
  });
}

function relationResult({ of, name, at, rule, broken, assumed, entries }: Related): Result {
  const one = meaningOf(of.found, { ...recorded, name: `recorded-${name}`, at, rule });
  const result = { case: one, milliseconds: 0, at: of.exchange.receivedAt };
  const exchanges = entries.map((entry) => shownExchange(entry.exchange));
  if (!broken) return { ...result, outcome: { status: "passed", exchanges } };
  const shown = createShown(...entries.map(({ exchange }) => exchange));
  const [expected, got] = [shown(broken.expected), shown(broken.got)];
  return {
    ...result,
    outcome: { status: assumed ? "different" : "failed", expected, got, exchange: exchanges[1], exchanges },
  };
}

/** What was recorded, at the documents' prices. */
function tallyOf(entries: readonly Entry[]): Tally {
  const tally = createTally(entries.length);
  for (const { exchange, found, isBodyUnknown } of entries) {
    if (exchange.status !== 200 || isBodyUnknown || !found.hasMethod) continue;
    const body = parseJson(exchange.requestText ?? "");
    const rows = chargedRows(found.operation, { body }, rowCount(found.operation, fieldsOf(exchange.body)));
    if (isUnpriced(found.operation)) tally.unpricedRows += rows;
    tally.microdollars += costOf(found.operation, rows);
    tally.microdollarsAtMost += costAtMost(found.operation, rows);
  }
  return tally;
}

/** What an entry breaks, as far as it was recorded. */
function brokenBy(
  entry: Entry,
  readingsOf: Judging["readingsOf"],
): Omit<Noted, "exchange" | "caseIds" | "isSearch">[] {
  const { exchange, found, isRequestUnknown, at } = entry;
  const now = dateHeader(exchange) ?? at;
  const violations =
    isRequestUnknown || entry.isBodyUnknown || !found.hasMethod
      ? shapeViolations(exchange)
      : violationsOf(exchange, { now, readingsOf });
  return [...violations, ...takenAnyway(entry)]
    .filter((violation) => isKnown(entry, violation))
    .map((violation) => ({ ...violation, operation: found.operation }));
}

/** Without a body or headers, their absence says nothing. */
function isKnown({ exchange, ...entry }: Entry, { name }: ShapeViolation): boolean {
  if (entry.isBodyUnknown && name === `${exchange.status}-json`) return false;
  return !(entry.areHeadersUnknown && /-(content-type|allow|retry-after)$/.test(name));
}
