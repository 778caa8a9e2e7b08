import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** From the ground up. Files of a floor import what is on it or below it; `openapi` is `scripts/openapi`. */
const floors = [
  ["lib"],
  ["openapi"],
  ["client"],
  ["generate"],
  ["mocks", "check", "diff", "proxy", "release"],
  ["docs", "contract", "packages"],
  ["mcp"],
  ["serve"],
  // The commands, which lie loose in `scripts`.
  ["commands"],
  ["dev"],
];

/** Folders that import nothing of certain others, though their floor would let them. */
const apart: [folder: string, from: string[]][] = [
  ["client", ["lib", "openapi"]],
  ["mocks", floors.flat().filter((part) => part !== "mocks" && part !== "lib")],
  ["docs", ["check", "proxy"]],
];

/** What may lie loose in `scripts` and `mocks`: the commands, and what their packages export. */
const entries = {
  scripts: ["check", "diff", "docs", "generate", "mock", "pack", "proxy", "release", "start"],
  mocks: ["bin", "flags", "in-page", "index", "matchers", "msw", "playwright", "remote", "server", "vite"],
};

/** Where a source is named by its path: it begins a bundle, a process or a build. */
const entryPoints = [
  "scripts/contract-modules.mjs > mocks/plain/index.ts",
  "scripts/contract-modules.mjs > scripts/check/plain.ts",
  "scripts/contract-modules.mjs > scripts/docs/plain/index.ts",
  "scripts/contract/build.mjs > scripts/check.ts",
  "scripts/contract/build.mjs > scripts/contract/diff.ts",
  "scripts/contract/build.mjs > scripts/contract/index.ts",
  "scripts/contract/build.mjs > scripts/contract/proxy.ts",
  "scripts/dev/bench/processes.ts > mocks/bin.ts",
  "scripts/dev/learn.ts > scripts/dev/measure-servers.ts",
  "scripts/docs/assets/assets.ts > scripts/contract-modules.mjs",
  "scripts/docs/page-mock/build.ts > scripts/docs/page-mock/worker.ts",
  "scripts/mcp/build.mjs > scripts/mcp/bin.ts",
  "scripts/mcp/build.mjs > scripts/mcp/index.ts",
  "scripts/release/manifests.ts > scripts/client/runtime.ts",
  "scripts/serve/build-worker-client.ts > scripts/run.mjs",
  "scripts/serve/mock-app.ts > mocks/serve/compose.ts",
  "scripts/serve/mock-app.ts > scripts/contract-modules.mjs",
];

/** Where messages of the mock name the files in which something is to be written. */
const advice = ["mocks/app/complete.ts", "mocks/adintel/places.ts"];

const mostNames = 20;

const files = listFiles(["scripts", "mocks"]);
const graph = importsOf(files.filter((file) => /\.tsx?$/.test(file)));

test("folders import each other one way", () => {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph)
    for (const target of targets) {
      const [from, to] = [dirname(file), dirname(target)];
      if (from !== to) folders.set(from, (folders.get(from) ?? new Set()).add(to));
    }
  expect(circlesOf(folders)).toEqual([]);
});

test("folders with all that is in them import each other one way", () => {
  const ways = new Set<string>();
  for (const [file, targets] of graph)
    for (const target of targets) {
      const [from, to] = [file.split(sep), target.split(sep)];
      const depth = from.findIndex((name, place) => name !== to[place]);
      // A file in the folder that both are in belongs to neither side.
      if (depth === 0 || depth >= Math.min(from.length, to.length) - 1) continue;
      ways.add([from, to].map((path) => path.slice(0, depth + 1).join(sep)).join(" > "));
    }
  const back = (way: string) => way.split(" > ").reverse().join(" > ");
  const pairs = [...ways].filter((way) => way < back(way) && ways.has(back(way)));
  expect(pairs).toEqual([]);
});

test("imports go one way, from floor to floor", () => {
  const upward = importsBetween((from, to) => floorOf(from) < floorOf(to));
  expect(upward).toEqual([]);
});

test.each(apart)("%s imports nothing of %s", (folder, others) => {
  expect(importsBetween((from, to) => from === folder && others.includes(to))).toEqual([]);
});

test("what knows this API is imported through one module of each folder", () => {
  const folders = ["mocks/adintel", "scripts/check/adintel", "scripts/docs/guide", "scripts/mcp/adintel"];
  const reaching = [...graph]
    .filter(([file]) => !file.startsWith("scripts/dev/"))
    .flatMap(([file, targets]) => [...targets].map((target) => [file, target] as const))
    .filter(([file, target]) =>
      folders.some((folder) => {
        const [isInside, isImported] = [file, target].map((path) => path.startsWith(`${folder}/`));
        return isImported && !isInside && target.replace(/x$/, "") !== `${folder}/index.ts`;
      }),
    );
  expect(reaching).toEqual([]);
});

