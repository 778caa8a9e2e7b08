/**
 * Bundles and runs a script of this folder: `node scripts/run.mjs generate.ts [flags] [--contract DIR]`. tsx would transform every module of every
 * package, which takes longer than the script itself. A bundle is used again until one of the files that it was made from changes.
 */
import { existsSync, statSync } from "node:fs";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { contractPlugin, takeContract } from "./contract-modules.mjs";

const [script = ""] = process.argv.splice(2, 1);
const contract = takeContract(process.argv) ?? process.env.CONTRACT_FOLDER;
if (contract) process.env.CONTRACT_FOLDER = contract;
if (["--help", "-h"].some((flag) => process.argv.includes(flag)))
  process.once("exit", () =>
    console.log("\nWith --contract DIR, it works on the contract in another folder; see README.md."),
  );
const folder = new URL("../node_modules/.cache/run/", import.meta.url);
/** The last bundle of a script and the files that it depends on; another contract can take other files each time. */
const record = contract ? undefined : new URL(`${script.replaceAll("/", "-")}.json`, folder);

const made = (await lastBundle()) ?? (await bundle());
await import(new URL(made, import.meta.url).href);

/** The entry of the last bundle, if nothing has changed since. */
async function lastBundle() {
  if (!record || !existsSync(record)) return undefined;
  const { entry, states } = JSON.parse(await readFile(record, "utf8"));
  const isCurrent = Object.entries(states).every(
    ([path, state]) => existsSync(urlOf(path)) && stateOf(path) === state,
  );
  return isCurrent ? entry : undefined;
}

async function bundle() {
  const { build, stop } = await import("esbuild");
  const startedAt = Date.now();
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
  const [entry] = Object.keys(metafile.outputs).filter(
    (path) => metafile.outputs[path].entryPoint === script,
  );
  const settings = ["run.mjs", "../tsconfig.json", "../package.json", "../package-lock.json"];
  const inputs = [...Object.keys(metafile.inputs), ...settings.filter((path) => existsSync(urlOf(path)))];
  // What was edited meanwhile may be in the bundle or not.
  const isStable = inputs.every((path) => statSync(urlOf(path)).mtimeMs < startedAt);
  if (record && isStable) {
    const all = [...inputs, ...Object.keys(metafile.outputs)];
    const states = Object.fromEntries(all.map((path) => [path, stateOf(path)]));
    await write(fileURLToPath(record), JSON.stringify({ entry, states }));
  }
  return entry;
}

function urlOf(path) {
  return new URL(path, import.meta.url);
}

/** What changes with each change of a file. */
function stateOf(path) {
  const { mtimeMs, size, ino } = statSync(urlOf(path));
  return [mtimeMs, size, ino].join();
}

/** Writes a file atomically, unless it exists. */
async function keep({ path, contents }) {
  if (!(await stat(path).catch(() => undefined))) await write(path, contents);
}

async function write(path, contents) {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, path);
}
