import { createClient } from "@redis/client";
import { createHash } from "node:crypto";
import type { Events } from "../../../../mocks/engine/journal/events.ts";
import type { Sandbox } from "../../../../mocks/engine/sandboxes/sandbox.ts";
import type { Scenario } from "../../../../mocks/engine/scenarios/scenario.ts";
import type { Clock } from "../../../../mocks/engine/sessions/clock.ts";
import type { Content } from "../../../../mocks/engine/sessions/content.ts";
import type { World } from "../../../../mocks/engine/sessions/world.ts";
import type { SessionStart, StoreContext } from "../../../../mocks/engine/state/session-start.ts";
import type { Store } from "../../../../mocks/engine/state/store.ts";
import type { SharedWorld } from "../../../../mocks/store/redis/connect.ts";
import type { RedisClient } from "../../../../mocks/store/redis/connection.ts";
import { bounds, stopwatchName, type Kit } from "./build.ts";

/** How the sessions of a run start. */
export interface Setup {
  /** Whether their clocks stand still unless they are moved. */
  isStill: boolean;
  /** Where their clocks start; `undefined`: at the real time. */
  start: number | undefined;
  scenarios: readonly Scenario[];
  /** At which of the stores somebody listens from the start. */
  listening: readonly number[];
}

/** The time, which passes when a test says so. */
interface Time {
  /** What clocks say, in milliseconds since the epoch; they can be set back. */
  real: number;
  /** What stopwatches say. */
  passed: number;
}

/** The next script that is lost. */
export interface Loss {
  /** Redis is busy and does not run it, or the reply is lost after it was run; `late`: its reply comes, but takes its time. */
  when: "before" | "after" | "late";
  /** Whether it is not sent again, since the mock has waited too long. */
  isUnknown: boolean;
  /** What happens once it was run, and before it is sent again or its reply comes. */
  meanwhile?: () => Promise<void>;
}

/** What a session takes up in Redis. */
export interface Measured {
  state: number;
  /** What the store has noted of its state. */
  noted: number;
  /** The last exchange of its journal. */
  exchange: number;
}

/** Stores that are one, with what a test does to them. */
export interface Stores {
  kit: Kit;
  all: readonly Store[];
  setup: Setup;
  time: Time;
  isRedis: boolean;
  pass(milliseconds: number): Promise<void>;
  setBack(milliseconds: number): Promise<void>;
  /** Loses the next script that is remembered in case it is sent again, or the next one of any kind. */
  lose(store: number, loss: Loss, which: "remembered" | "any"): void;
  /** Whether a script is still to be lost; it will not be. */
  spare(): boolean;
  /** What tells of the requests that one store has served itself, if `events` are those of all. */
  own: readonly Events[];
  /** Of a session in Redis. */
  measure(session: string): Promise<Measured | undefined>;
  /** The keys in Redis, with when each ends, -1: never, and how many items it has if it is a list. */
  keys(): Promise<[name: string, endsAt: number, items: number][]>;
  /** Tells listeners of a change in a session `end`, after all that was told before. Resolves once whoever hears has heard it. */
  announceEnd(): Promise<void>;
  /** Why another mock cannot use the Redis too, if its world is different in something. */
  refusalOf(other: Partial<SharedWorld>): Promise<string>;
  close(): void;
}

/** Something that a request has added. */
export interface Note {
  id: string;
  at: number;
}

/** When requests next find something else, since what was added is ready after a while. */
export function nextChange(added: readonly Note[], now: number, indexingSeconds: number): number | undefined {
  const later = added.map(({ at }) => at + indexingSeconds * 1000).filter((at) => at > now);
  return later.length > 0 ? Math.min(...later) : undefined;
}

/** Adds to a list that forgets its oldest. */
export function addTo(added: Note[], note: Note): void {
  added.push(note);
  if (added.length > bounds.additions) added.splice(0, bounds.forgottenAtOnce);
}

