import { atMost, median, type Row } from "./table.ts";

/** CPU time of a request in each round, in microseconds, beside a peer's in the same rounds. */
export function besidePeer(
  what: string,
  figures: number[],
  peer: { name: string; figures: number[]; limit: number; words: string },
): Row {
  // The middle of the ratios of each round, since both sides of a round meet the same noise.
  const ratio = median(figures.map((figure, round) => figure / (peer.figures[round] ?? NaN)));
  return {
    what,
    figure: micros(median(figures)),
    peer: `${peer.name} ${micros(median(peer.figures))}`,
    ratio,
    budget: atMost(ratio, peer.limit, peer.words),
  };
}

export function micros(figure: number): string {
  return `${figure.toFixed(0)} µs`;
}
