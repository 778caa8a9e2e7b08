import { afterEach, expect, it, vi } from "vitest";
import { root } from "../../../scripts/lib/paths.ts";
import { run } from "../../run.ts";

afterEach(() => void vi.unstubAllEnvs());

async function runRecipe() {
  const parameters = ["--import", "tsx", "--test", "--test-reporter=tap", "test/check/recipes/node.ts"];
  const { ended, printed } = run(process.execPath, parameters, root);
  return { code: await ended, text: printed.stdout };
}

it("passes with node:test on a server that conforms", async () => {
  const { code, text } = await runRecipe();
  expect(text).toMatch(/^# pass [1-9]\d+$/m);
  expect(text).toMatch(/^# skipped [1-9]\d*$/m);
  expect(text).toMatch(/^# fail 0$/m);
  expect(code).toBe(0);
});

it("fails with node:test on one that does not, and names the rule", async () => {
  vi.stubEnv("FAULTY", "1");
  const { code, text } = await runRecipe();
  expect(text).toMatch(
    /not ok .*v2\/searchTaxonomies\/shape\/200-count-of-rows: count is the number of rows/,
  );
  expect(code).toBe(1);
});

it("waits for a handler that hangs, though nothing else keeps the process alive", async () => {
  const code = [
    `import { check } from ${JSON.stringify(`${root}scripts/check/index.ts`)};`,
    `const hangs = () => new Promise(() => undefined);`,
    `await check(hangs, { apiKey: "k", timeout: 0.2 }).catch((error) => console.log(error.message));`,
  ];
  const parameters = ["--import", "tsx", "--input-type=module", "--eval", code.join("\n")];
  const { ended, printed } = run(process.execPath, parameters, root);
  expect([await ended, printed.stdout]).toEqual([0, expect.stringContaining("no response within 0.2 s")]);
});
