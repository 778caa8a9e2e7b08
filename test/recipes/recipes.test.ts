import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/lib/paths.ts";

/*
 * The code of each recipe in mocks/RECIPES.md stands in a folder of its own here, as a reader would have it, so that the
 * compiler and the tests hold it to be right. The first line of a block names its file.
 */

const page = await readFile(join(root, "mocks/RECIPES.md"), "utf8");

const sections = page.split(/^## /m).slice(1);

/** What a link to a section names it by, as GitHub has it. */
function anchorOf(section: string): string {
  const [title = ""] = section.split("\n", 1);
  return title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(" ", "-");
}

/** What recipes import of the reader's own. */
const readersOwn = ["storybook/src/search-page.tsx"];

/** The blocks of TypeScript, by the recipe's folder and the file's name. */
const blocks = new Map(
  sections.flatMap((section) => {
    return [...section.matchAll(/^```tsx?\n\/\/ (\S+)[^\n]*\n.*?^```$/gms)].map(
      ([block, name]) => [`${anchorOf(section)}/${name}`, block.split("\n").slice(1, -1).join("\n")] as const,
    );
  }),
);

const files = (await readdir(import.meta.dirname, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.parentPath !== import.meta.dirname)
  .map(({ parentPath, name }) => join(parentPath, name).slice(import.meta.dirname.length + 1))
  .filter((path) => !readersOwn.includes(path));

test("every block of code on the page has a file here, and every file a block", () => {
  expect([...blocks.keys()].sort()).toEqual(files.sort());
  expect(blocks.size).toBe([...page.matchAll(/^```tsx?$/gm)].length);
});

test.each([...blocks])("%s is on the page as it is tested", async (path, block) => {
  expect(block).toBe((await readFile(join(import.meta.dirname, path), "utf8")).trimEnd());
});

test("every link within the page leads to a recipe, and every recipe is listed", () => {
  const listed = [...page.matchAll(/^\| \[[^\]]+\]\(#([^)]+)\)/gm)].map(([, anchor]) => anchor);
  expect(listed).toEqual(sections.map(anchorOf));
  for (const [, anchor] of page.matchAll(/\]\(#([^)]+)\)/g)) expect(listed).toContain(anchor);
});
