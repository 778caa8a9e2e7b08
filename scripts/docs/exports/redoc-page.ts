import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redocly } from "../../openapi/redocly.ts";
import type { Document } from "../../openapi/document.ts";
import { root } from "../../lib/paths.ts";
import type { Version } from "../../lib/versions.ts";

const template = join(root, "scripts/docs/exports/redoc-template.hbs");

/** The page of one version: one file with scripts, styles and the document inside. */
export async function redocPage(version: Version, document: Document): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "redoc-"));
  try {
    const source = join(folder, "openapi.json");
    const page = join(folder, "page.html");
    await writeFile(source, JSON.stringify(document));
    // In the project's root folder it finds redocly.yaml, which switches its telemetry off.
    await redocly(root, [
      "build-docs",
      source,
      "--output",
      page,
      "--title",
      `${document.info.title} ${version}: reference`,
      "--template",
      template,
      `--templateOptions.document=../openapi/${version}.json`,
      "--inlineBundle",
      "--openapi",
      JSON.stringify({
        downloadUrls: ["json", "yaml"].map((type) => ({
          title: `${version}.${type}`,
          url: `../openapi/${version}.${type}`,
        })),
      }),
    ]);
    return withoutOtherHosts(await readFile(page, "utf8"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Redoc asks a CDN for its logo even where its scripts are inlined; its name stands in for it. */
function withoutOtherHosts(page: string): string {
  const logo =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='44' height='16'%3E%3Ctext y='12' font-family='sans-serif' font-size='13' fill='%23777'%3ERedoc%3C/text%3E%3C/svg%3E";
  return page.replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, logo);
}
