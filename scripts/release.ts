/** Releases packages and documents: `npm run release -- [--date DATE] [--at-least LEVEL] [--allow-breaking] [--dry-run]`. */
import { Command, InvalidArgumentError } from "@commander-js/extra-typings";
import { oneOf, parseCommand, main } from "./lib/cli.ts";
import { root } from "./lib/paths.ts";
import { isDay } from "./lib/text.ts";
import { carryOut } from "./release/carry-out.ts";
import { levels } from "./diff/model/semver.ts";
import { described, plan } from "./release/plan.ts";

const today = new Date().toISOString().slice(0, 10);

await main(async () => {
  const command = new Command("npm run release --")
    .description(
      "Releases the packages and documents: updates versions, changelog and recorded documents, and makes a commit and a tag.",
    )
    .option("--date <day>", "release date", day, today)
    .option(
      "--at-least <level>",
      "raise the packages' version by at least patch, minor or major",
      oneOf(levels),
    )
    .option("--allow-breaking", "also release breaking changes of the documents")
    .option("--dry-run", "print what would be released; write nothing");
  const flags = parseCommand(command, process.argv.slice(2));
  if (!flags) return 0;
  const { date, atLeast, allowBreaking = false, dryRun } = flags;
  const planned = await plan(root, { date, allowBreaking, ...(atLeast && { atLeast }) });
  console.log(described(planned));
  if (dryRun) {
    console.log("Nothing was written.");
    return 0;
  }
  await carryOut(root, planned, async (folder) => {
    const { generate } = await import("./generate/pipeline.ts");
    return (await generate(folder)).files;
  });
  console.log("Released locally. To publish, run: git push --follow-tags");
  return 0;
});

function day(text: string): string {
  if (isDay(text) && text <= today) return text;
  throw new InvalidArgumentError(`Expected a date such as ${today}, not in the future.`);
}
