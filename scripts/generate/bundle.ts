import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, sep } from "node:path";
import { root, versions, type Version } from "../paths.ts";
import { redocly } from "../redocly.ts";
import { BrokenDocumentError } from "./openapi.ts";

/**
 * Bundles both multi-file documents under `folder`/openapi into one JSON text each.
 *
 * Without `lint`, the OpenAPI structure and the rules in redocly.yaml are not checked.
 *
 * @throws {BrokenDocumentError} on a syntax error, a reference that leads nowhere, a violation of the OpenAPI
 * structure, or two components of one name.
 */
export async function bundle(folder = root, { lint = true } = {}): Promise<Record<Version, string>> {
  await refuseSharedNames(folder);
  const output = await mkdtemp(join(tmpdir(), "bundle-"));
  try {
    const bundling = versions.map(async (version) => {
      const file = join(output, `${version}.json`);
      const log = await redocly(folder, ["bundle", version, "--output", file]);
      // Redocly renames a colliding component to Name-2 and only warns.
      if (log.includes("Warning was generated")) throw new BrokenDocumentError(log);
      return readFile(file, "utf8");
    });
    const linting = lint
      ? redocly(folder, ["lint", ...versions, "--extends", "spec", "--skip-rule", "info-license"])
      : undefined;
    // All are waited for, and the bundler's word comes first: whichever fails sooner must not decide what is said.
    await Promise.allSettled([...bundling, linting]);
    const [v1 = "", v2 = ""] = await Promise.all(bundling);
    await linting;
    return { v1, v2 };
  } finally {
    await rm(output, { recursive: true });
  }
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
