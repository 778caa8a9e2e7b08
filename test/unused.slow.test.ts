import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "../scripts/lib/paths.ts";

test("every file is used, and every export by another file", async () => {
  const result = await promisify(execFile)(join(root, "node_modules/.bin/knip"), ["--no-progress"], {
    cwd: root,
  }).catch((error: { stdout: string; stderr: string }) => error);
  expect(result.stdout + result.stderr).toBe("");
});
