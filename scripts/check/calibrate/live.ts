import type { PointId } from "@adintel/client/readings";
import { parseJson } from "../contract/fields.ts";
import { timeOf, type Exchange, type Sending } from "../http/exchange.ts";
import { LimitReached } from "../session/limits.ts";
import { NoResponse, type Session } from "../session/session.ts";
import { candidatesFrom, placeOf, unvaried, type Candidate } from "./candidates.ts";
import { chooseRequests, indexCandidates, type Chosen } from "./choose.ts";
import { createAnswers, namesOf, type Answers } from "./answers.ts";
import { estimate, type Estimates } from "./estimate.ts";
import { createHiding } from "./hidden.ts";
import { createHistory } from "./history.ts";
import { authorizationOf, type CreateMock, type ModelKeys } from "./model.ts";
import type { KeyKind, SeenExchange } from "./seen-exchange.ts";
import { rowsIn, type CalibrationKnowledge } from "./service-data.ts";
import { modelOf } from "./service-model.ts";

export interface Service {
  session: Session;
  keys: ModelKeys;
  accounts(): Promise<readonly string[]>;
  indexUrl: string | undefined;
  /** Why an error ends the run with what was seen until then; `undefined` of one that is no reason. */
  endOf(error: unknown): string | undefined;
  knowledge: CalibrationKnowledge;
  createMock: CreateMock;
  /** The mock's keys, which stand for those of the service. */
  modelKeys: ModelKeys;
}

export interface Found extends Estimates {
  exchanges: readonly SeenExchange[];
  /** Values of the service's rows that the mock does not take as its own. */
  refused: number;
  /** Why no further request was sent; `undefined` if none would have told more. */
  ended: string | undefined;
  /** Requests that might have cost more than was left. */
  unaffordable: number;
}

/** The data of so many accounts is looked at. */
const maxAccounts = 2;

/** After so many requests for a point, it stays open. */
const maxTries = 4;

/** So many responses name a reading, where there are requests for them. */
const minTelling = 2;

/** So many requests without a response in a row end it. */
const maxSilent = 3;

/** So many responses in a row by which the service fails end it. */
const maxFailing = 10;

/**
 * Asks a service which readings it takes: first for data of its own, then, in rounds, for what would tell the readings of points apart
 * that are still open, until nothing would, or nothing more may be sent.
 */
