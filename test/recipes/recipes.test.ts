import { expect, test } from "vitest";
import { introduction, recipes } from "./recipe.ts";

const all = [...recipes.values()];

test("every block is a file or commands", () => {
  for (const { anchor, text, files } of all) {
    const blocks = [...text.matchAll(/^```(?!sh$)\w+$/gm)];
    expect(files.size, anchor).toBe(blocks.length);
  }
});

test("every link within the page leads to a recipe, and every recipe is listed", () => {
  const listed = [...introduction.matchAll(/^\| \[[^\]]+\]\(#([^)]+)\)/gm)].map(([, anchor]) => anchor);
  expect(listed).toEqual(all.map(({ anchor }) => anchor));
  for (const { text } of all)
    for (const [, anchor] of text.matchAll(/\]\(#([^)]+)\)/g)) expect(listed).toContain(anchor);
});
