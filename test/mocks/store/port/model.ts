import type { JournalEntry, NewEntry } from "../../../../mocks/engine/journal/exchanged.ts";
import type { Sandbox } from "../../../../mocks/engine/sandboxes/sandbox.ts";
import type { Scenario } from "../../../../mocks/engine/scenarios/scenario.ts";
import type { Settings } from "../../../../mocks/engine/scenarios/settings.ts";
import type { StagedEntry, Uses } from "../../../../mocks/engine/scenarios/stage.ts";
import type { Charge } from "../../../../mocks/engine/sessions/keys.ts";
import { isSandboxId } from "../../../../mocks/engine/sessions/session-names.ts";
import { minute, type Limit, type Window } from "../../../../mocks/engine/sessions/rate-limits.ts";
import type { Committed, Outcome } from "../../../../mocks/engine/state/store.ts";
import { bounds } from "./build.ts";
import { createRoom, exchangeBytes, stateBytes, type Holder } from "./room.ts";
import { addTo, type Measured, type Note, type Stores } from "./stores.ts";

/** What a request takes, in the words of the model. */
export interface Taken {
  /** Unlike that of any other request. */
  url: string;
  team: string;
  limits: readonly Limit[];
  /** What its team must have left. */
  needs: number | undefined;
  charge: Omit<Charge, "requestId" | "at"> | undefined;
  adds: Note | undefined;
  uses: Uses | undefined;
}

/** What a snapshot keeps. */
interface State {
  requests: number;
  settings: Settings;
  /** The newest first. */
  staged: StagedEntry[];
  /** How many scenarios there have been. */
  scenarios: number;
  /** What the settings have counted. */
  ofSettings: { seen: number; used: number };
  spent: Map<string, number>;
  ledgers: Map<string, Charge[]>;
  windows: Map<string, Window>;
  added: Note[];
}

export interface Session extends State, Holder {
  /** Its clock is so far ahead of the real time, or of 0 if that stands still. */
  skew: number;
  /** What its clock has shown. */
  last: number;
  lastAt: number | null;
  snapshots: Map<string, State & { now: number; bytes: number }>;
  /** Counts the changes of what requests read. */
  changes: number;
  /** What names the state that was last seen of it, with the changes that there were by then, and all names that there have been. */
  version: string | undefined;
  seenChanges: number;
  versions: Set<string>;
  /** When a request last took places in windows. */
  countedAt: number;
}

export type Model = ReturnType<typeof createModel>;

const monthly: Record<string, number> = { demo: 50_000_000, low: 5_000, exhausted: 5_000_000 };

