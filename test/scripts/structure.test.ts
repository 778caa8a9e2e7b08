import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

test("no files import one another in a circle", () => {
  const graph = importsOf(["scripts", "mocks"]);
  expect(circlesOf(graph)).toEqual([]);
});

test("the check imports nothing of the mock, but to start it and to read flags as it does", () => {
  const graph = importsOf(["scripts", "mocks"]);
  const importers = [...graph].filter(([, targets]) =>
    [...targets].some((file) => file.startsWith("mocks/")),
  );
  const ofCheck = importers.map(([file]) => file).filter((file) => file.startsWith("scripts/check/"));
  expect(ofCheck).toEqual(["scripts/check/command.ts", "scripts/check/options/options.ts"]);
});

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
        .map(({ fileName }) => join(dirname(file), fileName))
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
