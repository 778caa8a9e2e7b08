import type { Hono } from "hono";
import type { Env } from "./exchange.ts";
import { createSimulator, type SavedState, type SimulatorOptions } from "./simulator/index.ts";
import { addSite } from "./site.ts";
import { createStaticMock } from "./static.ts";

/** What the commands serve. */
export type Served = Hono<Env> & {
  /** What requests have changed; examples remember nothing. */
  save?(): SavedState;
};

/**
 * The simulator, or for `static` the documents' examples alone, with the documents beside it and the reference, if there is
 * a folder of it.
 */
export function createServed(options: SimulatorOptions, isStatic: boolean, reference?: string): Served {
  const app: Served = isStatic ? createStaticMock() : createSimulator(options);
  addSite(app, reference);
  return app;
}
