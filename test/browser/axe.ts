import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds wrong with a page as it is: rule, place and element. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // A script of the browser's own, which the policy of the page does not concern.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const tool = (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe;
    // Every rule runs; to describe all that keeps them takes as long again.
    const { violations } = await tool.run({ resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(" ")} ${html}`),
    );
  });
}
