import type { PointId, Readings } from "@adintel/client/readings";
import { modelledPoints, namesOf } from "./answers.ts";
import type { Looked, Scoring } from "./looked.ts";
import { textOf } from "./seen-exchange.ts";
import { tellApart, type RowsKnown, type Under } from "./tell-apart.ts";

/** An exchange that tells the readings of a point apart, and those that it agrees with. */
export interface Evidence {
  looked: Looked;
  names: readonly string[];
  rows: RowsKnown;
  /** Only by its rows, which may be the same for another reason. */
  isByRows: boolean;
  /** On how many points the response depends. */
  consulted: number;
}

export interface Estimate {
  point: PointId;
  /** The reading that explains the most; `undefined` if no exchange tells readings apart, or two explain as much. */
  reading: string | undefined;
  /** How many exchanges tell its readings apart. */
  telling: number;
  /** Of these, how many each reading explains. */
  explained: Readonly<Record<string, number>>;
  /** Where the exchanges stand that the reading explains and another does not. */
  places: readonly number[];
  /** The readings to be told apart: those that explain the most; all, if the one that does is not named. */
  likely: readonly string[];
}

/** What exchanges tell of each point beside the others as given. */
export async function evidenceIn(
  all: readonly Looked[],
  scoring: Scoring,
  readings: Readings,
): Promise<ReadonlyMap<PointId, readonly Evidence[]>> {
  const knownIds = new Set(all.flatMap(({ wanted }) => wanted.ids));
  const evidence = new Map<PointId, Evidence[]>();
  for (const looked of all) {
    const { exchange, wanted, hidden } = looked;
    const { consulted } = await scoring.answer(looked, readings);
    for (const point of consulted) {
      if (!modelledPoints.includes(point)) continue;
      const under: Under[] = [];
      for (const name of namesOf(point))
        under.push({ name, facets: (await scoring.answer(looked, { ...readings, [point]: name })).facets });
      const fitted = typeof hidden === "object" && hidden.point === point ? hidden.reading : undefined;
      const isMadeUp = exchange.request.after !== undefined;
      const rows: RowsKnown = { isHidden: hidden !== false, fitted, isMadeUp, knownIds };
      const { left, isByRows } = tellApart(under, wanted, rows);
      if (left.length === under.length || !(await isToldAlone(point, looked, scoring))) continue;
      const names = left.map(({ name }) => name);
      const piece = { looked, names, rows, isByRows, consulted: consulted.size };
      evidence.set(point, [...(evidence.get(point) ?? []), piece]);
    }
  }
  return evidence;
}

/**
 * Whether a response tells readings of a point apart where all others are the usual ones. What only several unusual ones together change,
 * another server may understand otherwise.
 */
async function isToldAlone(point: PointId, looked: Looked, { answer }: Scoring): Promise<boolean> {
  const seen = new Set<string>();
  for (const name of namesOf(point)) seen.add(textOf((await answer(looked, { [point]: name })).facets));
  return seen.size > 1;
}

/** For each exchange that speaks against a reading, so many speak for it. */
const minMajority = 4;

/**
 * What evidence says of a point.
 *
 * @param firm the part of the evidence that names a reading
 */
export function estimateOf(
  point: PointId,
  evidence: readonly Evidence[],
  firm: readonly Evidence[],
): Estimate {
  const countOf = (name: string) => evidence.filter(({ names }) => names.includes(name)).length;
  const counts = namesOf(point).map((name) => [name, countOf(name)] as const);
  const [first, second] = counts.toSorted(([, a], [, b]) => b - a);
  const maxCount = first?.[1] ?? 0;
  const isClear = maxCount > (second?.[1] ?? 0) && maxCount >= minMajority * (evidence.length - maxCount);
  const isFirm = firm.length > 0 && firm.every(({ names }) => names.includes(first?.[0] ?? ""));
  const reading = isClear && isFirm ? first?.[0] : undefined;
  const places = evidence.flatMap(({ looked, names }) =>
    reading !== undefined && names.includes(reading) ? looked.index : [],
  );
  const leading = counts.flatMap(([name, count]) => (count === maxCount ? name : []));
  // What explains the most is not enough; others are to be told from it.
  const likely = reading === undefined && leading.length === 1 ? namesOf(point) : leading;
  return { point, reading, likely, telling: evidence.length, explained: Object.fromEntries(counts), places };
}
