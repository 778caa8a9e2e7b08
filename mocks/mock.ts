import type { Env } from "./exchange.ts";
import { advanceClock, changeSettingsOf, ledgerOf, type Ledger } from "./simulator/control.ts";
import type { SavedState, Simulator } from "./simulator/index.ts";
import type { Settings } from "./simulator/settings.ts";

export { ControlError } from "./simulator/control-error.ts";
export type { Ledger } from "./simulator/control.ts";

/** What is sent to `fetch` beside the request; a server passes Node's own request, which knows the caller's address. */
export type FetchInit = RequestInit & Partial<Env["Bindings"]>;

/** A mock in process: the API, and the controls over it as functions. Its members need no `this`. */
export interface Mock {
  /**
   * Responds to a request as the service would; it can stand wherever the global `fetch` does. A path such as
   * `/v2/taxonomies?query=shoes` is enough, and every origin is the mock's.
   */
  fetch(this: void, input: Request | string | URL, init?: FetchInit): Promise<Response>;
  /** The mock's time, which rate limits, indexing and dates follow. */
  clock: {
    now(this: void): Date;
    /**
     * Moves it forward.
     *
     * @throws {ControlError} if the seconds are negative, or lead beyond the year 9999.
     */
    advance(this: void, by: { seconds: number }): Date;
  };
  /** The world as it was at the start: credits, clock, settings, accounts that were added, recorded requests. */
  reset(this: void): void;
  /**
   * What was charged to the team of a key; without one, of `mock_live_demo`.
   *
   * @throws {ControlError} on a key that the mock does not have, listing those that it has.
   */
  ledger(this: void, key?: string): Ledger;
  /**
   * The settings, after some of them have been changed if a change is given.
   *
   * @throws {ControlError} on an unknown setting or a wrong value, naming all of them; then nothing changes.
   */
  settings(this: void, change?: Partial<Settings>): Settings;
  /** All that requests have changed, in every session, as plain data for the option `state`. */
  save(this: void): SavedState;
  /** The same mock for callers that name this session, with a world of their own; its `fetch` names it by itself. */
  session(this: void, name: string): Mock;
}

/** The typed object over a simulator, for one session; `""` is that of callers who name none. */
export function mockOf(simulator: Simulator, session = ""): Mock {
  const world = () => simulator.worlds.named(session);
  return {
    async fetch(input, init) {
      // What a server passes is no part of the request.
      const isServed = init !== undefined && "incoming" in init;
      const request = isServed && input instanceof Request ? input : requestOf(input, init);
      if (session !== "" && !request.headers.has("X-Mock-Session")) {
        const headers = new Headers(request.headers);
        headers.set("X-Mock-Session", session);
        return simulator.fetch(new Request(request, { headers }));
      }
      return simulator.fetch(request, isServed ? { incoming: init.incoming } : undefined);
    },
    clock: {
      now: () => new Date(world().clock.now()),
      advance: ({ seconds }) => advanceClock(world(), seconds),
    },
    reset: () => world().reset(),
    ledger: (key = "mock_live_demo") => ledgerOf(world(), key),
    settings: (change = {}) => changeSettingsOf(world(), change),
    save: () => simulator.save(),
    session: (name) => mockOf(simulator, name),
  };
}

function requestOf(input: Request | string | URL, init: RequestInit | undefined): Request {
  if (input instanceof Request) return init === undefined ? input : new Request(input, init);
  return new Request(new URL(input, "http://mock"), init);
}
