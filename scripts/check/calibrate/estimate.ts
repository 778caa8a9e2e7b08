import { points, type PointId, type Readings } from "@adintel/client/readings";
import {
  agreement,
  facets,
  facetsOf,
  type Observation,
  type SeenResponse,
  type SentRequest,
} from "./observation.ts";

/** A server with the data of the service that takes the readings it is told: the mock. */
export interface Model {
  answer(request: SentRequest, readings: Readings): Promise<ModelAnswer>;
}

interface ModelAnswer {
  response: SeenResponse;
  /** The points that the response depends on. */
  consulted: ReadonlySet<PointId>;
}

/** What the observations say of a point. */
interface Estimate {
  point: PointId;
  /** The reading that explains the most; `undefined` if no observation tells readings apart, or two explain as much. */
  reading: string | undefined;
  /** How many observations tell its readings apart. */
  telling: number;
  /** Of these, how many each reading explains as well as any. */
  explained: Readonly<Record<string, number>>;
  /** Where the observations stand that the reading explains and another does not. */
  places: readonly number[];
}

export interface Calibration {
  estimates: readonly Estimate[];
  /** The readings that explain the most together. */
  readings: Readings;
  /** Where the observations stand that these readings do not explain. */
  unexplained: readonly number[];
}

/** Each round changes at least one point. */
const maxRounds = 100;

/** In each round, so many changes that promise the most are tried. */
const maxTried = 12;

/**
 * The readings under which the model responds most like the service. It starts with the given ones; while something differs, the
 * changes of single points that explain the most are made. Then each point is looked at once more beside the others as found: what only
 * one of its readings explains is evidence for it.
 */
export async function calibrate(
  observations: readonly Observation[],
  model: Model,
  start: Readings = {},
): Promise<Calibration> {
  const scores = createScores(observations, model);
  let readings = start;
  for (let round = 0; round < maxRounds; round += 1) {
    const better = await improve(observations, scores, readings);
    if (!better) break;
    readings = better;
  }
  const evidence = new Map<PointId, Evidence>();
  const unexplained: number[] = [];
  for (const index of observations.keys()) {
    const { score, consulted } = await scores(index, readings);
    if (score < wholly) unexplained.push(index);
    for (const point of consulted) await explain(point, index);
  }
  return {
    readings,
    unexplained,
    estimates: taken.map((point) => estimateOf(point, evidence.get(point))),
  };

  async function explain(point: PointId, index: number): Promise<void> {
    const names = namesOf(point);
    const scored: { name: string; score: number }[] = [];
    for (const name of names)
      scored.push({ name, score: (await scores(index, { ...readings, [point]: name })).score });
    const bestScore = Math.max(...scored.map(({ score }) => score));
    const best = scored.filter(({ score }) => score >= (bestScore === wholly ? wholly : partly));
    // A response that no reading explains may differ for another reason.
    if (bestScore < partly || best.length === names.length) return;
    const { telling, placesByReading } = evidence.get(point) ?? { telling: 0, placesByReading: {} };
    for (const { name } of best) placesByReading[name] = [...(placesByReading[name] ?? []), index];
    evidence.set(point, { telling: telling + 1, placesByReading });
  }
}

/** The score of a response that agrees in every facet, and of one that agrees in all that needs no data of the service. */
const wholly = 40;
const partly = 20;

/** How many observations tell the readings of a point apart, and where those stand that each reading explains as well as any. */
interface Evidence {
  telling: number;
  placesByReading: Record<string, number[]>;
}

interface Score {
  /** How many facets of the response agree, or more if all do. */
  score: number;
  consulted: ReadonlySet<PointId>;
}

type Scores = (index: number, readings: Readings) => Promise<Score>;

/** How well readings explain an observation; asked once for the readings that a response depends on. */
function createScores(observations: readonly Observation[], model: Model): Scores {
  const wanted = observations.map(({ response }) => facetsOf(response));
  const scoresSoFar = observations.map(() => [] as (Score & { readings: Readings })[]);
  return async (index, readings) => {
    const cached = scoresSoFar[index]?.find(({ readings: earlier, consulted }) =>
      [...consulted].every((point) => readingIn(earlier, point) === readingIn(readings, point)),
    );
    if (cached) return cached;
    const observation = observations[index];
    const want = wanted[index];
    if (!observation || !want) throw new RangeError(`there is no observation ${index}`);
    const { response, consulted } = await model.answer(observation.request, readings);
    const agreed = agreement(facetsOf(response), want);
    const isPart = agreed >= facets.indexOf("count");
    const score = {
      score: agreed === facets.length ? wholly : isPart ? partly + agreed : agreed,
      consulted,
      readings,
    };
    scoresSoFar[index]?.push(score);
    return score;
  };
}

/** The readings with the changes of single points that explain more; `undefined` if none does. */
async function improve(
  observations: readonly Observation[],
  scores: Scores,
  readings: Readings,
): Promise<Readings | undefined> {
  const changes = new Map<string, { point: PointId; name: string; gain: number }>();
  for (const index of observations.keys()) {
    const { score, consulted } = await scores(index, readings);
    if (score === wholly) continue;
    for (const point of consulted) {
      for (const name of taken.includes(point) ? namesOf(point) : []) {
        if (name === readingIn(readings, point)) continue;
        const gain = (await scores(index, { ...readings, [point]: name })).score - score;
        const key = `${point}/${name}`;
        if (gain > 0) changes.set(key, { point, name, gain: (changes.get(key)?.gain ?? 0) + gain });
      }
    }
  }
  const total = async (some: Readings) => {
    let sum = 0;
    for (const index of observations.keys()) sum += (await scores(index, some)).score;
    return sum;
  };
  let best = { readings, total: await total(readings) };
  const promising = [...changes.values()].sort((a, b) => b.gain - a.gain).slice(0, maxTried);
  for (const { point, name } of promising) {
    // What explains some may spoil others.
    const changed = { ...best.readings, [point]: name };
    const changedTotal = await total(changed);
    if (changedTotal > best.total) best = { readings: changed, total: changedTotal };
  }
  return best.readings === readings ? undefined : best.readings;
}

function estimateOf(
  point: PointId,
  { telling, placesByReading }: Evidence = { telling: 0, placesByReading: {} },
): Estimate {
  const counts = Object.entries(placesByReading).map(([name, places]) => [name, places.length] as const);
  const [first, second] = counts.toSorted(([, a], [, b]) => b - a);
  const reading = first !== undefined && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
  const places = reading === undefined ? [] : (placesByReading[reading] ?? []);
  return { point, reading, telling, explained: Object.fromEntries(counts), places };
}

/** The points that the mock can be told. */
const taken = (Object.keys(points) as PointId[]).filter((id) => points[id].takenBy !== "server");

function namesOf(point: PointId): string[] {
  return Object.keys(points[point].readings);
}

function readingIn(readings: Readings, point: PointId): string {
  return readings[point] ?? points[point].default;
}