/** The port as it must be, without a store. */
export function createModel({ kit, setup, time, isRedis }: Stores) {
  const sessions = new Map<string, Session>();
  const sandboxes = new Map<string, Sandbox>();
  const room = createRoom({ isRedis, time }, sessions);
  let useCount = 0;
  const use = (real = time.real) => (isRedis ? real : (useCount += 1));
  const base = ({ settings }: Pick<State, "settings">) =>
    setup.isStill || settings.frozenClock ? 0 : time.real;

  const stagedAtStart = (former: number): Pick<State, "staged" | "scenarios"> => ({
    scenarios: former + setup.scenarios.length,
    staged: setup.scenarios
      .map((scenario, place) => {
        const id = `scenario-${former + place + 1}`;
        return { id, name: scenario.name ?? id, scenario, seen: 0, used: 0 };
      })
      .reverse(),
  });

  const fresh = (name: string, former: number): State => ({
    requests: 0,
    settings: { ...kit.defaultSettings, ...sandboxes.get(name)?.settings },
    ...stagedAtStart(former),
    ofSettings: { seen: 0, used: 0 },
    spent: new Map(
      [...Object.keys(monthly), "inactive"].map((team) => [team, team === "exhausted" ? 5_000_000 : 0]),
    ),
    ledgers: new Map(),
    windows: new Map(),
    added: [],
  });

  const startSkew = (state: State) => (setup.start ?? time.real) - base(state);

  const created = (name: string, state = fresh(name, 0)): Session => ({
    ...state,
    name,
    skew: startSkew(state),
    last: -Infinity,
    journal: [],
    lastAt: null,
    snapshots: new Map(),
    changes: 0,
    version: undefined,
    seenChanges: 0,
    versions: new Set(),
    usedAt: use(),
    bytes: 0,
    countedAt: -Infinity,
  });

  const nowOf = (session: Session): number => Math.max(base(session) + session.skew, session.last);

  /** How a request ends, its place in the windows taken. */
  const admit = (
    { windows, spent }: Session,
    { limits, needs, team }: Pick<Taken, "limits" | "needs" | "team">,
    now: number,
  ): Outcome => {
    const counted = limits.map(({ counter, requestsPerMinute }) => {
      const window = windows.get(counter);
      return {
        counter,
        requestsPerMinute,
        window: window && now < window.start + minute ? window : { start: now, count: 0 },
      };
    });
    const full = counted.filter(({ window, requestsPerMinute }) => window.count >= requestsPerMinute);
    if (full.length > 0) {
      const free = Math.max(...full.map(({ window }) => window.start + minute));
      return { is: "limited", seconds: Math.max(1, Math.ceil((free - now) / 1000)) };
    }
    for (const { counter, window } of counted)
      windows.set(counter, { start: window.start, count: window.count + 1 });
    if (limits.length > 0 && windows.size >= bounds.windows)
      for (const [counter, { start }] of windows) if (now >= start + minute) windows.delete(counter);
    const left = (monthly[team] ?? 0) - (spent.get(team) ?? 0);
    return { is: needs !== undefined && left < needs ? "unpaid" : "done" };
  };

  return {
    sessions,
    sandboxes,
    monthly,
    /** The requests that were committed, the first one first. */
    committed: [] as (Omit<JournalEntry, "order"> & { store: number })[],
    /** What listeners must have been told beside them. */
    told: [] as string[],
    /** Sandboxes that there were. */
    gone: [] as string[],
    /** Those that were given another end. */
    extended: new Set<string>(),
    /** Whether clocks were set back. */
    wasSetBack: false,
    room,
    nowOf,
    /** Moves the clock of a session, from what it shows. */
    /** A clock that begins or ceases to stand still goes on from where it is. */
    changeSettings(session: Session, change: Partial<Settings>): void {
      const [now, before] = [nowOf(session), base(session)];
      session.settings = { ...session.settings, ...change };
      if (base(session) !== before) session.skew = now - base(session);
    },
    moveClock(session: Session, milliseconds: number): number {
      const now = nowOf(session) + milliseconds;
      session.skew = now - base(session);
      session.last = Math.max(session.last, now);
      return now;
    },
    create(name: string): Session {
      const session = created(name);
      if (!isRedis && !isSandboxId(name)) session.bytes = stateBytes(session);
      sessions.set(name, session);
      room.countSessions(session);
      return session;
    },
    /** It was loaded, which in memory is a use. */
    use(session: Session): void {
      if (isRedis || isSandboxId(session.name)) return;
      session.usedAt = use();
      room.makeRoom(session);
    },
    /** Takes account of what a session takes up, once it may be more or less. */
    settle(session: Session, bytes = stateBytes(session)): void {
      if (!isRedis) session.usedAt = use();
      room.note(session, bytes);
    },
    /** Takes what a request takes, at a time of its session and a real one. */
    take(
      session: Session,
      { uses, adds, charge, ...taken }: Taken,
      entry: (outcome: Outcome) => NewEntry,
      {
        now,
        real,
        store,
        measured,
      }: { now: number; real: number; store: number; measured?: Measured | undefined },
    ): Committed {
      session.last = now;
      if (uses) this.count(session, uses);
      const admitted = admit(session, taken, now);
      const isGrowing = (charge ?? adds) !== undefined;
      const isDone = admitted.is === "done";
      const outcome: Outcome = isDone && isGrowing && room.isFull(session) ? { is: "full" } : admitted;
      if (taken.limits.length > 0 && outcome.is !== "limited") session.countedAt = now;
      session.requests += 1;
      const requestId = `req_${String(session.requests).padStart(6, "0")}`;
      if (outcome.is === "done" && adds) {
        addTo(session.added, adds);
        session.changes += 1;
      }
      if (outcome.is === "done" && charge) {
        const { team } = taken;
        session.spent.set(team, (session.spent.get(team) ?? 0) + charge.microdollars);
        const ledger = [...(session.ledgers.get(team) ?? []), { requestId, ...charge, at: now }];
        session.ledgers.set(
          team,
          ledger.length > 2 * bounds.charges ? ledger.slice(-bounds.charges) : ledger,
        );
      }
      const exchanged = { ...entry(outcome), requestId, at: now };
      session.lastAt = now;
      if (isRedis) session.usedAt = use(real);
      room.keep(session, exchanged, measured?.exchange ?? exchangeBytes(exchanged));
      if (isRedis ? isGrowing || uses : isGrowing && outcome.is === "done")
        this.settle(session, measured?.state);
      this.committed.push({ session: session.name, exchanged, store });
      return { ...outcome, requestId };
    },
    /** What a request makes scenarios and settings count, the newest scenario first. */
    usesOf({ staged, settings, ofSettings }: Session): Uses {
      const uses = new Map<string, { seen: number; used: number }>();
      const { errorRate } = settings;
      const bySettings = { id: "errorRate", scenario: { share: errorRate }, ...ofSettings };
      for (const { id, scenario, seen, used } of [...staged, ...(errorRate > 0 ? [bySettings] : [])]) {
        const { after = 0, times = Infinity, share = 1 }: Scenario = scenario;
        if (used >= times) continue;
        const nth = seen + 1 - after;
        const isDue = nth > 0 && Math.floor(nth * share) > Math.floor((nth - 1) * share);
        uses.set(id, { seen: 1, used: isDue ? 1 : 0 });
        // It decides what the response is.
        if (isDue) break;
      }
      return uses;
    },
    count(session: Session, uses: Uses): void {
      for (const entry of session.staged) {
        const { seen = 0, used = 0 } = uses.get(entry.id) ?? {};
        Object.assign(entry, { seen: entry.seen + seen, used: entry.used + used });
      }
      const { seen = 0, used = 0 } = uses.get("errorRate") ?? {};
      const { ofSettings } = session;
      session.ofSettings = { seen: ofSettings.seen + seen, used: ofSettings.used + used };
      session.changes += 1;
    },
    reset(session: Session): void {
      const state = fresh(session.name, session.scenarios);
      Object.assign(session, state, {
        skew: startSkew(state),
        last: -Infinity,
        journal: [],
        lastAt: null,
        countedAt: -Infinity,
      });
      session.changes += 1;
    },
    snapshotOf(session: Session): State & { now: number } {
      const { requests, settings, staged, scenarios, ofSettings, spent, ledgers, windows, added } = session;
      const state = { requests, settings, staged, scenarios, ofSettings, spent, ledgers, windows, added };
      return { ...structuredClone(state), now: nowOf(session) };
    },
    restore(session: Session, { now, ...state }: State & { now: number; bytes?: number }): void {
      this.reset(session);
      const { scenarios, bytes } = session;
      Object.assign(session, structuredClone(state), { bytes, skew: now - base(state) });
      session.scenarios = Math.max(scenarios, state.scenarios);
    },
    /** The real time was set back: a clock goes on from where it is, with Redis once the time has come there. */
    setBack(span: number): void {
      this.wasSetBack = true;
      if (isRedis) return;
      for (const session of sessions.values()) if (base(session) > 0) session.skew += span;
    },
    /** The sandboxes that have ended by now, which are taken away. */
    expire(): string[] {
      const ended = [...sandboxes.values()].filter(({ expiresAt }) => Date.parse(expiresAt) <= time.real);
      for (const { id, expiresAt } of ended) {
        const session = sessions.get(id);
        if (session) room.end(session, Date.parse(expiresAt));
        this.remove(id);
      }
      return ended.map(({ id }) => id);
    },
    remove(id: string): void {
      sandboxes.delete(id);
      sessions.delete(id);
      this.gone.push(id);
    },
  };
}