test("every part on a floor exists", () => {
  const parts = new Set([...graph.keys()].map(partOf));
  expect(floors.flat().filter((part) => !parts.has(part))).toEqual([]);
});

test("the check imports nothing of the mock, which it starts as the package that it is", () => {
  const importers = [...graph].filter(([, targets]) =>
    [...targets].some((file) => file.startsWith("mocks/")),
  );
  const ofCheck = importers.map(([file]) => file).filter((file) => file.startsWith("scripts/check/"));
  expect(ofCheck).toEqual([]);
});

test.each(Object.entries(entries))("only entries lie loose in %s", (folder, names) => {
  const loose = [...graph.keys()].filter((file) => dirname(file) === folder);
  expect(loose.sort()).toEqual(names.map((name) => `${folder}/${name}.ts`));
});

test(`a folder has at most ${mostNames} names`, () => {
  const names = new Map<string, Set<string>>();
  for (const file of files)
    for (let path = file; path.includes(sep); path = dirname(path))
      names.set(dirname(path), (names.get(dirname(path)) ?? new Set()).add(path));
  // What lies loose in the two at the top is listed above, and the rest of them are the parts.
  const crowded = [...names].filter(([folder, inside]) => folder.includes(sep) && inside.size > mostNames);
  expect(crowded.map(([folder, inside]) => `${folder}: ${inside.size}`)).toEqual([]);
});

test("no source names another one by its path, but what it hands to a bundler or to another process", () => {
  const sources = files.filter((file) => /\.(tsx?|mjs|js)$/.test(file));
  const known = new Set(sources);
  const named = sources
    .filter((file) => !advice.includes(file))
    .flatMap((file) => pathsIn(file).map((path) => [file, path] as const))
    .filter(([, path]) => known.has(path));
  expect(named.map((pair) => pair.join(" > ")).sort()).toEqual(entryPoints);
});

test("files that messages of the mock name are there", () => {
  expect(advice.flatMap(pathsIn).filter((path) => !files.includes(path))).toEqual([]);
});

test("what ARCHITECTURE.md names is there", () => {
  const known = new Set(files.flatMap((file) => [file, dirname(file)]));
  const isThere = (path: string) => known.has(path) || known.has(`mocks/${path}`);
  const named = [...readFileSync("ARCHITECTURE.md", "utf8").matchAll(/`([a-z][\w-]*\/[\w./-]+)`/g)];
  const paths = named.map(([, path = ""]) => path).filter((path) => !/^(openapi|generated)\//.test(path));
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

/** The imports that go from one part to another so that it matters, as `importer > imported`. */
function importsBetween(matters: (from: string, to: string) => boolean): string[] {
  return [...graph].flatMap(([file, targets]) =>
    [...targets]
      .filter((target) => partOf(file) !== partOf(target) && matters(partOf(file), partOf(target)))
      .map((target) => `${file} > ${target}`),
  );
}

/** A folder of `scripts`, or `mocks`. What lies loose in `scripts` are commands. */
function partOf(file: string): string {
  const [top = "", part = "", ...rest] = file.split(sep);
  if (top === "mocks") return top;
  return rest.length > 0 ? part : "commands";
}

function floorOf(part: string): number {
  return floors.findIndex((parts) => parts.includes(part));
}

/** All files of some folders, but what is installed or built. */
function listFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/node_modules|\bdist\b/.test(file)),
  );
}

/** The files that each file imports, be it for types only. */
function importsOf(sources: readonly string[]): Map<string, Set<string>> {
  const known = new Set(sources);
  return new Map(
    sources.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
      const targets = importedFiles
        .filter(({ fileName }) => fileName.startsWith("."))
        // Files of the client name each other as they are called once they are built.
        .map(({ fileName }) => join(dirname(file), fileName.replace(/\.js$/, ".ts")))
        .filter((target) => known.has(target));
      return [file, new Set(targets)];
    }),
  );
}

/** The string literals of a file that could be the path of one. */
function pathsIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/["'`]((?:scripts|mocks)\/[^"'`\s]+)["'`]/g)].map(([, path = ""]) => path);
}

/** Sets of nodes of which each leads to each other, by Tarjan's algorithm. */
function circlesOf(edges: Map<string, Set<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    open.push(node);
    for (const target of edges.get(node) ?? []) {
      const isOpen = open.includes(target);
      const reached = order.has(target) ? (isOpen ? order.get(target) : undefined) : visit(target);
      if (reached !== undefined) lowest.set(node, Math.min(lowest.get(node) ?? reached, reached));
    }
    const low = lowest.get(node) ?? 0;
    if (low === order.get(node)) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1) circles.push(circle);
    }
    return low;
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return circles;
}
