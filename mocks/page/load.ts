import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageFiles } from "../controls/page.ts";

/** The page's files: those that the package was built with, or in this repository what its sources give now. */
export const pageFiles: PageFiles = async () => {
  // By the package's name, since this module may have been bundled to somewhere else.
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve("@adintel/mock/package.json"));
  const build = join(folder, "page/build.mjs");
  const made = existsSync(build) ? build : join(folder, "dist/page.js");
  const { buildPage }: { buildPage: PageFiles } = await import(pathToFileURL(made).href);
  return buildPage();
};

/** The page's files where the reference is beside it: the page links to it. */
export const pageFilesWithReference: PageFiles = async () => {
  const files = await pageFiles();
  const page = files["index.html"];
  return page
    ? {
        ...files,
        "index.html": { ...page, text: page.text.replace('id="reference" hidden', 'id="reference"') },
      }
    : files;
};
