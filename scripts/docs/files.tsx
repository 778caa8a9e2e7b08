import { stringify } from "yaml";
import type { Document } from "../generate/openapi.ts";
import { versions, type Version } from "../paths.ts";
import { assetsOf } from "./assets.ts";
import type { BuildOptions } from "./build.ts";
import { markdownOf } from "./links.ts";
import { statusesOf } from "./model/statuses.ts";
import { parse } from "./output/content.ts";
import { markdown } from "./output/markdown.ts";
import { entriesOf, searchFile } from "./output/search.ts";
import type { SiteFacts } from "./page.ts";
import type { At } from "./parts/at.ts";
import { Layout } from "./parts/layout.tsx";
import { chooseCalls } from "./samples/choose.ts";
import { pagesOf } from "./site.ts";

/** Every file of the site by its address, held in memory. */
export async function filesOf(
  documents: Record<Version, Document>,
  { siteUrl }: BuildOptions,
): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  const assets = await assetsOf();
  for (const [name, content] of assets.files) files.set(name, content);
  const calls = await chooseCalls(documents);
  const written = pagesOf(documents).map((page) => {
    const at: At = { documents, calls, version: page.version ?? "v2", page: page.path };
    const html = String(<>{page.render(at)}</>);
    // Once for all that is made of it.
    return { at, page, html, content: parse(html) };
  });
  const search = searchFile(entriesOf(written, statusesOf(documents)));
  files.set(search.path, search.text);
  const site: SiteFacts = {
    ...(siteUrl === undefined ? {} : { url: siteUrl }),
    assets: { ...assets.names, search: search.path },
  };
  for (const { at, page, html, content } of written) {
    files.set(page.path, `${String(<Layout at={at} page={page} site={site} content={html} />)}\n`);
    files.set(markdownOf(page.path), markdown(content));
  }
  for (const version of versions) {
    const document = documents[version];
    files.set(`openapi/${version}.json`, `${JSON.stringify(document, null, 2)}\n`);
    files.set(`openapi/${version}.yaml`, stringify(document, { aliasDuplicateObjects: false }));
  }
  return files;
}
