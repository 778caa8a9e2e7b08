/**
 * Runs a script of this folder as JavaScript: `node scripts/run.mjs generate.ts [flags]`. tsx would look into each module
 * of each package that the script loads, which takes longer than what the script itself does.
 */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const [script = ""] = process.argv.splice(2, 1);
const source = new URL(script, import.meta.url);
const folder = new URL("../node_modules/.cache/run/", import.meta.url);

await build({
  entryPoints: [fileURLToPath(source)],
  outdir: fileURLToPath(folder),
  outExtension: { ".js": ".mjs" },
  bundle: true,
  splitting: true,
  packages: "external",
  format: "esm",
  platform: "node",
  target: "node20",
  // Else the project's root would be looked for beside the output.
  define: { "import.meta.url": JSON.stringify(source.href) },
});
await import(new URL(script.replace(/\.ts$/, ".mjs"), folder).href);
