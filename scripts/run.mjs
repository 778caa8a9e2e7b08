/**
 * Bundles and runs a script of this folder: `node scripts/run.mjs generate.ts [flags] [--contract DIR]`. tsx would transform every module of every
 * package, which takes longer than the script itself.
 */
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, stop } from "esbuild";
import { contractPlugin, takeContract } from "./contract-modules.mjs";

const [script = ""] = process.argv.splice(2, 1);
const contract = takeContract(process.argv) ?? process.env.CONTRACT_FOLDER;
if (contract) process.env.CONTRACT_FOLDER = contract;
if (["--help", "-h"].some((flag) => process.argv.includes(flag)))
  process.once("exit", () => console.log("\nWith --contract DIR, it works on the contract in another folder; see README.md."));
const folder = new URL("../node_modules/.cache/run/", import.meta.url);

const { outputFiles, metafile } = await build({
  absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
  entryPoints: [script],
  outdir: fileURLToPath(folder),
  // Hashed names, so that other processes' files stay unchanged.
  entryNames: "[name]-[hash]",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  splitting: true,
  packages: "external",
  format: "esm",
  platform: "node",
  target: "node20",
  plugins: contract ? [contractPlugin(contract)] : [],
  metafile: true,
  write: false,
});
await stop();
await mkdir(folder, { recursive: true });
await Promise.all(outputFiles.map(keep));
const [made] = Object.keys(metafile.outputs).filter((path) => metafile.outputs[path].entryPoint === script);
await import(new URL(made, import.meta.url).href);

/** Writes a file atomically, unless it exists. */
async function keep({ path, contents }) {
  if (await stat(path).catch(() => undefined)) return;
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, path);
}
