/** The mock alone: `npm run mock -- [--port 4010] [--host 127.0.0.1] [--static]`. */
import { readFlags } from "./flags.ts";
import { addSite, createStaticMock, listen, untilStopped } from "./index.ts";

try {
  const address = readFlags(process.argv.slice(2));
  const app = createStaticMock();
  addSite(app, undefined);
  const server = await listen(app.fetch, address);
  console.log(`The mock answers on ${server.url}`);
  await untilStopped(server);
} catch (error) {
  const expected = error instanceof Error && ["FlagError", "ListenError"].includes(error.name);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
