import type { PointId, Readings } from "@adintel/client/readings";
import { modelledPoints, namesOf, readingIn, type Answered, type Answers } from "./answers.ts";
import { agreement, facetsOf, isSameOrder, textOf, type Facets, type SeenExchange } from "./seen-exchange.ts";
import type { Hidden } from "./service-data.ts";
import { tellApart, type RowsKnown, type Under } from "./tell-apart.ts";

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

/** What is named may change what the others say. */
const maxPasses = 3;

/** In each round, so many changes that promise the most are tried. */
const maxTried = 12;

/** A point that so many exchanges speak of at most may have any reading. */
const maxFragile = 2;

/** So much evidence for a point is looked at, that of which the fewest points decide first. */
const maxPieces = 6;

/** Fewer rows may agree for another reason. */
const minRows = 5;

/** An exchange with what is compared of it, and where it stands. */
interface Looked {
  index: number;
  exchange: SeenExchange;
  wanted: Facets;
  hidden: Hidden;
}

/**
 * The readings under which the model responds most like the service. It starts with the given ones; while something differs, the
 * changes of single points that explain the most are made. Then each point is looked at once more beside the others as found: what
 * tells some of its readings from others, and agrees with some, is evidence for those.
 *
 * @param hiddenOf what no exchange shows of how one came by its rows
 */
export async function estimate(
  exchanges: readonly SeenExchange[],
  answers: Answers,
  hiddenOf: (exchange: SeenExchange) => Hidden,
  start: Readings = {},
): Promise<Estimates> {
  const all = exchanges.map((exchange, index): Looked => ({
    index,
    exchange,
    wanted: facetsOf(exchange.response),
    hidden: hiddenOf(exchange),
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
  let estimates: readonly Estimate[] = [];
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const evidence = await evidenceIn(all, scoring, readings);
    const written = withWritten(readings, evidence);
    const firm = await firmIn(evidence, { scoring, readings: written });
    estimates = modelledPoints.map((point) =>
      estimateOf(point, evidence.get(point) ?? [], firm.get(point) ?? []),
    );
    const named = withNamed(written, estimates);
    if (named === readings) break;
    readings = named;
  }
  const unexplained: number[] = [];
  for (const looked of all)
    if (!explains((await scoring.answer(looked, readings)).facets, looked) && looked.hidden === false)
      unexplained.push(looked.index);
  return { readings, unexplained, estimates };
}

/** What exchanges tell of each point beside the others as given. */
async function evidenceIn(
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

/** Readings with those that only show in how values are written, of which responses that are explained say nothing. */
function withWritten(readings: Readings, evidence: ReadonlyMap<PointId, readonly Evidence[]>): Readings {
  const estimates = [...evidence].map(([point, pieces]) => {
    const written = pieces.filter(({ isByRows }) => !isByRows);
    return estimateOf(point, written, written);
  });
  return withNamed(readings, estimates);
}

/** Readings with those that are named; the same if these are all among them. */
function withNamed(readings: Readings, estimates: readonly Estimate[]): Readings {
  const changes = estimates.filter(
    ({ point, reading }) => reading !== undefined && reading !== readingIn(readings, point),
  );
  if (changes.length === 0) return readings;
  return { ...readings, ...Object.fromEntries(changes.map(({ point, reading }) => [point, reading])) };
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

/** What is known when it is asked whether something could be explained otherwise. */
interface Explaining {
  scoring: Scoring;
  readings: Readings;
}

/**
 * Of the evidence for points that which no other reading of an open point explains as well. A point with such evidence is open no longer, so
 * that it can be asked again of the others.
 */
async function firmIn(
  evidence: ReadonlyMap<PointId, readonly Evidence[]>,
  explaining: Explaining,
): Promise<ReadonlyMap<PointId, readonly Evidence[]>> {
  const firm = new Map<PointId, Evidence[]>();
  const isOpen = (point: PointId) =>
    !firm.has(point) && !isSettled(point, evidence.get(point) ?? [], explaining.readings);
  for (let before = -1; before < firm.size;) {
    before = firm.size;
    for (const [point, all] of evidence) {
      if (firm.has(point)) continue;
      const pieces = all.toSorted((a, b) => a.consulted - b.consulted).slice(0, maxPieces);
      const own: Evidence[] = [];
      for (const piece of pieces)
        if (
          !(await isConfounded(point, piece, explaining, (one) =>
            piece.isByRows ? !firm.has(one) : isOpen(one),
          ))
        )
          own.push(piece);
      // Where most may mean something else, the rest may for two reasons together.
      const isMost = own.length > pieces.length / 2;
      if (isMost && isEnough(point, own) && estimateOf(point, all, own).reading !== undefined)
        firm.set(point, own);
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
  isOpen: (beside: PointId) => boolean,
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
    const other = { ...readings, [point]: name };
    const { consulted } = await scoring.answer(looked, other);
    for (const beside of consulted) {
      if (beside === point || !isOpen(beside) || !modelledPoints.includes(beside)) continue;
      for (const another of namesOf(beside).filter((one) => one !== readingIn(readings, beside)))
        if (isAsGood(await facetsUnder({ ...other, [beside]: another }))) return true;
    }
  }
  return false;
}

/** An exchange that tells the readings of a point apart, and those that it agrees with. */
interface Evidence {
  looked: Looked;
  names: readonly string[];
  rows: RowsKnown;
  /** Only by its rows, which may be the same for another reason. */
  isByRows: boolean;
  /** On how many points the response depends. */
  consulted: number;
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

/** Whether an answer is that of the service, but for rows that depend on what is not shown, and how values are written. */
function explains(answer: Facets, { wanted, hidden }: Looked): boolean {
  return (
    answer.steps.every((step, place) => step === wanted.steps[place]) &&
    (hidden !== false || isSameOrder(answer, wanted))
  );
}

/** For each exchange that speaks against a reading, so many speak for it. */
const minMajority = 4;

/** @param firm the part of the evidence that names a reading */
function estimateOf(point: PointId, evidence: readonly Evidence[], firm: readonly Evidence[]): Estimate {
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
  const most = counts.flatMap(([name, count]) => (count === maxCount ? name : []));
  // What explains the most is not enough; others are to be told from it.
  const likely = reading === undefined && most.length === 1 ? namesOf(point) : most;
  return { point, reading, likely, telling: evidence.length, explained: Object.fromEntries(counts), places };
}
