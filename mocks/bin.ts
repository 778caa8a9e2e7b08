#!/usr/bin/env node
/** The mock alone: `npx adintel-mock` or `npm run mock -- [--port 4010] [--host] [--seed] [--accounts] [--media-per-account] [--data] [--calibration] [--now] …`; `drill` puts a client to the test. */
import { createLines } from "./serve/request-log.ts";
import { readFlags, type Flags } from "./flags.ts";
import { progressOn } from "./serve/progress.ts";
import { followFiles } from "./serve/watch-files.ts";
import { createRecording } from "./serve/record.ts";
import { createServed } from "./serve/compose.ts";
import { firstSteps } from "./serve/first-steps.ts";
import type { MockOptions } from "./app/mock-app.ts";
import { graceMs, listen, stopSignal } from "./http/server.ts";
import { main } from "../scripts/lib/cli.ts";

await main(async () => {
  const [first, ...rest] = process.argv.slice(2);
  // Loaded on demand: starting the mock does not need it.
  if (first === "drill") return (await import("./drill/command.ts")).drill(rest);
  const flags = readFlags(process.argv.slice(2));
  return flags ? serve(flags) : 0;
});
// A response that waits for --latency would hold the process.
process.exit();

async function serve(flags: Flags): Promise<number> {
  const stopped = stopSignal();
  const lines = createLines(process.stdout, flags.telling);
  const { onExchange } = lines;
  const hooks = { onProgress: progressOn(process.stderr), ...(onExchange && { onExchange }) };
  const options = { ...flags.simulator, ...hooks };
  const store = flags.store === undefined ? undefined : await storeAt(flags.store, options);
  const recording = flags.record === undefined ? undefined : createRecording(flags.record);
  const storeAndRecording = {
    ...(store && { shared: store }),
    ...(recording && { onEntry: recording.add }),
  };
  const create = (given: MockOptions) =>
    createServed(given, flags.static, undefined, flags.dataFile, storeAndRecording);
  const app = create(options);
  const followed = followFiles(app, flags.watch ? flags : {}, flags.telling, (given) =>
    create({ ...options, ...given }),
  );
  const server = await listen((request, env) => followed.present().fetch(request, env), flags.address);
  lines.ready("The mock is listening on", server.url, {
    hints: flags.static ? [] : firstSteps(server.url, app.size, flags),
    calibration: flags.simulator.calibration,
  });
  await stopped;
  followed.close();
  await server.close(graceMs);
  await recording?.end();
  lines.flush();
  // Only now: what is under way settles its charge there.
  store?.close();
  return 0;
}

/** Loaded only where there is one, as is its client. */
async function storeAt(url: string, options: MockOptions) {
  const { connectStore } = await import("./app/connect-store.ts");
  return connectStore(url, options);
}
