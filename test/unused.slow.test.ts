import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("every file is used, and every export by another file", async () => {
  const result = await promisify(execFile)("npx", ["knip", "--no-progress"]).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  expect(result.stdout + result.stderr).toBe("");
});
