/** Sites that are built in tests: one file, as a build takes little of what was built before in the same process. */
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { buildReference, refreshReference } from "../../../scripts/docs/site/build.ts";
import { readDocuments } from "../documents.ts";
import { filesIn, readPage, siteIn } from "../pages.ts";

const built = inject("reference");
const sources = await readDocuments();

describe("building again", () => {
  let folder: string;
  let site: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "again-"));
    await cp(built, folder, { recursive: true });
    site = join(folder, "dist/site");
  });

  afterAll(() => rm(folder, { recursive: true }));

  test("is skipped while nothing changed", async () => {
    expect(await refreshReference(site, { folder })).toBe(false);
  });

  test("leaves the former site whole where it fails", async () => {
    const broken = join(folder, "broken");
    await cp(join(folder, "generated"), join(broken, "generated"), { recursive: true });
    await writeFile(join(broken, "generated/openapi/v1.json"), "{");
    await expect(refreshReference(site, { folder: broken })).rejects.toThrow(
      /v1\.json cannot be read; run `npm run generate`/,
    );
    expect(await readFile(join(site, "index.html"), "utf8")).toBe(
      await readFile(join(siteIn(built), "index.html"), "utf8"),
    );
    expect(await readdir(join(folder, "dist"))).toEqual(["site"]);
  });

  test("follows a change of a document", async () => {
    const changed = join(folder, "changed");
    await cp(join(folder, "generated"), join(changed, "generated"), { recursive: true });
    const file = join(changed, "generated/openapi/v2.json");
    await writeFile(
      file,
      (await readFile(file, "utf8")).replaceAll("Search creatives", "Search for adverts"),
    );
    expect(await refreshReference(site, { folder: changed })).toBe(true);
    expect(await readFile(join(site, "index.html"), "utf8")).toContain("Search for adverts");
  });

  test("keeps what someone else has put beside the pages, and removes its own that are gone", async () => {
    const own = join(folder, "own");
    await cp(site, own, { recursive: true });
    await writeFile(join(own, "CNAME"), "docs.example");
    const documents = structuredClone(sources);
    delete documents.v2.components.schemas["Collab"];
    delete documents.v2.components.schemas["CollabList"];
    delete documents.v2.paths["/account/{id}/collabs"];
    for (const operation of Object.values(documents.v1.paths["/brands/{id}/collabs"] ?? {}))
      delete operation["x-replaced-by"];
    await buildReference(own, { documents });
    const left = filesIn(own);
    expect(left.get("CNAME")).toBe("docs.example");
    expect(left.has("index.html")).toBe(true);
    expect(left.has("operations/v2/listAccountCollabs.html")).toBe(false);
  });

  test("refuses a folder with anything other than a reference", async () => {
    const foreign = join(folder, "foreign");
    await mkdir(foreign);
    await writeFile(join(foreign, "thesis.txt"), "");
    await expect(buildReference(foreign, { folder })).rejects.toThrow("something other than a reference");
    expect(await readdir(foreign)).toEqual(["thesis.txt"]);
  });
});

describe("a site that knows its address", () => {
  const siteUrl = "https://docs.example.com/some/folder/";
  let folder: string;
  let site: string;
  const read = (path: string) => readPage(join(site, path));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "address-"));
    await cp(built, folder, { recursive: true });
    site = join(folder, "dist/site");
  });

  afterAll(() => rm(folder, { recursive: true }));

  test("is not the one that was built without", async () => {
    expect(await refreshReference(site, { folder })).toBe(false);
    expect(await refreshReference(site, { folder, siteUrl })).toBe(true);
    expect(await refreshReference(site, { folder, siteUrl })).toBe(false);
  });

  test("names whole addresses where they are needed", () => {
    const page = "operations/v2/searchMedia";
    expect(read("sitemap.xml")).toContain(`<loc>${siteUrl}${page}.html</loc>`);
    expect(read("llms.txt")).toContain(`](${siteUrl}${page}.md)`);
    expect(read("llms-full.txt")).toContain(`](${siteUrl}llms-full-1.txt)`);
    expect(read(`${page}.html`)).toContain(`<link rel="canonical" href="${siteUrl}${page}.html">`);
  });

  test("links within itself as before, and in Markdown, which is read anywhere, by whole addresses", () => {
    expect(read("operations/v2/searchMedia.html")).not.toContain(`<a href="${siteUrl}`);
    expect(read("operations/v2/searchMedia.md")).toContain(`](${siteUrl}schemas/v2/MediaSearchRequest.md)`);
  });
});
