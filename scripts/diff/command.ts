import { Command } from "@commander-js/extra-typings";
import { parseCommand, text } from "../lib/cli.ts";
import { compareDocuments } from "./compare/compare-documents.ts";
import { InputError } from "./model/document.ts";
import { type Base, loadBase, type BaseSources } from "./load-base.ts";
import { type Comparison, isBreaking, jsonReport, textReport } from "./report.ts";
import { versions } from "../lib/versions.ts";
import { commandLine } from "../lib/package-info.ts";
import { FlagError } from "../lib/errors.ts";

/** Where the command runs and prints. */
export interface Terminal extends BaseSources {
  out: (text: string) => void;
  err: (text: string) => void;
}

/**
 * Lists what changed in the documents since a base.
 *
 * @param args the command line without the program: BASE, REVISED, `--json`
 * @returns the exit code. 0: nothing breaking; 1: something breaking; 2: it could not compare, and said why
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
      .option("--json", "print JSON");
    const flags = parseCommand(command, args, terminal.out);
    if (!flags) return 0;
    const [base, revised] = command.processedArgs;
    const before = await loadBase(base, terminal);
    const after = revised === undefined ? await terminal.current() : await loadBase(revised, terminal);
    const comparison = compare(before, after);
    if (Object.values(comparison).every((changes) => changes === null))
      throw new InputError(`${base} and ${revised} have no version in common.`);
    terminal.out(flags.json ? jsonReport(base, comparison) : textReport(base, comparison));
    return isBreaking(comparison) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof InputError || error instanceof FlagError)) throw error;
    terminal.err(error.message);
    return 2;
  }
}

/** The changes of each version that both have; of two single documents, those from one to the other. */
function compare(before: Base, after: Base): Comparison {
  const [former, ...others] = Object.values(before);
  const isPair = others.length === 0 && Object.keys(after).length === 1;
  const comparison: Comparison = {};
  for (const version of versions) {
    const [old, now] = [isPair ? former : before[version], after[version]];
    if (old && now) comparison[version] = compareDocuments(old, now);
    else if (!isPair && (old ?? now)) comparison[version] = null;
  }
  return comparison;
}
