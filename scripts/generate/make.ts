import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { apiErrorsDeclarations } from "./api-errors.ts";
import { assumptionsModule } from "./assumptions.ts";
import { clientModule } from "./client/client.ts";
import { queriesModule } from "./client/react-query.ts";
import { upgradeModule, upgradeTable } from "./client/upgrade.ts";
import { emit } from "./emit.ts";
import type { Files } from "./files.ts";
import { types } from "./types/types.ts";
import { validators, validatorsDeclarations } from "./validators.ts";
import { valuesModule } from "./values.ts";
import { listFiles } from "../lib/digest.ts";
import { root, versions, type Version } from "../lib/paths.ts";
import type { Document } from "../openapi/document.ts";
import { operationsModule } from "../openapi/operations.ts";
import { withPrices } from "../openapi/prices.ts";

/** All files that are generated from the bundled documents. */
export async function make(documents: Record<Version, Document>, timed: Timed): Promise<Files> {
  const made = await Promise.all([
    timed("client", () => clientFiles(documents)),
    ...versions.map((version) => versionFiles(version, documents[version], timed)),
  ]);
  return new Map(made.flatMap((files) => [...files]));
}

/** The files of one version. */
async function versionFiles(version: Version, document: Document, timed: Timed): Promise<Files> {
  const header = comment(`openapi/${version} and openapi/shared`);
  return new Map([
    [`openapi/${version}.json`, `${JSON.stringify(document, null, 2)}\n`],
    [
      `openapi/${version}.yaml`,
      header.replace("//", "#") + stringify(document, { aliasDuplicateObjects: false }),
    ],
    [`validators/${version}.js`, header + (await timed("validators", () => validators(document)))],
    [`validators/${version}.d.ts`, header + validatorsDeclarations],
    [`types/${version}.d.ts`, header + (await timed("openapi-typescript", () => types(document)))],
  ]);
}

/** The client and what goes with it. */
async function clientFiles(documents: Record<Version, Document>): Promise<Files> {
  const modules = await clientSources(documents);
  const emitted = await emit(new Map(modules.map(([name, source]) => [name, source])));
  const files: Files = new Map([["api-errors.d.ts", comment("openapi") + apiErrorsDeclarations(documents)]]);
  for (const [name, , origin] of modules) {
    for (const file of [`${name}.js`, `${name}.d.ts`]) files.set(file, comment(origin) + emitted.get(file));
  }
  const written = (name: string) => readFile(join(root, "scripts/client", name), "utf8");
  files.set("package.json", await written("package.json"));
  files.set("README.md", withPrices(await written("README.md"), documents.v2));
  const guide = await written("UPGRADE.md");
  return files.set(
    "UPGRADE.md",
    guide.replace("<!-- every field -->", () => upgradeTable(documents)),
  );
}

/** The modules of the client: name, TypeScript source, and origin. */
async function clientSources(documents: Record<Version, Document>): Promise<[string, string, string][]> {
  const folder = join(root, "scripts/client");
  const handWritten = (await listFiles(folder))
    .filter((name) => name.endsWith(".ts"))
    .map(async (name): Promise<[string, string, string]> => [
      `client/${name.replace(/\.ts$/, "")}`,
      await readFile(join(folder, name), "utf8"),
      `scripts/client/${name}`,
    ]);
  return [
    ["operations", operationsModule(documents), "openapi"],
    ["assumptions", assumptionsModule(documents), "openapi"],
    ["v1", clientModule("v1", documents), "openapi/v1"],
    ["v2", clientModule("v2", documents), "openapi/v2"],
    ["values/v1", valuesModule(documents.v1), "openapi/v1 and openapi/shared"],
    ["values/v2", valuesModule(documents.v2), "openapi/v2 and openapi/shared"],
    ["upgrade", upgradeModule(documents), "openapi/v1 and openapi/v2"],
    ["react-query", queriesModule(documents), "openapi/v2"],
    ...(await Promise.all(handWritten)),
  ];
}

function comment(origin: string): string {
  return `// Generated from ${origin} by \`npm run generate\`. Do not edit.\n`;
}

/** Milliseconds of each stage, summed over both versions; all but the first overlap. */
export type Timings = Record<"redocly" | "openapi-typescript" | "validators" | "client", number>;

/** Runs a stage and records its duration. */
export type Timed = <T>(stage: keyof Timings, work: () => T | Promise<T>) => Promise<T>;