function createContent(saved: readonly object[] = []): Content {
  const added: Note[] = [];
  for (const note of saved as readonly Note[]) addTo(added, note);
  return {
    library: { size: 0 },
    account: (id) => added.find((note) => note.id === id),
    accounts: () => [],
    add: ({ saved: note }) => addTo(added, note as Note),
    addSaved: (note) => addTo(added, note as Note),
    save: () => [...added],
    having: createContent,
    nextChange: (now, { indexingSeconds }) => nextChange(added, now, indexingSeconds),
    bytes: () => 100 * added.length,
  };
}

function startsOf(kit: Kit, { start, scenarios }: Setup): Pick<StoreContext, "startOf" | "journals"> {
  const journals = kit.createJournals();
  const startOf = (sandbox?: Sandbox): SessionStart => {
    const keys = () => (sandbox ? kit.keysOfSandbox(sandbox.id, kit.createKeys) : kit.createKeys());
    const settings = { ...kit.defaultSettings, ...sandbox?.settings };
    return {
      start,
      settings,
      isApart: false,
      scenarios,
      keys,
      createWorld: (session, { clock, ...rest }) =>
        kit.createWorld(createContent(), clock, settings, { session, journals, scenarios, keys, ...rest }),
    };
  };
  return { startOf, journals };
}

const firstTime = Date.UTC(2026, 10, 20, 12);

/** A store in memory. */
export function openMemory(kit: Kit, setup: Setup): Stores {
  const time: Time = { real: firstTime, passed: 0 };
  const tick = () => time.real;
  const { startOf, journals } = startsOf(kit, setup);
  const clockOf = (start: number | undefined, isFrozen: () => boolean): Clock =>
    kit.createClock(start === undefined ? tick : () => start, setup.isStill ? () => 0 : tick, isFrozen);
  const create = (session: string, sandbox?: Sandbox) => {
    const { start, createWorld } = startOf(sandbox);
    const isFrozen = () => world.settings.frozenClock;
    const world: World = createWorld(session, { clock: clockOf(start, isFrozen) });
    return world;
  };
  const sandboxes = kit.createMemorySandboxes(
    (sandbox) => create(sandbox.id, sandbox),
    () => undefined,
    tick,
  );
  const worlds = kit.createWorlds((session) => create(session), sandboxes);
  return {
    kit,
    all: [kit.createMemoryStore(worlds, sandboxes, journals.events)],
    setup,
    time,
    isRedis: false,
    pass: (milliseconds) => {
      time.real += milliseconds;
      time.passed += milliseconds;
      return Promise.resolve();
    },
    setBack: (milliseconds) => {
      time.real -= milliseconds;
      return Promise.resolve();
    },
    lose: () => undefined,
    spare: () => false,
    own: [],
    measure: () => Promise.resolve(undefined),
    keys: () => Promise.resolve([]),
    announceEnd: () =>
      Promise.resolve(journals.events.publish({ type: "change", session: "end", what: "clock" })),
    refusalOf: () => Promise.resolve(""),
    close: () => undefined,
  };
}

const timeKey = "time-of-the-test";

/** Redis ends keys by its own time, which is earlier than this by so much that it ends none of a test's. */
const shiftMs = 1e12;

/** Stands before each script: time is the test's, and so are the ends of keys. */
const virtualTime = `
local actual = redis
local function virtual() return tonumber(actual.call('GET', '${timeKey}')) end
local function text(number) return string.format('%.0f', number) end
local function call(name, ...)
  local parts = { ... }
  if name == 'TIME' then
    local now = virtual()
    return { text(math.floor(now / 1000)), text(now % 1000 * 1000) }
  end
  if name == 'PEXPIRE' then name, parts[2] = 'PEXPIREAT', virtual() + parts[2] end
  if name == 'PEXPIREAT' then
    if tonumber(parts[2]) <= virtual() then return actual.call('DEL', parts[1]) end
    parts[2] = text(parts[2] + ${shiftMs})
  end
  if name == 'SET' then
    for place = 3, #parts do
      if parts[place] == 'PX' then parts[place], parts[place + 1] = 'PXAT', text(virtual() + parts[place + 1] + ${shiftMs})
      elseif parts[place] == 'EX' or parts[place] == 'EXAT' or parts[place] == 'PXAT' then error('no test moves ' .. parts[place]) end
    end
  end
  if name == 'PTTL' then
    local ends = actual.call('PEXPIRETIME', parts[1])
    return ends < 0 and ends or ends - ${shiftMs} - virtual()
  end
  if ({ EXPIRE = 1, EXPIREAT = 1, SETEX = 1, PSETEX = 1, GETEX = 1, TTL = 1 })[name] then error('no test moves ' .. name) end
  return actual.call(name, unpack(parts))
end
local redis = setmetatable({ call = call, pcall = call }, { __index = actual })
`;

