/** The mock alone: `npm run mock -- [--port 4010] … [--watch]`. Without `--watch` it runs the package's own command. */
import { main } from "./lib/cli.ts";

await main(async () => {
  // The package's command has no --watch, and its help does not list it.
  const isDrill = process.argv[2] === "drill";
  if (isDrill || !["--watch", "--help", "-h"].some((flag) => process.argv.includes(flag))) {
    const { checkComplete, sampleWorld } = await import("../mocks/serve/compose.ts");
    if (!isDrill && !process.argv.includes("--static")) checkComplete(sampleWorld());
    await import("../mocks/bin.ts");
    return Number(process.exitCode ?? 0);
  }
  const [{ readFlags }, { serve }] = await Promise.all([
    import("../mocks/flags.ts"),
    import("./serve/serve.ts"),
  ]);
  const flags = readFlags(process.argv.slice(2), { name: "npm run mock --", watches: true, drills: true });
  return flags ? await serve(flags) : 0;
});
// A response delayed by --latency would keep the process alive.
process.exit();
