import { parseArgs } from "node:util";
import { compareDocuments } from "./compare-documents.ts";
import { InputError, type OpenApiDocument } from "./document.ts";
import { loadBase, type Surroundings } from "./load-base.ts";
import { type Comparison, isBreaking, jsonReport, textReport } from "./report.ts";
import { type Version, versions } from "../paths.ts";

const usage = "Usage: npm run diff -- BASE [--json]   BASE: a git revision, or an OpenAPI 3.1 file";

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
    const { base, json } = readArguments(args);
    const before = await loadBase(base, terminal);
    const after = await terminal.current();
    const comparison: Comparison = {};
    for (const version of versions) {
      const document = before[version];
      if (document) comparison[version] = compareDocuments(document, after[version]);
    }
    terminal.out(json ? jsonReport(base, comparison) : textReport(base, comparison));
    return isBreaking(comparison) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    terminal.err(error.message);
    return 2;
  }
}

function readArguments(args: string[]): { base: string; json: boolean } {
  const { values, positionals } = parse(args);
  const [base, ...others] = positionals;
  if (base === undefined || base === "" || others.length > 0) throw new InputError(usage);
  return { base, json: values.json };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: "boolean", default: false } },
    });
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split(". ") : [];
    throw new InputError(`${reason}. ${usage}`);
  }
}
