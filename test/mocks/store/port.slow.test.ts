import { afterAll, beforeAll, test } from "vitest";
import { loadKit } from "./port/build.ts";
import { checkLaws } from "./port/check.ts";
import { connect } from "./port/stores.ts";
import { startRedis, type Redis } from "./redis.ts";

/** What is drawn follows from it. */
const seed = Number(process.env["STORE_SEED"] ?? 20261125);

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

test(`two mocks with one Redis keep the laws of the port (seed ${seed})`, async () => {
  const kit = await loadKit();
  await checkLaws((setup) => connected.open(kit, setup), { seed, runs: 100 });
});
