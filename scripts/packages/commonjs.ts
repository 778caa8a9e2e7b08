import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { transform } from "esbuild";
import { listFiles } from "../lib/files/digest.ts";

/** The folder of a package that has its modules as CommonJS. */
const folderName = "cjs";

interface Manifest {
  exports: Record<string, string | { types: string; default?: string }>;
  browser?: object;
  bin?: Record<string, string>;
}

/**
 * Adds the modules of an unpacked ES module package as CommonJS, one file for each, so that all entries share them. Node.js gets the
 * ES modules from `require` as well (`module-sync`), so that a process has each module once; the others are for tools that do not
 * load ES modules, such as Jest, and for TypeScript, which reads a declaration as what its folder is.
 */
export async function addCommonJs(folder: string): Promise<void> {
  const manifestPath = join(folder, "package.json");
  const manifest = JSON.parse(await readFile(manifestPath, "utf8")) as Manifest;
  // Nobody requires a command.
  const commands = Object.values(manifest.bin ?? {}).map((path) => `${dirname(join(path))}/`);
  const names = (await listFiles(folder)).filter(
    (name) => /\.js$|\.d\.ts$/.test(name) && !commands.some((command) => name.startsWith(command)),
  );
  await Promise.all(
    names.map(async (name) => {
      const source = await readFile(join(folder, name), "utf8");
      const target = join(folder, folderName, name);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, name.endsWith(".js") ? await asCommonJs(name, source) : source);
    }),
  );
  const { browser } = manifest;
  const scope = { type: "commonjs", sideEffects: false, ...(browser && { browser }) };
  await writeFile(join(folder, folderName, "package.json"), JSON.stringify(scope));
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([name, target]) => [name, withRequire(target)]),
  );
  await writeFile(manifestPath, `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);
}

async function asCommonJs(name: string, source: string): Promise<string> {
  const options = { format: "cjs", target: "node20", supported: { "dynamic-import": false } } as const;
  const { code } = await transform(source, options);
  // Data are not copied.
  const up = "../".repeat(name.split("/").length);
  return code.replaceAll(/require\("\.\/([^"]+\.json)"\)/g, `require("${up}${join(dirname(name), "$1")}")`);
}

function withRequire(target: Manifest["exports"][string]): unknown {
  if (typeof target === "string") return target;
  const required = Object.fromEntries(
    Object.entries(target).map(([condition, path]) => [condition, path.replace("./", `./${folderName}/`)]),
  );
  return { ...("default" in target && { "module-sync": target }), require: required, ...target };
}
