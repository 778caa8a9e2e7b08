/** Mock and reference on one address, both up to date: `npm start -- [the flags of npm run mock]`. */
import { readFlags, type Flags } from "../mocks/flags.ts";
import { listen, stopSignal } from "../mocks/server.ts";
import { tell } from "../mocks/usage.ts";
import { main, UsageError } from "./command.ts";
import { defaultOutput, refreshReference } from "./docs/build.ts";
import { bringUpToDate } from "./generate/freshness.ts";
import { BrokenDocumentError } from "./generate/openapi.ts";

await main(async () => {
  const flags = readFlags(process.argv.slice(2));
  if (flags.tells) {
    console.log(tell(flags.tells, "npm start --"));
    return 0;
  }
  const stopped = stopSignal().then(() => "stopped" as const);
  // It listens before anything is built, so that a taken port shows at once; a request that comes early waits.
  const server = await listen(async (request, env) => (await app).fetch(request, env), flags.address);
  const app = prepare(flags);
  try {
    if ((await Promise.race([app, stopped])) !== "stopped") {
      console.log(`The mock and the reference are on ${server.url}`);
      await stopped;
    }
    return 0;
  } finally {
    await server.close();
  }
});

async function prepare(flags: Flags) {
  await bringUpToDate().catch((error: unknown) => {
    // One line here; the command that is for editing documents shows the place in full.
    if (!(error instanceof BrokenDocumentError)) throw error;
    throw new UsageError(`${error.firstProblem} (npm run generate shows more)`);
  });
  // The mock reads generated/, so it is loaded only now.
  const [{ addSite, createMock, createStaticMock }] = await Promise.all([
    import("../mocks/index.ts"),
    refreshReference(),
  ]);
  const app = flags.static ? createStaticMock() : createMock(flags.simulator);
  addSite(app, defaultOutput);
  return app;
}
