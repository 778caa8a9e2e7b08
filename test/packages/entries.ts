import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What can be imported of a package that has types; `runs`: there is code as well. */
export async function typedEntries(
  project: string,
  of = "@adintel/client",
): Promise<{ name: string; runs: boolean }[]> {
  const text = await readFile(join(project, "node_modules", of, "package.json"), "utf8");
  const { exports }: { exports: Record<string, string | { types: string; default?: string }> } =
    JSON.parse(text);
  return Object.entries(exports).flatMap(([path, target]) =>
    typeof target === "string" ? [] : [{ name: path.replace(".", of), runs: "default" in target }],
  );
}