/** Ends the keys that are over. */
const purge = `
local now = tonumber(redis.call('GET', '${timeKey}'))
for _, key in ipairs(redis.call('KEYS', '*')) do
  local ends = redis.call('PEXPIRETIME', key)
  if ends > 0 and ends - ${shiftMs} <= now then redis.call('UNLINK', key) end
end
`;

const keysWithEnds = `
local found = {}
for _, key in ipairs(redis.call('KEYS', '*')) do
  if key ~= '${timeKey}' then
    local ends = redis.call('PEXPIRETIME', key)
    local items = redis.call('TYPE', key).ok == 'list' and redis.call('LLEN', key) or 0
    found[#found + 1] = { key, string.format('%.0f', ends < 0 and ends or ends - ${shiftMs}), tostring(items) }
  end
end
return found
`;

/** ARGV: what the keys of a session begin with, the account of all, and the session in it. */
const measured = `
local state = 0
for _, key in ipairs(redis.call('KEYS', '*')) do
  local own = string.sub(key, 1, #ARGV[1]) == ARGV[1] and string.sub(key, #ARGV[1] + 1) or 'done:'
  if own ~= 'journal' and string.sub(own, 1, 5) ~= 'done:' then
    state = state + redis.call('MEMORY', 'USAGE', key, 'SAMPLES', own == 'snapshots' and 0 or 5)
  end
end
local exchange = 0
for _, part in ipairs(redis.call('LRANGE', ARGV[1] .. 'journal', -2, -1)) do exchange = exchange + #part end
return { state, tonumber(redis.call('HGET', ARGV[2], ARGV[3]) or '0'), exchange }
`;

const patienceMs = 2_000;

/** How long a reply takes that comes late. */
const lateMs = 700;

/** A connection over which a store hears of what is published. */
interface Subscriber {
  isReady: boolean;
  ping(): Promise<unknown>;
}

/** Keeps the connections that a store makes like its first one, which is the one it hears over. */
function keepDuplicates(client: RedisClient, kept: Subscriber[]): void {
  const first = client as RedisClient & { duplicate(options: object): Subscriber };
  const { duplicate } = first;
  first.duplicate = (options) => {
    const other = duplicate.call(first, options);
    kept.push(other);
    return other;
  };
}

