import { basename, join } from "node:path";
import {
  BaseResolver,
  bundle as bundleDocument,
  lint as lintDocument,
  loadConfig,
} from "@redocly/openapi-core";
import { listFiles } from "../lib/files/digest.ts";
import { contractFolder } from "../lib/paths.ts";
import type { Version } from "../lib/versions.ts";
import { BrokenDocumentError } from "../openapi/document.ts";
import { sourcePlace } from "../openapi/source-place.ts";
import { readContract, type Contract } from "./contract.ts";
import { load, refuse } from "./problems.ts";
import { withObservations } from "./readings/observations.ts";

/**
 * Bundles the multi-file documents under `folder`/openapi into one JSON text each, in this process: starting Redocly's
 * command line takes ten times longer than bundling. The OpenAPI structure and the rules in redocly.yaml are not checked.
 *
 * @throws {BrokenDocumentError} on a syntax error, a reference that leads nowhere, or two components of one name.
 */
export async function bundle(folder = contractFolder, contract?: Contract): Promise<Record<Version, string>> {
  await refuseSharedNames(folder);
  const config = await load("redocly.yaml", loadConfig({ configPath: join(folder, "redocly.yaml") }));
  const { versions, points } = contract ?? (await readContract(folder));
  const text = async (version: Version) => {
    const ref = join(folder, rootOf(version));
    const making = bundleDocument({ ref, config: config.forAlias(version) });
    const { bundle: bundled, problems } = await load(rootOf(version), making);
    // Redocly only warns when it renames a colliding component to Name-2.
    refuse(problems, folder);
    const wrong: { pointer: string; message: string }[] = [];
    // A document that is not an object has been refused above.
    const document = withObservations(Object(bundled.parsed), points, (problem) => wrong.push(problem));
    const lines = wrong.map(
      async ({ pointer, message }) => `${await sourcePlace(folder, version, pointer)}: ${message}`,
    );
    if (lines.length > 0) throw new BrokenDocumentError((await Promise.all(lines)).join("\n"));
    return JSON.stringify(inUsualOrder(document), null, 2);
  };
  const texts: [Version, string][] = [];
  for (const version of versions) texts.push([version, await text(version)]);
  return Object.fromEntries(texts) as Record<Version, string>;
}

/**
 * Checks the OpenAPI structure and the rules in redocly.yaml of the documents.
 *
 * @throws {BrokenDocumentError} on a violation.
 */
export async function lint(folder = contractFolder, contract?: Contract): Promise<void> {
  const { versions } = contract ?? (await readContract(folder));
  const configPath = join(folder, "redocly.yaml");
  const config = await load("redocly.yaml", loadConfig({ configPath, customExtends: ["spec"] }));
  // Shared, so that files of several documents are read once.
  const externalRefResolver = new BaseResolver(config.resolve);
  for (const version of versions) {
    const api = config.forAlias(version);
    api.skipRules(["info-license"]);
    const linting = lintDocument({ ref: join(folder, rootOf(version)), config: api, externalRefResolver });
    refuse(await load(rootOf(version), linting), folder);
  }
}

function rootOf(version: Version): string {
  return `openapi/${version}/openapi.yaml`;
}

/** The document with its sections in the usual order, as Redocly's command line prints it. */
function inUsualOrder(document: object): object {
  const rank = (name: string) => (sections.includes(name) ? sections.indexOf(name) : sections.length);
  return Object.fromEntries(Object.entries(document).sort(([a], [b]) => rank(a) - rank(b)));
}

const sections = [
  "openapi",
  "info",
  "jsonSchemaDialect",
  "servers",
  "security",
  "tags",
  "externalDocs",
  "paths",
  "webhooks",
  "components",
];

/**
 * Component files carry the component's name, and one name means one thing in all documents: otherwise a type of one
 * version would silently differ from its namesake of another.
 */
async function refuseSharedNames(folder: string): Promise<void> {
  const seen = new Map<string, string>();
  for (const file of await listFiles(join(folder, "openapi"))) {
    const kind = file.split("/").at(-2);
    if (!file.endsWith(".yaml") || !kind || !componentKinds.includes(kind)) continue;
    const key = `${kind}/${basename(file)}`;
    const other = seen.get(key);
    if (other)
      throw new BrokenDocumentError(
        `openapi/${file}:1: the name is already used in openapi/${other}; component names must be unique`,
      );
    seen.set(key, file);
  }
}

const componentKinds = ["schemas", "responses", "parameters", "headers", "examples"];
