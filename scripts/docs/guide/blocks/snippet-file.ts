import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../paths.ts";

/** Where the code of a name is. */
export function snippetFile(name: string): string {
  return join(root, "scripts/docs/guide/snippets", `${name}.ts`);
}

/** The code of a file in snippets/, which is type-checked there and run against the mock by the tests. */
export function snippet(name: string): string {
  return readFileSync(snippetFile(name), "utf8").trimEnd();
}
