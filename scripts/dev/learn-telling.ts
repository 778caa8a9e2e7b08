import { createMock } from "@adintel/mock";
import type { PointId } from "@adintel/client/readings";
import { contractKnowledge } from "../check/adintel/index.ts";
import { asItIs, candidatesFrom, unvaried, type Candidate } from "../check/calibrate/candidates.ts";
import type { Telling } from "../check/calibrate/choose.ts";
import { createAnswers, modelledPoints, namesOf, type Model } from "../check/calibrate/answers.ts";
import { createHistory } from "../check/calibrate/history.ts";
import { createModel } from "../check/calibrate/model.ts";
import { textOf, type KeyKind, type SeenExchange } from "../check/calibrate/seen-exchange.ts";
import { rowsIn } from "../check/calibrate/service-data.ts";
import { modelOf } from "../check/calibrate/service-model.ts";
import { costAtMost, worstRows } from "../check/contract/cost.ts";
import { fieldsOf, parseJson } from "../check/contract/fields.ts";

/** When the mock is that the requests are learned on. */
const now = Date.UTC(2026, 10, 20, 13, 37);

/** An address that the mock does not know. */
const indexUrl = "https://www.quillmark.example/";

/** So many requests of an operation are kept for a point, so that others take their place where it has no data. */
const maxPerOperation = 4;

/** So many are kept for a point, unless they tell nothing that others tell. */
const maxKept = 16;

const keys: readonly KeyKind[] = [
  ...(["valid", "none", "unknown", "exhausted"] as const),
  ...(["revoked", "inactive", "departed"] as const),
];

/** A request that tells a point's readings apart: which pairs of them, and what it costs at most, in microdollars. */
interface Teller {
  candidate: Candidate;
  pairs: readonly string[];
  cost: number;
}

/** All requests that may tell readings apart, on the mock with its own data, and the model that knows as much of these as responses show. */
export async function createPool(): Promise<{ candidates: readonly Candidate[]; model: Model }> {
  const { calibration, mock: modelKeys } = contractKnowledge;
  if (!calibration || !modelKeys) throw new Error("this contract has no readings");
  const service = createModel(createMock, modelKeys, { now });
  const exchanges: SeenExchange[] = [];
  const history = createHistory();
  const observe = async ({ version, operation, request }: Candidate) => {
    const { response } = await service.answer(request, {});
    history.add(operation, request, response);
    exchanges.push({ operation: `${version}/${operation.operationId}`, request, response, at: now });
  };
  const search = {
    version: "v2",
    operationId: "searchMedia",
    body: { query: "new best free", limit: 5 },
  } as const;
  for (const candidate of unvaried([search])) await observe(candidate);
  const brands = rowsIn(exchanges)("v2", "searchMedia").map(({ brand }) => String(fieldsOf(brand)["id"]));
  const accounts = [...new Set(brands)].slice(0, 2);
  const first = unvaried(calibration.survey(accounts, () => [], indexUrl));
  for (const candidate of first) await observe(candidate);
  for (const candidate of unvaried(calibration.survey(accounts, rowsIn(exchanges), indexUrl)))
    if (
      !first.some(
        ({ request }) => request.text === candidate.request.text && request.path === candidate.request.path,
      )
    )
      await observe(candidate);
  const rowsOf = rowsIn(exchanges);
  const { model } = modelOf(exchanges, createMock, modelKeys, calibration);
  const candidates = candidatesFrom(calibration.bases(accounts, rowsOf, indexUrl), rowsOf, keys);
  const placed = candidates.map((one) => ({ ...one, request: history.placed(one.operation, one.request) }));
  return { candidates: placed, model };
}

/**
 * Looks for requests that tell the readings of each point apart, and resolves to the best of each. `onProgress` is told how many of how many
 * requests were looked at.
 */
export async function learnTelling(onProgress: (done: number, total: number) => void): Promise<Telling> {
  const { candidates, model } = await createPool();
  const tellers = new Map<PointId, Teller[]>(modelledPoints.map((point) => [point, []]));
  const seen = new Set<string>();
  const inOrder = candidates.toSorted((a, b) => rank(a) - rank(b));
  for (const [done, candidate] of inOrder.entries()) {
    onProgress(done, inOrder.length);
    const text = JSON.stringify(candidate.request);
    if (seen.has(text)) continue;
    seen.add(text);
    // Its own, since all answers to all requests would not fit into memory.
    const answers = createAnswers(model);
    const { facets, consulted } = await answers(candidate.request, {});
    const cost = facets.steps[0] === "200" ? costOf(candidate) : 0;
    for (const point of consulted) {
      const own = tellers.get(point);
      if (!own || isEnough(own, point, candidate)) continue;
      const pairs = await pairsTold(point, async (name) => {
        const { facets: answer } = await answers(candidate.request, { [point]: name });
        return textOf(answer);
      });
      if (pairs.length > 0) own.push({ candidate, pairs, cost });
    }
  }
  return Object.fromEntries(
    [...tellers].flatMap(([point, own]) => (own.length > 0 ? [[point, best(own)]] : [])),
  );
}

/** What sets fields is looked at first, then what is around them, and last two fields at once. */
function rank({ id }: Candidate): number {
  const [, , , what = ""] = id.split("/");
  if (what.includes("&")) return 2;
  return what === asItIs || /^(?!.*key=).+=/.test(what) ? 0 : 1;
}

/** Whether so many requests tell a point's readings apart that another would not be kept. */
function isEnough(own: readonly Teller[], point: PointId, { id, operation }: Candidate): boolean {
  const allPairs = (namesOf(point).length * (namesOf(point).length - 1)) / 2;
  const whole = own.filter(({ pairs }) => pairs.length === allPairs);
  const ofOperation = whole.filter(({ candidate }) => candidate.operation === operation);
  const isPair = id.includes("&");
  if (isPair && (whole.length > 0 || own.length >= 3 * maxKept)) return true;
  return ofOperation.length >= maxPerOperation || whole.length > maxKept;
}

/** The pairs of a point's readings whose answers differ. */
async function pairsTold(point: PointId, answerUnder: (name: string) => Promise<string>): Promise<string[]> {
  const answers: string[] = [];
  for (const name of namesOf(point)) answers.push(await answerUnder(name));
  return answers.flatMap((one, place) =>
    answers.flatMap((other, next) => (next > place && one !== other ? `${place}-${next}` : [])),
  );
}

/** The ids of those that tell the most for the least, of several operations, so that each pair of readings is told by two if any tell it. */
function best(tellers: readonly Teller[]): string[] {
  const perOperation = new Map<unknown, number>();
  const perPair = new Map<string, number>();
  const kept: string[] = [];
  const inOrder = tellers.toSorted((a, b) => b.pairs.length - a.pairs.length || a.cost - b.cost);
  for (const { candidate, pairs } of inOrder) {
    const { id, operation } = candidate;
    const count = perOperation.get(operation) ?? 0;
    const isNew = pairs.some((pair) => (perPair.get(pair) ?? 0) < 2);
    if (!isNew && (count >= maxPerOperation || kept.length >= maxKept)) continue;
    perOperation.set(operation, count + 1);
    for (const pair of pairs) perPair.set(pair, (perPair.get(pair) ?? 0) + 1);
    kept.push(id);
  }
  return kept;
}

function costOf({ operation, request: { path, text } }: Candidate): number {
  const query = Object.fromEntries(new URLSearchParams(path.split("?")[1]));
  return costAtMost(operation, worstRows(operation, { query, body: parseJson(text ?? "") }));
}
