import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { documents } from "@adintel/client/operations";
import { createClient } from "@redis/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomOf, type Random } from "../../../mocks/adintel/corpus/base/random.ts";
import { createMockApp, type MockApp, type MockOptions } from "../../../mocks/app/mock-app.ts";
import { connectStore } from "../../../mocks/app/connect-store.ts";
import { runClients, type Seen } from "./clients.ts";
import { judge } from "./judge.ts";
import { startRedis, type Redis } from "./redis.ts";
import { shared } from "../../../mocks/store/redis/names.ts";
import { commitScript } from "../../../mocks/store/redis/scripts.ts";
import type { RedisClient, CommandPart } from "../../../mocks/store/redis/connection.ts";

/** A mistake that a store could make. */
interface Mutant {
  /** Changes the script that commits. */
  script?: (source: string) => string;
  /** Changes the keys of the script that commits. */
  keys?: (keys: string[], replica: number) => string[];
  /** Runs in place of the script, which it may send. */
  instead?: (send: Send, parts: CommandPart[]) => Promise<unknown>;
}

type Send = (parts: CommandPart[]) => Promise<unknown>;

/** What the script that commits is asked: of a request, what it costs and whom. */
function askedOf(parts: CommandPart[]): { request?: { team?: string; microdollars?: number } } {
  return JSON.parse(String(parts[3 + Number(parts[2])])) as object;
}

/**
 * A client whose connection is lost now and then: before what was sent arrived, or after it was done and before the reply
 * came. `random` gives numbers from 0 to 1.
 */
function unreliable(
  client: RedisClient,
  replica: number,
  random: () => number,
  { script, keys, instead }: Mutant = {},
): RedisClient {
  const lost = () => new Error("the connection was lost");
  const send: Send = (parts) => client.sendCommand(parts);
  return {
    get isReady() {
      return client.isReady;
    },
    connect: () => client.connect(),
    destroy: () => client.destroy(),
    on: (event, listener) => client.on(event, listener),
    async sendCommand(parts) {
      const [command, sha, count, ...rest] = parts;
      if (command !== "EVALSHA" || sha !== commitScript.sha) return send(parts);
      const isRequest = "request" in askedOf(parts);
      if (!isRequest) {
        const saved = await send(["EVAL", commitScript.source, ...parts.slice(2)]);
        if (random() < 0.3) throw lost();
        return saved;
      }
      if (random() < 0.05) throw lost();
      const own = rest.slice(0, Number(count)).map(String);
      const changed = [
        "EVAL",
        script ? script(commitScript.source) : commitScript.source,
        String(count),
        ...(keys ? keys(own, replica) : own),
        ...rest.slice(Number(count)),
      ];
      const reply = await (instead ? instead(send, changed) : send(changed));
      if (random() < 0.1) throw lost();
      return reply;
    },
  };
}

/**
 * From it follows what each client asks, of which replica, whether it hears the response, and which of the times that something is
 * sent to Redis for it the connection is lost. How clients interleave does not, so that no run is quite like another.
 */
const seed = Number(process.env["STORE_SEED"] ?? 20261123);

/** The clock stands still unless a client moves it. */
const options: MockOptions = {
  accounts: 4,
  mediaPerAccount: 20,
  now: Date.UTC(2026, 10, 20),
  tick: () => 0,
};

let redis: Redis;

beforeAll(async () => {
  redis = await startRedis();
});

afterAll(() => redis.close());

/** Decides what is lost of what is sent for the operation at hand; elsewhere nothing is. */
const faults = new AsyncLocalStorage<Random>();
const luck = () => faults.getStore()?.fraction() ?? 1;

async function startReplicas(count: number, mutant?: Mutant) {
  const prefix = randomUUID();
  const closing: (() => void)[] = [];
  const open = async (replica: number): Promise<MockApp> => {
    const url = `${redis.url}?prefix=${prefix}`;
    const store = await connectStore(url, options, (client) => unreliable(client, replica, luck, mutant));
    closing.push(store.close);
    return createMockApp(options, { shared: store });
  };
  const replicas = await Promise.all(Array.from({ length: count }, (_, replica) => open(replica)));
  return { replicas, prefix, close: () => closing.forEach((close) => close()) };
}

