import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { createSources, type Source } from "../../check/report/formats/source.ts";
import { workflowCommand } from "../../lib/shell.ts";
import { pointerKeys } from "../../openapi/pointer.ts";
import { lineIn } from "../../openapi/source-place.ts";
import {
  allChanges,
  comparedVersions,
  type Comparison,
  closingSentences,
  counted,
  hitsSentence,
} from "./comparison.ts";
import { whyItBreaks } from "./reasons.ts";

/** Where the second document is. */
interface Place {
  /** The folder of its sources; `undefined`: an installed package, which has none. */
  project: string | undefined;
  /** The file that it was read from, if it was one. */
  file: string | undefined;
}

/**
 * Writes a comparison as workflow commands of GitHub Actions: an error for each breaking change, at the line of the second document
 * that it is about (of what was removed, the line above it), and one annotation with the counts.
 */
export async function githubReport(
  base: string,
  comparison: Comparison,
  { project, file }: Place,
): Promise<string> {
  const sourceOf = createSources(project);
  const text = file === undefined ? "" : await readFile(file, "utf8");
  const sourceIn = async (version: string, location: string): Promise<Source | undefined> =>
    file === undefined
      ? sourceOf(`openapi/${version}.json${location}`)
      : { file: relative(process.cwd(), file), line: lineIn(text, pointerKeys(location)) };
  const errors = comparedVersions(comparison).flatMap(({ version, changes }) =>
    changes
      .filter(({ breaking }) => breaking)
      .map(async ({ rule, operations, message, location, hits }) => {
        const lines = [message, whyItBreaks(rule), operations.join(", "), hits && hitsSentence(hits)];
        const source = await sourceIn(version, location);
        return workflowCommand("error", lines.filter(Boolean).join("\n"), { ...source, title: rule });
      }),
  );
  const changes = allChanges(comparison);
  const summary = [`${counted(changes)} since ${base}`, ...closingSentences(comparison)];
  const level = changes.some(({ breaking }) => breaking) ? "error" : "notice";
  const total = workflowCommand(level, summary.join("\n"), { title: "Contract diff" });
  return [...(await Promise.all(errors)), total].join("\n");
}
