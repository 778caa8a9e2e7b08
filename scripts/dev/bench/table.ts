/** One measured figure beside that of a peer. */
export interface Row {
  what: string;
  figure: string;
  /** Who is compared with, and what was measured there. */
  peer?: string;
  /** The figure divided by the peer's. */
  ratio?: number;
  /** In words, and whether it is met. */
  budget?: { words: string; met: boolean };
}

const columns = ["", "figure", "peer", "ratio", "budget", ""];

/** Prints rows as a table of text, as wide as its cells. */
export function printTable(rows: Row[]): void {
  const cells = rows.map(({ what, figure, peer, ratio, budget }) => [
    what,
    figure,
    peer ?? "",
    ratio === undefined ? "" : `${ratio.toFixed(2)}x`,
    budget?.words ?? "",
    budget === undefined ? "" : budget.met ? "met" : "NOT MET",
  ]);
  const widths = columns.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [columns, ...cells]) {
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
  }
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** A budget for a figure or a ratio that should be at most `limit`. */
export function atMost(value: number, limit: number, words: string): { words: string; met: boolean } {
  return { words, met: value <= limit };
}
