import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { buildPage } from "./build.mjs";
import type { PageFiles } from "../controls/page.ts";

/** The page's files, made of their sources. In the package, which has no sources, they are built in in place of this. */
export const files: PageFiles = () => {
  // Not beside this module, which may have been bundled to somewhere else.
  const { resolve } = createRequire(import.meta.url);
  return buildPage(join(dirname(resolve("@adintel/mock/package.json")), "page"));
};
