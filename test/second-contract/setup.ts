import { execFileSync } from "node:child_process";
import { root } from "../../scripts/lib/paths.ts";

/** Generates what the tests of the second contract import in place of this project's client. */
export default function setup(): void {
  const command = ["scripts/run.mjs", "generate.ts", "--contract", "test/second-contract"];
  execFileSync(process.execPath, command, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}
