import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../scripts/lib/paths.ts";

const strictly = {
  strict: true,
  noEmit: true,
  target: "ES2023",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  module: "NodeNext",
  types: [],
  skipLibCheck: true,
};

/** What a compiler says of files in a folder, empty if they compile; `compiler` is a package of this project. */
export async function compile(
  folder: string,
  files: readonly string[],
  options: object = {},
  compiler = "typescript-7",
): Promise<string> {
  const config = join(folder, `tsconfig.${files[0]?.replaceAll("/", "-")}.json`);
  await writeFile(config, JSON.stringify({ compilerOptions: { ...strictly, ...options }, files }));
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(root, "node_modules", compiler, "bin/tsc"),
    "-p",
    config,
  ]).catch((error: { stdout: string }) => error);
  return stdout;
}
