import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomOf } from "../../../mocks/adintel/corpus/base/random.ts";
import { runClients } from "./clients.ts";
import { startHaproxy, type Haproxy } from "./haproxy.ts";
import { judge } from "./judge.ts";
import { startProxy, type Proxy } from "./proxy.ts";
import { startRedis, type Redis } from "./redis.ts";
import { killReplicas, startReplica, type Replica } from "./replica.ts";

/**
 * What each client asks follows from it, which mock a fault befalls, and after how many responses. How clients interleave, and
 * which mock haproxy asks, does not.
 */
const seed = Number(process.env["STORE_SEED"] ?? 20261123);

const hour = 3_600_000;

/** Their clocks differ by two hours. */
const aheads = [-hour, 0, hour];

/** Callers who come through a proxy need one for the controls. */
const token = "controls";

let redis: Redis;
let proxies: Proxy[];
let replicas: Replica[];
let haproxy: Haproxy;

const start = (number: number, port?: number): Promise<Replica> => {
  const store = `redis://127.0.0.1:${proxies[number]?.port}?prefix=faults`;
  const aheadMs = aheads[number] ?? 0;
  const flags = ["--now", "2026-11-20", "--accounts", "4", "--controls-token", token];
  return startReplica(store, flags, {
    aheadMs,
    ...(port !== undefined && { port }),
  });
};

beforeAll(async () => {
  redis = await startRedis();
  proxies = await Promise.all(aheads.map(() => startProxy(redis.port)));
  replicas = await Promise.all(aheads.map((_, number) => start(number)));
  haproxy = await startHaproxy(replicas.map(({ url }) => url));
});

afterAll(async () => {
  await haproxy.stop();
  killReplicas();
  for (const proxy of proxies) proxy.close();
  await redis.close();
});

/** A fault that befalls one of the mocks while clients are at work. */
interface Fault {
  /** How long clients wait for a response, in milliseconds. */
  patienceMs?: number;
  /** Whether clients must miss responses by it. */
  loses: boolean;
  befall(stage: Stage): Promise<void>;
}

interface Stage {
  /** The number of the mock. */
  hit: number;
  replica: Replica;
  proxy: Proxy;
  /** Resolves after so many more responses, heard or lost, or when all clients have ended. */
  heard(count: number): Promise<void>;
  /** The same of those that were lost. */
  lost(count: number): Promise<void>;
  /** Resolves when all clients have ended. */
  end: Promise<void>;
}

const faults: Record<string, Fault> = {
  "a mock is killed, and started again": {
    loses: false,
    async befall({ hit, replica, heard }) {
      const ended = once(replica.child, "exit");
      replica.child.kill("SIGKILL");
      await ended;
      await heard(20);
      replicas[hit] = await start(hit, Number(new URL(replica.url).port));
    },
  },
  "a mock stands still, and goes on": {
    patienceMs: 500,
    loses: true,
    async befall({ replica, lost }) {
      replica.child.kill("SIGSTOP");
      await lost(3);
      replica.child.kill("SIGCONT");
    },
  },
  "connections to Redis are cut after a call was settled": {
    loses: false,
    async befall({ proxy, end }) {
      for (let n = 0; n < 8; n += 1) await Promise.race([proxy.cutAt(/"is":"done"/), end]);
    },
  },
  "Redis is slow, and then too slow": {
    loses: true,
    async befall({ proxy, heard, lost }) {
      for (const each of proxies) each.delay(20);
      await heard(20);
      // Longer than a mock waits for Redis, which does what it was told all the same.
      proxy.delay(2_500);
      await lost(2);
      for (const each of proxies) each.delay(0);
    },
  },
  "Redis crashes, and comes back": {
    loses: true,
    async befall({ lost }) {
      await redis.crash();
      await lost(3);
      await redis.restart();
    },
  },
};

const cases = Object.entries(faults).map(([name, fault]) => ({ name, ...fault }));

test.each(cases)(
  `eight clients of three mocks see one, while $name (seed ${seed})`,
  async ({ name, patienceMs = 5_000, loses, befall }) => {
    const random = randomOf("fault", seed, name);
    const waiting = new Set<{ count: number; isLost: boolean; done: () => void }>();
    const after = (count: number, isLost: boolean) =>
      new Promise<void>((done) => waiting.add({ count, isLost, done }));
    let lostCount = 0;
    const run = runClients({
      seed: `${seed} ${name}`,
      clients: 8,
      operations: 20,
      sessions: [`${name} 1`, `${name} 2`],
      async send(request) {
        const body = request.body === null ? undefined : await request.text();
        const { method, headers, url: to } = request;
        const { origin } = new URL(to);
        if (to.startsWith(`${origin}/__mock/`)) headers.set("Authorization", `Bearer ${token}`);
        const signal = AbortSignal.timeout(patienceMs);
        return fetch(haproxy.url + to.slice(origin.length), {
          method,
          headers,
          signal,
          ...(body !== undefined && { body }),
        });
      },
      onHeard(isLost) {
        lostCount += isLost ? 1 : 0;
        for (const one of waiting) {
          if (one.isLost && !isLost) continue;
          one.count -= 1;
          if (one.count > 0) continue;
          waiting.delete(one);
          one.done();
        }
      },
    });
    const end = run.then(() => undefined);
    const hit = random.int(0, 2);
    const [replica, proxy] = [replicas[hit], proxies[hit]];
    if (!replica || !proxy) throw new Error("there is no such mock");
    const stage: Stage = {
      hit,
      replica,
      proxy,
      end,
      heard: (count) => Promise.race([after(count, false), end]),
      lost: (count) => Promise.race([after(count, true), end]),
    };
    await stage.heard(random.int(10, 30));
    await befall(stage);
    const seen = await run;
    expect(judge(seen)).toEqual([]);
    const calls = [...seen.values()].flatMap((one) => one.calls);
    expect(calls.filter(({ status }) => status === 200).length).toBeGreaterThan(40);
    if (loses) expect(lostCount).toBeGreaterThan(0);
    // The next fault befalls mocks that are well.
    for (const { url } of replicas)
      await expect.poll(async () => (await fetch(`${url}/__mock/health`)).status, { interval: 20 }).toBe(200);
  },
);
