/** Makes generated/ from the documents: `npm run generate -- [--check] [--watch] [--timings] [--adopt FILE]`. */
import { join } from "node:path";
import { Command, Option } from "@commander-js/extra-typings";
import { parseCommand, main } from "./lib/cli.ts";
import { BrokenDocumentError } from "./openapi/document.ts";
import { drift, write, type Drift } from "./generate/files.ts";
import { contractFolder, root } from "./lib/paths.ts";
import type { Timings } from "./generate/make.ts";

const output = join(contractFolder, "generated");

await main(async () => {
  const command = new Command("npm run generate --")
    .description("Generates generated/ from the documents.")
    .addOption(
      new Option("--check", "write nothing, and exit with 1 if generated/ is stale").conflicts("watch"),
    )
    .option("--watch", "regenerate whenever a document changes")
    .option("--timings", "print how long each stage took")
    .addOption(
      new Option(
        "--adopt <file>",
        "write nothing, and print the patch of openapi/ that makes what calibration.yaml observed a part of the documents",
      ).conflicts(["check", "watch", "timings"]),
    );
  const flags = parseCommand(command, process.argv.slice(2));
  if (!flags) return 0;
  if (flags.check) return check();
  if (flags.adopt !== undefined) return adopt(flags.adopt);
  const generating = () => once(flags.timings ?? false);
  return flags.watch ? keepUpToDate(generating) : generating();
});

/** Loads the generators late, since that takes a second and a wrong flag must fail at once. */
async function generate() {
  const pipeline = await import("./generate/pipeline.ts");
  return pipeline.generate();
}

/** Compares and writes nothing; resolves to 1 if generated/ is stale. */
async function check(): Promise<number> {
  const { files } = await generate();
  const stale = describe(await drift(output, files));
  if (stale.length === 0) return 0;
  console.error(`generated/ is stale; run \`npm run generate\` and commit the result:\n${stale.join("\n")}`);
  return 1;
}

/** Prints a patch; all that is for people goes to standard error. */
async function adopt(file: string): Promise<number> {
  const { proposeAdoption } = await import("./generate/readings/adopt.ts");
  const { patch, remarks } = await proposeAdoption(contractFolder, file);
  process.stdout.write(patch);
  for (const remark of remarks) console.error(remark);
  if (patch === "") console.error("nothing to adopt");
  return 0;
}

async function once(showTimings: boolean): Promise<number> {
  const start = performance.now();
  const { files, timings } = await generate();
  const changes = describe(await write(output, files));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    [`generated/ is up to date (${seconds} s, ${changes.length} files changed)`, ...changes].join("\n"),
  );
  if (showTimings) printTimings(timings);
  return 0;
}

/** Runs again whenever a document changes. A broken document is reported, and the previous output stays. */
async function keepUpToDate(generating: () => Promise<number>): Promise<number> {
  const { onChange } = await import("./lib/files/on-change.ts");
  let start: () => void = () => undefined;
  const started = new Promise<void>((done) => (start = done));
  // Watch before generating, so that no save is missed.
  const watcher = await onChange(
    [join(contractFolder, "openapi"), join(root, "scripts/client")],
    async () => {
      await started;
      try {
        await once(false);
      } catch (error) {
        if (!(error instanceof BrokenDocumentError)) throw error;
        console.error(`${error.message}\nWaiting for the documents to be fixed.`);
      }
    },
  );
  try {
    await generating();
  } catch (error) {
    await watcher.close();
    throw error;
  }
  console.log("Watching openapi/ and scripts/client/.");
  start();
  return new Promise(() => undefined);
}

function describe({ missing, changed, leftover }: Drift): string[] {
  return [
    ...changed.map((path) => `  changed  generated/${path}`),
    ...missing.map((path) => `  missing  generated/${path}`),
    ...leftover.map((path) => `  leftover generated/${path}`),
  ];
}

function printTimings(timings: Timings): void {
  for (const [stage, time] of Object.entries(timings)) {
    console.log(`  ${stage.padEnd(20)} ${time.toFixed(0).padStart(5)} ms`);
  }
}
