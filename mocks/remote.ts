import type { Violation } from "@adintel/client/validation";
import { ControlError } from "./simulator/control-error.ts";
import type { Ledger } from "./simulator/control.ts";
import type { Settings } from "./simulator/settings.ts";

export { ControlError } from "./simulator/control-error.ts";

/** A mock that runs elsewhere: the members of `Mock`, each of which asks it over HTTP. */
export interface RemoteMock {
  /** Sends a request to the mock, in this session. A path such as `/v2/taxonomies?query=shoes` is enough. */
  fetch(this: void, input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** The mock's time, which rate limits, indexing and dates follow. */
  clock: {
    now(this: void): Promise<Date>;
    /** Moves it forward. */
    advance(this: void, by: { seconds: number }): Promise<Date>;
  };
  /** The world as it was at the start: credits, clock, settings, accounts that were added, recorded requests. */
  reset(this: void): Promise<void>;
  /** What was charged to the team of a key; without one, of `mock_live_demo`. */
  ledger(this: void, key?: string): Promise<Ledger>;
  /** The settings, after some of them have been changed if a change is given. */
  settings(this: void, change?: Partial<Settings>): Promise<Settings>;
  /** The same mock for callers that name this session, with a world of their own. */
  session(this: void, name: string): RemoteMock;
}

export interface RemoteOptions {
  /** The session whose world is controlled, which callers name by the header `X-Mock-Session`. Default: that of callers who name none. */
  session?: string;
  /** The mock's `--controls-token`; needed from other machines and containers only. */
  token?: string;
}

/**
 * Controls a mock that runs elsewhere, such as one that end-to-end tests start beside a page.
 *
 * @param url of the mock, such as `http://127.0.0.1:4010`
 * @throws {TypeError} if that is no address. Each member rejects with a `ControlError` if the mock refuses, which says why,
 *   and with a `TypeError` if there is no mock.
 *
 * @example
 * const mock = connectMock("http://127.0.0.1:4010", { session: "cart.spec" });
 * await mock.reset();
 * await mock.clock.advance({ seconds: 60 });
 */
export function connectMock(url: string, { session = "", token }: RemoteOptions = {}): RemoteMock {
  const { origin } = new URL(url);
  const headers = {
    ...(session !== "" && { "X-Mock-Session": session }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const control = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${origin}/__mock/${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw noMock(origin, cause);
    });
    const result: unknown = await response.json().catch(() => undefined);
    if (response.ok && result !== undefined) return result as T;
    const { error } = (result ?? {}) as { error?: { details?: readonly Violation[] } };
    if (!error?.details) throw noMock(origin, `${method} ${response.url} responded with ${response.status}`);
    throw new ControlError(response.status, ...error.details);
  };
  const timeOf = ({ now }: { now: string }) => new Date(now);
  return {
    fetch(input, init) {
      const request = new Request(input instanceof Request ? input : new URL(input, origin), init);
      if (session !== "") request.headers.set("X-Mock-Session", session);
      return fetch(request);
    },
    clock: {
      now: async () => timeOf(await control("GET", "clock")),
      advance: async ({ seconds }) => timeOf(await control("POST", "clock", { advanceSeconds: seconds })),
    },
    reset: async () => void (await control("POST", "reset")),
    ledger: (key = "mock_live_demo") => control("GET", `ledger?key=${encodeURIComponent(key)}`),
    settings: (change) => (change ? control("PATCH", "settings", change) : control("GET", "settings")),
    session: (name) => connectMock(url, { session: name, ...(token !== undefined && { token }) }),
  };
}

function noMock(origin: string, cause: unknown): TypeError {
  return new TypeError(`There is no mock at ${origin}; start it with npx adintel-mock.`, { cause });
}
