import { codesByStatus } from "@adintel/client/operations";
import type { Refusal } from "../http/errors.ts";
import type { State } from "./chain.ts";
import { refuse } from "./refuse.ts";
import { stage, type Outgoing } from "./state/exchange.ts";
import type { Outcome } from "./state/store.ts";
import { rateLimited } from "./steps/rate-limit.ts";
import { outOfCredits } from "./steps/require-credits.ts";

/** Why a request is rejected whose charge or addition there is no room for. */
const noRoom: Refusal = {
  error: codesByStatus[500],
  message:
    "The mock has no room to keep more; reset the session, or delete snapshots or sandboxes. Nothing was charged.",
};

const refusals = { unpaid: outOfCredits, full: noRoom };

/** What comes back, by how the request ended. */
export function outgoingOf(state: State, outcome: Outcome): Outgoing {
  const { response, effects, rows = null, charge } = state;
  if (outcome.is === "done")
    return { response: stage(response, state), effects, rows, microdollars: charge?.microdollars ?? 0 };
  const refusal = outcome.is === "limited" ? rateLimited(outcome.seconds) : refusals[outcome.is];
  return {
    response: stage(refuse(refusal, state), state),
    effects,
    rows: null,
    microdollars: 0,
  };
}