/** What eight clients saw of two sessions, and how many free calls at once got through. */
interface Run {
  seen: Map<string, Seen>;
  freeCalls: number;
}

/** Runs clients on three replicas whose connections to Redis are lost now and then. */
async function run(mutant?: Mutant): Promise<Run> {
  const { replicas, close } = await startReplicas(3, mutant);
  const seen = await runClients({
    seed,
    clients: 8,
    operations: 20,
    sessions: ["one", "two"],
    async send(request, name) {
      const random = randomOf("faults", seed, name ?? "");
      const replica = random.pick(replicas);
      // What is shown at the end is shown without any.
      if (name === undefined) return replica.fetch(request);
      const isHeard = random.chance(0.9);
      const response = await faults.run(random, () => replica.fetch(request));
      if (!isHeard) throw new Error("the caller's connection was lost");
      return response;
    },
  });
  // In a session of its own, where nothing has been counted yet, and whose clock stands still.
  const headers = { Authorization: "Bearer mock_live_demo", "X-Mock-Session": "free" };
  const statuses = await Promise.all(
    Array.from({ length: 90 }, async (_, n) => {
      const request = new Request("http://127.0.0.1/v2/taxonomies?query=shoes", { headers });
      return (await replicas[n % 3]?.fetch(request))?.status;
    }),
  );
  close();
  return { seen, freeCalls: statuses.filter((status) => status === 200).length };
}

/** What is wrong with what clients saw, each in a line. */
function faultsOf({ seen, freeCalls }: Run): string[] {
  const limit = documents.v2.rateLimits.find(({ scope }) => scope === "ip")?.requestsPerMinute;
  return [...judge(seen), ...(freeCalls === limit ? [] : [`${freeCalls} calls got through, ${limit} may`])];
}

test(`what clients of three replicas see can be explained by one mock, whatever connections are lost (seed ${seed})`, async () => {
  const ran = await run();
  const all = [...ran.seen.values()];
  const calls = all.flatMap((one) => one.calls);
  for (const status of [200, 402, undefined])
    expect(calls.filter((call) => call.status === status).length, String(status)).toBeGreaterThan(0);
  const looks = all.flatMap(({ spent }) => [...spent.values()].flat());
  const metered = calls.filter(({ isMetered, status }) => isMetered && status !== 429);
  expect(looks.length + metered.length).toBeGreaterThan(80);
  expect(all.some(({ indexed }) => indexed.some(({ value }) => value === 1))).toBe(true);
  expect(faultsOf(ran)).toEqual([]);
});

test("a clock that several clients move at once has moved by as much as they said, whatever connections are lost", async () => {
  const { replicas, close } = await startReplicas(1);
  const [replica] = replicas;
  const advance = async () => {
    const body = JSON.stringify({ advanceSeconds: 1 });
    const request = new Request("http://127.0.0.1/__mock/clock", { method: "POST", body });
    expect((await replica?.fetch(request))?.status).toBe(200);
  };
  const client = async (number: number): Promise<void> => {
    for (let n = 0; n < 10; n += 1) await faults.run(randomOf("clock", seed, number, n), advance);
  };
  await Promise.all([0, 1, 2, 3].map(client));
  const response = await replica?.fetch(new Request("http://127.0.0.1/__mock/clock"));
  expect(await response?.json()).toEqual({ now: new Date((options.now ?? 0) + 40_000).toISOString() });
  close();
});

const replaced = (source: string, what: string, by: string): string => {
  if (!source.includes(what)) throw new Error(`the script has no ${what}`);
  return source.replace(what, by);
};

const deduct = "redis.call('HINCRBY', spent, request.team, request.microdollars)";

