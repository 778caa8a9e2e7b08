import { thoroughDepth, type CheckCase } from "./case.ts";
import { hasFailed, run, type Report, type Result, type RunOptions } from "./run.ts";

/** Rows to ask for at a time, in the rounds behind the first; some operations state that they return no more than the last. */
const depths = [25, thoroughDepth, thoroughDepth];

export interface RoundOptions extends RunOptions {
  /** The cases with so many rows to ask for at a time. */
  casesAt(depth: number): readonly CheckCase[];
  /** Whether a further round may be sent. */
  goesOn(): boolean;
}

/**
 * Runs cases, and then those again that the server's data did not show, each time with longer lists and other accounts, until
 * nothing is left or nothing more can be asked for.
 *
 * @throws what `run` does.
 */
export async function runInRounds(cases: readonly CheckCase[], options: RoundOptions): Promise<Report> {
  const { casesAt, goesOn, onResult, ...first } = options;
  let report = await run(cases, { ...first, ...(onResult && { onResult }) });
  for (const depth of depths.filter((one, round) => one > options.depth || round > 1)) {
    const open = new Set(report.results.flatMap((one) => (isOpen(one) ? [one.case.id] : [])));
    if (open.size === 0 || !canGoOn(report, first) || !goesOn()) break;
    const again = casesAt(depth).filter(({ id }) => open.has(id));
    const formerAccounts = report.accounts;
    const next = await run(again, { ...first, depth, formerAccounts, found: undefined });
    report = merged(report, next);
  }
  return report;
}

/** Whether more or other rows may show what a case is about. */
function isOpen({ case: one, outcome }: Result): boolean {
  return one.area === "meaning" && outcome.status === "unexercised";
}

function canGoOn(report: Report, options: RunOptions): boolean {
  const { stopped, ended, tally, noAccount, results } = report;
  if (options.bail && results.some((one) => hasFailed(one, options))) return false;
  return !stopped && ended === undefined && !tally.outOfCredits && noAccount === undefined;
}

/** What a later round showed takes the place of what an earlier one did not. */
function merged(before: Report, after: Report): Report {
  const isShown = ({ outcome: { status } }: Result) => !["unexercised", "skipped"].includes(status);
  const shown = new Map(after.results.filter(isShown).map((one) => [one.case.id, one]));
  const accounts = new Map([...before.accounts, ...after.accounts].map((one) => [one.id, one]));
  return {
    ...after,
    results: before.results.map((one) => shown.get(one.case.id) ?? one),
    accounts: [...accounts.values()],
    accountsOf: new Map([...before.accountsOf, ...[...after.accountsOf].filter(([id]) => shown.has(id))]),
  };
}
