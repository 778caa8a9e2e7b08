import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../lib/paths.ts";
import type { Files } from "./files.ts";

const compilerOptions = {
  target: "es2022",
  module: "es2022",
  strict: true,
  verbatimModuleSyntax: true,
  stripInternal: true,
  newLine: "lf",
  declaration: true,
  // Each module is taken on its own, so that none but these is read: `npm run typecheck` checks what they mean.
  isolatedDeclarations: true,
  noResolve: true,
  noCheck: true,
  types: [],
  lib: ["es5"],
};

/**
 * Turns TypeScript modules, by their paths without an ending, into JavaScript and its declarations. The native compiler
 * does it in a process of its own: a tenth of the time that the one in JavaScript takes, and this process goes on.
 *
 * @throws {Error} where an export has no explicit type, naming the place.
 */
export async function emit(sources: ReadonlyMap<string, string>): Promise<Files> {
  const folder = await mkdtemp(join(tmpdir(), "generate-"));
  try {
    const config = { compilerOptions: { ...compilerOptions, rootDir: "source", outDir: "output" } };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    for (const [name, source] of sources) {
      const path = join(folder, "source", `${name}.ts`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, source);
    }
    await compile(folder);
    const files: Files = new Map();
    for (const name of sources.keys()) {
      for (const file of [`${name}.js`, `${name}.d.ts`]) {
        files.set(file, await readFile(join(folder, "output", file), "utf8"));
      }
    }
    return files;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function compile(folder: string): Promise<void> {
  const compiler = join(root, "node_modules/typescript-7/bin/tsc");
  const parameters = [compiler, "-p", folder, "--pretty", "false"];
  // Places are told relative to where the compiler runs.
  const options = { cwd: join(folder, "source") };
  return new Promise((done, fail) => {
    execFile(process.execPath, parameters, options, (error, stdout, stderr) => {
      if (error) fail(new Error(`${stdout}${stderr}`.trim() || error.message));
      else done();
    });
  });
}
