import type { Violation } from "@adintel/client/validation";
import type { DemoKey, MockData } from "./adintel/index.ts";
import { checkFilter } from "./engine/journal/fields.ts";
import { differencesOf } from "./engine/journal/match.ts";
import type { AnyRequestRecord } from "./engine/journal/record.ts";
import { typed, type OperationName, type RequestFilter, type RequestRecord } from "./engine/journal/typed.ts";
import type { Mock } from "./app/mock.ts";
import type * as engine from "./engine/sandboxes/sandbox.ts";
import { combined, type ScenarioInput } from "./engine/scenarios/presets.ts";
import type { Scenario, StagedScenario } from "./engine/scenarios/scenario.ts";
import type { Settings } from "./engine/scenarios/settings.ts";
import { checkSessionName } from "./engine/sessions/session-names.ts";
import type { Snapshot } from "./engine/sessions/snapshots.ts";
import { ControlError } from "./http/control-error.ts";

export { ControlError } from "./http/control-error.ts";

/** A sandbox as the mock shows it, with its key for each demo key. */
export type SandboxRecord = engine.SandboxRecord & { readonly keys: Readonly<Record<DemoKey, string>> };

/** The requests that match a filter, oldest first; without a filter, all that are kept. */
export interface RemoteRequests {
  /** The requests of an operation, typed as the documents describe it. A test runner's matchers are applied locally. */
  <Name extends OperationName = OperationName>(
    this: void,
    filter?: RequestFilter<Name>,
  ): Promise<RequestRecord<Name>[]>;
  /** Clears the list; returns how many there were. */
  clear(this: void): Promise<number>;
}

/** What can be called in this process, as HTTP calls. */
type Remote<T> = {
  [Name in keyof T]: T[Name] extends (this: void, ...args: infer Args) => infer Result
    ? (this: void, ...args: Args) => Promise<Result>
    : Remote<T[Name]>;
};

/** The members of `Mock` that differ in nothing but that. */
type Alike = "clock" | "reset" | "ledger" | "settings" | "scenarios" | "world";

