import { type CheckedData, exportWorld, recordsIn } from "../adintel/index.ts";
import { requestsIn } from "../engine/journal/find-requests.ts";
import { checkFilter } from "../engine/journal/fields.ts";
import { ledgerOf, type Ledger } from "../controls/ledger.ts";
import { advanceClock, changeSettingsOf } from "../controls/session.ts";
import { handleOf, scenariosIn, stageScenario } from "../controls/staging.ts";
import type { Env } from "../http/incoming.ts";
import {
  typed,
  type OperationName,
  type RequestFilter,
  type RequestRecord,
  type Responder,
} from "../engine/journal/typed.ts";
import { combined, type PresetName, type ScenarioInput } from "../engine/scenarios/presets.ts";
import type { Respond, Scenario, ScenarioHandle, StagedScenario } from "../engine/scenarios/scenario.ts";
import type { Settings } from "../engine/scenarios/settings.ts";
import { checkSessionName } from "../engine/sessions/session-names.ts";
import { snapshotFileOf, takeSnapshotFile, type SnapshotFile } from "../engine/sessions/snapshot-files.ts";
import {
  forgetSnapshot,
  listSnapshots,
  restoreSnapshot,
  takeSnapshot,
  type Snapshot,
} from "../engine/sessions/snapshots.ts";
import type { World } from "../engine/sessions/world.ts";
import type { MockApp, SavedState } from "./mock-app.ts";

export { ControlError } from "../http/control-error.ts";
export type { Ledger } from "../controls/ledger.ts";
export type { SnapshotFile } from "../engine/sessions/snapshot-files.ts";
export type { Snapshot } from "../engine/sessions/snapshots.ts";

/** The second argument of `fetch`. A server also passes Node's own request, which has the caller's address. */
export type FetchInit = RequestInit & Partial<Env["Bindings"]>;

/** The requests that match a filter, oldest first; without a filter, all that are kept. */
export interface Requests {
  /**
   * The requests of an operation, typed as the documents describe it: `mock.requests({ operation: "…" })`.
   *
   * @throws {ControlError} on an invalid filter, naming everything wrong with it.
   */
  <Name extends OperationName = OperationName>(
    this: void,
    filter?: RequestFilter<Name>,
  ): RequestRecord<Name>[];
  /** Clears the list; returns how many there were. */
  clear(this: void): number;
}

/** A mock in this process: the API, and its controls as functions. Members need no `this`. */
export interface Mock {
  /**
   * Responds to a request as the service would; a drop-in for the global `fetch`. A path with its query
   * is enough; the origin does not matter.
   */
  fetch(this: void, input: Request | string | URL, init?: FetchInit): Promise<Response>;
  /** The mock's time, which rate limits, indexing and dates follow. */
  clock: {
    now(this: void): Date;
    /**
     * Moves the clock forward.
     *
     * @throws {ControlError} if the seconds are negative or move the clock past the year 9999.
     */
    advance(this: void, by: { seconds: number }): Date;
  };
  /**
   * Resets the session to its initial state: credits, clock, settings, added accounts, recorded requests. A call under way ends as a
   * lost connection, and leaves nothing in the new world.
   */
  reset(this: void): void;
  /**
   * What was charged to the team of a key, by default of the setting `defaultKey`, or else the first of `/__mock/keys`.
   *
   * @throws {ControlError} on an unknown key, listing the known ones.
   */
  ledger(this: void, key?: string): Ledger;
  /** The last requests to the API and their responses. */
  requests: Requests;
  /**
   * The settings, after applying the change if one is given.
   *
   * @throws {ControlError} on an unknown setting or an invalid value, naming all of them; nothing is changed then.
   */
  settings(this: void, change?: Partial<Settings>): Settings;
  /**
   * Stages a failure, a delay or other behavior: a scenario, or a preset by name with any field overridden. Of several that
   * match a request, the newest applies first.
   *
   * @throws {ControlError} on an invalid scenario, naming everything wrong with it.
   *
   * @example
   * mock.scenario("slow", { on: { metered: true } });
   * const limited = mock.scenario({ on: { metered: true }, times: 2, error: "rate_limited" });
   * console.log(limited.used); // 0
   */
  scenario(this: void, input: ScenarioInput, changes?: Scenario): ScenarioHandle;
  /**
   * Responds to an operation with a function of your own: a scenario with `respond`, with types. Key, limits, credits and the request
   * itself are checked as usual. `next()` resolves to what the mock would respond: `mock.on("…", async (call, next) => ({ ...(await next()), count: 0 }))`.
   * It ends with `remove()` of what is returned, or with `reset()`.
   *
   * @throws {ControlError} on an unknown operation.
   */
  on<Name extends OperationName>(this: void, operation: Name, respond: Responder<Name>): ScenarioHandle;
  /** Everything that is staged, oldest first; used-up scenarios have 0 remaining. */
  scenarios(this: void): StagedScenario[];
  /** The accounts and creatives behind the responses, and snapshots of the session. */
  world: {
    /** The whole world as data: `createMock({ data })` recreates it. */
    export(this: void): CheckedData;
    /**
     * Saves the session under a name: credits, clock, settings, scenarios, added accounts. A snapshot of the same name is replaced. Snapshots
     * survive a reset.
     *
     * @throws {ControlError} on a name other than letters, digits and `-._`, and on the 21st snapshot.
     */
    snapshot(this: void, name: string): Snapshot;
    /**
     * Restores a snapshot and clears the list of requests.
     *
     * @throws {ControlError} on an unknown name, listing the known ones.
     */
    restore(this: void, name: string): Snapshot;
    /** All snapshots, sorted by name. */
    snapshots(this: void): Snapshot[];
    /**
     * Deletes a snapshot.
     *
     * @throws {ControlError} on an unknown name.
     */
    forget(this: void, name: string): void;
    /**
     * A snapshot as plain JSON, to keep as a file. A mock with the same accounts and creatives takes it.
     *
     * @throws {ControlError} on an unknown name.
     */
    exportSnapshot(this: void, name: string): SnapshotFile;
    /**
     * Saves what `exportSnapshot` returned as a snapshot of this session.
     *
     * @throws {ControlError} on anything else, or a file that was edited or is of another world, with what differs.
     */
    importSnapshot(this: void, name: string, file: SnapshotFile): Snapshot;
  };
  /** Everything that requests have changed, in all sessions, as plain data for the option `state`. */
  save(this: void): SavedState;
  /**
   * The same mock in this session, which has a separate world; its `fetch` sends the session header.
   *
   * @throws {ControlError} on a name that is not valid in a header.
   */
  session(this: void, name: string): Mock;
}

