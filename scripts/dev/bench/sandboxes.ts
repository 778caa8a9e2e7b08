import { setTimeout as wait } from "node:timers/promises";
import { loadMixed, send } from "./load.ts";
import type { ServerProcess } from "./processes.ts";
import { search } from "./samples.ts";
import { atMost, median, type Row } from "./table.ts";

const count = 1_000;
/** How many of them get calls, and how many calls each. */
const busy = 100;
const calls = 20;
const megabyte = 2 ** 20;

interface Made {
  id: string;
  keys: { mock_live_demo: string };
}

/** What of a Redis is looked at. */
export interface Watched {
  usedBytes(): Promise<number>;
  keys(): Promise<number>;
}

/** How long it takes to make a sandbox, and what many hold while some of them are busy, and once they have expired. */
export async function sandboxes(replicas: readonly ServerProcess[], store: Watched): Promise<Row[]> {
  const urlAt = (number: number): string => replicas[number % replicas.length]?.url ?? "";
  const held = async () => {
    const usages = await Promise.all(replicas.map(({ usage }) => usage()));
    const replica = usages.reduce((sum, { heldBytes }) => sum + heldBytes, 0) / usages.length;
    return { replica, redis: await store.usedBytes(), keys: await store.keys() };
  };
  const wave = async (): Promise<number[]> => {
    const took: number[] = [];
    const made: Made[] = [];
    for (let number = 0; number < count; number += 1) {
      const started = performance.now();
      made.push(await make(urlAt(number)));
      took.push(performance.now() - started);
    }
    // Each call goes to another replica than the one before it.
    await loadMixed(
      urlAt(0),
      (number) => ({ sent: searchIn(made[number % busy]), status: 200 }),
      (busy * calls) / 2,
    );
    await loadMixed(
      urlAt(1),
      (number) => ({ sent: searchIn(made[number % busy]), status: 200 }),
      (busy * calls) / 2,
    );
    ids.push(...made.map(({ id }) => id));
    return took;
  };
  const ids: string[] = [];
  const expire = async (keys: number): Promise<void> => {
    for (const id of ids.splice(0))
      await control(urlAt(0), "PATCH", `/__mock/sandboxes/${id}`, { ttlSeconds: 1 });
    // Lists none any more, and what remembers the last requests is gone after a minute.
    while ((await store.keys()) > keys + 5) await wait(500);
  };

  const before = await held();
  const took = await wave();
  const during = await held();
  await expire(before.keys);
  const after = await held();
  await wave();
  await expire(before.keys);
  const again = await held();

  const slowest = [...took].sort((a, b) => a - b)[Math.floor(count * 0.99)] ?? NaN;
  const other = await own(urlAt(0));
  const grown = again.replica / after.replica;
  const redis = after.redis / before.redis;
  return [
    {
      what: "creating a sandbox, 99th percentile",
      figure: `${slowest.toFixed(1)} ms`,
      peer: `median ${median(took).toFixed(1)} ms`,
      budget: atMost(slowest, 50, "at most 50 ms"),
    },
    {
      what: "  one with its own seed",
      figure: `${other.madeMs.toFixed(1)} ms`,
      peer: `its first search ${other.firstMs.toFixed(0)} ms`,
    },
    {
      what: `${count.toLocaleString("en")} sandboxes, ${busy} of them busy: memory in Redis`,
      figure: megabytes(during.redis),
      peer: `without sandboxes ${megabytes(before.redis)}`,
    },
    {
      what: "  once they have expired",
      figure: megabytes(after.redis),
      peer: `without sandboxes ${megabytes(before.redis)}`,
      ratio: redis,
      budget: atMost(redis, 1.1, "at most 1.1x"),
    },
    {
      what: "  objects and buffers of a replica meanwhile",
      figure: megabytes(during.replica),
      peer: `without sandboxes ${megabytes(before.replica)}`,
      ratio: during.replica / before.replica,
    },
    {
      what: "  of a replica after the same number again",
      figure: megabytes(again.replica),
      peer: `after the first ${megabytes(after.replica)}`,
      ratio: grown,
      budget: atMost(grown, 1.1, "at most 1.1x"),
    },
  ];
}

async function own(url: string): Promise<{ madeMs: number; firstMs: number }> {
  const started = performance.now();
  const made = await make(url, { seed: 77 });
  const known = performance.now();
  await send(url, searchIn(made));
  return { madeMs: known - started, firstMs: performance.now() - known };
}

async function make(url: string, body: object = {}): Promise<Made> {
  const made = (await control(url, "POST", "/__mock/sandboxes", body)) as Made;
  return made;
}

async function control(url: string, method: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(url + path, { method, body: JSON.stringify(body) });
  if (!response.ok)
    throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
  return response.json();
}

function searchIn(made: Made | undefined) {
  return {
    ...search({ query: "the", limit: 2 }),
    headers: { Authorization: `Bearer ${made?.keys.mock_live_demo}` },
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(1)} MB`;
}
