import { codesByStatus } from "@adintel/client/operations";
import { memoize } from "../../../scripts/lib/memoize.ts";
import { fitsBody, fitsHead, needsBody, type Candidate } from "./matching.ts";
import type { Scenario, StagedScenario } from "./scenario.ts";
import { settingsAsScenarios, type Settings } from "./settings.ts";

/** How many scenarios a session has at most. */
export const maxScenarios = 100;

/** What requests add to the counts of entries, by the entry's id, or by its name where a setting asks for it. */
export type Uses = ReadonlyMap<string, { seen: number; used: number }>;

/** A scenario at work. */
export interface StagedEntry {
  /** Empty where a setting asks for it. */
  id: string;
  name: string;
  scenario: Scenario;
  /** How many requests its conditions held for. */
  seen: number;
  /** How many of them it changed. */
  used: number;
}

/** What the scenarios make of one request: each field from the newest one that has it. */
export interface Effects extends Omit<Scenario, "name" | "on" | "after" | "times" | "share" | "delayMs"> {
  names: string[];
  /** Milliseconds to wait before the request is processed. */
  delayMs?: number;
  /** Whether one of them decides what the response is. */
  isDecided?: boolean;
  /** In place of the error's usual message. */
  message?: string;
}

/** The scenarios of one session, as plain data. */
export interface SavedStage {
  /** How many there have been. */
  count: number;
  entries: StagedEntry[];
  /** The counts of what the settings ask for, with the settings that they are of. */
  ofSettings?: { settings: string; counts: Pick<StagedEntry, "seen" | "used">[] };
}

export type Stage = ReturnType<typeof createStage>;

/** The scenarios of one session: those that were staged, and what its settings ask for. */
export function createStage(scenarios: readonly Scenario[] = [], saved?: SavedStage) {
  /** The newest first. */
  let staged: StagedEntry[] = [];
  let count = saved?.count ?? 0;
  let former = saved?.ofSettings;
  let ofSettings: { settings: Settings | undefined; entries: StagedEntry[] } = {
    settings: undefined,
    entries: [],
  };

  const add = (scenario: Scenario): StagedEntry => {
    count += 1;
    const id = `scenario-${count}`;
    const entry: StagedEntry = { id, name: scenario.name ?? id, scenario, seen: 0, used: 0 };
    staged = [entry, ...staged];
    return entry;
  };
  if (saved) staged = saved.entries.map((entry) => ({ ...entry }));
  else scenarios.forEach(add);

  /** What the settings ask for comes last, counted from when they were changed. */
  const fromSettings = (settings: Settings): readonly StagedEntry[] => {
    if (ofSettings.settings !== settings) {
      const counts = former?.settings === JSON.stringify(settings) ? former.counts : [];
      const entries = settingsAsScenarios(settings).map((scenario, place) => {
        const { name = "" } = scenario;
        return { id: "", name, scenario, seen: 0, used: 0, ...counts[place] };
      });
      ofSettings = { settings, entries };
    }
    return ofSettings.entries;
  };

  return {
    /** Whether there is nothing that could change a request. */
    isIdle: (settings: Settings): boolean => staged.length === 0 && fromSettings(settings).length === 0,
    add,
    /** Makes room for one more out of those that are used up; whether there is any. */
    makeRoom(): boolean {
      if (staged.length < maxScenarios) return true;
      const usedUp = staged.findLast(isUsedUp);
      staged = staged.filter((entry) => entry !== usedUp);
      return usedUp !== undefined;
    },
    /** The oldest first. */
    list: (): StagedEntry[] => staged.toReversed(),
    /** Whether there was one of that id. */
    remove(id: string): boolean {
      const lengthBefore = staged.length;
      staged = staged.filter((entry) => entry.id !== id);
      return staged.length < lengthBefore;
    },
    clear(): void {
      staged = [];
    },
    /** Back to what it began with. Ids go on, since a caller may still hold an old one. */
    reset(): void {
      staged = [];
      scenarios.forEach(add);
      former = undefined;
      ofSettings = { settings: undefined, entries: [] };
    },
    /**
     * What the scenarios make of a request: the newest one first, then each older one whose effects are all still free. One
     * that comes too late does not count the request. It changes nothing: what is to be counted is returned as `uses`.
     */
    effectsOn(settings: Settings, candidate: Candidate): { effects: Effects | undefined; uses: Uses } {
      const all = [...staged, ...fromSettings(settings)];
      const entries = all.filter((entry) => !isUsedUp(entry) && fitsHead(entry.scenario, candidate));
      const isRead = entries.some(({ scenario }) => needsBody(scenario, candidate));
      const body = isRead ? candidate.body() : undefined;
      const effects: Effects = { names: [] };
      const uses = new Map<string, { seen: number; used: number }>();
      for (const entry of entries) {
        if (!isFree(effects, entry.scenario)) continue;
        const fits = holds(entry, candidate, body);
        if (typeof fits === "object") return { effects: fits, uses };
        if (!fits) continue;
        const isDue = isDueAfter(entry);
        uses.set(keyOf(entry), { seen: 1, used: isDue ? 1 : 0 });
        if (isDue) apply(effects, entry);
      }
      return { effects: effects.names.length > 0 ? effects : undefined, uses };
    },
    /** Counts what requests have used. */
    count(uses: Uses): void {
      for (const entry of [...staged, ...ofSettings.entries]) Object.assign(entry, countsWith(entry, uses));
    },
    /** Without what is no plain data, beside the settings that it is saved with; with `uses` as it will be once they are counted. */
    save: (settings: Settings, uses: Uses = noUses): SavedStage => ({
      count,
      entries: staged
        .filter(({ scenario }) => !scenario.on?.where && !scenario.respond)
        .map((entry) => ({ ...entry, ...countsWith(entry, uses) })),
      // Of settings that nobody has asked about since, what was saved.
      ...(former?.settings === JSON.stringify(settings) && { ofSettings: former }),
      ...(ofSettings.entries.length > 0 && {
        ofSettings: {
          settings: JSON.stringify(ofSettings.settings),
          counts: ofSettings.entries.map((entry) => countsWith(entry, uses)),
        },
      }),
    }),
    /** How many bytes it takes up, about. */
    bytes: (): number => staged.reduce((sum, { scenario }) => sum + bytesOf(scenario), 0),
  };
}

