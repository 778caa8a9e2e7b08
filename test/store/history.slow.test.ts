import { randomUUID } from "node:crypto";
import { documents, operations } from "@adintel/client/operations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomOf } from "../../mocks/corpus/random.ts";
import { createSimulator, type Simulator } from "../../mocks/simulator/index.ts";
import { connectRedis } from "../../mocks/store/redis/connect.ts";
import { creditsOf, type Answered, type Asked } from "./history/credits.ts";
import { linearize, type Operation } from "./history/linearizable.ts";
import { startRedis, type Redis } from "./redis.ts";
import { unreliable, type Mutant } from "./unreliable.ts";

const seed = 20261123;
const price = operations.v2.searchMedia.billing.microdollarsPerRow;
const rows = 2;
const keys = ["mock_live_demo", "mock_live_low"] as const;
const sessions = ["one", "two"] as const;

interface Ledger {
  monthlyMicrodollars: number;
  spentMicrodollars: number;
  charges: { requestId: string; microdollars: number }[];
}

let redis: Redis;

beforeAll(async () => {
  redis = await startRedis();
});

afterAll(() => redis.close());

/** What eight clients saw of a session's teams, by team, and how often each free call got through. */
interface Seen {
  histories: Map<string, Operation<Asked, Answered>[]>;
  ledgers: Map<string, Ledger>;
  freeCalls: number;
}

/** Runs clients on three replicas whose connections to Redis are lost now and then, in two sessions at once. */
async function run(mutant?: Mutant): Promise<Seen> {
  const prefix = randomUUID();
  const closing: (() => void)[] = [];
  const random = randomOf("history", seed).fraction;
  const replicas = await Promise.all(
    [0, 1, 2].map(async (replica): Promise<Simulator> => {
      const options = { accounts: 4, mediaPerAccount: 20, now: Date.UTC(2026, 10, 20), tick: () => 0 };
      const store = await connectRedis(`${redis.url}?prefix=${prefix}`, options, (client) =>
        unreliable(client, replica, random, mutant),
      );
      closing.push(store.close);
      return createSimulator(options, undefined, undefined, store);
    }),
  );
  const seen: Seen = { histories: new Map(), ledgers: new Map(), freeCalls: 0 };
  let order = 0;
  const at = (client: number, path: string, init: RequestInit & { headers: Record<string, string> }) => {
    const replica = replicas[Math.floor(random() * 3)] ?? replicas[0];
    if (!replica) throw new Error("there is no replica");
    const headers = { ...init.headers, "X-Mock-Session": sessions[client % 2] ?? "" };
    return replica.fetch(new Request(`http://127.0.0.1${path}`, { ...init, headers }));
  };
  const client = async (number: number): Promise<void> => {
    for (let n = 0; n < 20; n += 1) {
      const key = keys[n % 2] ?? "";
      const team = `${sessions[number % 2]} ${key}`;
      const history = seen.histories.get(team) ?? [];
      seen.histories.set(team, history);
      const headers = { Authorization: `Bearer ${key}` };
      const operation: Operation<Asked, Answered> = {
        ...{ client: String(number), invokedAt: (order += 1), returnedAt: Infinity },
        asked: random() < 0.3 ? "ledger" : { call: { cost: rows * price, needs: price } },
      };
      history.push(operation);
      if (operation.asked === "ledger") {
        const response = await at(number, `/__mock/ledger?key=${key}`, { headers: {} });
        const { spentMicrodollars } = (await response.json()) as Ledger;
        operation.answered = { spent: spentMicrodollars };
      } else {
        const body = JSON.stringify({ query: "the", limit: rows });
        const json = { ...headers, "Content-Type": "application/json" };
        const { status } = await at(number, "/v2/media", { method: "POST", headers: json, body });
        if (status === 200 || status === 402) operation.answered = { charged: status === 200 };
        // A call over its limits asks for nothing.
        else if (status === 429) history.splice(history.indexOf(operation), 1);
      }
      // Whoever got no answer may be charged later.
      if (operation.answered) operation.returnedAt = order += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, number) => client(number)));
  for (const session of [0, 1])
    for (const key of keys) {
      const response = await at(session, `/__mock/ledger?key=${key}`, { headers: {} });
      seen.ledgers.set(`${sessions[session]} ${key}`, (await response.json()) as Ledger);
    }
  // In a session of its own, where nothing has been counted yet, and whose clock stands still.
  const free = { headers: { Authorization: "Bearer mock_live_demo", "X-Mock-Session": "free" } };
  const statuses = await Promise.all(
    Array.from({ length: 90 }, async (_, n) => {
      const request = new Request("http://127.0.0.1/v2/taxonomies?query=shoes", free);
      return (await replicas[n % 3]?.fetch(request))?.status;
    }),
  );
  seen.freeCalls = statuses.filter((status) => status === 200).length;
  for (const close of closing) close();
  return seen;
}

