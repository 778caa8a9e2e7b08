import { resolve } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { oneOf, parseCommand, repeated, text } from "../lib/cli.ts";
import { compareDocuments } from "./compare/compare-documents.ts";
import { InputError } from "./model/document.ts";
import { type Base, fileNamed, loadBase, type BaseSources } from "./load-base.ts";
import { allChanges, type Comparison } from "./report/comparison.ts";
import { githubReport } from "./report/github.ts";
import { markdownReport } from "./report/markdown.ts";
import { jsonReport, textReport } from "./report/text.ts";
import { versions } from "../lib/versions.ts";
import { commandLine } from "../lib/package-info.ts";
import { FlagError, isExpected } from "../lib/errors.ts";

/** Where the command runs and prints. */
export interface Terminal extends BaseSources {
  out: (text: string) => void;
  err: (text: string) => void;
}

/**
 * Lists what changed in the documents since a base.
 *
 * @param args the command line without the program: BASE, REVISED and flags
 * @returns the exit code. 0: nothing breaking, or nothing that `--fail-on` names; 1: something; 2: it could not compare, and said why
 */
export async function diff(args: string[], terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    const command = new Command(commandLine("diff"))
      .description("Lists what changed in the documents. Exits with 1 if a change is breaking.")
      .argument(
        "<base>",
        `${terminal.project === undefined ? "" : "a git revision, "}an OpenAPI 3.1 file, or one of ${versions.join(", ")}`,
        text,
      )
      .argument("[revised]", "the same; default: the current documents", text)
      .option("--json", "print JSON")
      .option(
        "--format <format>",
        "text (default), json, markdown (a comment for a pull request) or github (annotations of a workflow)",
        oneOf(["text", "json", "markdown", "github"]),
      )
      .option(
        "--used-by <file>",
        "recorded traffic (HAR or JSON lines): say how many of its calls each breaking change hits; repeatable",
        repeated(text),
      )
      .option(
        "--fail-on <changes>",
        "breaking (default), or used: only breaking changes that hit calls of --used-by",
        oneOf(["breaking", "used"]),
      );
    const flags = parseCommand(command, args, terminal.out);
    if (!flags) return 0;
    const { json, usedBy, failOn } = flags;
    if (json && flags.format !== undefined) throw new FlagError("--json and --format exclude each other");
    if (failOn === "used" && !usedBy) throw new FlagError("--fail-on used needs --used-by FILE");
    const format = json ? "json" : (flags.format ?? "text");
    const [base, revised] = command.processedArgs;
    const before = await loadBase(base, terminal);
    const after = revised === undefined ? await terminal.current() : await loadBase(revised, terminal);
    let comparison = compare(before, after);
    if (Object.values(comparison).every((changes) => changes === null))
      throw new InputError(`${base} and ${revised} have no version in common.`);
    if (usedBy) {
      const { countHits } = await import("./usage/count-hits.ts");
      const files = usedBy.map((name) => ({ name, path: resolve(terminal.from, name) }));
      comparison = await countHits(comparison, files);
    }
    if (format === "github") {
      const file = revised === undefined ? undefined : await fileNamed(revised, terminal.from);
      terminal.out(await githubReport(base, comparison, { project: terminal.project, file }));
    } else terminal.out(reports[format](base, comparison));
    const failing = allChanges(comparison).some(({ breaking, hits }) =>
      failOn === "used" ? hits !== undefined && hits.calls > 0 : breaking,
    );
    return failing ? 1 : 0;
  } catch (error) {
    if (!isExpected(error)) throw error;
    terminal.err(error.message);
    return 2;
  }
}

const reports = { text: textReport, json: jsonReport, markdown: markdownReport };

/** The changes of each version that both have; of two single documents, those from one to the other. */
function compare(before: Base, after: Base): Comparison {
  const [former, ...others] = versions.filter((version) => before[version]);
  const isPair = others.length === 0 && Object.keys(after).length === 1;
  const comparison: Comparison = {};
  for (const version of versions) {
    const from = isPair && former ? former : version;
    const [old, now] = [before[from], after[version]];
    if (old && now)
      comparison[version] = { from, before: old, after: now, changes: compareDocuments(old, now) };
    else if (!isPair && (old ?? now)) comparison[version] = null;
  }
  return comparison;
}
