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
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))
    throw new UsageError(`--date takes a day such as ${today}, not ${JSON.stringify(date)}`);
  const recorded = await record(root, { date, allowBreaking: values["allow-breaking"] });
  console.log(
    recorded.map(({ file }) => `recorded ${file}`).join("\n") || "nothing changed since the last release",
  );
  return 0;
});
