/**
 * Builds a package from the project's TypeScript. The client is bundled, so that the package needs no other package of this
 * project. Plain JavaScript, so that `npm pack` runs it without a loader.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { versions } from "../../generated/operations.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

const client = read(join(root, "generated/package.json"));

/** The documents of all versions, in JSON and YAML. */
const documents = versions.flatMap(({ id }) => [`${id}.json`, `${id}.yaml`]);

/**
 * Writes `dist/` in a package's folder: the JavaScript, the declarations that `exports` reaches, and the documents. The folder's
 * `tsconfig.build.json` must emit declarations into `dist/types`, with the project's root as `rootDir`.
 *
 * @param {string} folder of the package, absolute
 * @param {import("esbuild").BuildOptions} options entry points relative to the project's root, and the platform
 */
export async function buildPackage(folder, options) {
  const manifest = read(join(folder, "package.json"));
  const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  // A package that depends on the client has the documents from there.
  const ownDocuments = external.includes(client.name) ? [] : documents;
  for (const name of ownDocuments)
    if (manifest.exports[`./openapi/${name}`] !== `./dist/openapi/${name}`)
      throw new Error(
        `${relative(root, folder)}/package.json does not export a document: add "./openapi/${name}": "./dist/openapi/${name}" to its exports`,
      );
  const dist = join(folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    outdir: dist,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "node20",
    logLevel: "warning",
    external: ["node:*", ...external],
    // The documents are read from the package's own files.
    define: { DOCUMENTS_PACKAGE: JSON.stringify(manifest.name) },
    plugins: [documentsBeside],
    ...options,
  });

  const compiler = join(root, "node_modules/typescript-7/bin/tsc");
  execFileSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], { cwd: folder, stdio: "inherit" });
  const types = Object.values(manifest.exports).flatMap((target) => target.types ?? []);
  keepReachable(
    join(dist, "types"),
    types.map((path) => relative("dist/types", path)),
    external,
  );

  if (ownDocuments.length > 0) mkdirSync(join(dist, "openapi"));
  for (const name of ownDocuments) cpSync(join(root, "generated/openapi", name), join(dist, "openapi", name));
}

/** Imports the documents from the package's own files, beside the module. */
const documentsBeside = {
  name: "documents",
  setup({ onResolve }) {
    const folder = join(root, "generated/openapi");
    onResolve({ filter: /^\.\/\w+\.json$/ }, ({ path, resolveDir }) =>
      resolveDir === folder ? { path: path.replace(".", "./openapi"), external: true } : undefined,
    );
  },
};

/** Copies the client's declarations that are imported, unless it is installed too, and removes all that the entries do not reach. */
function keepReachable(folder, entries, external) {
  const reached = new Set();
  for (const entry of entries) visit(entry);
  for (const file of readdirSync(folder, { recursive: true }))
    if (file.endsWith(".d.ts") && !reached.has(file)) rmSync(join(folder, file));
  removeEmpty(folder);

  function visit(file) {
    if (reached.has(file)) return;
    reached.add(file);
    const isOurs = !file.startsWith("generated/");
    const source = readFileSync(join(isOurs ? folder : root, file), "utf8");
    const text = source.replaceAll(/((?:from|import\()\s*)"([^"]+)"/g, (whole, before, name) => {
      const target = declarationOf(name, file);
      if (target === undefined) return whole;
      visit(target);
      const way = relative(dirname(file), target).replace(/\.d\.ts$/, ".js");
      return `${before}"${way.startsWith(".") ? way : `./${way}`}"`;
    });
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  /** The declarations of a module; `undefined` if they are another package's. */
  function declarationOf(name, from) {
    if (name.startsWith(".")) return join(dirname(from), name.replace(/\.[jt]sx?$/, ".d.ts"));
    if (!name.startsWith(`${client.name}/`) || external.includes(client.name)) return undefined;
    return join("generated", client.exports[name.replace(client.name, ".")].types);
  }
}

function removeEmpty(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

function read(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
