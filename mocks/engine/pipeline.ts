import { codesByStatus } from "@adintel/client/operations";
import type { PointId, ReadingNames } from "@adintel/client/readings";
import { takesKey } from "../http/api-key.ts";
import { errorResponse, internalError, isRefusal } from "../http/errors.ts";
import { ConnectionLost, dropped, wait } from "../http/faults.ts";
import { respond as respondAt } from "../http/json.ts";
import type { Api } from "../http/router.ts";
import { outgoingOf } from "./outgoing.ts";
import { refuse } from "./refuse.ts";
import { entryOf, send, type Exchange } from "./state/exchange.ts";
import { SandboxGone } from "./sandboxes/sandbox.ts";
import type { Takes } from "./scenarios/readings.ts";
import { sessionOfCall } from "./sessions/worlds.ts";
import { authenticate } from "./steps/authenticate.ts";
import { checkContract } from "./steps/check-contract.ts";
import { forward } from "./steps/forward.ts";
import { loadSession } from "./steps/load-session.ts";
import { lookup } from "./steps/lookup.ts";
import { method } from "./steps/method.ts";
import { options } from "./steps/options.ts";
import { parse } from "./steps/parse.ts";
import { path } from "./steps/path.ts";
import { rateLimit } from "./steps/rate-limit.ts";
import { readBody } from "./steps/read-body.ts";
import { requireCredits } from "./steps/require-credits.ts";
import { respond } from "./steps/respond.ts";
import { scenario } from "./steps/scenario.ts";
import { size } from "./steps/size.ts";
import { validate } from "./steps/validate.ts";
import { StoreUnavailable, type Outcome } from "./state/store.ts";
import type { Chain, Start, State, Step } from "./chain.ts";

/**
 * The way of a request, in this order unless a reading has another. Each step gets the state so far, and returns the next state, or why it rejects the request;
 * what is to be taken from the session it only describes. `checks` is what a step may reject, in words.
 */
export const steps = [
  { name: "readBody", run: readBody },
  { name: "loadSession", run: loadSession },
  { name: "path", run: path, checks: "path" },
  { name: "method", run: method, checks: "method" },
  { name: "scenario", run: scenario },
  { name: "forward", run: forward },
  { name: "authenticate", run: authenticate, checks: "key, team" },
  { name: "rateLimit", run: rateLimit, checks: "rate limits" },
  { name: "size", run: size, checks: "body size" },
  { name: "parse", run: parse },
  { name: "validate", run: validate, checks: "validation" },
  { name: "requireCredits", run: requireCredits, checks: "credits" },
  { name: "respond", run: respond, checks: "then the operation" },
  { name: "checkContract", run: checkContract },
] as const satisfies readonly Step[];

// Each step reads only what those before it add.
steps satisfies Chain<typeof steps, Start>;

type StepName = (typeof steps)[number]["name"] | "lookup" | "options";

const byName = new Map<StepName, Step>([
  ...steps.map((step) => [step.name, step] as const),
  ["lookup", { name: "lookup", run: lookup, checks: "id" }],
  ["options", { name: "options", run: options }],
]);

/** Steps that stand before or after another one where a reading is taken. */
interface Move {
  isTaken(takes: Takes): boolean;
  names: readonly StepName[];
  before?: StepName;
  after?: StepName;
}

const moves: readonly Move[] = [
  move("options", "answered", { names: ["options"], after: "loadSession" }),
  move("order-path-key", "key-first", { names: ["authenticate"], before: "path" }),
  move("order-method-key", "key-first", { names: ["authenticate"], before: "method" }),
  move("order-key-size", "size-first", { names: ["size"], after: "scenario" }),
  move("order-key-validation", "validation-first", {
    names: ["size", "parse", "validate"],
    after: "scenario",
  }),
  move("order-validation-credits", "credits-first", { names: ["requireCredits"], after: "rateLimit" }),
  move("order-lookup", "before-validation", { names: ["lookup"], after: "rateLimit" }),
  move("order-lookup", "before-credits", { names: ["lookup"], before: "requireCredits" }),
];

function move<P extends PointId>(point: P, reading: ReadingNames[P], place: Omit<Move, "isTaken">): Move {
  return { ...place, isTaken: (takes) => takes(point, reading) };
}

