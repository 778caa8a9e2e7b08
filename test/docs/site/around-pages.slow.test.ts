import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, inject, test } from "vitest";
import type { VersionChanges } from "../../../scripts/docs/writing/changelog.ts";
import { editing, editTemplate, editTemplateIn } from "../../../scripts/docs/site/edit.ts";
import { filesOf } from "../../../scripts/docs/site/files.tsx";
import { flagsOf } from "../../../scripts/docs/site/flags.ts";
import { feed } from "../../../scripts/docs/exports/feed.ts";
import { picture } from "../../../scripts/docs/frame/sharing.tsx";
import { readDocuments } from "../documents.ts";
import { attribute, elements, filesIn, pageText, treeOf } from "../pages.ts";

const built = filesIn(join(inject("reference"), "dist/site"));
const siteUrl = "https://docs.example.com/ads/";
const template = "https://git.example.com/edit/main/{file}";
const published = await filesOf(await readDocuments(), { siteUrl, edit: template });

function page(files: Map<string, string | Uint8Array>, path: string): string {
  const html = files.get(path);
  return typeof html === "string" ? pageText(path, html) : "";
}

function metas(html: string): Map<string | undefined, string | undefined> {
  const found = elements(treeOf(html)).filter(({ tagName }) => tagName === "meta");
  return new Map(
    found.map((one) => [attribute(one, "property") ?? attribute(one, "name"), attribute(one, "content")]),
  );
}

