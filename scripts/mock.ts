/** The mock alone: `npm run mock -- [--port 4010] … [--watch]`. What needs no documents is the package's own command. */
import { main } from "./command.ts";

await main(async () => {
  if (!process.argv.includes("--watch")) {
    await import("../mocks/command.ts");
    return Number(process.exitCode ?? 0);
  }
  const [{ readFlags }, { serve }] = await Promise.all([import("../mocks/flags.ts"), import("./serve.ts")]);
  const flags = readFlags(process.argv.slice(2), "npm run mock --");
  return flags ? await serve(flags) : 0;
});
// A response that waits for --latency would hold the process.
process.exit();
