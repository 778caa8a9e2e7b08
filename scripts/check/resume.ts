import { readFile } from "node:fs/promises";
import { UsageError } from "../command.ts";
import { fieldsOf } from "./fields.ts";
import type { CheckCase } from "./case.ts";
import { statuses, type CaseData, type ReportData, type Status } from "./report/data.ts";

/*
 * A run that ends at a limit goes on in the next one: what was not looked at comes first, and what was looked at keeps its
 * outcome until it is looked at again. So a minute a day covers everything in time.
 */

/** What an earlier run found out, as far as it looked. */
export type Earlier = ReadonlyMap<string, CaseData>;

/** Outcomes that an operation's responses led to. */
const looked: readonly Status[] = ["failed", "passed", "unexercised"];

/**
 * Reads the JSON report of an earlier run; one that does not exist yet is a run that looked at nothing.
 *
 * @throws {UsageError} if the file is no such report, or one of another server.
 */
export async function readEarlier(
  file: string,
  roots: Readonly<Record<string, string | undefined>>,
): Promise<Earlier> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new UsageError(`--resume ${file} cannot be read: ${error.message}`);
  });
  if (text === undefined) return new Map();
  const report = parsed(text, file);
  const { target, cases } = fieldsOf(report);
  const before = fieldsOf(fieldsOf(target)["roots"]);
  if (!Array.isArray(cases) || !cases.every(isCaseData))
    throw new UsageError(
      `--resume ${file} is no report of the check: write one with --reporter json=${file}`,
    );
  for (const [version, root] of Object.entries(roots))
    if (before[version] !== undefined && before[version] !== root)
      throw new UsageError(
        `--resume ${file} is a report of ${String(before[version])}, and not of ${String(root)}`,
      );
  return new Map(cases.filter(({ status }) => looked.includes(status)).map((one) => [one.id, one]));
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--resume ${file} is no JSON: ${String(error)}`);
  }
}

function isCaseData(value: unknown): value is CaseData {
  const { id, status, checkedAt } = fieldsOf(value);
  const known: readonly unknown[] = statuses;
  return (
    typeof id === "string" &&
    known.includes(status) &&
    (checkedAt === undefined || !isNaN(Date.parse(String(checkedAt))))
  );
}

/** What failed comes first, to see whether it still does; then what was not looked at, then what was the longest time ago. */
export function inOrderAfter(earlier: Earlier, cases: readonly CheckCase[]): CheckCase[] {
  const rank = ({ id }: CheckCase): number => {
    const before = earlier.get(id);
    if (before?.status === "failed") return -2;
    return before?.checkedAt === undefined ? -1 : Date.parse(before.checkedAt);
  };
  // Sorting keeps the order of equals.
  return [...cases].sort((a, b) => rank(a) - rank(b));
}

/** The cases of a report, with the earlier outcomes of those that this run did not come to. */
export function withEarlier(cases: readonly CaseData[], earlier: Earlier): CaseData[] {
  return cases.map((one) => (one.status === "skipped" ? (earlier.get(one.id) ?? one) : one));
}

export type { ReportData };
