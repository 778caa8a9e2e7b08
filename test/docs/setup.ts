import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { refreshReference } from "../../scripts/docs/site/build.ts";
import { root } from "../../scripts/lib/paths.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder with generated/openapi and, made of that, the reference in dist/site. The tests only read it. */
    reference: string;
  }
}

/** Building the reference takes seconds, so it is kept, and built again only if something that it is made from changed. */
const kept = join(root, "node_modules/.cache/reference");

/** Gives the tests a copy of the reference, so that runs side by side don't meet. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "reference-"));
  const remove = () => rm(folder, { recursive: true });
  try {
    await refreshReference(kept);
    await cp(kept, join(folder, "dist/site"), { recursive: true });
    for (const shown of ["generated/openapi", "openapi/releases"])
      await cp(join(root, shown), join(folder, shown), { recursive: true });
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide("reference", folder);
  return remove;
}
