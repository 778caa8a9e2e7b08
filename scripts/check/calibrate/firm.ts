import type { PointId, Readings } from "@adintel/client/readings";
import { modelledPoints, namesOf, readingIn } from "./answers.ts";
import { estimateOf, type Evidence } from "./evidence.ts";
import type { Scoring } from "./looked.ts";
import { isSameOrder, type Facets } from "./seen-exchange.ts";
import { tellApart } from "./tell-apart.ts";

/** A point that so many exchanges speak of at most may have any reading. */
const maxFragile = 2;

/** So much evidence for a point is looked at, that of which the fewest points decide first. */
const maxPieces = 6;

/** Fewer rows may agree for another reason. */
const minRows = 5;

/** What is known when it is asked whether something could be explained otherwise. */
interface Explaining {
  scoring: Scoring;
  readings: Readings;
}

/**
 * Of the evidence for points that which no other reading of an open point explains as well. A point with such evidence is open no longer, so
 * that it can be asked again of the others.
 */
export async function firmIn(
  evidence: ReadonlyMap<PointId, readonly Evidence[]>,
  explaining: Explaining,
): Promise<ReadonlyMap<PointId, readonly Evidence[]>> {
  const firm = new Map<PointId, Evidence[]>();
  const settled = new Set(
    [...evidence].flatMap(([point, pieces]) =>
      isSettled(point, pieces, explaining.readings) ? [point] : [],
    ),
  );
  for (let before = -1; before < firm.size;) {
    before = firm.size;
    for (const [point, all] of evidence) {
      if (firm.has(point)) continue;
      const pieces = all.toSorted((a, b) => a.consulted - b.consulted).slice(0, maxPieces);
      const sound: Evidence[] = [];
      for (const piece of pieces) {
        // Rows may be the same for more reasons than a form or a refusal.
        const isOpen = (one: PointId) => !firm.has(one) && (piece.isByRows || !settled.has(one));
        if (!(await isConfounded(point, piece, explaining, isOpen))) sound.push(piece);
      }
      // Where most may mean something else, the rest may for two reasons together.
      const isMost = sound.length > pieces.length / 2;
      if (isMost && isEnough(point, sound) && estimateOf(point, all, sound).reading !== undefined)
        firm.set(point, sound);
    }
  }
  return firm;
}

/** Whether so much evidence agrees on the reading of a point that is taken that others need not be thought of. */
function isSettled(point: PointId, evidence: readonly Evidence[], readings: Readings): boolean {
  const { reading } = estimateOf(point, evidence, evidence);
  return evidence.length > maxFragile && reading === readingIn(readings, point);
}

/** Whether evidence leaves one reading, and speaks against each other one by enough rows or more than once. */
function isEnough(point: PointId, pieces: readonly Evidence[]): boolean {
  const isStrong = ({ isByRows, looked }: Evidence) => !isByRows || looked.wanted.ids.length >= minRows;
  const refuted = namesOf(point).filter((name) => {
    const against = pieces.filter(({ names }) => !names.includes(name));
    return against.length > 1 || against.some(isStrong);
  });
  return refuted.length === namesOf(point).length - 1;
}

/** Whether another reading of a point would explain an exchange as well, together with another one of an open point. */
async function isConfounded(
  point: PointId,
  { looked, names, rows }: Evidence,
  { scoring, readings }: Explaining,
  isOpen: (neighbour: PointId) => boolean,
): Promise<boolean> {
  const facetsUnder = async (some: Readings) => (await scoring.answer(looked, some)).facets;
  const [agreed = ""] = names;
  const best = { name: "best", facets: await facetsUnder({ ...readings, [point]: agreed }) };
  const isAsGood = (facets: Facets): boolean =>
    rows.fitted === undefined
      ? tellApart([best, { name: "other", facets }], looked.wanted, rows).left.some(
          ({ name }) => name === "other",
        )
      : isSameOrder(facets, looked.wanted);
  for (const name of namesOf(point).filter((one) => !names.includes(one))) {
    const changed = { ...readings, [point]: name };
    const { consulted } = await scoring.answer(looked, changed);
    for (const neighbour of consulted) {
      if (neighbour === point || !isOpen(neighbour) || !modelledPoints.includes(neighbour)) continue;
      for (const another of namesOf(neighbour).filter((one) => one !== readingIn(readings, neighbour)))
        if (isAsGood(await facetsUnder({ ...changed, [neighbour]: another }))) return true;
    }
  }
  return false;
}
