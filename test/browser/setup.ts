import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { args, executablePath, runsInBrowser } from "./chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browser that all files share is reached; empty where there is none. */
    browser: string;
  }
}

/** Starts one browser for all files. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!runsInBrowser) {
    project.provide("browser", "");
    return undefined;
  }
  const server = await chromium.launchServer({ executablePath, args, host: "127.0.0.1" });
  project.provide("browser", server.wsEndpoint());
  return () => server.close();
}
