import { join } from "node:path";
import ts from "typescript";
import { root } from "../../scripts/lib/paths.ts";

/** Ten calls as programs make them, through the methods of the client. */
const calls = `
import { createClient } from "@adintel/client";
const api = createClient({ baseUrl: "http://127.0.0.1:4010/v2", apiKey: "mock_live_demo" });
const id = "a";
export const answers = [
  await api.searchMedia({ query: "running shoes", format: ["VIDEO"], limit: 2 }),
  await api.searchMedia.result({ accountId: id, sortBy: "MOST_RECENT" }),
  await api.searchBrands({ names: ["shoes"], limit: 5 }),
  await api.searchCreators({ query: "runner", gender: "female" }),
  await api.getAccount(id),
  await api.listAccountInsights(id, { type: "HOOK" }),
  await api.listAccountLandingPages(id, { limit: 10 }),
  await api.listAccountCampaigns(id, { type: "OFFER" }),
  await api.listAccountCollabs(id),
  await api.searchTaxonomies({ query: "shoes" }),
];
`;

/** The same, through openapi-fetch's own calls. */
const pathCalls = `
import { createClient } from "@adintel/client";
import { createPathClient } from "@adintel/client/paths";
const api = createPathClient(createClient({ baseUrl: "http://127.0.0.1:4010/v2", apiKey: "mock_live_demo" }));
const path = { id: "a" };
export const answers = [
  await api.POST("/media", { body: { query: "running shoes", format: ["VIDEO"], limit: 2 } }),
  await api.POST("/media", { body: { accountId: path.id, sortBy: "MOST_RECENT" } }),
  await api.POST("/brands", { body: { names: ["shoes"], limit: 5 } }),
  await api.POST("/creators", { body: { query: "runner", gender: "female" } }),
  await api.GET("/account/{id}", { params: { path } }),
  await api.GET("/account/{id}/insights", { params: { path, query: { type: "HOOK" } } }),
  await api.GET("/account/{id}/landing-pages", { params: { path, query: { limit: 10 } } }),
  await api.GET("/account/{id}/campaigns", { params: { path, query: { type: "OFFER" } } }),
  await api.GET("/account/{id}/collabs", { params: { path } }),
  await api.GET("/taxonomies", { params: { query: { query: "shoes" } } }),
];
`;

const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  module: ts.ModuleKind.NodeNext,
  types: [],
  noEmit: true,
  // The declarations of a package are checked in its own tests, not by whoever uses it.
  skipLibCheck: true,
};

/**
 * How many types the compiler instantiates for ten calls and the import that they need, above what it does for a file
 * without any: through the client's methods, and through openapi-fetch's own calls. It is the same on every machine.
 *
 * @throws {Error} if the calls do not compile.
 */
export function instantiations(): { methods: number; paths: number } {
  const without = instantiationsOf("export {};");
  return { methods: instantiationsOf(calls) - without, paths: instantiationsOf(pathCalls) - without };
}

/** The declarations that are the same in all programs. */
const read = new Map<string, ts.SourceFile | undefined>();

function instantiationsOf(text: string): number {
  // Where a consumer of the package would have it; it does not exist.
  const file = join(root, "consumer.ts");
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, languageVersion) =>
    name === file
      ? ts.createSourceFile(name, text, languageVersion)
      : once(read, name, () => getSourceFile.call(host, name, languageVersion));
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  const program = ts.createProgram([file], options, host);
  const problems = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, host));
  return program.getInstantiationCount();
}

/** What was made for a key before, or is made for it now. */
function once<T>(made: Map<string, T>, key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}
