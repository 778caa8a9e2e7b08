import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const knip = join(dirname(createRequire(import.meta.url).resolve("knip/package.json")), "bin/knip.js");

test("every file is used, and every export by another file", async () => {
  const found = await promisify(execFile)(process.execPath, [knip, "--no-progress"]).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  expect(found.stdout + found.stderr).toBe("");
});
