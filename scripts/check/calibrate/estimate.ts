import type { PointId, Readings } from "@adintel/client/readings";
import { modelledPoints, namesOf, readingIn, type Answered, type Answers } from "./answers.ts";
import { agreement, facetsOf, type Facets, type SeenExchange } from "./seen-exchange.ts";
import { explainsRows, tellApart, type Under } from "./tell-apart.ts";

/** What the exchanges say of a point. */
interface Estimate {
  point: PointId;
  /** The reading that explains the most; `undefined` if no exchange tells readings apart, or two explain as much. */
  reading: string | undefined;
  /** How many exchanges tell its readings apart. */
  telling: number;
  /** Of these, how many each reading explains. */
  explained: Readonly<Record<string, number>>;
  /** Where the exchanges stand that the reading explains and another does not. */
  places: readonly number[];
  /** The readings that explain as much as any. */
  likely: readonly string[];
}

export interface Estimates {
  estimates: readonly Estimate[];
  /** The readings that explain the most together. */
  readings: Readings;
  /** Where the exchanges stand that these readings do not explain. */
  unexplained: readonly number[];
}

/** Each round changes at least one point. */
const maxRounds = 100;

/** In each round, so many changes that promise the most are tried. */
const maxTried = 12;

/** A point that so many exchanges speak of at most is looked at together with others. */
const maxFragile = 2;

/** An exchange with what is compared of it, and where it stands. */
interface Looked {
  index: number;
  exchange: SeenExchange;
  wanted: Facets;
}

/**
 * The readings under which the model responds most like the service. It starts with the given ones; while something differs, the
 * changes of single points that explain the most are made. Then each point is looked at once more beside the others as found: what
 * tells some of its readings from others, and agrees with some, is evidence for those.
 *
 * @param isHidden whether which rows an exchange shows depends on what none shows
 */
export async function estimate(
  exchanges: readonly SeenExchange[],
  answers: Answers,
  isHidden: (exchange: SeenExchange) => boolean,
  start: Readings = {},
): Promise<Estimates> {
  const all = exchanges.map((exchange, index): Looked => ({
    index,
    exchange,
    wanted: facetsOf(exchange.response),
  }));
  const scoring: Scoring = {
    answer: async ({ exchange }, readings) => answers(exchange.request, readings),
    score: async (one, readings) => agreement((await scoring.answer(one, readings)).facets, one.wanted),
  };
  let readings = start;
  for (let round = 0; round < maxRounds; round += 1) {
    const better = await improve(all, scoring, readings);
    if (!better) break;
    readings = better;
  }
  const knownIds = new Set(all.flatMap(({ wanted }) => wanted.ids));
  const evidence = new Map<PointId, Evidence[]>();
  const unexplained: number[] = [];
  for (const looked of all) {
    const { index, exchange, wanted } = looked;
    const hidden = isHidden(exchange);
    const { facets, consulted } = await scoring.answer(looked, readings);
    if (!explainsRows(facets, wanted) && !hidden) unexplained.push(index);
    for (const point of consulted) {
      if (!modelledPoints.includes(point)) continue;
      const under: Under[] = [];
      for (const name of namesOf(point))
        under.push({ name, facets: (await scoring.answer(looked, { ...readings, [point]: name })).facets });
      const { left, isByRows } = tellApart(under, wanted, { isHidden: hidden, knownIds });
      if (left.length === under.length) continue;
      const names = left.map(({ name }) => name);
      evidence.set(point, [...(evidence.get(point) ?? []), { looked, names, isByRows }]);
    }
  }
  const fragile = new Set(modelledPoints.filter((point) => (evidence.get(point)?.length ?? 0) <= maxFragile));
  const estimates: Estimate[] = [];
  for (const point of modelledPoints) {
    const firm: Evidence[] = [];
    for (const one of evidence.get(point) ?? [])
      if (!fragile.has(point) || !(await isConfounded(point, one, { scoring, readings, fragile })))
        firm.push(one);
    estimates.push(estimateOf(point, firm));
  }
  return { readings, unexplained, estimates };
}

/** Whether another reading of a point would explain an exchange as well, together with another one of a point that little is known of. */
async function isConfounded(
  point: PointId,
  { looked, names, isByRows }: Evidence,
  { scoring, readings, fragile }: { scoring: Scoring; readings: Readings; fragile: ReadonlySet<PointId> },
): Promise<boolean> {
  const best = await scoring.score(looked, readings);
  for (const name of namesOf(point).filter((one) => !names.includes(one))) {
    const other = { ...readings, [point]: name };
    const { consulted } = await scoring.answer(looked, other);
    for (const beside of consulted) {
      // The rows of one response may be the same for many reasons.
      const isOpen = fragile.has(beside) || (isByRows && modelledPoints.includes(beside));
      if (beside === point || !isOpen) continue;
      for (const another of namesOf(beside).filter((one) => one !== readingIn(readings, beside)))
        if ((await scoring.score(looked, { ...other, [beside]: another })) >= best) return true;
    }
  }
  return false;
}

/** An exchange that tells the readings of a point apart, and those that it agrees with. */
interface Evidence {
  looked: Looked;
  names: readonly string[];
  /** Only by its rows, which may be the same for another reason. */
  isByRows: boolean;
}

interface Scoring {
  answer(looked: Looked, readings: Readings): Promise<Answered>;
  score(looked: Looked, readings: Readings): Promise<number>;
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
    if (before === agreement(facets, facets)) continue;
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

/** For each exchange that speaks against a reading, so many speak for it. */
const minMajority = 4;

function estimateOf(point: PointId, evidence: readonly Evidence[]): Estimate {
  const countOf = (name: string) => evidence.filter(({ names }) => names.includes(name)).length;
  const counts = namesOf(point).map((name) => [name, countOf(name)] as const);
  const [first, second] = counts.toSorted(([, a], [, b]) => b - a);
  const maxCount = first?.[1] ?? 0;
  const isClear = maxCount > (second?.[1] ?? 0) && maxCount >= minMajority * (evidence.length - maxCount);
  const reading = isClear ? first?.[0] : undefined;
  const places = evidence.flatMap(({ looked, names }) =>
    reading !== undefined && names.includes(reading) ? looked.index : [],
  );
  const likely = counts.flatMap(([name, count]) => (count === maxCount ? name : []));
  return { point, reading, likely, telling: evidence.length, explained: Object.fromEntries(counts), places };
}
