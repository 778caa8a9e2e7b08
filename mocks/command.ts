/** The mock alone: `npm run mock -- [--port 4010] [--host 127.0.0.1] [--static]`. */
import { readFlags } from "./flags.ts";
import { addSite, createStaticMock, listen, untilStopped } from "./index.ts";

try {
  const address = readFlags(process.argv.slice(2));
  const app = createStaticMock();
  addSite(app, undefined);
  const server = await listen(app.fetch, address);
  // Whoever reads the line may stop the mock at once.
  const stopped = untilStopped(server);
  console.log(`The mock answers on ${server.url}`);
  await stopped;
} catch (error) {
  const expected = error instanceof Error && ["FlagError", "ListenError"].includes(error.name);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
