import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageFiles } from "../../../mocks/page/load.ts";

test("all of the page is at most 18 kB, compressed", async () => {
  const files = Object.values(await pageFiles());
  expect(files.length).toBe(5);
  const bytes = files.reduce((sum, { text }) => sum + gzipSync(text).length, 0);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(18_000);
});
