import { groupBy } from "./group.ts";
import type { Report } from "../run.ts";
import { failuresOf, type Failure } from "./failures.ts";

/** The report for a person: what is broken first, what was left untested, and what it cost. */
export function terminalReport(report: Report, seed: number): string {
  const failures = failuresOf(report);
  return [
    ...byOperation(failures).flatMap(([operation, own]) => [
      `\n${operation}`,
      ...own.flatMap((failure) => lines(failure, seed)),
    ]),
    ...notExercised(report),
    ...left(report, "skipped", "not tested"),
    ...left(report, "unexercised", "not exercised"),
    "",
    summary(report, failures.length),
  ].join("\n");
}

function byOperation(failures: Failure[]): [string, Failure[]][] {
  return [...groupBy(failures, ({ operation }) => operation)];
}

function lines({ id, rule, place, expected, got, curl, times }: Failure, seed: number): string[] {
  return [
    `  FAILED ${rule}${times > 1 ? ` (${times} times)` : ""}`,
    `    expected ${expected}`,
    `    got      ${got}`,
    `    rule     ${place}`,
    ...(curl === undefined ? [] : [`    ${curl}`]),
    `    again    npm run check -- --only ${id} --seed ${seed}`,
  ];
}

/** What no answer showed has not been checked. */
function notExercised({ coverage }: Report): string[] {
  return [...coverage.notExercised()].map(([operation, parts]) => {
    const shown = parts.slice(0, 4).join("; ");
    return `\nnever seen in ${operation}: ${shown}${parts.length > 4 ? `; and ${parts.length - 4} more (--reporter json tells)` : ""}`;
  });
}

/** Cases that neither passed nor failed, by their reasons. */
function left({ results }: Report, status: "skipped" | "unexercised", words: string): string[] {
  const reasons = new Map<string, string[]>();
  for (const { case: one, outcome } of results) {
    if (outcome.status !== status || !("reason" in outcome)) continue;
    reasons.set(outcome.reason, [...(reasons.get(outcome.reason) ?? []), one.id]);
  }
  return [...reasons].map(([reason, ids]) => {
    const shown = ids.slice(0, 3).join(", ");
    return `\n${words} (${reason}): ${ids.length} (${shown}${ids.length > 3 ? ", …" : ""})`;
  });
}

function summary({ results, tally }: Report, failures: number): string {
  const count = (status: string) => results.filter(({ outcome }) => outcome.status === status).length;
  const usd = (tally.microdollars / 1_000_000).toFixed(4);
  const unpriced = tally.unpricedRows > 0 ? ` and ${tally.unpricedRows} rows of unstated price` : "";
  const waited = tally.pauses > 0 ? `, ${tally.pauses} pauses for rate limits` : "";
  return `${count("passed")} passed, ${failures} failed, ${count("unexercised")} not exercised, ${count("skipped")} not tested; ${tally.requests} requests, ${usd} USD${unpriced}${waited}`;
}