/** A mock in another process: the members of `Mock`, each an HTTP call. */
export interface RemoteMock extends Remote<Pick<Mock, Alike>> {
  /** Sends a request to the mock, in this session. A path with its query is enough. */
  fetch(this: void, input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** The last requests to the API and their responses. */
  requests: RemoteRequests;
  /**
   * Stages a failure, a delay or other behavior in this session: a scenario, or a preset by name with any field overridden.
   * Its condition `where` works only in the mock's own process.
   */
  scenario(this: void, input: ScenarioInput, changes?: Scenario): Promise<RemoteScenario>;
  /** The same mock in this session, which has a separate world. */
  session(this: void, name: string): RemoteMock;
  /**
   * Creates a sandbox: an isolated session with its own API keys that expires. Calls with one of its keys go to the sandbox, without a
   * session header.
   *
   * @example
   * import { createClient } from "@adintel/client";
   *
   * const sandbox = await connectMock("http://127.0.0.1:4010").createSandbox({ name: "cart.spec", ttlSeconds: 600 });
   * const api = createClient({ baseUrl: "http://127.0.0.1:4010/v2", apiKey: sandbox.keys.mock_live_demo });
   * await sandbox.mock.clock.advance({ seconds: 60 });
   * await sandbox.delete();
   */
  createSandbox(this: void, options?: SandboxOptions): Promise<RemoteSandbox>;
  /** All sandboxes, soonest expiry first. */
  sandboxes(this: void): Promise<RemoteSandbox[]>;
}

/** A sandbox as last read from the mock, with its controls. */
export interface RemoteSandbox extends SandboxRecord {
  /** The mock with this sandbox as its session. */
  mock: RemoteMock;
  /** Sets it to expire this many seconds from now. */
  extend(this: void, by: { seconds: number }): Promise<SandboxRecord>;
  /** Replaces its state by a snapshot of another sandbox of the same seed, size, data and time. */
  restore(this: void, from: { sandbox: string; snapshot: string }): Promise<void>;
  /** Deletes it; does nothing if it is gone. */
  delete(this: void): Promise<void>;
}

/** A scenario when it was staged; `scenarios()` returns current counts. */
export interface RemoteScenario extends StagedScenario {
  /** Removes the scenario; does nothing if it was already removed. */
  remove(this: void): Promise<void>;
}

/** Options of a sandbox; defaults are the mock's own. */
export interface SandboxOptions {
  /** A display name of 1 to 100 characters. */
  name?: string;
  /** Seconds of real time until it expires: 1 to 604,800 (7 days). Default: 3,600. */
  ttlSeconds?: number;
  seed?: number;
  accounts?: number;
  mediaPerAccount?: number;
  /** Accounts and creatives that replace the mock's: at most 1 MB of JSON. */
  data?: MockData;
  /** When its clock starts, in ISO 8601. */
  now?: string;
  settings?: Partial<Settings>;
  /** Scenarios to stage at the start and after a reset. Name keys by their demo name. */
  scenarios?: readonly ScenarioInput[];
}

export interface RemoteOptions {
  /** The session to control, which callers name in the header `X-Mock-Session`. Default: the session of requests without that header. */
  session?: string | undefined;
  /** The mock's `--controls-token`; only needed from other machines and containers. */
  token?: string | undefined;
}

/**
 * Controls a mock in another process, such as one that end-to-end tests start next to a page.
 *
 * @param url of the mock, such as `http://127.0.0.1:4010`
 * @throws {TypeError} if the URL is invalid, or the session's name is not valid in a header. Each member rejects with a
 *   `ControlError` that says why if the mock rejects the call, and with a `TypeError` if no mock is running.
 *
 * @example
 * const mock = connectMock("http://127.0.0.1:4010", { session: "cart.spec" });
 * await mock.reset();
 * await mock.clock.advance({ seconds: 60 });
 */
export function connectMock(url: string, { session = "", token }: RemoteOptions = {}): RemoteMock {
  const { origin } = new URL(url);
  checkSessionName(session);
  const headers = {
    ...(session !== "" && { "X-Mock-Session": session }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const control: Control = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
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
  const within = (name: string) => connectMock(url, { session: name, ...(token !== undefined && { token }) });
  const sandboxOf = (sandbox: SandboxRecord): RemoteSandbox => {
    const path = `sandboxes/${sandbox.id}`;
    return {
      ...sandbox,
      mock: within(sandbox.id),
      extend: ({ seconds }) => control("PATCH", path, { ttlSeconds: seconds }),
      restore: async (from) =>
        void (await control("POST", `${path}/restore`, { from: from.sandbox, snapshot: from.snapshot })),
      delete: () => deleteIfThere(control, path),
    };
  };
  const timeOf = ({ now }: { now: string }) => new Date(now);
  return {
    fetch(input, init) {
      const request = new Request(
        typeof input === "string" || input instanceof URL ? new URL(input, origin) : input,
        init,
      );
      if (session !== "") request.headers.set("X-Mock-Session", session);
      return fetch(request);
    },
    clock: {
      now: async () => timeOf(await control("GET", "clock")),
      // The mock says what is wrong with others.
      advance: async ({ seconds, ...others }) =>
        timeOf(await control("POST", "clock", { advanceSeconds: seconds, ...others })),
    },
    reset: async () => void (await control("POST", "reset")),
    ledger: (key) => control("GET", `ledger${key === undefined ? "" : `?key=${encodeURIComponent(key)}`}`),
    requests: remoteRequests(control),
    settings: (change) => (change ? control("PATCH", "settings", change) : control("GET", "settings")),
    async scenario(input, changes) {
      const scenario = combined(input, changes);
      checkSendable(scenario, "on.where");
      const staged = await control<StagedScenario>("POST", "scenarios", scenario);
      // It may be gone already, after a reset.
      return { ...staged, remove: () => deleteIfThere(control, `scenarios/${staged.id}`) };
    },
    async scenarios() {
      const { scenarios } = await control<{ scenarios: StagedScenario[] }>("GET", "scenarios");
      return scenarios;
    },
    world: {
      export: () => control("GET", "world"),
      snapshot: (name) => control("PUT", snapshotPath(name)),
      restore: (name) => control("POST", `${snapshotPath(name)}/restore`),
      snapshots: async () => (await control<{ snapshots: Snapshot[] }>("GET", "snapshots")).snapshots,
      forget: async (name) => void (await control("DELETE", snapshotPath(name))),
      exportSnapshot: (name) => control("GET", `${snapshotPath(name)}/file`),
      importSnapshot: (name, file) => control("PUT", `${snapshotPath(name)}/file`, file),
    },
    session: within,
    async createSandbox(options = {}) {
      for (const [place, scenario] of (options.scenarios ?? []).entries())
        checkSendable(scenario, `scenarios.${place}.on.where`);
      return sandboxOf(await control<SandboxRecord>("POST", "sandboxes", options));
    },
    async sandboxes() {
      const { sandboxes } = await control<{ sandboxes: SandboxRecord[] }>("GET", "sandboxes");
      return sandboxes.map(sandboxOf);
    },
  };
}

/** Functions cannot be sent. */
function checkSendable(scenario: ScenarioInput, path: string): void {
  if (typeof scenario !== "object" || !("on" in scenario) || !scenario.on?.where) return;
  throw new ControlError(400, {
    path,
    message: "must not be a function; functions work only in the mock's own process",
  });
}

async function deleteIfThere(control: Control, path: string): Promise<void> {
  await control("DELETE", path).catch((error: unknown) => {
    if (!(error instanceof ControlError && error.status === 404)) throw error;
  });
}

/** Asks the mock for something under `/__mock`. */
type Control = <T>(method: string, path: string, body?: unknown) => Promise<T>;

function remoteRequests(control: Control): RemoteRequests {
  async function requests<Name extends OperationName>(
    filter: RequestFilter<Name> = {},
  ): Promise<RequestRecord<Name>[]> {
    checkFilter(filter);
    const { operation, session, limit = Infinity, ...match } = filter;
    const query = new URLSearchParams({
      ...(operation && { operation }),
      ...(session !== undefined && { session }),
    });
    const { requests: found } = await control<{ requests: AnyRequestRecord[] }>("GET", `requests?${query}`);
    // The newest come first.
    const matching = found.filter((request) => differencesOf(match, request).length === 0);
    return typed<Name>(matching.slice(0, limit).reverse());
  }
  const clear = async () => (await control<{ deleted: number }>("DELETE", "requests")).deleted;
  return Object.assign(requests, { clear });
}

function snapshotPath(name: string): string {
  return `snapshots/${encodeURIComponent(name)}`;
}

function noMock(origin: string, cause: unknown): TypeError {
  return new TypeError(`No mock is running at ${origin}; start one with npx adintel-mock.`, { cause });
}
