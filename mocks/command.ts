#!/usr/bin/env node
/** The mock alone: `npx adintel-mock` or `npm run mock -- [--port 4010] [--host] [--seed] [--accounts] [--media-per-account] [--now] …`. */
import { FlagError, readFlags, type Flags } from "./flags.ts";
import { progressOn } from "./progress.ts";
import { createServed } from "./served.ts";
import { listen, stopSignal } from "./server.ts";

try {
  const flags = readFlags(process.argv.slice(2));
  if (flags) await serve(flags);
} catch (error) {
  const expected =
    error instanceof Error &&
    ["FlagError", "ListenError", "DocumentError", "MissingPackageError"].includes(error.name);
  console.error(expected ? error.message : error);
  process.exitCode = 2;
}

async function serve(flags: Flags): Promise<void> {
  if (flags.watch)
    throw new FlagError("--watch needs the documents' sources, which the mock's own project has");
  const stopped = stopSignal();
  const app = createServed({ ...flags.simulator, onProgress: progressOn(process.stderr) }, flags.static);
  const server = await listen(app.fetch, flags.address);
  console.log(`The mock answers on ${server.url}`);
  await stopped;
  await server.close();
  // A response that waits for --latency would hold the process.
  process.exit();
}