describe("404.html", () => {
  const html = page(published, "404.html");

  test("leads to the site's own pages from any depth", () => {
    const addresses = elements(treeOf(html)).flatMap(
      (one) => attribute(one, "href") ?? attribute(one, "src") ?? attribute(one, "dataSearch") ?? [],
    );
    expect(addresses).toContain("/ads/index.html");
    expect(addresses).toContain("/ads/v2.html");
    for (const address of addresses.filter((one) => !/^(#|https:|data:)/.test(one))) {
      expect(address).toMatch(/^\/ads\//);
      expect(published.has(address.replace("/ads/", "").replace(/#.*/, "")), address).toBe(true);
    }
    expect(html).toContain('data-root="/ads/"');
  });

  test("says where the list for language models is, also where its folder is not known", () => {
    expect(html).toContain("in /ads/llms.txt");
    expect(page(built, "404.html")).toContain("in /llms.txt");
  });

  test("without --url it looks for its style around the address, whatever that is", () => {
    const sheets = elements(treeOf(page(built, "404.html"))).flatMap((one) =>
      attribute(one, "rel") === "stylesheet" ? (attribute(one, "href") ?? []) : [],
    );
    for (const address of ["/v2.htm", "/ads/nothing", "/ads/operations/v2/nothing", "/a/b/nothing/at/all"]) {
      const found = sheets.map((sheet) => new URL(sheet, `https://docs.example.com${address}`).pathname);
      const folder = /^\/(ads|a\/b)(?=\/)/.exec(address)?.[0] ?? "";
      const isThere = (path: string) =>
        path.startsWith(`${folder}/`) && built.has(path.slice(folder.length + 1));
      expect(found.some(isThere), address).toBe(true);
    }
  });

  test("is a page that nobody should find", () => {
    expect(metas(html).get("robots")).toBe("noindex");
    expect(html).not.toContain('rel="canonical"');
    for (const list of ["sitemap.xml", "llms.txt"]) expect(page(published, list)).not.toContain("404.html");
  });
});

test("the contents of the page of everything lead to all its parts, in their order", () => {
  const all = elements(treeOf(page(built, "print.html")));
  const contents = all.find((one) => attribute(one, "ariaLabel") === "Contents");
  const links = contents ? elements(contents).flatMap((one) => attribute(one, "href") ?? []) : [];
  const article = all.find(({ tagName }) => tagName === "article");
  const parts = (article ? elements(article) : []).filter(
    (one) => one.tagName === "h2" || attribute(one, "className")?.startsWith("part"),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links).toEqual(parts.map((one) => `#${attribute(one, "id")}`));
});

describe("what other sites show of a link", () => {
  test("has whole addresses, where the site's own is known", () => {
    const all = metas(page(published, "operations/v2/searchMedia.html"));
    expect(all.get("og:title")).toBe("Search creatives");
    expect(all.get("og:description")).toMatch(/^POST \/v2\/media: /);
    expect(all.get("og:url")).toBe(`${siteUrl}operations/v2/searchMedia.html`);
    expect(all.get("og:image")).toBe(`${siteUrl}assets/social.png`);
    expect(all.get("twitter:card")).toBe("summary_large_image");
    expect(metas(page(published, "index.html")).get("og:title")).toBe("Ad-intelligence query API");
  });

  test("has no picture, where the address is not known", () => {
    const all = metas(page(built, "operations/v2/searchMedia.html"));
    expect(all.get("og:title")).toBe("Search creatives");
    expect([...all.keys()].filter((name) => /^(og:image|og:url|twitter)/.test(name ?? ""))).toEqual([]);
    expect(built.has(picture.path)).toBe(false);
  });

  test("is a picture of the size that it says", () => {
    const bytes = Buffer.from(published.get(picture.path) ?? "");
    expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([picture.width, picture.height]);
  });
});

describe("the feed of the changelog", () => {
  const release = (date: string | undefined, more: Partial<VersionChanges> = {}): VersionChanges => ({
    version: "v2",
    release: "2.1.0",
    since: "2.0.0",
    breaking: [],
    safe: [],
    notes: [],
    ...(date === undefined ? {} : { date }),
    ...more,
  });
  const entriesIn = (xml: string) => {
    expect(XMLValidator.validate(xml)).toBe(true);
    const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === "entry" });
    const { feed: read } = parser.parse(xml) as {
      feed: { updated: string; entry: Record<string, unknown>[] };
    };
    return read;
  };

  test("has the released versions, newest first, at their own days", () => {
    const xml = feed(
      [
        release("2026-01-31", { version: "v1", release: "1.0.0" }),
        release(undefined, { release: "Unreleased" }),
        release("2026-02-28"),
      ],
      "Ads & more",
      siteUrl,
    );
    const { updated, entry } = entriesIn(xml ?? "");
    expect(updated).toBe("2026-02-28T00:00:00Z");
    expect(entry.map(({ id, updated: day }) => [id, day])).toEqual([
      [`${siteUrl}changelog.html#v2-2.1.0`, "2026-02-28T00:00:00Z"],
      [`${siteUrl}changelog.html#v1-1.0.0`, "2026-01-31T00:00:00Z"],
    ]);
  });

  test("says what changed", () => {
    const change = { message: "`limit` < 10 & more", rule: "r", breaking: true, operations: [] };
    const xml = feed([release("2026-02-28", { breaking: [change as never] })], "Ads", siteUrl) ?? "";
    expect(entriesIn(xml).entry[0]?.["content"]).toMatchObject({
      "#text": "1 breaking change:\n- `limit` &lt; 10 &amp; more"
        .replaceAll("&lt;", "<")
        .replaceAll("&amp;", "&"),
    });
  });

  test("is not there before the first release", () => {
    expect(feed([release(undefined)], "Ads", siteUrl)).toBeUndefined();
  });

  test("is named by every page, and leads to entries that are there", () => {
    expect(page(built, "errors.html")).toContain('type="application/atom+xml" href="changelog.atom"');
    const { entry } = entriesIn(page(published, "changelog.atom"));
    for (const { id } of entry)
      expect(page(published, "changelog.html")).toContain(`id="${String(id).split("#")[1]}"`);
  });
});

describe("where a page is edited", () => {
  const addressOn = (path: string) =>
    elements(treeOf(page(published, path)))
      .map((one) => attribute(one, "href"))
      .find((address) => address?.startsWith("https://git.example.com/"));

  test.each([
    ["operations/v2/searchMedia.html", "openapi/v2/paths/media.yaml"],
    ["operations/v1/getBrand.html", "openapi/v1/paths/account.yaml"],
    ["schemas/v2/MediaItem.html", "openapi/v2/schemas/MediaItem.yaml"],
    ["v1.html", "openapi/v1/openapi.yaml"],
  ])("%s", (path, file) => {
    expect(addressOn(path)).toBe(`https://git.example.com/edit/main/${file}`);
  });

  test("is known of every operation and schema", () => {
    const address = editing(template);
    const paths = [...published.keys()].filter((path) => /^(operations|schemas)\/.*\.html$/.test(path));
    const kind = "schema" as const;
    const unknown = paths.filter((path) => address({ path, kind, title: "", description: "" }) === undefined);
    expect(unknown).toEqual([]);
  });

  test("is not said where nobody knows it", () => {
    expect(page(built, "v1.html")).not.toContain("Edit this page");
    expect(page(published, "print.html")).not.toContain("Edit this page");
  });

  test.each([
    ["owner/name", "https://github.com/owner/name/edit/main/{file}"],
    ["github:owner/name", "https://github.com/owner/name/edit/main/{file}"],
    [
      { type: "git", url: "git+https://github.com/owner/na.me.git" },
      "https://github.com/owner/na.me/edit/main/{file}",
    ],
    [{ url: "https://git.example.com/owner/name.git" }, undefined],
    [undefined, undefined],
  ])("repository %j", (repository, expected) => {
    expect(editTemplateIn(JSON.stringify({ repository }))).toBe(expected);
  });

  test.each(["https://git.example.com/edit", "git.example.com/{file}", ""])("%j is refused", (text) => {
    expect(() => editTemplate(text)).toThrow("--edit must be a URL that contains {file}");
    expect(() => flagsOf(["--edit", text])).toThrow("--edit");
  });
});
