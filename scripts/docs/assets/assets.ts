import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { contractFolder, root } from "../../lib/paths.ts";
import { icon, tokens } from "../../lib/style-tokens.mjs";
import type { SiteFacts } from "../model/page.ts";
import { typefaceLicense, typefacePlugin } from "./typeface.ts";

const sources = join(root, "scripts/docs/browser");
const entries = {
  style: "styles/style.css",
  guideStyle: "styles/guide-style.css",
  searchStyle: "search/search.css",
  theme: "theme.ts",
  main: "main.ts",
  findSite: "find-site.ts",
} as const;

/** Bundles the contract that the commands work on, wherever a source imports this project's. */
export async function contractPlugin(): Promise<Plugin> {
  // A path that no bundle follows: the module finds the project by its own place.
  const modules = (await import(pathToFileURL(join(root, "scripts/contract-modules.mjs")).href)) as {
    contractPlugin: (folder: string) => Plugin;
  };
  return modules.contractPlugin(contractFolder);
}

/** How esbuild makes what browsers load, held in memory. */
export const browserBundle = {
  outdir: join(root, "assets"),
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  charset: "utf8",
  legalComments: "none",
  metafile: true,
  write: false,
} as const;

/**
 * Scripts, styles and pictures that pages load. Their names change with their content, so that a browser may keep them for
 * good; what only some readers need is in files of its own, which are loaded when it is asked for.
 */
export async function assetsOf(pageMock?: string): Promise<{
  files: Map<string, Uint8Array>;
  names: Omit<SiteFacts["assets"], "search">;
}> {
  const { outputFiles, metafile } = await build({
    entryPoints: Object.values(entries).map((name) => join(sources, name)),
    ...browserBundle,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    plugins: [typefacePlugin, tokensPlugin, await contractPlugin()],
    // Where page-mock/address.ts finds the worker.
    define: { PAGE_MOCK: pageMock === undefined ? "null" : JSON.stringify(`./${pageMock}`) },
  });
  const nameOf = (entry: string) => {
    const source = relative(root, join(sources, entry));
    const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source);
    if (!found) throw new Error(`esbuild made nothing from ${source}`);
    return found[0];
  };
  // Pages load these as classic scripts, since modules do not run in a page that is opened from a file.
  const main = nameOf(entries.main);
  for (const name of [nameOf(entries.theme), main, nameOf(entries.findSite)]) {
    const { imports = [], exports = [] } = metafile.outputs[name] ?? {};
    const shared = imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => path);
    if (shared.length + exports.length > 0)
      throw new Error(`${name} must share nothing with other scripts: ${[...shared, ...exports].join(", ")}`);
  }
  const typeface = Object.keys(metafile.outputs).find((path) => path.endsWith(".woff2"));
  if (typeface === undefined) throw new Error("no style sheet uses the typeface");
  return {
    files: new Map([
      ...outputFiles.map(({ path, contents }): [string, Uint8Array] => [
        `assets/${basename(path)}`,
        `assets/${basename(path)}` === main ? inScope(contents) : contents,
      ]),
      ["assets/icon.svg", Buffer.from(icon)],
      ["assets/typeface.LICENSE", await typefaceLicense()],
    ]),
    names: {
      style: nameOf(entries.style),
      guideStyle: nameOf(entries.guideStyle),
      searchStyle: nameOf(entries.searchStyle),
      theme: nameOf(entries.theme),
      main,
      findSite: nameOf(entries.findSite),
      typeface,
    },
  };
}

/** Lets a style sheet import the names that it shares with other pages of the project as `reference:tokens`. */
const tokensPlugin: Plugin = {
  name: "tokens",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^reference:tokens$/ }, ({ path }) => ({ path, namespace: "tokens" }));
    onLoad({ filter: /./, namespace: "tokens" }, () => ({ contents: tokens, loader: "css" }));
  },
};

/** A classic script that keeps its names to itself, as a module does. */
function inScope(code: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from('(()=>{"use strict";'), code, Buffer.from("})()\n")]);
}
