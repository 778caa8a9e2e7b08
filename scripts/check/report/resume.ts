import { readFile } from "node:fs/promises";
import { UsageError } from "../../lib/errors.ts";
import type { CheckCase } from "../engine/case.ts";
import type { Account } from "../session/check-options.ts";
import type { Target } from "../http/target.ts";
import type { OperationCoverage } from "../session/coverage.ts";
import { fieldsOf, parseJson } from "../contract/fields.ts";
import { isLookedAt, statuses, type CaseData, type ReportData } from "./data.ts";

/*
 * A run that ends at a limit goes on in the next one: what failed is looked at first, to see whether it still does, then what
 * was not looked at, then what was the longest time ago. What a run does not come to keeps its outcome. So a minute a day
 * covers everything in time.
 */

/** What an earlier run found out, as far as it looked. */
export interface Earlier {
  /** By their ids. */
  cases: ReadonlyMap<string, CaseData>;
  coverage: readonly OperationCoverage[];
  responses: ReportData["responses"];
  accounts: readonly Account[];
}

/**
 * Reads the JSON report of an earlier run; `undefined` where there is none yet.
 *
 * @throws {UsageError} if the file is no such report, or one of another server.
 */
export async function readEarlier(file: string, roots: Target["roots"]): Promise<Earlier | undefined> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new UsageError(`--resume ${file} cannot be read: ${error.message}`);
  });
  return text === undefined ? undefined : earlierOf(parseJson(text), roots, `--resume ${file}`);
}

/**
 * What a report says of an earlier run. `name` is that of the report, for messages.
 *
 * @throws {UsageError} if it is no report, or one of another server.
 */
export function earlierOf(report: unknown, roots: Target["roots"], name: string): Earlier {
  const { target, cases, coverage, responses, accounts = [] } = fieldsOf(report);
  if (
    !Array.isArray(cases) ||
    !cases.every(isCaseData) ||
    !Array.isArray(coverage) ||
    !Array.isArray(accounts)
  )
    throw new UsageError(`${name} is not a report of the check; --reporter json=FILE writes one`);
  const before = fieldsOf(fieldsOf(target)["roots"]);
  for (const [version, root] of Object.entries(roots))
    if (before[version] !== root)
      throw new UsageError(
        `${name} is a report of ${String(before[version] ?? `a server without ${version}`)}, not of ${String(root)}`,
      );
  return {
    cases: new Map(cases.filter(({ status }) => isLookedAt(status)).map((one) => [one.id, one])),
    // Written by this tool, as its cases are.
    coverage: coverage as OperationCoverage[],
    responses: fieldsOf(responses) as ReportData["responses"],
    accounts: accounts.filter(isAccount),
  };
}

function isAccount(value: unknown): value is Account {
  const { id, type } = fieldsOf(value);
  return typeof id === "string" && id !== "" && (type === undefined || typeof type === "string");
}

function isCaseData(value: unknown): value is CaseData {
  const { id, status, checkedAt } = fieldsOf(value);
  const known: readonly unknown[] = statuses;
  const isDated = checkedAt === undefined || !Number.isNaN(Date.parse(String(checkedAt)));
  return typeof id === "string" && known.includes(status) && isDated;
}

/** Cases that are in the order of a run, in that of a run after another. */
export function inOrderAfter({ cases: before }: Earlier, cases: readonly CheckCase[]): CheckCase[] {
  const failing = new Set(
    [...before.values()].flatMap(({ id, status, seenIn }) => (status === "failed" ? [id, seenIn] : [])),
  );
  const rank = ({ id }: CheckCase): number => {
    if (failing.has(id)) return -2;
    const { checkedAt } = before.get(id) ?? {};
    return checkedAt === undefined ? -1 : Date.parse(checkedAt);
  };
  // Sorting keeps the order of equals.
  return [...cases].sort((a, b) => rank(a) - rank(b));
}

/**
 * The cases of a report, with the earlier outcomes of those that this run did not come to. A violation that a response showed
 * beside its case is kept unless that case was looked at again.
 */
export function withEarlier(cases: readonly CaseData[], { cases: before }: Earlier): CaseData[] {
  const lookedAt = new Set(cases.filter(({ status }) => isLookedAt(status)).map(({ id }) => id));
  const kept = cases.map((one) => (one.status === "skipped" ? (before.get(one.id) ?? one) : one));
  const known = new Set(cases.map(({ id }) => id));
  const beside = [...before.values()].filter(
    ({ kind, id, seenIn = "" }) => kind === "answer" && !known.has(id) && !lookedAt.has(seenIn),
  );
  return [...kept, ...beside];
}

/** What two runs saw of the same operations. */
export function withEarlierCoverage(
  coverage: readonly OperationCoverage[],
  { coverage: before }: Earlier,
): OperationCoverage[] {
  return coverage.map((one) => {
    const other = before.find(({ operation }) => operation === one.operation);
    return other ? sumOf(one, other) : one;
  });
}

function sumOf(one: OperationCoverage, other: OperationCoverage): OperationCoverage {
  const answersOf = ({ statuses: all }: OperationCoverage, status: string) =>
    all.find((found) => found.status === status)?.answers ?? 0;
  const added = other.statuses.filter(({ status }) => !one.statuses.some((found) => found.status === status));
  const keyOf = ({ field, shows, value }: OperationCoverage["parts"][number]) => `${field} ${shows} ${value}`;
  const seen = new Set(other.parts.filter((part) => part.seen).map(keyOf));
  return {
    ...one,
    statuses: [
      ...one.statuses.map((found) => ({
        ...found,
        answers: found.answers + answersOf(other, found.status),
      })),
      ...added,
    ],
    parts: one.parts.map((part) => ({ ...part, seen: part.seen || seen.has(keyOf(part)) })),
    valid: {
      requests: one.valid.requests + other.valid.requests,
      succeeded: one.valid.succeeded + other.valid.succeeded,
      serverErrors: one.valid.serverErrors + other.valid.serverErrors,
    },
  };
}
