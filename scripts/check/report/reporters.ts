import { resolve } from "node:path";
import { UsageError } from "../../lib/errors.ts";

const reporters = ["default", "json", "junit", "html", "sarif", "github"] as const;
export type Reporter = (typeof reporters)[number];

/** A report, and the file that it goes to; `undefined`: standard output. */
export interface Output {
  name: Reporter;
  file: string | undefined;
}

/** Where a page goes that no file was named for. Nobody reads HTML on a terminal. */
const defaultPage = "check-report.html";

/**
 * Reads what `--reporter` was given, each a list such as `default,json=FILE`.
 *
 * @throws {UsageError} on an unknown reporter, and where two reports would get in each other's way.
 */
export function readReporters(lists: readonly string[], plan: boolean): Output[] {
  const outputs = lists.flatMap((list) => list.split(",")).map(readReporter);
  const unfit = plan ? outputs.find(({ name }) => name !== "default" && name !== "json") : undefined;
  if (unfit) throw new UsageError(`--plan takes the reporters default and json, not ${unfit.name}`);
  const places = new Set<string>();
  // Annotations are lines of a log, which a person reads as well.
  const isLog = outputs.every(({ name, file }) => file !== undefined || ["default", "github"].includes(name));
  for (const { name, file } of outputs) {
    const stream = name === "github" && isLog ? "the job log" : "standard output";
    const place = file === undefined ? stream : resolve(file);
    if (places.has(place))
      throw new UsageError(
        `--reporter: two reports would go to ${file ?? place}; give ${name} a file of its own, as ${name}=FILE`,
      );
    places.add(place);
  }
  return outputs;
}

function readReporter(text: string): Output {
  const [, name = "", file] = /^([^=]*)(?:=(.*))?$/s.exec(text) ?? [];
  const found = reporters.find((known) => known === name);
  if (!found) throw new UsageError(`--reporter takes ${reporters.join(", ")}, not ${JSON.stringify(text)}`);
  if (file?.trim() === "") throw new UsageError(`--reporter ${name}= names no file; write ${name}=FILE`);
  return { name: found, file: file ?? (found === "html" ? defaultPage : undefined) };
}
