import { points, type PointId, type Readings } from "@adintel/client/readings";
import {
  agreement,
  facetsOf,
  hasSameIds,
  isSameOrder,
  noOrder,
  orderPlace,
  type Facets,
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
export interface Estimate {
  point: PointId;
  /** The reading that explains the most; `undefined` if no observation tells readings apart, or two explain as much. */
  reading: string | undefined;
  /** How many observations tell its readings apart. */
  telling: number;
  /** Of these, how many each reading explains. */
  explained: Readonly<Record<string, number>>;
  /** Where the observations stand that the reading explains and another does not. */
  places: readonly number[];
  /** The readings that explain as much as any. */
  likely: readonly string[];
}

export interface Estimates {
  estimates: readonly Estimate[];
  /** The readings that explain the most together. */
  readings: Readings;
  /** Where the observations stand that these readings do not explain. */
  unexplained: readonly number[];
}

/** The points that the mock can be told. */
export const modelledPoints = (Object.keys(points) as PointId[]).filter(
  (id) => points[id].takenBy !== "server" && namesOf(id).length > 1,
);

/** Each round changes at least one point. */
const maxRounds = 100;

/** In each round, so many changes that promise the most are tried. */
const maxTried = 12;

/**
 * The readings under which the model responds most like the service. It starts with the given ones; while something differs, the
 * changes of single points that explain the most are made. Then each point is looked at once more beside the others as found: what
 * tells some of its readings from others, and agrees with some, is evidence for those.
 *
 * @param isHidden whether which rows an observation shows depends on what none shows
 */
export async function estimate(
  observations: readonly Observation[],
  answers: Answers,
  isHidden: (observation: Observation) => boolean,
  start: Readings = {},
): Promise<Estimates> {
  const wanted = observations.map(({ response }) => facetsOf(response));
  const facets = async (index: number, readings: Readings): Promise<Answered> =>
    answers(observations[index]!.request, readings);
  const score = async (index: number, readings: Readings): Promise<number> =>
    agreement((await facets(index, readings)).facets, wanted[index]!);
  let readings = start;
  for (let round = 0; round < maxRounds; round += 1) {
    const better = await improve(observations.length, { facets, score }, readings);
    if (!better) break;
    readings = better;
  }
  const knownIds = new Set(wanted.flatMap(({ ids }) => ids));
  const evidence = new Map<PointId, Evidence[]>();
  const unexplained: number[] = [];
  for (const [index, want] of wanted.entries()) {
    const hidden = isHidden(observations[index]!);
    const { facets: answer, consulted } = await facets(index, readings);
    if (!explainsRows(answer, want) && !hidden) unexplained.push(index);
    for (const point of consulted) {
      if (!modelledPoints.includes(point)) continue;
      const under: Under[] = [];
      for (const name of namesOf(point))
        under.push({ name, facets: (await facets(index, { ...readings, [point]: name })).facets });
      const { left, isByRows } = tellApart(under, want, { isHidden: hidden, knownIds });
      if (left.length === under.length) continue;
      const names = left.map(({ name }) => name);
      evidence.set(point, [...(evidence.get(point) ?? []), { index, names, isByRows }]);
    }
  }
  const fragile = new Set(modelledPoints.filter((point) => (evidence.get(point)?.length ?? 0) <= maxFragile));
  const estimates: Estimate[] = [];
  for (const point of modelledPoints) {
    const own = evidence.get(point) ?? [];
    const firm: Evidence[] = [];
    for (const one of own) if (!fragile.has(point) || !(await isConfounded(point, one))) firm.push(one);
    estimates.push(estimateOf(point, firm));
  }
  return { readings, unexplained, estimates };

  /** Whether another reading of the point would explain an observation as well, together with another one of a point that little is known of. */
  async function isConfounded(point: PointId, { index, names, isByRows }: Evidence): Promise<boolean> {
    const best = await score(index, readings);
    for (const name of namesOf(point).filter((one) => !names.includes(one))) {
      const other = { ...readings, [point]: name };
      const { consulted } = await facets(index, other);
      for (const beside of consulted) {
        // The rows of one response may be the same for many reasons.
        if (beside === point || !modelledPoints.includes(beside) || !(isByRows || fragile.has(beside)))
          continue;
        for (const another of namesOf(beside))
          if (another !== readingIn(readings, beside))
            if ((await score(index, { ...other, [beside]: another })) >= best) return true;
      }
    }
    return false;
  }
}

/** A point that so many observations speak of at most is looked at together with others. */
const maxFragile = 2;

/** What the model answers to a request, as it is compared. */
interface Answered {
  facets: Facets;
  consulted: ReadonlySet<PointId>;
}

export type Answers = (request: SentRequest, readings: Readings) => Promise<Answered>;

/** The model's answers, each asked once for the readings that it depends on. */
export function createAnswers(model: Model): Answers {
  const entries = new WeakMap<SentRequest, AnswersTo>();
  const entriesByText = new Map<string, AnswersTo>();
  const entryOf = (request: SentRequest): AnswersTo => {
    const text = JSON.stringify(request);
    const entry = entriesByText.get(text) ?? [];
    entriesByText.set(text, entry);
    entries.set(request, entry);
    return entry;
  };
  return async (request, readings) => {
    const entry = entries.get(request) ?? entryOf(request);
    for (const { consulted, byReadings } of entry) {
      const known = byReadings.get(keyOf(consulted, readings));
      if (known) return known;
    }
    const { response, consulted } = await model.answer(request, readings);
    const answered = { facets: facetsOf(response), consulted };
    const points = [...consulted].sort();
    let answers = entry.find((one) => one.consulted.join() === points.join());
    if (!answers) entry.push((answers = { consulted: points, byReadings: new Map() }));
    answers.byReadings.set(keyOf(points, readings), answered);
    return answered;
  };
}

/** What is known of the answers to a request: for each set of points that one depended on, by the readings of these. */
type AnswersTo = { consulted: readonly PointId[]; byReadings: Map<string, Answered> }[];

function keyOf(consulted: readonly PointId[], readings: Readings): string {
  return consulted.map((point) => readingIn(readings, point)).join();
}

/** An observation that tells the readings of a point apart, and those that it agrees with. */
interface Evidence {
  index: number;
  names: readonly string[];
  /** Only by its rows, which may be the same for another reason. */
  isByRows: boolean;
}

/** What the model answers under a reading. */
interface Under {
  name: string;
  facets: Facets;
}

function explainsRows(answer: Facets, wanted: Facets): boolean {
  return answer.steps.every((step, place) => step === wanted.steps[place]) && isSameOrder(answer, wanted);
}

/**
 * The answers that agree with a response where they differ; all of them if it does not tell them apart. A response that no reading
 * explains may differ for another reason, and says nothing.
 */
function tellApart(
  answers: readonly Under[],
  wanted: Facets,
  { isHidden, knownIds }: { isHidden: boolean; knownIds: ReadonlySet<string> },
): { left: readonly Under[]; isByRows: boolean } {
  let left = answers;
  const narrow = (agrees: (facets: Facets) => boolean): boolean => {
    const agreeing = left.filter(({ facets }) => agrees(facets));
    if (agreeing.length > 0) left = agreeing;
    return agreeing.length > 0;
  };
  for (const [place, step] of wanted.steps.entries())
    if (!narrow(({ steps }) => steps[place] === step)) return { left, isByRows: false };
  const isTold = left.length < answers.length;
  const isAlike = () => left.every(({ facets }) => isSameOrder(facets, left[0]!.facets));
  if (!isAlike()) {
    // Rows that the service is known to have would have been found.
    const isKnown = left.every(({ facets }) => facets.ids.every((id) => knownIds.has(id)));
    if (isHidden) narrowByOrder();
    else if (wanted.ids.length > 0 || isKnown)
      if (narrow((facets) => hasSameIds(facets, wanted))) narrow((facets) => isSameOrder(facets, wanted));
    if (!isAlike()) return { left, isByRows: !isTold };
  }
  const isByRows = !isTold && left.length < answers.length;
  for (const place of placesOf(left)) narrow(({ forms }) => forms.get(place) === wanted.forms.get(place));
  return { left, isByRows };

  /** Which rows there are is not known; whether they are in some order is. */
  function narrowByOrder(): void {
    for (const place of placesOf(left).filter((one) => one.startsWith(orderPlace)))
      if (left.every(({ facets }) => facets.forms.has(place)) && wanted.forms.get(place) !== noOrder)
        narrow(({ forms }) => forms.get(place) === wanted.forms.get(place));
  }
}

function placesOf(answers: readonly Under[]): string[] {
  return [...new Set(answers.flatMap(({ facets }) => [...facets.forms.keys()]))];
}

/** Into how many groups of different answers readings fall. */
export async function countTold(
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

interface Scoring {
  facets(index: number, readings: Readings): Promise<Answered>;
  score(index: number, readings: Readings): Promise<number>;
}

/** The readings with the changes of single points that explain more; `undefined` if none does. */
async function improve(
  count: number,
  { facets, score }: Scoring,
  readings: Readings,
): Promise<Readings | undefined> {
  const changes = new Map<string, { point: PointId; name: string; gain: number }>();
  const indexes = Array.from({ length: count }, (_, index) => index);
  for (const index of indexes) {
    const before = await score(index, readings);
    const { facets: own, consulted } = await facets(index, readings);
    if (before === agreement(own, own)) continue;
    for (const point of consulted) {
      for (const name of modelledPoints.includes(point) ? namesOf(point) : []) {
        if (name === readingIn(readings, point)) continue;
        const gain = (await score(index, { ...readings, [point]: name })) - before;
        const key = `${point}/${name}`;
        if (gain > 0) changes.set(key, { point, name, gain: (changes.get(key)?.gain ?? 0) + gain });
      }
    }
  }
  const total = async (some: Readings) => {
    let sum = 0;
    for (const index of indexes) sum += await score(index, some);
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

/** For each observation that speaks against a reading, so many speak for it. */
const minMajority = 4;

function estimateOf(point: PointId, evidence: readonly Evidence[]): Estimate {
  const countOf = (name: string) => evidence.filter(({ names }) => names.includes(name)).length;
  const counts = namesOf(point).map((name) => [name, countOf(name)] as const);
  const [first, second] = counts.toSorted(([, a], [, b]) => b - a);
  const most = first?.[1] ?? 0;
  const isClear = most > (second?.[1] ?? 0) && most >= minMajority * (evidence.length - most);
  const reading = isClear ? first?.[0] : undefined;
  const places = evidence.flatMap(({ index, names }) =>
    reading !== undefined && names.includes(reading) ? index : [],
  );
  const likely = counts.flatMap(([name, count]) => (count === most ? name : []));
  return { point, reading, likely, telling: evidence.length, explained: Object.fromEntries(counts), places };
}

export function namesOf(point: PointId): string[] {
  return Object.keys(points[point].readings);
}

function readingIn(readings: Readings, point: PointId): string {
  return readings[point] ?? points[point].default;
}
