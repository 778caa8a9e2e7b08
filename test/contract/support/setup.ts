import type { TestProject } from "vitest/node";
import { startPrism } from "./prism.ts";
import { ownMock, stockPrism, type Target } from "./targets.ts";

declare module "vitest" {
  interface ProvidedContext {
    targets: Target[];
  }
}

/** Starts the stock Prism command once for the whole run, a process for each version, and stops both in the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const v1 = startPrism("v1");
  const v2 = startPrism("v2");
  const stop = async () => void (await Promise.all([v1.stop(), v2.stop()]));
  try {
    const [v1Root, v2Root] = await Promise.all([v1.url, v2.url]);
    project.provide("targets", [ownMock, stockPrism({ v1: v1Root, v2: v2Root })]);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
