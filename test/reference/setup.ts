import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { refreshReference } from "../../scripts/docs/build.ts";
import { root } from "../../scripts/paths.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder with generated/openapi and, made of that, the reference in dist/site. The tests only read it. */
    reference: string;
  }
}

/** Brings the reference that the tests look at up to date. It is kept, since building it takes seconds. */
export default async function setup(project: TestProject): Promise<void> {
  const folder = join(root, "node_modules/.cache/reference");
  await mkdir(folder, { recursive: true });
  for (const shown of ["generated/openapi", "openapi/releases"]) {
    await rm(join(folder, shown), { recursive: true, force: true });
    await cp(join(root, shown), join(folder, shown), { recursive: true });
  }
  await refreshReference(join(folder, "dist/site"), { folder });
  project.provide("reference", folder);
}