/** The typed object over an app, for one session; `""` is that of callers who name none. */
export function mockOf(app: MockApp, session = ""): Mock {
  const control = <T>(run: (world: World) => T): T => {
    const loaded = app.memory.load(session);
    const result = run(loaded.world);
    app.memory.commit(loaded, { changed: loaded.world.takeChanges() });
    return result;
  };
  const stage = (input: Scenario | { preset: PresetName }): ScenarioHandle =>
    handleOf(
      control,
      control((world) => stageScenario(world, input)),
    );
  return {
    async fetch(input, init) {
      // What a server passes is no part of the request.
      const isServed = init !== undefined && "incoming" in init;
      const request = requestOf(input, isServed ? undefined : init);
      const bindings = isServed ? { incoming: init.incoming } : undefined;
      if (session !== "" && !request.headers.has("X-Mock-Session")) {
        const headers = new Headers(request.headers);
        headers.set("X-Mock-Session", session);
        return app.fetch(new Request(request, { headers }), bindings);
      }
      return app.fetch(request, bindings);
    },
    clock: {
      now: () => control(({ clock }) => new Date(clock.now())),
      advance: (by) => control((world) => advanceClock(world, by, "seconds")),
    },
    reset: () => control((world) => world.reset()),
    ledger: (key) => control((world) => ledgerOf(world, key)),
    requests: requestsOf(app, session),
    settings: (change = {}) => control((world) => changeSettingsOf(world, change)),
    scenario: (input, changes) => stage(combined(input, changes)),
    // The mock is held to the documents that the types are made of.
    on: (operation, respond) => stage({ on: { operation }, respond: respond as Respond }),
    scenarios: () => control(scenariosIn),
    world: {
      export: () => control((world) => structuredClone(exportWorld(recordsIn(world)))),
      snapshot: (name) => control((world) => takeSnapshot(world, name)),
      restore: (name) => control((world) => restoreSnapshot(world, name)),
      snapshots: () => control(listSnapshots),
      forget: (name) => control((world) => forgetSnapshot(world, name)),
      exportSnapshot: (name) => control((world) => snapshotFileOf(world, name)),
      importSnapshot: (name, file) => control((world) => takeSnapshotFile(world, name, file)),
    },
    save: () => app.save(),
    session(name) {
      checkSessionName(name);
      return mockOf(app, name);
    },
  };
}

function requestsOf({ memory, worlds }: MockApp, session: string): Requests {
  const exchanges = (name: string) =>
    name === "*" ? [...worlds.all()].flatMap(({ journal }) => journal.entries()) : memory.exchanges(name);
  function requests<Name extends OperationName>(filter: RequestFilter<Name> = {}): RequestRecord<Name>[] {
    checkFilter(filter);
    return typed<Name>(requestsIn(exchanges(filter.session ?? session), filter));
  }
  const clear = () => memory.clearExchanges(session);
  return Object.assign(requests, { clear });
}

function requestOf(input: Request | string | URL, init: RequestInit | undefined): Request {
  // Once a server listens in this process, the global Request is another class than that of earlier requests.
  if (typeof input === "string" || input instanceof URL)
    return new Request(new URL(input, "http://mock"), init);
  return init === undefined ? input : new Request(input, init);
}
