import type { Exchanged, NewEntry } from "../../../../mocks/engine/journal/exchanged.ts";
import type { Sandbox } from "../../../../mocks/engine/sandboxes/sandbox.ts";
import type { Settings } from "../../../../mocks/engine/scenarios/settings.ts";
import type { StagedEntry, Uses } from "../../../../mocks/engine/scenarios/stage.ts";
import type { Charge } from "../../../../mocks/engine/sessions/keys.ts";
import { minute, type Limit, type Window } from "../../../../mocks/engine/sessions/rate-limits.ts";
import type { Outcome } from "../../../../mocks/engine/state/store.ts";
import { bounds } from "./build.ts";
import { addTo, type Note, type Stores } from "./stores.ts";

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

/** A session as it must be. */
export interface Session extends State {
  name: string;
  /** Its clock is so far ahead of the real time, or of 0 if that stands still. */
  skew: number;
  /** What its clock has shown. */
  last: number;
  journal: Exchanged[];
  lastAt: number | null;
  snapshots: Map<string, State & { now: number }>;
  /** Counts the changes of what requests read. */
  changes: number;
  /** What names the state that was last seen of it, with the changes that there were by then, and all names that there have been. */
  version: string | undefined;
  seenChanges: number;
  versions: Set<string>;
  /** Counts the uses of all sessions: with Redis those by requests. */
  usedAt: number;
  /** When a request last took places in windows. */
  countedAt: number;
}

export type Model = ReturnType<typeof createModel>;

const monthly: Record<string, number> = { demo: 50_000_000, low: 5_000, exhausted: 5_000_000 };

/** The port as it must be, without a store. */
export function createModel({ kit, setup, time, isRedis }: Stores) {
  const sessions = new Map<string, Session>();
  const sandboxes = new Map<string, Sandbox>();
  let useCount = 0;
  const base = () => (setup.isStill ? 0 : time.real);

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

  const startSkew = () => (setup.start ?? time.real) - base();

  const created = (name: string): Session => ({
    ...fresh(name, 0),
    name,
    skew: startSkew(),
    last: -Infinity,
    journal: [],
    lastAt: null,
    snapshots: new Map(),
    changes: 0,
    version: undefined,
    seenChanges: 0,
    versions: new Set(),
    usedAt: (useCount += 1),
    countedAt: -Infinity,
  });

  const nowOf = ({ skew, last }: Session): number => Math.max(base() + skew, last);

  /** How a request ends, its place in the windows taken. */
  const admit = ({ windows, spent }: Session, { limits, needs, team }: Taken, now: number): Outcome => {
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
    const left = (monthly[team] ?? 0) - (spent.get(team) ?? 0);
    return { is: needs !== undefined && left < needs ? "unpaid" : "done" };
  };

  return {
    sessions,
    sandboxes,
    monthly,
    /** The requests that were committed, the first one first. */
    committed: [] as { session: string; url: string; requestId: string }[],
    /** What listeners must have been told beside them. */
    told: [] as string[],
    /** Sandboxes that there were. */
    gone: [] as string[],
    /** Those that were given another end. */
    extended: new Set<string>(),
    /** Whether clocks were set back. */
    wasSetBack: false,
    /** Whether there is no room for the state of sandboxes. */
    isFull: false,
    nowOf,
    /** Moves the clock of a session, from what it shows. */
    moveClock(session: Session, milliseconds: number): number {
      const now = nowOf(session) + milliseconds;
      session.skew = now - base();
      session.last = Math.max(session.last, now);
      return now;
    },
    create(name: string): Session {
      const session = created(name);
      sessions.set(name, session);
      const others = [...sessions.values()].filter((other) => !sandboxes.has(other.name));
      const [oldest] = others.filter((other) => other.name !== "").sort((a, b) => a.usedAt - b.usedAt);
      if (oldest && others.length > bounds.sessions) sessions.delete(oldest.name);
      return session;
    },
    /** It was loaded, which in memory is a use. */
    use(session: Session): void {
      if (!isRedis) session.usedAt = useCount += 1;
    },
    /** Takes what a request takes, at a time of its session. */
    take(session: Session, taken: Taken, entry: (outcome: Outcome) => NewEntry, now: number): Outcome {
      session.last = now;
      if (taken.uses) this.count(session, taken.uses);
      const admitted = admit(session, taken, now);
      const isGrowing = (taken.charge ?? taken.adds) !== undefined;
      const outcome: Outcome = this.isFull && isGrowing && admitted.is === "done" ? { is: "full" } : admitted;
      if (taken.limits.length > 0 && outcome.is !== "limited") session.countedAt = now;
      session.requests += 1;
      const requestId = `req_${String(session.requests).padStart(6, "0")}`;
      if (outcome.is === "done" && taken.adds) {
        addTo(session.added, taken.adds);
        session.changes += 1;
      }
      if (outcome.is === "done" && taken.charge) {
        const { team, charge } = taken;
        session.spent.set(team, (session.spent.get(team) ?? 0) + charge.microdollars);
        const ledger = [...(session.ledgers.get(team) ?? []), { requestId, ...charge, at: now }];
        session.ledgers.set(
          team,
          ledger.length > 2 * bounds.charges ? ledger.slice(-bounds.charges) : ledger,
        );
      }
      session.journal = [...session.journal, { ...entry(outcome), requestId, at: now }].slice(
        -bounds.exchanges,
      );
      session.lastAt = now;
      session.usedAt = useCount += 1;
      this.committed.push({ session: session.name, url: taken.url, requestId });
      return outcome;
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
      Object.assign(session, fresh(session.name, session.scenarios), {
        skew: startSkew(),
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
    restore(session: Session, { now, ...state }: State & { now: number }): void {
      this.reset(session);
      const { scenarios } = session;
      Object.assign(session, structuredClone(state), { skew: now - base() });
      session.scenarios = Math.max(scenarios, state.scenarios);
    },
    /** The real time was set back: a clock goes on from where it is, with Redis once the time has come there. */
    setBack(span: number): void {
      this.wasSetBack = true;
      if (isRedis || setup.isStill) return;
      for (const session of sessions.values()) session.skew += span;
    },
    /** The sandboxes that have ended by now, which are taken away. */
    expire(): string[] {
      const ended = [...sandboxes.values()].filter(({ expiresAt }) => Date.parse(expiresAt) <= time.real);
      for (const { id } of ended) this.remove(id);
      return ended.map(({ id }) => id);
    },
    remove(id: string): void {
      sandboxes.delete(id);
      sessions.delete(id);
      this.gone.push(id);
    },
  };
}
