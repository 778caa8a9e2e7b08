import { groupBy } from "../../lib/collections.ts";
import type { PointId, Readings } from "@adintel/client/readings";
import type { Candidate } from "./candidates.ts";
import { textOf, type Facets } from "./seen-exchange.ts";
import type { Answers } from "./answers.ts";

/** For each point the ids of candidates that told its readings apart on a server with other data, the best first. */
export type Telling = Readonly<Record<string, readonly string[]>>;

/** What is known when requests are chosen. */
export interface Chances {
  answers: Answers;
  /** The readings that explain the most so far. */
  readings: Readings;
}

/** So many requests are looked at that set the same fields to other values, where those that are known to tell do not. */
const maxAlike = 60;

/** A request with the points that it was chosen for. */
export interface Chosen extends Candidate {
  points: PointId[];
}

/**
 * Requests that together tell the readings of points apart, as far as the model can say: for each point the first of those known to
 * that tells the most of its readings apart, unless one that was chosen before does.
 */
export async function chooseRequests(
  candidates: readonly Candidate[],
  points: readonly OpenPoint[],
  telling: Telling,
  chances: Chances,
): Promise<Chosen[]> {
  const byId = groupBy(candidates, ({ id }) => id);
  const byFields = groupBy(candidates, ({ id }) => fieldsIn(id));
  const chosen = new Map<Candidate, PointId[]>();
  for (const { point, likely } of points) {
    const ids = telling[point] ?? [];
    const known = ids.flatMap((id) => byId.get(id) ?? []);
    const alike = [...new Set(ids.map(fieldsIn))].flatMap((fields) => byFields.get(fields) ?? []);
    let best: { candidate: Candidate; count: number } | undefined;
    const inOrder = [...known.filter((one) => chosen.has(one)), ...known.filter((one) => !chosen.has(one))];
    for (const candidate of new Set([...inOrder, ...alike.slice(0, maxAlike)])) {
      const isKnown = inOrder.includes(candidate);
      if (best && !isKnown) break;
      const count = await countGroups({ point, likely }, candidate, chances);
      if (count > (best?.count ?? 1)) best = { candidate, count };
      if (count === likely.length) break;
    }
    if (best) chosen.set(best.candidate, [...(chosen.get(best.candidate) ?? []), point]);
  }
  return [...chosen].map(([candidate, its]) => ({ ...candidate, points: its }));
}

/** The id of a candidate without the values of its fields, and whichever base it has. */
function fieldsIn(id: string): string {
  return id.replace(/\/\d+\//, "/").replaceAll(/=[^&]*/g, "");
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
    groups.add(textOf(await facetsUnder(name)));
  }
  return groups.size;
}
