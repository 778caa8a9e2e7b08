import { readdir } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { root, versions, type Version } from "../paths.ts";
import { redocly } from "../redocly.ts";
import { BrokenDocumentError } from "./openapi.ts";

/**
 * Bundles both multi-file documents under `folder`/openapi into one JSON text each. The OpenAPI structure and the rules
 * in redocly.yaml are not checked.
 *
 * @throws {BrokenDocumentError} on a syntax error, a reference that leads nowhere, or two components of one name.
 */
export async function bundle(folder = root): Promise<Record<Version, string>> {
  await refuseSharedNames(folder);
  // One run for both, since starting Redocly takes longer than bundling.
  const { stdout, problems } = await redocly(folder, ["bundle", ...versions, "--ext", "json"]);
  // Redocly renames a colliding component to Name-2 and only warns.
  if (problems.includes("Warning was generated")) throw new BrokenDocumentError(problems);
  // It prints one after the other, and indents all but their outermost braces.
  const [first, second, ...others] = stdout.split(/(?<=^\})\s*(?=\{)/m);
  if (first === undefined || second === undefined || others.length > 0)
    throw new Error(`Redocly printed other than ${versions.length} bundles`);
  return { v1: first, v2: second };
}

/**
 * Checks the OpenAPI structure and the rules in redocly.yaml of both documents.
 *
 * @throws {BrokenDocumentError} on a violation.
 */
export async function lint(folder = root): Promise<void> {
  await redocly(folder, ["lint", ...versions, "--extends", "spec", "--skip-rule", "info-license"]);
}

/**
 * Component files carry the component's name, and one name means one thing in both documents: otherwise a type of v1
 * would silently differ from its namesake of v2.
 */
async function refuseSharedNames(folder: string): Promise<void> {
  const seen = new Map<string, string>();
  for (const file of (await readdir(join(folder, "openapi"), { recursive: true })).sort()) {
    const kind = file.split(sep).at(-2);
    if (!file.endsWith(".yaml") || !kind || !componentKinds.includes(kind)) continue;
    const key = `${kind}/${basename(file)}`;
    const other = seen.get(key);
    if (other)
      throw new BrokenDocumentError(`openapi/${file}:1: a component of this name exists in openapi/${other}`);
    seen.set(key, file);
  }
}

const componentKinds = ["schemas", "responses", "parameters", "headers", "examples"];
