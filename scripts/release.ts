/** Records the documents as released: `npm run release -- [--date DATE] [--allow-breaking]`. */
import { parseArgs } from "node:util";
import { main, UsageError } from "./command.ts";
import { root } from "./paths.ts";
import { record } from "./release/record.ts";

await main(async () => {
  const { values } = parseArgs({
    options: { date: { type: "string" }, "allow-breaking": { type: "boolean", default: false } },
  });
  const today = new Date().toISOString().slice(0, 10);
  const { date = today } = values;
  if (!isDay(date) || date > today)
    throw new UsageError(
      `--date takes a day such as ${today}, and none to come, not ${JSON.stringify(date)}`,
    );
  const recorded = await record(root, { date, allowBreaking: values["allow-breaking"] });
  console.log(
    recorded.map(({ file }) => `recorded ${file}`).join("\n") || "nothing changed since the last release",
  );
  return 0;
});

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  // 30 February would become a day in March.
  return !Number.isNaN(day.valueOf()) && day.toISOString().slice(0, 10) === text;
}
