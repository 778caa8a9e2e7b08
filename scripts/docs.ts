/** Builds the reference as a static site: `npm run docs -- [--out DIR]`. */
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { main } from "./command.ts";
import { buildReference, defaultOutput } from "./docs/build.ts";
import { bringUpToDate } from "./generate/freshness.ts";

await main(async () => {
  const { values } = parseArgs({ options: { out: { type: "string", default: defaultOutput } } });
  const start = performance.now();
  await bringUpToDate();
  await buildReference(values.out);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`The reference is in ${relative(process.cwd(), values.out) || "."} after ${seconds} s`);
  return 0;
});
