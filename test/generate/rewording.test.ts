import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { make } from "../../scripts/generate/make.ts";
import { stampFile, type Files } from "../../scripts/generate/files.ts";
import { root } from "../../scripts/lib/paths.ts";
import { readContract } from "../../scripts/generate/contract.ts";
import { readDocuments } from "../docs/documents.ts";
import { firstDifference, inOtherWords, reworded } from "./reworded.ts";
import { typescript } from "../../scripts/generate/types/declare.ts";

// No program reads what is written for people, so other words in the documents change words alone.

const folder = join(root, "generated");
let files: Files;

beforeAll(async () => {
  const documents = await readDocuments();
  const inOthers = Object.entries(documents).map(([version, document]) => [version, reworded(document)]);
  files = await make(
    Object.fromEntries(inOthers) as typeof documents,
    await readContract(root),
    (_stage, work) => Promise.resolve(work()),
  );
});

test("the documents do have words to change", () => {
  const text = files.get("openapi/v2.json") ?? "";
  expect(text).toContain(inOtherWords("Number of rows returned."));
  expect(text).not.toContain("Number of rows returned.");
});

test("the same files are generated, and they differ in words alone", async () => {
  const found = new Map<string, string>();
  for (const path of await generated()) {
    const difference = firstDifference(await readFile(join(folder, path), "utf8"), files.get(path) ?? "");
    if (difference !== undefined) found.set(path, difference);
  }
  expect([...found]).toEqual([]);
  expect([...files.keys()].sort()).toEqual(await generated());
});

test("code differs in texts that it holds, and in comments", async () => {
  const found: string[] = [];
  for (const path of await generated()) {
    if (!/\.(js|ts)$/.test(path)) continue;
    const before = leaves(path, await readFile(join(folder, path), "utf8"));
    const after = leaves(path, files.get(path) ?? "");
    expect(after.length, path).toBe(before.length);
    for (const [index, { text, isText }] of before.entries()) {
      const other = after[index]?.text ?? "";
      if (text !== other && !(isText && firstDifference(text, other) === undefined))
        found.push(`${path}: ${text} | ${other}`);
    }
  }
  expect(found).toEqual([]);
});

/** What is in generated/, but for the stamp, which is not made of the bundles, and packages that are installed there. */
async function generated(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((path) => path !== stampFile)
    .sort();
}

/** The names, texts and keywords of a module in their order, without comments. */
function leaves(path: string, code: string): { text: string; isText: boolean }[] {
  const file = typescript.createSourceFile(path, code, typescript.ScriptTarget.Latest);
  const found: { text: string; isText: boolean }[] = [];
  const walk = (node: ts.Node): void => {
    const inner: ts.Node[] = [];
    typescript.forEachChild(node, (child) => void inner.push(child));
    inner.forEach(walk);
    if (inner.length > 0) return;
    found.push({ text: node.getText(file), isText: typescript.isStringLiteralLike(node) });
  };
  walk(file);
  return found;
}
