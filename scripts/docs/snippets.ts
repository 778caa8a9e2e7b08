import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";

/** The code of a file in snippets/, which is type-checked there and run against the mock by the tests. */
export function snippet(name: string): string {
  return readFileSync(join(root, "scripts/docs/snippets", `${name}.ts`), "utf8").trimEnd();
}
