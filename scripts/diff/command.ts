import { Command } from "@commander-js/extra-typings";
import { FlagError, parseCommand, text } from "../../mocks/command-line.ts";
import { compareDocuments } from "./compare-documents.ts";
import { InputError, type OpenApiDocument } from "./document.ts";
import { loadBase, type Surroundings } from "./load-base.ts";
import { type Comparison, isBreaking, jsonReport, textReport } from "./report.ts";
import { type Version, versions } from "../paths.ts";

/** Where the command runs and prints. */
export interface Terminal extends Surroundings {
  /** The documents as they are in the working tree. Rejects with an InputError where they cannot be read. */
  current: () => Promise<Record<Version, OpenApiDocument>>;
  out: (text: string) => void;
  err: (text: string) => void;
}

/**
 * Lists what changed in the documents since a base.
 *
 * @param args the command line without the program: BASE, `--json`
 * @returns the exit code. 0: nothing breaking; 1: something breaking; 2: it could not compare, and said why
 */
export async function diff(args: string[], terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    const command = new Command("npm run diff --")
      .description("Lists what changed in the documents. Exits with 1 if a change is breaking.")
      .argument("<base>", "a git revision, or an OpenAPI 3.1 file", text)
      .option("--json", "print JSON");
    const flags = parseCommand(command, args, terminal.out);
    if (!flags) return 0;
    const [base] = command.processedArgs;
    const before = await loadBase(base, terminal);
    const after = await terminal.current();
    const comparison: Comparison = {};
    for (const version of versions) {
      const document = before[version];
      if (document) comparison[version] = compareDocuments(document, after[version]);
    }
    terminal.out(flags.json ? jsonReport(base, comparison) : textReport(base, comparison));
    return isBreaking(comparison) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof InputError || error instanceof FlagError)) throw error;
    terminal.err(error.message);
    return 2;
  }
}
