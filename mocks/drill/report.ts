import { seconds, usd, type Verdict } from "./judge.ts";

/** The verdicts as a table for a terminal, with the reasons at the end of each line, and a sentence at the end. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const head = ["drill", "", "charged", "sent", "reported cost", "took", ""];
  const rows = verdicts.map((verdict) => [
    verdict.id,
    verdict.passed ? "passed" : "FAILED",
    usd(verdict.chargedUsd),
    sentOf(verdict),
    verdict.figure,
    seconds(verdict.tookMs),
    [...verdict.reasons, ...verdict.notes.map((note) => `(${note})`)].join("; "),
  ]);
  const widths = head.map((name, n) => Math.max(name.length, ...rows.map((row) => row[n]?.length ?? 0)));
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, n) => cell.padEnd(widths[n] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [...lines, "", summaryOf(verdicts)].join("\n");
}

/** The verdicts for programs. */
export function jsonOf(verdicts: readonly Verdict[]): string {
  const failed = verdicts.filter(({ passed }) => !passed).length;
  return JSON.stringify({ passed: verdicts.length - failed, failed, drills: verdicts }, null, 2);
}

/** How often a call was sent, such as `1`, or `1 + 1 elsewhere`. */
function sentOf({ sent, sentElsewhere }: Verdict): string {
  return sentElsewhere === 0 ? String(sent) : `${sent} + ${sentElsewhere} elsewhere`;
}

function summaryOf(verdicts: readonly Verdict[]): string {
  const failed = verdicts.filter(({ passed }) => !passed).length;
  return failed === 0
    ? `All ${verdicts.length} drills passed.`
    : `${failed} of ${verdicts.length} drills failed.`;
}
