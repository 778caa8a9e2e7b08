import { createHash } from "node:crypto";
import { readingsIn } from "../../scripts/lib/data/calibration.ts";
import { startOf } from "../adintel/index.ts";
import { timeOf } from "../engine/sessions/instants.ts";
import { connectRedis, type SharedWorld } from "../store/redis/connect.ts";
import type { RedisClient } from "../store/redis/connection.ts";
import type { MockOptions } from "./mock-app.ts";

/**
 * Connects to the store that mocks with these options share.
 *
 * @param through what commands go, which a test may have fail
 * @throws {StoreError} if it cannot be reached, or if the mocks that use it have another world.
 * @throws {MissingPackageError} if the client of Redis is not installed.
 */
export function connectStore(
  url: string,
  options: MockOptions,
  through?: (client: RedisClient) => RedisClient,
) {
  return connectRedis(url, sharedWorld(options), through);
}

function sharedWorld({
  seed,
  accounts,
  mediaPerAccount,
  data,
  calibration,
  now: givenNow,
}: MockOptions): SharedWorld {
  const now = givenNow === undefined ? undefined : timeOf(givenNow);
  return {
    seed: seed ?? data?.seed ?? 1,
    accounts: accounts ?? null,
    mediaPerAccount: mediaPerAccount ?? null,
    data: digestOf(data),
    calibration: digestOf(calibration && Object.entries(readingsIn(calibration)).sort()),
    now: now ?? null,
    start: now ?? startOf(data) ?? Date.now(),
  };
}

function digestOf(value: object | undefined): string | null {
  return value === undefined ? null : createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