const bytesOf = memoize((scenario: Scenario): number => 300 + JSON.stringify(scenario).length);

const noUses: Uses = new Map();

function keyOf({ id, name }: StagedEntry): string {
  return id || name;
}

function countsWith(entry: StagedEntry, uses: Uses): Pick<StagedEntry, "seen" | "used"> {
  const { seen = 0, used = 0 } = uses.get(keyOf(entry)) ?? {};
  return { seen: entry.seen + seen, used: entry.used + used };
}

/** How many more requests it will change; `null`: any number. */
export function remainingOf({ scenario: { times }, used }: StagedEntry): number | null {
  return times === undefined ? null : times - used;
}

/** An entry as lists show it. */
export function shown(entry: StagedEntry): StagedScenario {
  const { id, name, used } = entry;
  const { respond: _respond, ...scenario } = entry.scenario;
  const { where: _where, ...on } = scenario.on ?? {};
  return {
    id,
    name,
    used,
    remaining: remainingOf(entry),
    scenario: structuredClone(scenario.on ? { ...scenario, on } : scenario),
  };
}

function isUsedUp(entry: StagedEntry): boolean {
  return remainingOf(entry) === 0;
}

/** Whether the conditions hold, or the failure of the one that is a function. */
function holds(entry: StagedEntry, candidate: Candidate, body: unknown): boolean | Effects {
  try {
    return fitsBody(entry.scenario, candidate, body);
  } catch (error) {
    console.error(error);
    const message = `The condition \`where\` of the mock's scenario \`${entry.name}\` threw.`;
    return { names: [entry.name], error: codesByStatus[500], message };
  }
}

const outcomes = ["error", "response", "respond", "lost", "rows", "newer"] as const;
const delays = ["delayMs", "slowBodyMs"] as const;

function isFree(effects: Effects, scenario: Scenario): boolean {
  if (effects.isDecided && outcomes.some((name) => scenario[name] !== undefined)) return false;
  return delays.every((name) => effects[name] === undefined || scenario[name] === undefined);
}

function apply(effects: Effects, entry: StagedEntry): void {
  const {
    name: _name,
    on: _on,
    after: _after,
    times: _times,
    share: _share,
    delayMs,
    ...effect
  } = entry.scenario;
  Object.assign(effects, effect, delayMs !== undefined && { delayMs: nthDelay(delayMs, entry.seen) });
  effects.names.push(entry.name);
  effects.isDecided ||= outcomes.some((name) => entry.scenario[name] !== undefined);
}

/** The golden ratio: its multiples spread evenly, and any two that follow each other are far apart. */
const ratio = (Math.sqrt(5) - 1) / 2;

function nthDelay(delay: NonNullable<Scenario["delayMs"]>, n: number): number {
  if (typeof delay === "number") return delay;
  return Math.round(delay.min + (((n + 1) * ratio) % 1) * (delay.max - delay.min));
}

/** Whether the next request is one of those to change. A share is spread evenly, so that a run can be repeated. */
function isDueAfter({ seen, scenario: { after = 0, share = 1 } }: StagedEntry): boolean {
  const nth = seen + 1 - after;
  return nth > 0 && Math.floor(nth * share) > Math.floor((nth - 1) * share);
}
