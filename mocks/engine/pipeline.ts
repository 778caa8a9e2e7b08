import type { ExampleHandler } from "../examples/examples.ts";
import { errorResponse, internalError, isRefusal } from "../http/errors.ts";
import { ConnectionLost, wait } from "../http/faults.ts";
import { respond as respondAt } from "../http/json.ts";
import type { Api } from "../http/router.ts";
import { entryOf, send, stage, type Exchange, type Outgoing } from "./state/exchange.ts";
import { SandboxGone } from "./sandboxes/sandbox.ts";
import { sessionOfCall } from "./sessions/worlds.ts";
import { authenticate } from "./steps/authenticate.ts";
import { checkContract } from "./steps/check-contract.ts";
import { loadSession } from "./steps/load-session.ts";
import { parse } from "./steps/parse.ts";
import { rateLimit, rateLimited } from "./steps/rate-limit.ts";
import { readBody } from "./steps/read-body.ts";
import { outOfCredits, requireCredits } from "./steps/require-credits.ts";
import { respond } from "./steps/respond.ts";
import { route, type Handlers } from "./steps/route.ts";
import { scenario } from "./steps/scenario.ts";
import { validate } from "./steps/validate.ts";
import { StoreUnavailable, untilCommitted, type Outcome, type Store } from "./state/store.ts";
import type { Chain, Start, State, Step } from "./chain.ts";

/**
 * The way of a request, in this order. Each step gets the state so far, and returns the next state, or why it rejects the
 * request; it only describes what is to be taken from the session, all of which is then committed at once. `checks` is what
 * a step may reject, in words.
 */
export const steps = [
  { name: "readBody", run: readBody },
  { name: "loadSession", run: loadSession },
  { name: "route", run: route, checks: "route" },
  { name: "scenario", run: scenario },
  { name: "authenticate", run: authenticate, checks: "key, team" },
  { name: "rateLimit", run: rateLimit, checks: "rate limits" },
  { name: "parse", run: parse, checks: "body size" },
  { name: "validate", run: validate, checks: "validation" },
  { name: "requireCredits", run: requireCredits, checks: "credits" },
  { name: "respond", run: respond, checks: "then the operation" },
  { name: "checkContract", run: checkContract },
] as const satisfies readonly Step[];

// Each step reads only what those before it add.
steps satisfies Chain<typeof steps, Start>;

/** The order of checks as a sentence: `route, key, team, …`. */
export const orderOfChecks = steps.flatMap((step) => ("checks" in step ? step.checks : [])).join(", ");

/** Responds to requests by the steps. What fails in them is an exchange too. */
export function createPipeline(parts: {
  store: Store;
  handlers: Handlers;
  examples: ExampleHandler;
  /** Real time in milliseconds. */
  stopwatch: () => number;
}): Api {
  const { store, handlers, examples, stopwatch } = parts;
  const start = (exchange: Exchange): Start => ({ exchange, store, handlers, examples });
  return async (incoming) => {
    const session = sessionOfCall(incoming.request);
    const exchange: Exchange = { incoming, session, startedAt: stopwatch(), stopwatch };
    try {
      return await take(start(exchange), steps).catch((error: unknown) => {
        if (error instanceof ConnectionLost || error instanceof StoreUnavailable) throw error;
        // A sandbox that is gone has no journal any more.
        if (error instanceof SandboxGone) exchange.session = "";
        const response =
          error instanceof SandboxGone
            ? errorResponse({ error: "invalid_api_key", message: error.reason })
            : internalError(error);
        const end = { name: "fail", run: (state: object) => ({ ...state, response, rows: null }) };
        return take(start(exchange), [{ name: "loadSession", run: loadSession }, end]);
      });
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      // Whether anything was kept of it, its place in the journal included, is not known.
      return respondAt(errorResponse({ error: "internal_error", message: error.message }));
    }
  };
}

/** Takes a request through steps and commits what it takes, as often as its session changes meanwhile. */
function take(start: Start, list: readonly Step[]): Promise<Response> {
  const { exchange, store } = start;
  return untilCommitted(async () => {
    let state = start as State;
    let isRefused = false;
    for (const { run } of list) {
      // What a step rejects is still held against the contract.
      if (isRefused && run !== checkContract) continue;
      const result = run(state as never);
      // In memory nothing is waited for, so that nothing comes between loading a session and committing to it.
      const next = result instanceof Promise ? await result : result;
      isRefused = isRefusal(next);
      state = isRefusal(next) ? { ...state, response: errorResponse(next), rows: null } : (next as State);
      if (state.ends) break;
    }
    const { uses, effects, delayMs, limits = [], credits, charge, adds } = state;
    if (delayMs !== undefined && effects) {
      // Counted before the wait, so that requests which come in the meantime find it counted.
      if (!(await store.commit(state, { uses }))) return undefined;
      exchange.staged = effects;
      await wait(delayMs);
      return undefined;
    }
    const whenDone = outgoingOf(state, { is: "done" });
    const outgoing = (outcome: Outcome) => (outcome.is === "done" ? whenDone : outgoingOf(state, outcome));
    const entry = (outcome: Outcome) => entryOf(exchange, outgoing(outcome));
    const outcome = await store.commit(state, { uses, request: { limits, credits, charge, adds, entry } });
    return outcome && { result: send(exchange, outgoing(outcome)) };
  });
}

/** What comes back, by how the request ended. */
function outgoingOf(state: State, outcome: Outcome): Outgoing {
  const { response, effects, rows = null, charge } = state;
  if (outcome.is === "done")
    return { response: stage(response, state), effects, rows, microdollars: charge?.microdollars ?? 0 };
  const refusal = errorResponse(outcome.is === "limited" ? rateLimited(outcome.seconds) : outOfCredits);
  return { response: stage(refusal, state), effects, rows: null, microdollars: 0 };
}
