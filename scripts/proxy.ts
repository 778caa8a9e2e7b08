/** A proxy that lists what breaks the contract: `npm run proxy -- --upstream URL [--port 4011] [--host] [--version] [--fail] …`. */
import { proxy } from "./proxy/command.ts";
import { main } from "./lib/cli.ts";

await main(() =>
  proxy(process.argv.slice(2), {
    // Only once it listens, since Prism takes a second to load.
    judge: async (upstream) => (await import("./proxy/prism.ts")).createPrismProxy(upstream),
  }),
);
