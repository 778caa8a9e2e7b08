import type { Operation } from "@adintel/client/operations";
import type { Route } from "./contract.ts";

/** What the gates learn of a request on its way, for the gates behind them; Hono's environment of this app. */
export interface Env {
  Variables: {
    route: Route;
    operation: Operation;
    /** The parsed JSON body; `undefined` where there is none. */
    body: unknown;
  };
}
