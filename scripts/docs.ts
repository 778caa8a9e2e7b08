/** Builds the reference as a static site: `npm run docs -- [FLAGS]`. */
import { relative } from "node:path";
import { buildForeignReference, buildReference } from "./docs/site/build.ts";
import { flagsOf } from "./docs/site/flags.ts";
import { bringUpToDate } from "./generate/freshness.ts";
import { main } from "./lib/cli.ts";

await main(async () => {
  const flags = flagsOf(process.argv.slice(2));
  if (!flags) return 0;
  const { output, document, options } = flags;
  const start = performance.now();
  if (document === undefined) {
    await bringUpToDate();
    await buildReference(output, options);
  } else await buildForeignReference(output, document, options);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Wrote the reference to ${relative(process.cwd(), output) || "."} in ${seconds} s`);
  if (options.siteUrl === undefined && document === undefined)
    console.log(
      "Set --url, or homepage in package.json: without it, sitemap.xml has the address of npm start, and 404.html needs a script to find a site below the root of its host",
    );
  return 0;
});
