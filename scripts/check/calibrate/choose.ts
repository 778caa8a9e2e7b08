import type { PointId, Readings } from "@adintel/client/readings";
import type { Candidate } from "./candidates.ts";
import type { Facets } from "./seen-exchange.ts";
import type { Answers } from "./answers.ts";

/** For each point the ids of candidates that told its readings apart on a server with other data, the best first. */
export type Telling = Readonly<Record<string, readonly string[]>>;

/** What is known when requests are chosen. */
export interface Chances {
  answers: Answers;
  /** The readings that explain the most so far. */
  readings: Readings;
}

/** A request with the points that it was chosen for. */
export interface Chosen extends Candidate {
  points: PointId[];
}

/**
 * Requests that together tell the readings of points apart, as far as the model can say: for each point the first of those known to
 * that tells the most of its readings apart, unless one that was chosen before does.
 */
export async function chooseRequests(
  candidates: ReadonlyMap<string, Candidate>,
  points: readonly OpenPoint[],
  telling: Telling,
  chances: Chances,
): Promise<Chosen[]> {
  const chosen = new Map<string, Chosen>();
  for (const { point, likely } of points) {
    const own = (telling[point] ?? []).flatMap((id) => candidates.get(id) ?? []);
    const inOrder = [...own.filter(({ id }) => chosen.has(id)), ...own.filter(({ id }) => !chosen.has(id))];
    let best: { candidate: Candidate; count: number } | undefined;
    for (const candidate of inOrder) {
      const count = await countGroups({ point, likely }, candidate, chances);
      if (count > (best?.count ?? 1)) best = { candidate, count };
      if (count === likely.length) break;
    }
    if (!best) continue;
    const { candidate } = best;
    const already = chosen.get(candidate.id) ?? { ...candidate, points: [] };
    chosen.set(candidate.id, { ...already, points: [...already.points, point] });
  }
  return [...chosen.values()];
}

/** Into how many groups the response to a request tells the readings of a point that are left; 1: it tells nothing. */
async function countGroups(
  { point, likely }: OpenPoint,
  candidate: Candidate,
  { answers, readings }: Chances,
): Promise<number> {
  const { request } = candidate;
  const { consulted } = await answers(request, readings);
  if (!consulted.has(point)) return 1;
  return countTold(likely, async (name) =>
    answers(request, { ...readings, [point]: name }).then(({ facets }) => facets),
  );
}

/** A point that no reading was found for, with those that explain as much as any. */
export interface OpenPoint {
  point: PointId;
  likely: readonly string[];
}

/** Into how many groups of different answers readings fall. */
async function countTold(
  names: readonly string[],
  facetsUnder: (name: string) => Promise<Facets>,
): Promise<number> {
  const groups = new Set<string>();
  for (const name of names) {
    const { steps, ids, forms } = await facetsUnder(name);
    groups.add(JSON.stringify([steps, ids, [...forms]]));
  }
  return groups.size;
}
