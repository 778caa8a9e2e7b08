import ts from "typescript";

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  strict: true,
  verbatimModuleSyntax: true,
  stripInternal: true,
  newLine: ts.NewLineKind.LineFeed,
};

/**
 * Turns one TypeScript module into JavaScript and its declarations, each module on its own, so that no whole-program
 * compile is needed.
 *
 * @throws {Error} where an export has no explicit type, naming the place.
 */
export function emit(fileName: string, source: string): { js: string; declarations: string } {
  const js = ts.transpileModule(source, { fileName, compilerOptions, reportDiagnostics: true });
  const declarations = ts.transpileDeclaration(source, {
    fileName,
    compilerOptions,
    reportDiagnostics: true,
  });
  const problems = [...(js.diagnostics ?? []), ...(declarations.diagnostics ?? [])];
  if (problems.length > 0) {
    const host = {
      getCanonicalFileName: (name: string) => name,
      getCurrentDirectory: () => "",
      getNewLine: () => "\n",
    };
    throw new Error(ts.formatDiagnostics(problems, host).trim());
  }
  return { js: js.outputText, declarations: declarations.outputText };
}
