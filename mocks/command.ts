/** The mock alone: `npm run mock -- [--port 4010] [--host] [--seed] [--accounts] [--media-per-account] [--now] …`. */
import { readFlags } from "./flags.ts";
import { addSite, createMock, createStaticMock, listen, stopSignal } from "./index.ts";

try {
  const flags = readFlags(process.argv.slice(2));
  const stopped = stopSignal();
  const app = flags.static ? createStaticMock() : createMock(flags.simulator);
  addSite(app, undefined);
  const server = await listen(app.fetch, flags.address);
  console.log(`The mock answers on ${server.url}`);
  await stopped;
  await server.close();
} catch (error) {
  const expected =
    error instanceof Error && ["FlagError", "ListenError", "DocumentError"].includes(error.name);
  console.error(expected ? error.message : error);
  process.exitCode = 2;
}