/** A Redis for the runs, each of which begins with an empty one. */
export async function connect(url: string) {
  const raw = createClient({ url });
  await raw.connect();
  let runs = 0;
  return {
    close: () => raw.destroy(),
    /** Two stores on it, which are two mocks. */
    async open(kit: Kit, setup: Setup, count = 2): Promise<Stores> {
      await raw.sendCommand(["FLUSHALL"]);
      const prefix = `run-${(runs += 1)}`;
      const time: Time = { real: firstTime, passed: 0 };
      const tell = () => raw.set(timeKey, String(time.real));
      const pass = async (milliseconds: number): Promise<void> => {
        time.real += milliseconds;
        time.passed += milliseconds;
        await tell();
        await raw.sendCommand(["EVAL", purge, "0"]);
      };
      await tell();
      Reflect.set(globalThis, stopwatchName, () => time.passed);
      let loss: (Loss & { store: number; which: "remembered" | "any" }) | undefined;
      const subscribers: Subscriber[] = [];
      const through = (store: number) => (client: RedisClient) => {
        keepDuplicates(client, subscribers);
        const sources = new Map<string, string>();
        const run = async (sha: string, rest: (string | Buffer)[]): Promise<unknown> => {
          const isRemembered = rest.some((part) => typeof part === "string" && part.includes(":done:"));
          // They come from time to time by themselves.
          const isHeartbeat = rest.includes(`${prefix}:heartbeats`);
          if (loss?.store !== store || isHeartbeat || (loss.which === "remembered" && !isRemembered))
            return client.sendCommand(["EVALSHA", sha, ...rest]);
          const { when, isUnknown, meanwhile } = loss;
          loss = undefined;
          const reply = when === "before" ? undefined : await client.sendCommand(["EVALSHA", sha, ...rest]);
          await meanwhile?.();
          if (isUnknown) await pass(patienceMs);
          else if (when === "late") {
            await pass(lateMs);
            return reply;
          }
          throw new Error(when === "before" ? "BUSY Redis is busy" : "the connection was lost");
        };
        return {
          get isReady() {
            return client.isReady;
          },
          connect: () => client.connect(),
          destroy: () => client.destroy(),
          on: (event: "error", listener: (error: Error) => void) => client.on(event, listener),
          async sendCommand(parts: (string | Buffer)[]): Promise<unknown> {
            const [command, script = "", ...rest] = parts;
            if (command === "TIME")
              return [String(Math.floor(time.real / 1000)), String((time.real % 1000) * 1000)];
            if (command === "EVALSHA") {
              const sha = sources.get(String(script));
              if (sha === undefined) throw new Error("NOSCRIPT it is sent as it is at first");
              return run(sha, rest);
            }
            if (command !== "EVAL") return client.sendCommand(parts);
            const sha = String(await client.sendCommand(["SCRIPT", "LOAD", virtualTime + String(script)]));
            sources.set(createHash("sha1").update(script).digest("hex"), sha);
            return run(sha, rest);
          },
        };
      };
      const shared = {
        seed: 1,
        accounts: null,
        mediaPerAccount: null,
        data: null,
        calibration: null,
        now: null,
        start: 0,
      };
      const opened = await Promise.all(
        Array.from({ length: count }, async (_, store) => {
          const connected = await kit.connectRedis(`${url}?prefix=${prefix}`, shared, through(store));
          const { startOf, journals } = startsOf(kit, setup);
          const context = { library: { size: 0 }, startOf, isStill: setup.isStill, journals };
          return { store: connected.open(context), close: connected.close, own: journals.events };
        }),
      );
      return {
        kit,
        all: opened.map(({ store }) => store),
        setup,
        time,
        isRedis: true,
        pass,
        async setBack(milliseconds) {
          time.real -= milliseconds;
          await tell();
        },
        lose: (store, next, which) => void (loss = { ...next, store, which }),
        spare() {
          const wasPending = loss !== undefined;
          loss = undefined;
          return wasPending;
        },
        own: opened.map(({ own }) => own),
        async measure(session) {
          const member = encodeURIComponent(session);
          const parameters = [`${prefix}:session:${member}:`, `${prefix}:bytes:state`, member];
          const found = await raw.sendCommand(["EVAL", measured, "0", ...parameters]);
          const [state = 0, noted = 0, exchange = 0] = found as unknown as number[];
          return { state, noted, exchange };
        },
        async keys() {
          const found = (await raw.sendCommand(["EVAL", keysWithEnds, "0"])) as unknown as string[][];
          return found.map(([name = "", ends, items]) => [name, Number(ends), Number(items)]);
        },
        async announceEnd() {
          // Each connection has sent by then what it was told to send.
          for (const { store } of opened) await store.sandboxes.now();
          await raw.publish(`${prefix}:events`, "end\n\nclock");
          // What was published comes before the response, over the same connection.
          await Promise.all(subscribers.filter(({ isReady }) => isReady).map((one) => one.ping()));
        },
        refusalOf: (other) =>
          kit.connectRedis(`${url}?prefix=${prefix}`, { ...shared, ...other }, through(count)).then(
            ({ close }) => (close(), ""),
            ({ message }: Error) => message,
          ),
        close() {
          opened.forEach(({ close }) => close());
          // Whoever still waits gives up.
          time.passed = Infinity;
        },
      };
    },
  };
}