export async function askService(service: Service): Promise<Found> {
  const { session, knowledge, keys } = service;
  const exchanges: SeenExchange[] = [];
  const history = createHistory();
  const placed = (candidate: Candidate): Candidate => ({
    ...candidate,
    request: history.placed(candidate.operation, candidate.request),
  });
  const sent = new Set<string>();
  let ended: string | undefined;
  let unaffordable = 0;
  let silent = 0;
  let failing = 0;
  const send = async (chosen: Candidate, isRefused = false): Promise<void> => {
    const candidate = placed(chosen);
    sent.add(JSON.stringify(candidate.request));
    const exchange = await session.send(sendingOf(candidate, keys), { isRefused }).catch((error: unknown) => {
      if (error instanceof LimitReached) {
        if (error.isFinal) ended = error.message;
        else unaffordable += 1;
        return undefined;
      }
      if (error instanceof NoResponse && (silent += 1) < maxSilent) return undefined;
      const end = service.endOf(error);
      if (end === undefined || exchanges.length === 0) throw error;
      ended = end;
      return undefined;
    });
    if (!exchange) return;
    silent = 0;
    failing = exchange.status >= 500 ? failing + 1 : 0;
    if (failing >= maxFailing) ended = `the service failed ${failing} times in a row`;
    const seen = seenExchangeOf(candidate, exchange);
    exchanges.push(seen);
    history.add(candidate.operation, candidate.request, seen.response);
  };
  const kinds: KeyKind[] = ["valid", "none", "unknown", ...(Object.keys(keys.keys) as KeyKind[])];
  const accounts = (await service.accounts()).slice(0, maxAccounts);
  const isSent = ({ request }: Candidate) => sent.has(JSON.stringify(request));
  const has = ({ version }: Candidate) => session.has(version);
  // Once for data, and once more for what these lead to.
  for (const rowsOf of [() => [], rowsIn(exchanges)])
    for (const candidate of unvaried(knowledge.survey(accounts, rowsOf, service.indexUrl)).filter(has))
      if (ended === undefined && !isSent(candidate)) await send(candidate);
  const tries = new Map<PointId, number>();
  let found: Estimates | undefined;
  /** What would tell readings apart, of accounts that were looked at: first of points that are open, then of those that little names. */
  const choose = async ({ estimates, readings }: Estimates, answers: Answers): Promise<Chosen[]> => {
    const rowsOf = rowsIn(exchanges);
    const candidates = accounts.flatMap((account) => {
      const inOrder = [account, ...accounts.filter((one) => one !== account)];
      const ownRowsOf = rowsIn(exchanges.filter(({ request }) => JSON.stringify(request).includes(account)));
      return candidatesFrom(knowledge.bases(inOrder, rowsOf, service.indexUrl), ownRowsOf, kinds);
    });
    const index = indexCandidates(candidates.map(placed).filter((one) => has(one) && !isSent(one)));
    const left = estimates.filter(({ point }) => (tries.get(point) ?? 0) < maxTries);
    const open = left.filter(({ reading }) => reading === undefined);
    const chosen = await chooseRequests(index, open, knowledge.telling, { answers, readings });
    if (chosen.length > 0) return chosen;
    // A second response may speak against what one says.
    const thin = left
      .filter(({ reading, telling }) => reading !== undefined && telling < minTelling)
      .map(({ point }) => ({ point, likely: namesOf(point) }));
    return chooseRequests(index, thin, knowledge.telling, { answers, readings });
  };
  const models = createModels(service, exchanges);
  let current = models();
  for (;;) {
    const { answers, refused } = current;
    found = await estimate(exchanges, answers, createHiding(exchanges, knowledge), found?.readings);
    const chosen = ended === undefined ? await choose(found, answers) : [];
    if (chosen.length === 0) {
      // Responses showed more of its data, but a new model is asked everything anew.
      const next = models();
      if (next === current) return { ...found, exchanges, refused, ended, unaffordable };
      current = next;
    }
    for (const candidate of chosen) {
      const { facets } = await answers(candidate.request, found.readings);
      if (ended !== undefined) break;
      await send(candidate, facets.steps[0] !== "200");
      for (const point of candidate.points) tries.set(point, (tries.get(point) ?? 0) + 1);
    }
  }
}

/** The model of the service; another one if its responses show more of its data since. */
function createModels({ createMock, modelKeys, knowledge }: Service, exchanges: readonly SeenExchange[]) {
  let last: { data: string; answers: Answers; refused: number } | undefined;
  return () => {
    const data = JSON.stringify(knowledge.dataOf(exchanges));
    if (last?.data !== data) {
      const { model, refused } = modelOf(exchanges, createMock, modelKeys, knowledge);
      last = { data, answers: createAnswers(model), refused };
    }
    return last;
  };
}

function sendingOf({ operation, request }: Candidate, keys: ModelKeys): Sending {
  const { method, headers, key, scheme, text } = request;
  const { version, path } = placeOf(request);
  const [own = "", search] = path.split("?");
  const isUntyped = text !== undefined && headers["Content-Type"] === undefined;
  const authorization = Object.values(authorizationOf(request, keys))[0] ?? null;
  return {
    version,
    operation,
    method,
    path: own,
    headers: { ...headers, ...(isUntyped && { "Content-Type": "" }) },
    ...(search !== undefined && { search }),
    ...((key !== "valid" || scheme !== undefined) && { authorization }),
    ...(text !== undefined && { text, body: parseJson(text) }),
  };
}

function seenExchangeOf({ version, operation, request }: Candidate, exchange: Exchange): SeenExchange {
  const { status, headers, text } = exchange;
  return {
    operation: `${version}/${operation.operationId}`,
    request,
    // The body as it came, with the key that its list has.
    response: { status, headers, text, body: parseJson(text) },
    at: timeOf(exchange),
  };
}
