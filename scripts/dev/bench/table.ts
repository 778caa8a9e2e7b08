/** One measured figure beside that of a peer. */
export interface Row {
  what: string;
  figure: string;
  /** The peer, and what was measured there. */
  peer?: string;
  /** The figure divided by the peer's. */
  ratio?: number;
  budget?: { words: string; met: boolean };
}

const columns = ["", "figure", "peer", "ratio", "budget", ""];

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

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** A row whose figure must be at most `limit`. */
export function limited(what: string, value: number, limit: number, show: (value: number) => string): Row {
  const budget = atMost(value, limit, `at most ${show(limit)}`);
  return { what, figure: show(value), ratio: value / limit, budget };
}

/** A budget for a figure or a ratio that must be at most `limit`. */
export function atMost(value: number, limit: number, words: string): { words: string; met: boolean } {
  return { words, met: value <= limit };
}
