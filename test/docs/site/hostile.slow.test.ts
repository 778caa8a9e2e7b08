import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, afterAll, expect, inject, test } from "vitest";
import { buildReference } from "../../../scripts/docs/site/build.ts";
import type { Document } from "../../../scripts/openapi/document.ts";
import { runsInBrowser } from "../../browser/chromium.ts";
import { openSite } from "../opened.ts";
import { readDocuments } from "../documents.ts";
import { forEachVersion } from "../../../scripts/lib/versions.ts";
import { named, raw, readPages, type BuiltPage } from "../built-pages.ts";
import { attribute, elements, siteIn } from "../pages.ts";
import { iconAddress } from "../../../scripts/lib/style-tokens.mjs";

/** What a page could take for more than text, or what could spoil its layout. */
const hostile = [
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(2)>`,
  "[press](javascript:alert(3))",
  "</main></body><style>*{display:none}</style>",
  "<!-- &lt;svg onload=alert(4)&gt;",
  "w".repeat(300),
  "![a picture](https://other.example/x.png)",
  "\u202eשלום عربي",
  "🦊👩‍👩‍👧",
  `\n\n# Big\n\n\`\`\`js\n${"x".repeat(400)}\n\`\`\`\n`,
].join(" ");

/** Keys whose text is shown as it is. */
const texts = new Set(["description", "summary", "note", "x-assumed", "title", "unit"]);

let site: string;
let pages: Map<string, BuiltPage>;
let own: Map<string, BuiltPage>;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), "hostile-"));
  const documents = await readDocuments();
  await buildReference(site, { documents: forEachVersion((version) => spoilt(documents[version])) });
  own = await readPages(siteIn(inject("reference")));
  pages = await readPages(site);
});

afterAll(() => rm(site, { recursive: true }));

/** The document with hostile text in each place that holds words. */
function spoilt(document: Document): Document {
  return spoil(document, "") as Document;
}

function spoil(node: unknown, key: string): unknown {
  if (typeof node === "string") return texts.has(key) ? `${node} ${hostile}` : node;
  if (Array.isArray(node)) {
    if (key === "enum") return node.some((value) => typeof value === "string") ? [...node, hostile] : node;
    if (key === "x-unspecified") return [...node, { values: hostile }];
    return node.map((one) => spoil(one, ""));
  }
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) =>
      // A property may be called like a keyword.
      [name, spoil(child, key === "properties" && typeof child !== "object" ? "" : name)],
    ),
  );
}

/** What a page is made of, beside the text in it. */
function makeUp({ root }: BuiltPage) {
  const all = elements(root);
  return {
    scripts: named(root, "script").map((script) => [attribute(script, "src"), raw(script)]),
    styles: named(root, "style").length,
    images: ["img", "iframe", "object", "embed", "form", "base"].flatMap((tag) => named(root, tag)).length,
    handlers: all.flatMap(({ properties }) => Object.keys(properties).filter((name) => /^on/i.test(name))),
    inlineStyles: all.filter((element) => attribute(element, "style") !== undefined).length,
    odd: all.flatMap((element) =>
      ["href", "src", "xLinkHref"]
        .map((name) => attribute(element, name) ?? "")
        .filter((address) => address !== iconAddress && /^\s*(javascript|data|vbscript):/i.test(address)),
    ),
    mains: named(root, "main").length,
  };
}

test("hostile text stays text on every page", () => {
  expect([...pages.keys()].sort()).toEqual([...own.keys()].sort());
  for (const [path, page] of pages) {
    const clean = own.get(path);
    if (!clean) throw new Error(`no page ${path}`);
    const made = makeUp(page);
    expect(hashless(made), path).toEqual(hashless(makeUp(clean)));
    expect(made, path).toMatchObject({
      styles: 0,
      images: 0,
      handlers: [],
      inlineStyles: 0,
      odd: [],
      mains: 1,
    });
  }
});

/** Names of assets change with what is in them. */
function hashless(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(/-[\w]{8}\./g, "."));
}

test.each([
  ["index.html", "a title, summaries, names of operations"],
  ["credits.html", "units"],
  ["errors.html", "descriptions of answers"],
  ["indexing.html", "marks"],
  ["moving-to-v2.html", "notes"],
  ["open-questions.html", "marks"],
  ["operations/v2/searchMedia.html", "all of an operation"],
  ["schemas/v2/Language.html", "values of an enum"],
])("%s shows it as it was written: %s", (path) => {
  const page = pages.get(path);
  const said = page ? raw(page.root) : "";
  for (const part of [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(2)>",
    "w".repeat(300),
    "שלום عربي",
    "🦊👩‍👩‍👧",
  ])
    expect(said).toContain(part);
});

test("links of a guide still lead somewhere", () => {
  const broken = [...pages.values()].flatMap(({ path, root }) =>
    path.includes("/")
      ? []
      : named(root, "a").flatMap((link) => {
          const href = attribute(link, "href") ?? "";
          const [file = "", anchor = ""] = href.split("#");
          const there = pages.get(file === "" ? path : file);
          return !there || anchor === "" || there.ids.has(anchor) ? [] : [`${path}: ${href}`];
        }),
  );
  expect(broken).toEqual([]);
});

test.skipIf(!runsInBrowser)(
  "in a browser, hostile text runs nothing and breaks no page's width",
  async () => {
    const opened = await openSite(site);
    try {
      const { page, errors, foreign, addressOf } = await opened.open("index.html", {
        viewport: { width: 360, height: 740 },
      });
      let dialogs = 0;
      page.on("dialog", (dialog) => {
        dialogs++;
        void dialog.dismiss();
      });
      for (const path of [
        "index",
        "errors",
        "moving-to-v2",
        "operations/v2/searchMedia",
        "schemas/v2/Language",
      ]) {
        await page.goto(addressOf(`${path}.html`));
        await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
          360,
        );
      }
      expect(dialogs).toBe(0);
      expect([...errors, ...foreign()]).toEqual([]);
    } finally {
      await opened.close();
    }
  },
);
