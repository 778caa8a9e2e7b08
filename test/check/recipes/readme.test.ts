import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { root } from "../../../scripts/lib/paths.ts";

it.each(["vitest.test.ts", "node.ts"])("the README has %s, which the tests run, as it is", async (name) => {
  const recipe = await readFile(new URL(name, import.meta.url), "utf8");
  const readme = await readFile(`${root}README.md`, "utf8");
  const lines = recipe.split("\n\n");
  // What both recipes share stands once.
  for (const paragraph of lines.filter((one) => !one.includes("import ")))
    expect(readme).toContain(paragraph.trim());
  for (const [imported] of recipe.matchAll(/^import .* from "(vitest|node:test)";$/gm))
    expect(readme).toContain(imported);
});