/** The steps in the order that is taken: of a step that several readings move, the first place counts. */
function stepsIn(takes: Takes): readonly Step[] {
  const taken = moves.filter(({ isTaken }) => isTaken(takes));
  const names = new Set<StepName>();
  const add = (name: StepName) => {
    if (names.has(name)) return;
    for (const { before, names: moved } of taken) if (before === name) moved.forEach(add);
    names.add(name);
    for (const { after, names: moved } of taken) if (after === name) moved.forEach(add);
  };
  for (const { name } of steps) add(name);
  return [...names].flatMap((name) => byName.get(name) ?? []);
}

/** The order of checks as a sentence: `path, method, key, team, …`. */
export function orderOfChecks(takes: Takes): string {
  return stepsIn(takes)
    .flatMap(({ checks }) => checks ?? [])
    .join(", ");
}

/** Responds to requests by the steps. What fails in them is an exchange too. */
export function createPipeline({
  stopwatch,
  ...context
}: Omit<Start, "exchange"> & Pick<Exchange, "stopwatch">): Api {
  return async (incoming) => {
    const { version } = incoming;
    const session = sessionOfCall(incoming);
    const start = { ...context, exchange: { incoming, session, startedAt: stopwatch(), stopwatch } };
    // A caller may take long to send a body, for which nobody else's turn is to wait.
    await readBody(start);
    try {
      return await take(start, steps).catch((error: unknown) => {
        if (endings.some((type) => error instanceof type)) throw error;
        const response = internalError(error, version);
        const end = { name: "fail", run: (state: object) => ({ ...state, response, rows: null }) };
        return take(start, [{ name: "loadSession", run: loadSession }, end]);
      });
    } catch (error) {
      // A sandbox that is gone has no journal any more, and its requests concern nobody else.
      if (error instanceof SandboxGone) {
        const code = codesByStatus[takesKey ? 401 : 404];
        return respondAt(errorResponse({ error: code, message: error.reason }, version));
      }
      if (!(error instanceof StoreUnavailable)) throw error;
      // Whether anything was kept of it, its place in the journal included, is not known.
      return respondAt(errorResponse({ error: codesByStatus[500], message: error.message }, version));
    }
  };
}

/** What ends a request without a place in a journal. */
const endings = [ConnectionLost, StoreUnavailable, SandboxGone];

/** Takes a request through steps and commits what it takes, as often as its session changes meanwhile. */
async function take(start: Start, list: readonly Step[]): Promise<Response> {
  const { session } = start.exchange;
  for (;;) {
    const result = await start.store.untilCommitted(session, () => attempt(start, list));
    if (typeof result !== "number") return result;
    // Nobody else's turn waits for it.
    if (result > 0) await wait(result);
  }
}

/** A response, or for how many milliseconds to wait before the steps are taken anew. */
async function attempt(
  start: Start,
  list: readonly Step[],
): Promise<{ result: Response | number } | undefined> {
  const { exchange, store } = start;
  let state = start as State;
  let isRefused = false;
  let order = list;
  for (let place = 0; place < order.length; place += 1) {
    const { run } = order[place] as Step;
    // What a step rejects is still held against the contract.
    if (isRefused && run !== checkContract) continue;
    const result = run(state as never);
    // In memory nothing is waited for, so that nothing comes between loading a session and committing to it.
    const next = result instanceof Promise ? await result : result;
    isRefused = isRefusal(next);
    state = isRefusal(next) ? { ...state, response: refuse(next, state), rows: null } : (next as State);
    if (run === loadSession && exchange.staged && exchange.staged.epoch !== state.epoch)
      return { result: dropped(exchange.incoming, "its session was reset before the response") };
    if (run === loadSession && list === steps && Object.keys(state.world.readings()).length > 0)
      order = stepsIn(state.world.takes);
    if (state.ends) break;
  }
  const { uses, effects, delayMs, limits = [], credits, charge, adds } = state;
  if (delayMs !== undefined) {
    // Counted before the wait, so that requests which come in the meantime find it counted.
    if (!(await store.commit(state, { uses }))) return undefined;
    exchange.staged = { effects, epoch: state.epoch };
    return { result: delayMs };
  }
  const done = outgoingOf(state, { is: "done" });
  const outgoing = (outcome: Outcome) => (outcome.is === "done" ? done : outgoingOf(state, outcome));
  const entry = (outcome: Outcome) => entryOf(exchange, outgoing(outcome));
  const outcome = await store.commit(state, { uses, request: { limits, credits, charge, adds, entry } });
  return outcome && { result: send(exchange, outgoing(outcome), outcome.requestId) };
}
