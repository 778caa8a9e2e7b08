import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadKit } from "../../mocks/store/port/build.ts";
import { checkLaws } from "../../mocks/store/port/check.ts";
import { LawBroken } from "../../mocks/store/port/laws.ts";
import { connect, openMemory, type Setup, type Stores } from "../../mocks/store/port/stores.ts";
import { runsRedis, startRedis, type Redis } from "../../mocks/store/redis.ts";
import { sample } from "../../sample.ts";
import { faultsOf, type Fault } from "./faults.ts";

const memoryFaults = faultsOf("memory");
const redisFaults = faultsOf("redis");

/** What is drawn follows from it, and so does which law finds a fault first. */
const seed = 20261125;
const runs = 60;

type Open = (kit: Awaited<ReturnType<typeof loadKit>>, setup: Setup) => Promise<Stores> | Stores;

/** The first law that a store with a fault breaks. */
async function finderOf({ edits }: Fault, open: Open): Promise<string> {
  const kit = await loadKit(edits);
  try {
    await checkLaws((setup) => open(kit, setup), { seed, runs, isShrunk: false });
  } catch (error) {
    for (const one of [error, (error as Error).cause]) if (one instanceof LawBroken) return one.law;
    throw error;
  }
  return "none";
}

test("there are many faults, each with a name of its own", () => {
  const ids = [...memoryFaults, ...redisFaults].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(100);
});

// One at least that each law finds.
test.each(sample(memoryFaults, 8, ({ law }) => law))("$id, which $law finds", async (fault) => {
  expect(await finderOf(fault, openMemory)).toBe(fault.law);
});

describe.runIf(runsRedis)("two mocks with one Redis", () => {
  let redis: Redis;
  let connected: Awaited<ReturnType<typeof connect>>;

  beforeAll(async () => {
    redis = await startRedis(["--appendonly", "no"]);
    connected = await connect(redis.url);
  });

  afterAll(async () => {
    connected.close();
    await redis.close();
  });

  test.each(sample(redisFaults, 8))("$id, which $law finds", async (fault) => {
    expect(await finderOf(fault, connected.open)).toBe(fault.law);
  });
});
