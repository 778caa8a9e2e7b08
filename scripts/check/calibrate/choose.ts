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
  readings: Readings;
}

/** So many requests are looked at that set the same fields to other values, where those that are known to tell do not. */
const maxAlike = 60;

/** A request with the points that it was chosen for. */
export interface Chosen extends Candidate {
  points: PointId[];
}

/** Candidates by their ids, and by the fields that they set. */
export interface CandidateIndex {
  byId: ReadonlyMap<string, readonly Candidate[]>;
  byFields: ReadonlyMap<string, readonly Candidate[]>;
}

export function indexCandidates(candidates: readonly Candidate[]): CandidateIndex {
  return {
    byId: groupBy(candidates, ({ id }) => id),
    byFields: groupBy(candidates, ({ id }) => fieldsIn(id)),
  };
}

/**
 * Requests that together tell the readings of points apart, as far as the model can say: for each point the first of those known to
 * that tells the most of its readings apart, unless one that was chosen before does.
 */
export async function chooseRequests(
  { byId, byFields }: CandidateIndex,
  points: readonly OpenPoint[],
  telling: Telling,
  chances: Chances,
): Promise<Chosen[]> {
  const chosen = new Map<Candidate, PointId[]>();
  for (const open of points) {
    const ids = telling[open.point] ?? [];
    const learned = ids.flatMap((id) => byId.get(id) ?? []);
    const inOrder = [
      ...learned.filter((one) => chosen.has(one)),
      ...learned.filter((one) => !chosen.has(one)),
    ];
    const alike = [...new Set(ids.map(fieldsIn))].flatMap((fields) => byFields.get(fields) ?? []);
    const best =
      (await bestOf(inOrder, open, chances)) ?? (await firstOf(alike.slice(0, maxAlike), open, chances));
    if (best) chosen.set(best, [...(chosen.get(best) ?? []), open.point]);
  }
  return [...chosen].map(([candidate, its]) => ({ ...candidate, points: its }));
}

/** The first of those that tell the most readings of a point apart; `undefined` if none tells any. */
async function bestOf(
  candidates: readonly Candidate[],
  open: OpenPoint,
  chances: Chances,
): Promise<Candidate | undefined> {
  let best: { candidate: Candidate; count: number } | undefined;
  for (const candidate of candidates) {
    const count = await countGroups(open, candidate, chances);
    if (count > (best?.count ?? 1)) best = { candidate, count };
    if (count === open.likely.length) break;
  }
  return best?.candidate;
}

async function firstOf(
  candidates: readonly Candidate[],
  open: OpenPoint,
  chances: Chances,
): Promise<Candidate | undefined> {
  for (const candidate of candidates) if ((await countGroups(open, candidate, chances)) > 1) return candidate;
  return undefined;
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