/** Mistakes, and what shows each. */
const mutants: Record<string, Mutant & { shows: RegExp }> = {
  "forgets what it has settled": {
    shows: /status 200, has [23] rows in the ledger/,
    script: (source) => replaced(source, "if known then return known end", ""),
  },
  "looks at the credits and deducts in two steps": {
    shows: /a look at the ledger showed \d+ spent/,
    script: (source) => replaced(source, deduct, ""),
    async instead(send, parts) {
      const spent = parts.map(String).find((part) => part.endsWith(":spent")) ?? "";
      const { team = "", microdollars = 0 } = askedOf(parts).request ?? {};
      const before = Number((await send(["HGET", spent, team])) ?? 0);
      const reply = await send(parts);
      if (String(reply).startsWith('{"is":"done"') && microdollars > 0)
        await send(["HSET", spent, team, String(before + microdollars)]);
      return reply;
    },
  },
  "charges a call that the credits do not pay for": {
    shows: /was charged when 0 were left/,
    script: (source) => replaced(source, "left < request.needs", "left < 0"),
  },
  "refuses a call that the credits pay for": {
    shows: /was refused when \d+ were left/,
    script: (source) => replaced(source, "left < request.needs", "left < 4 * request.needs"),
  },
  "counts the limits in each replica by itself": {
    shows: /^90 calls got through, 60 may$/,
    keys: (all, replica) => all.map((key) => (key.endsWith(":windows") ? `${key}:${replica}` : key)),
  },
  "has the credits of all sessions under one key": {
    shows: /^two: demo: spent 0, while the rows come to/,
    keys: (all) =>
      all.map((key) => (key.endsWith(":spent") ? key.replace(/session:[^:]*:/, "session:one:") : key)),
  },
  "adds no row to the ledger for a part of the charges": {
    shows: /status 200, has 0 rows in the ledger/,
    script: (source) =>
      replaced(
        source,
        "redis.call('RPUSH', ledger,",
        "if number % 7 > 0 then redis.call('RPUSH', ledger,",
      ).replace(".. request.charge)", ".. request.charge) end"),
  },
};

/** In how many runs a mistake must show; in one in eight, on a busy machine, some do not. */
const maxRuns = 6;

describe("a store is found that", () => {
  test.each(Object.entries(mutants))("%s", async (_, mutant) => {
    // How clients interleave decides what there is to see: that credits come to exactly 0, for example.
    let shown: string[] = [];
    for (let runs = 0; runs < maxRuns && !shown.some((fault) => mutant.shows.test(fault)); runs += 1)
      shown = faultsOf(await run(mutant));
    expect(shown).toContainEqual(expect.stringMatching(mutant.shows));
  });
});

/** The keys of a sandbox that was used, without those that end with it. */
async function outliving(mutant?: Mutant): Promise<string[]> {
  const { replicas, prefix, close } = await startReplicas(1, mutant);
  const [replica] = replicas;
  const send = async (path: string, body: object, headers = {}): Promise<unknown> => {
    const init = { method: "POST", headers: { "Content-Type": "application/json", ...headers } };
    const url = `http://127.0.0.1${path}`;
    const response = await replica?.fetch(new Request(url, { ...init, body: JSON.stringify(body) }));
    expect(response?.ok, path).toBe(true);
    return response?.json();
  };
  const { id, keys } = (await send("/__mock/sandboxes", { ttlSeconds: 600 })) as {
    id: string;
    keys: Record<string, string>;
  };
  const authorization = { Authorization: `Bearer ${keys["mock_live_demo"]}` };
  await send("/v2/media", { query: "the", limit: 2 }, authorization);
  close();
  const client = createClient({ url: redis.url });
  await client.connect();
  const own = (await client.keys(`${prefix}:*`)).filter((name) => name.includes(id));
  const times = await Promise.all(own.map((name) => client.pTTL(name)));
  client.destroy();
  expect(own.some((name) => name.includes(":ledger:"))).toBe(true);
  return own.filter((_, n) => (times[n] ?? -1) < 0).map((name) => name.slice(name.indexOf(id) + id.length));
}

test("a store is found that leaves the ledger of a sandbox when it expires", async () => {
  const script = (source: string) => replaced(source, "#KEYS do state", `${shared.length + 8} do state`);
  expect(await outliving()).toEqual([]);
  expect(await outliving({ script })).toEqual([":ledger:demo"]);
});
