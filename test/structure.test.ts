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
  ["serve"],
  ["start"],
  ["dev"],
];

/** Folders that import nothing of certain others, though their floor would let them. */
const apart: [folder: string, from: string[]][] = [
  ["client", ["lib", "openapi"]],
  ["mocks", floors.flat().filter((part) => part !== "mocks" && part !== "lib")],
  ["docs", ["check", "proxy"]],
];

const graph = importsOf(["scripts", "mocks"]);

test("no files import one another in a circle", () => {
  expect(circlesOf(graph)).toEqual([]);
});

test("imports go one way, from floor to floor", () => {
  const upward = importsBetween((from, to) => floorOf(from) < floorOf(to));
  expect(upward).toEqual([]);
});

test.each(apart)("%s imports nothing of %s", (folder, others) => {
  expect(importsBetween((from, to) => from === folder && others.includes(to))).toEqual([]);
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

/** The imports that go from one part to another so that it matters, as `importer > imported`. */
function importsBetween(matters: (from: string, to: string) => boolean): string[] {
  return [...graph].flatMap(([file, targets]) =>
    [...targets]
      .filter((target) => partOf(file) !== partOf(target) && matters(partOf(file), partOf(target)))
      .map((target) => `${file} > ${target}`),
  );
}

/** A folder of `scripts`, one of the files beside them that many share, or `mocks`. The rest are commands, as `start` is. */
function partOf(file: string): string {
  const [top = "", part = ""] = file.split(sep);
  if (top === "mocks") return top;
  return floors.flat().includes(part) ? part : "start";
}

function floorOf(part: string): number {
  return floors.findIndex((parts) => parts.includes(part));
}

/** The files of some folders, each with the files that it imports, be it for types only. */
function importsOf(folders: readonly string[]): Map<string, Set<string>> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\bdist\b/.test(file)),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => {
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

/** Sets of files of which each leads to each other, by Tarjan's algorithm. */
function circlesOf(graph: Map<string, Set<string>>): string[][] {
  const place = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    place.set(file, place.size);
    lowest.set(file, place.size - 1);
    open.push(file);
    for (const target of graph.get(file) ?? []) {
      const reached = place.has(target)
        ? open.includes(target)
          ? place.get(target)
          : undefined
        : visit(target);
      if (reached !== undefined) lowest.set(file, Math.min(lowest.get(file) ?? reached, reached));
    }
    const own = lowest.get(file) ?? 0;
    if (own === place.get(file)) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle);
    }
    return own;
  };
  for (const file of graph.keys()) if (!place.has(file)) visit(file);
  return circles;
}
