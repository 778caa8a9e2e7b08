import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { root } from "../../scripts/lib/paths.ts";

/** Fails every write as a full disk does. */
const full = "/dev/full";

/** Exit code and standard error of a command whose standard output is that file. */
function run(script: string, ...parameters: string[]) {
  const output = openSync(full, "w");
  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", script, ...parameters], {
    cwd: root,
    stdio: ["ignore", output, "pipe"],
    encoding: "utf8",
  });
  closeSync(output);
  return { status, stderr };
}

const failure = "standard output cannot be written: ENOSPC: no space left on device, write\n";

describe.skipIf(!existsSync(full))("a command whose output cannot be written", () => {
  test.each([
    ["check.ts", "--plan"],
    ["diff.ts", "--help"],
    ["mock.ts", "--help"],
    ["mock.ts", "drill", "--help"],
    ["start.ts", "--version"],
  ])("says so and exits with 2: %s %s", (script, ...parameters) => {
    expect(run(script, ...parameters)).toEqual({ status: 2, stderr: failure });
  });

  test("but not if whoever read it has gone", () => {
    const line = `"${process.execPath}" scripts/run.mjs check.ts --plan | true; echo "\${PIPESTATUS[0]}" >&2`;
    expect(spawnSync("bash", ["-c", line], { cwd: root, encoding: "utf8" }).stderr).toBe("0\n");
  });
});
