import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { apiErrorsDeclarations } from "./api-errors.ts";
import { assumptionsModule } from "./assumptions.ts";
import type { Contract } from "./contract.ts";
import { clientModule } from "./client/client.ts";
import {
  byVersionDeclarations,
  documentsByVersion,
  pathsModule,
  validateModule,
  validatorsByVersion,
} from "./client/by-version.ts";
import { clientManifest } from "./client/manifest.ts";
import { queriesModule } from "./client/react-query.ts";
import { readingsModule } from "./readings/module.ts";
import { hasUpgrade, upgradeModule, upgradeTable } from "./client/upgrade.ts";
import { emit } from "./emit.ts";
import type { Files } from "./files.ts";
import { types } from "./types/types.ts";
import { validators, validatorsDeclarations, withSchemas } from "./validators.ts";
import { valuesModule } from "./values.ts";
import { listFiles } from "../lib/files/digest.ts";
import { root } from "../lib/paths.ts";
import type { Version } from "../lib/versions.ts";
import { versionsOf, type Document } from "../openapi/document.ts";
import { operationsModule } from "../openapi/operations.ts";
import { withPrices } from "../openapi/prices.ts";

/** All files that are generated from the bundled documents, which are given the oldest version first. */
export async function make(
  documents: Record<Version, Document>,
  contract: Contract,
  timed: Timed,
): Promise<Files> {
  const made = await Promise.all([
    timed("client", () => clientFiles(documents, contract)),
    ...Object.entries(documents).map(([version, document]) => versionFiles(version, document, timed)),
  ]);
  return new Map(made.flatMap((files) => [...files]));
}

async function versionFiles(version: string, document: Document, timed: Timed): Promise<Files> {
  const header = comment(`openapi/${version} and openapi/shared`);
  return new Map([
    [`openapi/${version}.json`, `${JSON.stringify(document, null, 2)}\n`],
    [
      `openapi/${version}.yaml`,
      header.replace("//", "#") + stringify(document, { aliasDuplicateObjects: false }),
    ],
    [`validators/${version}.js`, header + withSchemas(await timed("validators", () => validators(document)))],
    [`validators/${version}.d.ts`, header + validatorsDeclarations(version)],
    [`types/${version}.d.ts`, header + (await timed("openapi-typescript", () => types(document)))],
  ]);
}

/** The client and what goes with it. */
async function clientFiles(documents: Record<Version, Document>, contract: Contract): Promise<Files> {
  const { currentVersion } = contract;
  const versions = versionsOf(documents);
  const modules = await clientSources(documents, versions, contract);
  const emitted = await emit(new Map(modules.map(([name, source]) => [name, source])));
  const files: Files = new Map([["api-errors.d.ts", comment("openapi") + apiErrorsDeclarations(documents)]]);
  for (const [name, , origin] of modules) {
    // The line that makes it a program comes first.
    const [, program = ""] = /^(#!.*\n)?/.exec(emitted.get(`${name}.js`) ?? "") ?? [];
    for (const file of [`${name}.js`, `${name}.d.ts`]) {
      const text = (emitted.get(file) ?? "").slice(program.length);
      files.set(file, (file.endsWith(".js") ? program : "") + comment(origin) + text);
    }
  }
  for (const [name, text] of Object.entries(validatorsByVersion(versions)))
    files.set(`validators/${name}`, comment("openapi") + text);
  for (const [name, text] of Object.entries(documentsByVersion(versions)))
    files.set(`openapi/${name}`, comment("openapi") + text);
  files.set("types/by-version.d.ts", comment("openapi") + byVersionDeclarations(versions));
  const template = await readFile(join(root, "scripts/client/package.json"), "utf8");
  files.set(
    "package.json",
    clientManifest(
      template,
      versions,
      currentVersion,
      new Set(emitted.keys()),
      contract.scope && documents[currentVersion].info.title,
    ),
  );
  for (const [name, text] of Object.entries(contract.clientTexts)) {
    const filled = text.replace("<!-- every field -->", () => upgradeTable(documents));
    files.set(name, withPrices(filled, documents[currentVersion]));
  }
  return files;
}

/** The modules of the client: name, TypeScript source, and origin. */
async function clientSources(
  documents: Record<Version, Document>,
  versions: readonly Version[],
  contract: Contract,
): Promise<[string, string, string][]> {
  const { currentVersion } = contract;
  const folder = join(root, "scripts/client");
  const handWritten = (await listFiles(folder))
    .filter((name) => name.endsWith(".ts"))
    .map(async (name): Promise<[string, string, string]> => [
      `client/${name.replace(/\.ts$/, "")}`,
      await readFile(join(folder, name), "utf8"),
      `scripts/client/${name}`,
    ]);
  return [
    ["operations", operationsModule(documents, contract), "openapi"],
    ["assumptions", assumptionsModule(documents), "openapi"],
    ["readings", readingsModule(contract.points), "openapi/readings"],
    ...versions.flatMap((version): [string, string, string][] => [
      [version, clientModule(version, documents, currentVersion), `openapi/${version}`],
      [`values/${version}`, valuesModule(documents[version]), `openapi/${version} and openapi/shared`],
    ]),
    ["paths", pathsModule(documents, currentVersion), "openapi"],
    ["validate", validateModule(versions, currentVersion), "openapi"],
    ...(hasUpgrade(documents)
      ? [["upgrade", upgradeModule(documents), "openapi"] as [string, string, string]]
      : []),
    ["react-query", queriesModule(currentVersion, documents), `openapi/${currentVersion}`],
    ...(await Promise.all(handWritten)),
  ];
}

function comment(origin: string): string {
  return `// Generated from ${origin} by \`npm run generate\`. Do not edit.\n`;
}

/** Milliseconds of each stage, summed over all versions; all but the first overlap. */
export type Timings = Record<"redocly" | "openapi-typescript" | "validators" | "client", number>;

/** Runs a stage and records its duration. */
export type Timed = <T>(stage: keyof Timings, work: () => T | Promise<T>) => Promise<T>;
