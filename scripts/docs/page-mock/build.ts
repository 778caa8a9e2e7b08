import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { build, type Plugin } from "esbuild";
import { parse } from "yaml";
import { browserBundle, contractPlugin } from "../assets/assets.ts";
import { validators } from "../../generate/validators.ts";
import type { Document } from "../../openapi/document.ts";
import { contractFolder, root } from "../../lib/paths.ts";
import { versions, type Version } from "../../lib/versions.ts";
import { isRecord } from "../../lib/json.ts";

export interface PageMockFiles {
  /** By path in the site. */
  files: Map<string, Uint8Array>;
  worker: string;
  /** What it was made of, relative to the project. */
  sources: string[];
}

const source = "scripts/docs/page-mock/worker.ts";

/**
 * Builds the mock that runs in pages. Their names change with their content, so that a browser may keep them for good.
 * `undefined`: the mock's own contract is another than that of the documents.
 */
export async function pageMockFiles(
  documents: Record<Version, Document>,
): Promise<PageMockFiles | undefined> {
  if (!(await areTheMocks(documents))) return undefined;
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, source)],
    ...browserBundle,
    entryNames: "page-mock-[hash]",
    chunkNames: "page-mock-[name]-[hash]",
    platform: "browser",
    plugins: [only(documents), rowsInside, await contractPlugin()],
  });
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source);
  if (!entry) throw new Error(`esbuild made nothing from ${source}`);
  return {
    files: new Map(
      outputFiles.map(({ path, contents }): [string, Uint8Array] => [`assets/${basename(path)}`, contents]),
    ),
    worker: basename(entry[0]),
    sources: Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.keys(inputs).filter((path) => inputs[path]?.bytesInOutput),
    ),
  };
}

/** Whether the mock is that of the documents: it follows those that its sources were generated from. */
async function areTheMocks(documents: Record<Version, Document>): Promise<boolean> {
  const own = await Promise.all(
    versions.map(async (version): Promise<unknown> =>
      JSON.parse(await readFile(join(contractFolder, "generated/openapi", `${version}.json`), "utf8")),
    ),
  );
  return versions.every((version, index) => isDeepStrictEqual(documents[version], own[index]));
}

/** Puts what the mock needs of the documents in place of all that there is: the check of requests, and the examples of responses. */
function only(documents: Record<Version, Document>): Plugin {
  return {
    name: "only",
    setup({ onLoad }) {
      onLoad({ filter: /\/generated\/validators\/v\d\.js$/ }, async ({ path }) => ({
        contents: await validators(documents[versionOf(path)], "requests"),
      }));
      onLoad({ filter: /\/generated\/openapi\/v\d\.json$/ }, ({ path }) => ({
        contents: JSON.stringify(examplesOnly(documents[versionOf(path)])),
        loader: "json",
      }));
    },
  };
}

/** A page cannot read the file that the mock takes its rows from, so they are in the bundle. */
const rowsInside: Plugin = {
  name: "rows",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:(fs|path)$|^yaml$|\/lib\/paths\.ts$/ }, ({ importer }) =>
      importer.endsWith("/mocks/plain/rows.ts") ? { path: "rows", namespace: "rows" } : undefined,
    );
    onLoad({ filter: /./, namespace: "rows" }, async () => {
      const read = async (name: string): Promise<unknown> =>
        parse(await readFile(join(contractFolder, name), "utf8"));
      const contract = (await read("openapi/contract.yaml")) as { rows?: string };
      const rows = contract.rows === undefined ? {} : { [contract.rows]: await read(contract.rows) };
      return {
        contents: `const files = ${JSON.stringify({ "openapi/contract.yaml": contract, ...rows })};
export const contractFolder = "", join = (_, name) => name, readFileSync = (name) => files[name], parse = (file) => file;`,
      };
    });
  },
};

function versionOf(path: string): Version {
  const version = versions.find((known) => basename(path).startsWith(`${known}.`));
  if (!version) throw new Error(`${path} belongs to no version`);
  return version;
}

/** What leads to the examples of responses and of their headers; `$ref`s stay true, since nothing is moved. */
const onTheWay = new Set(["content", "application/json", "examples", "headers", "example", "value", "$ref"]);

/** The parts of a document that its documented responses are read from, and nothing else: for a page, the rest is too large. */
function examplesOnly({ paths, components }: Document): object {
  return {
    paths: mapped(paths, (item) =>
      mapped(item, ({ responses }) => ({ responses: mapped(responses, pruned) })),
    ),
    components: mapped({ ...components, schemas: {}, parameters: {} }, (named) => mapped(named, pruned)),
  };
}

/** A response, an example or a header without what is said about it. */
function pruned(node: unknown): unknown {
  if (!isRecord(node)) return node;
  const kept = Object.entries(node).filter(([key]) => onTheWay.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      // What stands in an example is data, whatever it is called.
      if (key === "value" || key === "example") return [key, value];
      // Their names are anyone's.
      if (key === "examples" || key === "headers")
        return [key, isRecord(value) ? mapped(value, pruned) : value];
      return [key, pruned(value)];
    }),
  );
}

function mapped<T>(from: Record<string, T>, change: (value: T) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
}
