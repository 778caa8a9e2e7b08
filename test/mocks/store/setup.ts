import type { TestProject } from "vitest/node";
import { runsRedis, startRedis } from "./redis.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a Redis that the mocks of `openMock` keep their state in; elsewhere, that is in memory. */
    store?: string;
  }
}

/** Starts a Redis for all files, so that what is true of the memory is shown of it too. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!runsRedis) return undefined;
  // Nothing here needs what is on disk, which is written for each request otherwise.
  const redis = await startRedis(["--appendonly", "no"]);
  project.provide("store", redis.url);
  return redis.close;
}
