import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { basePath } from "../../scripts/lib/versions.ts";
import { demoKey, sampleCalls } from "../adintel/index.ts";
import type { PageFiles } from "../controls/page.ts";

/** The page's files: as built into the package, or built from the sources in this repository. */
export const pageFiles: PageFiles = async () => {
  // By the package's name, since this module may be bundled elsewhere.
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve("@adintel/mock/package.json"));
  const build = join(folder, "page/build.mjs");
  const made = existsSync(build) ? build : join(folder, "dist/page.js");
  const { buildPage }: { buildPage: PageFiles } = await import(pathToFileURL(made).href);
  return replaced(await buildPage(), 'data-first=""', `data-first="${escaped(JSON.stringify(first))}"`);
};

/** The first request that the page offers, which the contract gives. */
export interface FirstRequest {
  key: string;
  method: string;
  path: string;
  body: string;
}

const { version, path, method, body } = sampleCalls.paidPost;
const first: FirstRequest = {
  key: demoKey,
  method,
  path: basePath(version) + path,
  body: JSON.stringify(body),
};

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The page's files with a text of the page replaced. */
function replaced(files: Awaited<ReturnType<PageFiles>>, from: string, to: string) {
  const page = files["index.html"];
  if (!page) return files;
  return { ...files, "index.html": { ...page, text: page.text.replace(from, () => to) } };
}

/** The page's files with a link to the reference. */
export const pageFilesWithReference: PageFiles = async () =>
  replaced(await pageFiles(), 'id="reference" hidden', 'id="reference"');
