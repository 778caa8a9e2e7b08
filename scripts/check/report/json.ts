import type { Report } from "../run.ts";
import { failuresOf } from "./failures.ts";

/** The report for programs. */
export function jsonReport(report: Report, seed: number): string {
  const { results, tally, coverage } = report;
  const cases = results.map(({ case: { id, area, rule, place }, outcome }) => ({
    ...{ id, area, rule, place, status: outcome.status },
    ...("reason" in outcome && { reason: outcome.reason }),
  }));
  const covered = {
    statuses: Object.fromEntries(coverage.statuses()),
    notExercised: Object.fromEntries(coverage.notExercised()),
  };
  return `${JSON.stringify({ seed, ...tally, failures: failuresOf(report), cases, coverage: covered }, null, 2)}\n`;
}
