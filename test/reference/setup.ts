import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildReference } from "../../scripts/docs/build.ts";
import { root } from "../../scripts/paths.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder with generated/openapi and, made of that, the reference in dist/site. The tests only read it. */
    reference: string;
  }
}

/** Builds the reference once for all files that look at it, since building takes seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "reference-"));
  const remove = () => rm(folder, { recursive: true });
  try {
    for (const shown of ["generated/openapi", "openapi/releases"])
      await cp(join(root, shown), join(folder, shown), { recursive: true });
    await buildReference(join(folder, "dist/site"), { folder });
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide("reference", folder);
  return remove;
}
