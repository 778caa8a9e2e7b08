/**
 * Which contract the commands work on: this project's own, or that of another folder (`--contract DIR`), which has `redocly.yaml`,
 * `openapi/contract.yaml`, the documents, and what `npm run generate` makes of them in `generated/`.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const project = fileURLToPath(new URL("..", import.meta.url));

/** What stands in for the code that knows a contract, where the contract names none. */
const defaults = {
  mock: "mocks/plain/index.ts",
  check: "scripts/check/plain.ts",
  guide: "scripts/docs/plain/index.ts",
  synonyms: "scripts/docs/plain/synonyms.json",
};

/** The code that knows a contract, by the part of the project that it belongs to; absolute paths. */
function knowledgeOf(folder) {
  const { code } = Object(parse(readFileSync(join(folder, "openapi/contract.yaml"), "utf8")));
  return Object.fromEntries(
    Object.entries(defaults).map(([part, without]) => [
      part,
      code?.[part] === undefined ? join(project, without) : join(folder, code[part]),
    ]),
  );
}

/**
 * Takes the modules of a contract in place of this project's: the generated client, and the code that knows the contract.
 *
 * @returns a function that resolves a specifier to the absolute path of the module; `undefined` for all that no contract changes
 */
export function contractModules(folder) {
  const [ours, theirs] = [knowledgeOf(project), knowledgeOf(folder)];
  const replaced = new Map(Object.keys(ours).map((part) => [ours[part], theirs[part]]));
  const manifest = join(folder, "generated/package.json");
  let exported;
  return (specifier, importer) => {
    // Its own generated files name it by its own scope.
    const client = /^@[^/]+\/client(?<entry>\/.+)?$/.exec(specifier);
    // They are made without knowing what they contain, and may be made while this runs.
    if (client && existsSync(manifest)) exported ??= JSON.parse(readFileSync(manifest, "utf8")).exports;
    const target = client && exported?.[`.${client.groups.entry ?? ""}`];
    if (target) return join(folder, "generated", target.default ?? target);
    return specifier.startsWith(".") ? replaced.get(resolve(dirname(importer), specifier)) : undefined;
  };
}

/** The same as a plugin of esbuild. */
export function contractPlugin(folder) {
  const moduleOf = contractModules(folder);
  return {
    name: "contract",
    setup: ({ onResolve }) =>
      onResolve({ filter: /^(@[^/]+\/client|\.)/ }, ({ path, importer }) => {
        const module = moduleOf(path, importer);
        return module === undefined ? undefined : { path: module };
      }),
  };
}

function refuse(message) {
  console.error(message);
  process.exit(2);
}

/** Takes `--contract DIR` out of a command line; the absolute path of the folder, or `undefined`. */
export function takeContract(parameters) {
  const place = parameters.findIndex((parameter) => /^--contract(=|$)/.test(parameter));
  if (place < 0) return undefined;
  const [flag] = parameters.splice(place, 1);
  const given = flag.includes("=") ? flag.slice("--contract=".length) : parameters.splice(place, 1)[0];
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given ?? "");
  if (!given || !existsSync(join(folder, "openapi/contract.yaml")))
    return refuse(
      `--contract must name a folder with openapi/contract.yaml and redocly.yaml, not ${given ?? "nothing"}`,
    );
  try {
    const missing = Object.values(knowledgeOf(folder)).find((path) => !existsSync(path));
    if (missing === undefined) return folder;
    return refuse(`${given}/openapi/contract.yaml: code names ${missing}, which does not exist`);
  } catch (error) {
    return refuse(`${given}/openapi/contract.yaml: ${error.message.split("\n")[0]}`);
  }
}
