import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageFiles } from "../controls/page.ts";

/** The page's files: as built into the package, or built from the sources in this repository. */
export const pageFiles: PageFiles = async () => {
  // By the package's name, since this module may be bundled elsewhere.
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve("@adintel/mock/package.json"));
  const build = join(folder, "page/build.mjs");
  const made = existsSync(build) ? build : join(folder, "dist/page.js");
  const { buildPage }: { buildPage: PageFiles } = await import(pathToFileURL(made).href);
  return buildPage();
};

/** The page's files with a link to the reference. */
export const pageFilesWithReference: PageFiles = async () => {
  const files = await pageFiles();
  const page = files["index.html"];
  if (!page) return files;
  const text = page.text.replace('id="reference" hidden', 'id="reference"');
  return { ...files, "index.html": { ...page, text } };
};
