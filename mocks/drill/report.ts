import { seconds, usd, type DrillVerdict } from "./judge.ts";

/** The verdicts as a table for a terminal, with a summary below. */
export function tableOf(verdicts: readonly DrillVerdict[]): string {
  const head = ["drill", "", "charged", "sent", "reported cost", "took", ""];
  const rows = verdicts.map((verdict) => [
    verdict.id,
    verdict.passed ? "passed" : "FAILED",
    usd(verdict.chargedUsd),
    verdict.sent + (verdict.sentElsewhere === 0 ? "" : ` + ${verdict.sentElsewhere} elsewhere`),
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
  const failed = failedCount(verdicts);
  const summary =
    failed === 0 ? `All ${verdicts.length} drills passed.` : `${failed} of ${verdicts.length} drills failed.`;
  return [...lines, "", summary].join("\n");
}

export function jsonOf(verdicts: readonly DrillVerdict[]): string {
  const failed = failedCount(verdicts);
  return JSON.stringify({ passed: verdicts.length - failed, failed, drills: verdicts }, null, 2);
}

function failedCount(verdicts: readonly DrillVerdict[]): number {
  return verdicts.filter(({ passed }) => !passed).length;
}