/** What is wrong with what clients saw, each in a line. */
function judge({ histories, ledgers, freeCalls }: Seen): string[] {
  const wrong: string[] = [];
  for (const [team, history] of histories) {
    const ledger = ledgers.get(team);
    if (!ledger) throw new Error(`${team} has no ledger`);
    const { monthlyMicrodollars, spentMicrodollars, charges } = ledger;
    const verdict = linearize(creditsOf(monthlyMicrodollars), history);
    if (!verdict.linearizable)
      wrong.push(`${team}: after ${verdict.ordered} operations none of ${JSON.stringify(verdict.stuck)}`);
    const charged = history.filter(
      ({ answered }) => answered && "charged" in answered && answered.charged,
    ).length;
    const unknown = history.filter(({ asked, answered }) => asked !== "ledger" && !answered).length;
    if (charges.length < charged || charges.length > charged + unknown)
      wrong.push(`${team}: ${charges.length} charges of ${charged} calls, and ${unknown} unknown ones`);
    const sum = charges.reduce((total, { microdollars }) => total + microdollars, 0);
    if (sum !== spentMicrodollars) wrong.push(`${team}: spent ${spentMicrodollars}, charged ${sum}`);
    if (spentMicrodollars >= monthlyMicrodollars + rows * price)
      wrong.push(`${team}: spent ${spentMicrodollars} of ${monthlyMicrodollars}`);
  }
  const limit = documents.v2.rateLimits.find(({ scope }) => scope === "ip")?.requestsPerMinute;
  if (freeCalls !== limit) wrong.push(`${freeCalls} calls got through, ${limit} may`);
  return wrong;
}

test("what clients of three replicas see can be explained by one mock, whatever connections are lost", async () => {
  const seen = await run();
  const operations = [...seen.histories.values()].flat();
  expect(operations.length).toBeGreaterThan(100);
  expect(operations.filter(({ answered }) => answered && "spent" in answered).length).toBeGreaterThan(20);
  expect(judge(seen)).toEqual([]);
});

test("a clock that several clients move at once has moved by as much as they said, whatever connections are lost", async () => {
  const options = { accounts: 4, mediaPerAccount: 20, now: Date.UTC(2026, 10, 20), tick: () => 0 };
  const random = randomOf("clock", seed).fraction;
  const store = await connectRedis(`${redis.url}?prefix=${randomUUID()}`, options, (client) =>
    unreliable(client, 0, random),
  );
  const replica = createSimulator(options, undefined, undefined, store);
  const advance = async () => {
    const body = JSON.stringify({ advanceSeconds: 1 });
    const request = new Request("http://127.0.0.1/__mock/clock", { method: "POST", body });
    expect((await replica.fetch(request)).status).toBe(200);
  };
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let n = 0; n < 10; n += 1) await advance();
    }),
  );
  const response = await replica.fetch(new Request("http://127.0.0.1/__mock/clock"));
  expect(await response.json()).toEqual({ now: new Date(options.now + 40_000).toISOString() });
  store.close();
});

const replaced = (source: string, what: string, by: string): string => {
  if (!source.includes(what)) throw new Error(`the script has no ${what}`);
  return source.replace(what, by);
};

const deduct = "redis.call('HINCRBY', spent, ask.team, ask.microdollars)";

const mutants: Record<string, Mutant> = {
  "forgets what it has settled": {
    script: (source) => replaced(source, "if known then return known end", ""),
  },
  "looks at the credits and deducts in two steps": {
    script: (source) => replaced(source, deduct, ""),
    async instead(send, parts) {
      const [, , count, ...rest] = parts;
      const spent = String(rest[2]);
      const { team = "", microdollars = 0 } = JSON.parse(String(rest[Number(count)])) as {
        team?: string;
        microdollars?: number;
      };
      const before = Number((await send(["HGET", spent, team])) ?? 0);
      const reply = await send(parts);
      if (String(reply).startsWith('{"is":"done"') && microdollars > 0)
        await send(["HSET", spent, team, String(before + microdollars)]);
      return reply;
    },
  },
  "counts the limits in each replica by itself": {
    keys: (all, replica) => all.map((key, place) => (place === 1 ? `${key}:${replica}` : key)),
  },
  "has the credits of all sessions under one key": {
    keys: (all) =>
      all.map((key, place) => (place === 2 ? key.replace(/session:[^:]*:/, "session:one:") : key)),
  },
  "adds no row to the ledger for a part of the charges": {
    script: (source) =>
      replaced(
        source,
        "redis.call('RPUSH', ledger,",
        "if number % 7 > 0 then redis.call('RPUSH', ledger,",
      ).replace(".. ask.charge)", ".. ask.charge) end"),
  },
};

describe("a store is found that", () => {
  test.each(Object.entries(mutants))("%s", async (_, mutant) => {
    expect(judge(await run(mutant))).not.toEqual([]);
  });
});
