/**
 * Builds what the package has, in `dist/` and `openapi/`: the commands and the functions as JavaScript, the declarations that they lead to, and
 * the documents. What is needed of the client is put in, so that nothing of this project must be installed beside it.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "../..");
const dist = join(here, "dist");
const manifest = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** The mock is a package beside this one, and the documents are in this one. */
const ownPackages = {
  name: "own-packages",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/mocks\/index\.ts$/ }, () => ({ path: "@adintel/mock", external: true }));
    onLoad({ filter: /\/(scripts\/check\/contract\/document|mocks\/bundled)\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      const contents = text.replaceAll("resolve(`@adintel/client/", `resolve(\`${manifest.name}/`);
      if (contents === text) throw new Error(`${path} does not resolve a document of the client any more`);
      return { contents, loader: "ts" };
    });
  },
};

rmSync(dist, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    index: "scripts/contract/index.ts",
    check: "scripts/check.ts",
    diff: "scripts/contract/diff.ts",
    proxy: "scripts/contract/proxy.ts",
  },
  outdir: dist,
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  external,
  plugins: [ownPackages],
  logLevel: "warning",
});

const compiler = join(root, "node_modules/typescript-7/bin/tsc");
execFileSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], { cwd: here, stdio: "inherit" });
keepReachable(join(dist, "types"), "scripts/contract/index.d.ts");

mkdirSync(join(here, "openapi"), { recursive: true });
for (const name of ["v1.json", "v1.yaml", "v2.json", "v2.yaml"])
  cpSync(join(root, "generated/openapi", name), join(here, "openapi", name));

/** Takes in the client's declarations where they are named, and removes those that the entry does not lead to. */
function keepReachable(folder, entry) {
  const reached = new Set();
  const visit = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    const path = join(folder, file);
    const text = readFileSync(path, "utf8").replaceAll(
      /((?:from|import\()\s*)"([^"]+)"/g,
      (whole, before, name) => {
        const target = declarationOf(name, file);
        if (target === undefined) return whole;
        visit(target);
        const way = relative(dirname(file), target).replace(/\.d\.ts$/, ".js");
        return `${before}"${way.startsWith(".") ? way : `./${way}`}"`;
      },
    );
    writeFileSync(path, text);
  };
  /** The declarations of a module, relative to the folder; `undefined` for another package's. */
  const declarationOf = (name, from) => {
    if (name.startsWith(".")) return join(dirname(from), name.replace(/\.[jt]sx?$/, ".d.ts"));
    if (!name.startsWith("@adintel/client/")) return undefined;
    const { exports } = JSON.parse(readFileSync(join(root, "generated/package.json"), "utf8"));
    const file = join("generated", exports[name.replace("@adintel/client", ".")].types);
    if (!reached.has(file)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(root, file), join(folder, file));
    }
    return file;
  };
  visit(entry);
  for (const file of readdirSync(folder, { recursive: true }))
    if (file.endsWith(".d.ts") && !reached.has(file)) rmSync(join(folder, file));
}
