import { join } from "node:path";
import ts from "typescript";
import { root } from "../../scripts/lib/paths.ts";

/** What an editor would show of a line of code: each position is the end of the first `text` in it. */
export interface Line {
  /** The hover text. */
  hover(text: string): Shown;
  /** What is shown while arguments are written, right after `text`. */
  signature(text: string): Shown;
  /** What is offered right after `text`. */
  completions(text: string): ts.CompletionEntry[];
  /** What is shown of one of the offered names. */
  completion(text: string, name: string): Shown;
  /** What the compiler has against the line. */
  errors(): Mark[];
  /** What is struck through. */
  deprecations(): Mark[];
}

interface Shown {
  /** Declaration, such as `(property) Client.searchMedia: SearchMedia`. */
  code: string;
  documentation: string;
  /** The texts of its tags, such as `deprecated`, by their names. */
  tags: Partial<Record<string, string>>;
}

/** A message and the text that it is shown at. */
interface Mark {
  code: number;
  at: string;
  message: string;
}

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  module: ts.ModuleKind.NodeNext,
  types: [],
  noEmit: true,
  skipLibCheck: true,
};

/** The files that are open, by their names; they are where a consumer of the package would have them, and do not exist. */
const opened = new Map<string, string>();

/** One for all files, so that what they have in common is read and understood once. */
const service = ts.createLanguageService({
  getCompilationSettings: () => options,
  getScriptFileNames: () => [...opened.keys()],
  getScriptVersion: () => "1",
  getScriptSnapshot: (name) => {
    const content = opened.get(name) ?? ts.sys.readFile(name);
    return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => opened.has(name) || ts.sys.fileExists(name),
  readFile: (name) => opened.get(name) ?? ts.sys.readFile(name),
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
  ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
});

/** Opens a file of these lines, under a head, in TypeScript's language service, which is what editors ask. */
export function openInEditor(head: string, lines: readonly string[]): (line: string) => Line {
  const file = join(root, `test/client/consumer-${opened.size}.ts`);
  // Names in it are its own.
  const text = [head, ...lines, "export {};"].join("\n");
  opened.set(file, text);
  let errors: ts.Diagnostic[] | undefined;
  let suggestions: ts.DiagnosticWithLocation[] | undefined;

  return (line) => {
    const start = text.indexOf(line, head.length);
    if (start < 0) throw new Error(`there is no line ${line}`);
    const end = (part: string) => {
      const index = line.indexOf(part);
      if (index < 0) throw new Error(`${line} has no ${part}`);
      return start + index + part.length;
    };
    const marks = (diagnostics: readonly ts.Diagnostic[]) =>
      diagnostics
        .filter(({ start: at = -1 }) => at >= start && at < start + line.length)
        .map(({ code, start: at = 0, length = 0, messageText }) => ({
          code,
          at: text.slice(at, at + length),
          message: ts.flattenDiagnosticMessageText(messageText, "\n"),
        }));
    return {
      hover: (part) => {
        const info = service.getQuickInfoAtPosition(file, end(part) - 1);
        return shown(info?.displayParts, info?.documentation, info?.tags);
      },
      signature: (part) => {
        const help = service.getSignatureHelpItems(file, end(part), undefined);
        const item = help?.items[help.selectedItemIndex];
        const parts = item && [
          ...item.prefixDisplayParts,
          ...item.parameters.flatMap(({ displayParts }, index) => [
            ...(index > 0 ? item.separatorDisplayParts : []),
            ...displayParts,
          ]),
          ...item.suffixDisplayParts,
        ];
        return shown(parts, item?.documentation, item?.tags);
      },
      completions: (part) => service.getCompletionsAtPosition(file, end(part), undefined)?.entries ?? [],
      completion: (part, name) => {
        const details = service.getCompletionEntryDetails(
          file,
          end(part),
          name,
          undefined,
          undefined,
          undefined,
          undefined,
        );
        return shown(details?.displayParts, details?.documentation, details?.tags);
      },
      errors: () => marks((errors ??= service.getSemanticDiagnostics(file))),
      deprecations: () =>
        marks(
          (suggestions ??= service.getSuggestionDiagnostics(file)).filter(
            ({ reportsDeprecated }) => reportsDeprecated,
          ),
        ),
    };
  };
}

function shown(
  code: ts.SymbolDisplayPart[] | undefined,
  documentation: ts.SymbolDisplayPart[] | undefined,
  tags: ts.JSDocTagInfo[] | undefined,
): Shown {
  return {
    code: ts.displayPartsToString(code),
    documentation: ts.displayPartsToString(documentation),
    tags: Object.fromEntries((tags ?? []).map(({ name, text }) => [name, ts.displayPartsToString(text)])),
  };
}
