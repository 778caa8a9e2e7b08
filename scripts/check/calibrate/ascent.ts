import type { PointId, Readings } from "@adintel/client/readings";
import { modelledPoints, namesOf, readingIn } from "./answers.ts";
import { explains, type Looked, type Scoring } from "./looked.ts";

/** Each round changes at least one point. */
const maxRounds = 100;

/** In each round, so many changes that promise the most are tried. */
const maxTried = 12;

/** Readings that explain more than the given ones, found by changes of single points until none explains more. */
export async function ascend(all: readonly Looked[], scoring: Scoring, start: Readings): Promise<Readings> {
  let readings = start;
  for (let round = 0; round < maxRounds; round += 1) {
    const better = await improve(all, scoring, readings);
    if (!better) break;
    readings = better;
  }
  return readings;
}

/** The readings with the changes of single points that explain more; `undefined` if none does. */
async function improve(
  all: readonly Looked[],
  { answer, score }: Scoring,
  readings: Readings,
): Promise<Readings | undefined> {
  const changes = new Map<string, { point: PointId; name: string; gain: number }>();
  for (const looked of all) {
    const before = await score(looked, readings);
    const { facets, consulted } = await answer(looked, readings);
    if (explains(facets, looked)) continue;
    for (const point of consulted) {
      for (const name of modelledPoints.includes(point) ? namesOf(point) : []) {
        if (name === readingIn(readings, point)) continue;
        const gain = (await score(looked, { ...readings, [point]: name })) - before;
        const key = `${point}/${name}`;
        if (gain > 0) changes.set(key, { point, name, gain: (changes.get(key)?.gain ?? 0) + gain });
      }
    }
  }
  const total = async (some: Readings) => {
    let sum = 0;
    for (const looked of all) sum += await score(looked, some);
    return sum;
  };
  let best = { readings, total: await total(readings) };
  const promising = [...changes.values()].sort((a, b) => b.gain - a.gain).slice(0, maxTried);
  for (const { point, name } of promising) {
    // What explains some may spoil others.
    const changed = { ...best.readings, [point]: name };
    const changedTotal = await total(changed);
    if (changedTotal > best.total + 1e-9) best = { readings: changed, total: changedTotal };
  }
  return best.readings === readings ? undefined : best.readings;
}
