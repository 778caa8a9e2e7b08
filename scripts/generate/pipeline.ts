import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { root, versions, type Version } from "../paths.ts";
import { apiErrorsDeclarations } from "./api-errors.ts";
import { assumptionsModule } from "./assumptions.ts";
import { clientModule } from "./client.ts";
import { emit } from "./emit.ts";
import type { Files } from "./files.ts";
import { stampFile } from "./freshness.ts";
import type { Document } from "./openapi.ts";
import { operationsModule } from "./operations.ts";
import { queriesModule } from "./react-query.ts";
import { documentsOf, readSources, type Sources } from "./sources.ts";
import { types } from "./types.ts";
import { upgradeModule, upgradeTable } from "./upgrade.ts";
import { validators, validatorsDeclarations } from "./validators.ts";

/** Milliseconds spent in each stage. */
export type Timings = Record<"redocly" | "openapi-typescript" | "validators" | "client", number>;

/**
 * Everything that is generated from the documents under `folder`/openapi, held in memory: nothing is written, so a
 * failure leaves what exists as it is. Whoever has read the documents already hands them over.
 *
 * @throws {BrokenDocumentError} if a document cannot be bundled.
 */
export async function generate(
  folder = root,
  sources?: Sources,
): Promise<{ files: Files; timings: Timings }> {
  const timings: Timings = { redocly: 0, "openapi-typescript": 0, validators: 0, client: 0 };
  const timed: Timed = async (stage, work) => {
    const start = performance.now();
    const result = await work();
    timings[stage] += performance.now() - start;
    return result;
  };

  const read = sources ?? (await timed("redocly", () => readSources(folder)));
  const files: Files = new Map([[stampFile, read.stamp]]);
  await make(documentsOf(read), files, timed);
  return { files, timings };
}

type Timed = <T>(stage: keyof Timings, work: () => T | Promise<T>) => Promise<T>;

/** Adds all that is made of the bundled documents. */
async function make(documents: Record<Version, Document>, files: Files, timed: Timed): Promise<void> {
  for (const version of versions) {
    const document = documents[version];
    const header = comment(`openapi/${version} and openapi/shared`);
    files.set(`openapi/${version}.json`, `${JSON.stringify(document, null, 2)}\n`);
    files.set(
      `openapi/${version}.yaml`,
      header.replace("//", "#") + stringify(document, { aliasDuplicateObjects: false }),
    );
    files.set(`types/${version}.d.ts`, header + (await timed("openapi-typescript", () => types(document))));
    files.set(`validators/${version}.js`, header + (await timed("validators", () => validators(document))));
    files.set(`validators/${version}.d.ts`, header + validatorsDeclarations);
  }
  files.set("api-errors.d.ts", comment("openapi") + apiErrorsDeclarations(documents));
  await timed("client", async () => {
    for (const [name, source, origin] of await clientSources(documents)) {
      const { js, declarations } = emit(`${name}.ts`, source);
      files.set(`${name}.js`, comment(origin) + js);
      files.set(`${name}.d.ts`, comment(origin) + declarations);
    }
    for (const name of ["package.json", "README.md"]) {
      files.set(name, await readFile(join(root, "scripts/client", name), "utf8"));
    }
    const guide = await readFile(join(root, "scripts/client/UPGRADE.md"), "utf8");
    files.set(
      "UPGRADE.md",
      guide.replace("<!-- every field -->", () => upgradeTable(documents)),
    );
  });
}

/** The modules of the client: name, TypeScript source, and what it is made from. */
async function clientSources(documents: Record<Version, Document>): Promise<[string, string, string][]> {
  const folder = join(root, "scripts/client");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".ts")).sort();
  const handWritten = names.map(async (name): Promise<[string, string, string]> => [
    `client/${name.replace(/\.ts$/, "")}`,
    await readFile(join(folder, name), "utf8"),
    `scripts/client/${name}`,
  ]);
  return [
    ["operations", operationsModule(documents), "openapi"],
    ["assumptions", assumptionsModule(documents), "openapi"],
    ["v1", clientModule("v1", documents), "openapi/v1"],
    ["v2", clientModule("v2", documents), "openapi/v2"],
    ["upgrade", upgradeModule(documents), "openapi/v1 and openapi/v2"],
    ["react-query", queriesModule(documents), "openapi/v2"],
    ...(await Promise.all(handWritten)),
  ];
}

function comment(origin: string): string {
  return `// Generated from ${origin} by \`npm run generate\`. Do not edit.\n`;
}
