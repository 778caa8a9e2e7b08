/** Records the documents as released: `npm run release -- [--date DATE] [--allow-breaking]`. */
import { Command, InvalidArgumentError } from "@commander-js/extra-typings";
import { parseCommand } from "../mocks/command-line.ts";
import { main } from "./command.ts";
import { root } from "./paths.ts";
import { record } from "./release/record.ts";

const today = new Date().toISOString().slice(0, 10);

await main(async () => {
  const command = new Command("npm run release --")
    .description("Records the documents as released.")
    .option("--date <day>", "day of the release", day, today)
    .option("--allow-breaking", "release breaking changes too");
  const flags = parseCommand(command, process.argv.slice(2));
  if (!flags) return 0;
  const recorded = await record(root, { date: flags.date, allowBreaking: flags.allowBreaking ?? false });
  console.log(
    recorded.map(({ file }) => `recorded ${file}`).join("\n") || "nothing changed since the last release",
  );
  return 0;
});

function day(text: string): string {
  const parsed = new Date(`${text}T00:00:00Z`);
  // 30 February would become a day in March.
  const isDay = !Number.isNaN(parsed.valueOf()) && parsed.toISOString().slice(0, 10) === text;
  if (isDay && text <= today) return text;
  throw new InvalidArgumentError(`Expected a day such as ${today}, not in the future.`);
}
