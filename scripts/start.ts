/** Mock and reference on one address, both up to date and kept so: `npm start -- [the flags of npm run mock]`. */
import { readFlags } from "../mocks/flags.ts";
import { defaultOutput } from "./docs/site/build.ts";
import { serve } from "./serve/serve.ts";
import { main } from "./lib/cli.ts";

await main(async () => {
  const flags = readFlags(process.argv.slice(2), { name: "npm start --", watches: true, drills: false });
  return flags ? await serve({ ...flags, watch: true }, defaultOutput) : 0;
});
// A response delayed by --latency would keep the process alive.
process.exit();
