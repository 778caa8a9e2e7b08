import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { Element } from "hast";
import MarkdownIt, { type Token } from "markdown-it";
import { describe, expect, inject, test } from "vitest";
import { isForScreens, line, textOf } from "../../../scripts/docs/to-markdown/content.ts";
import { attribute, elements, filesIn, treeOf } from "../pages.ts";

const files = filesIn(join(inject("reference"), "dist/site"));
const written = [...files].filter(([path]) => path.endsWith(".html"));
const pages = new Map(written.map(([path, html]) => [path, [...elements(treeOf(html))]]));
const ids = new Map(
  [...pages].map(([path, all]) => [path, all.flatMap((one) => attribute(one, "id") ?? [])] as const),
);
/** Sent for addresses that lead nowhere, so that its own links start at the root of the host, and nothing repeats it. */
const missing = "404.html";
const found = [...pages.keys()].filter((path) => path !== missing);
/** What the documents themselves link to, as a description may. */
const documented = `${files.get("openapi/v1.json")}${files.get("openapi/v2.json")}`;

describe.each([...pages])("%s", (path, all) => {
  test("every address in it leads to something", () => {
    expect(addressesIn(all).flatMap((address) => problems(path, address))).toEqual([]);
  });

  test("has no id twice", () => {
    const own = ids.get(path) ?? [];
    expect(own.filter((id, index) => own.indexOf(id) !== index)).toEqual([]);
  });

  test("refers to ids of its own", () => {
    const references = all.flatMap((one) =>
      ["htmlFor", "ariaLabelledBy", "ariaDescribedBy", "ariaControls", "popoverTarget"].flatMap((name) =>
        [one.properties[name] ?? []].flat().map(String),
      ),
    );
    expect(references.filter((id) => !ids.get(path)?.includes(id))).toEqual([]);
  });

  test("has one main heading, and none that skips a level", () => {
    const main = all.find(({ tagName }) => tagName === "main");
    const levels = main
      ? elements(main)
          .flatMap(({ tagName }) => /^h([1-6])$/.exec(tagName)?.[1] ?? [])
          .map(Number)
      : [];
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  test("says what it is", () => {
    expect(titleOf(all)).toMatch(/\S/);
    const description = all.find((one) => attribute(one, "name") === "description");
    expect(description && attribute(description, "content")).toMatch(/\S/);
  });
});

test("no two pages have one title", () => {
  const titles = [...pages.values()].map(titleOf);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

describe.each([...files].filter(([path]) => /^(?!assets\/).*\.(md|txt)$/.test(path)))("%s", (path, text) => {
  const tokens = tokensOf(text);

  test("every link in it leads to something", () => {
    const links = tokens.flatMap((token) =>
      token.type === "link_open" ? String(token.attrGet("href")) : [],
    );
    expect(links.flatMap((address) => problems(path, address))).toEqual([]);
  });

  test("says something, without HTML but for anchors", () => {
    expect(text).toMatch(/^# \S/);
    expect(text.length).toBeGreaterThan(80);
    const html = tokens.filter(({ type }) => type.startsWith("html")).map(({ content }) => content);
    expect(html.filter((one) => !/^(<a id="[^"<>]+">|<\/a>)$/.test(one))).toEqual([]);
    const own = anchorsIn(text);
    expect(own.filter((id, index) => own.indexOf(id) !== index)).toEqual([]);
  });
});

test("a link in Markdown leads to the place that the page's link leads to", () => {
  const lost = [...pages].flatMap(([path, all]) => {
    const main = all.find(({ tagName }) => tagName === "main");
    const markdown = files.get(path.replace(/html$/, "md")) ?? "";
    if (!main || path === "print.html") return [];
    return elements(main).flatMap((one) => {
      const href = one.tagName === "a" && !isForScreens(one) ? attribute(one, "href") : undefined;
      if (!href?.includes(".html#")) return [];
      // What a page says only to screens is not in its Markdown, nor are further languages and examples.
      const wanted = href.replace(".html#", ".md#");
      const isThere = markdown.includes(`](${wanted})`) || !markdown.includes(`](${wanted.split("#")[0]})`);
      return isThere ? [] : [`${path}: ${href}`];
    });
  });
  expect(lost).toEqual([]);
});

test("every page has its Markdown", () => {
  expect(found.filter((path) => !files.has(path.replace(/html$/, "md")))).toEqual([]);
});

describe("llms.txt", () => {
  const text = files.get("llms.txt") ?? "";

  test("has a heading, a summary, and lists of links with what is there", () => {
    const [heading, summary] = text.split("\n\n");
    expect(heading).toMatch(/^# .+$/);
    expect(summary).toMatch(/^> .+$/);
    for (const item of text.split("\n").filter((one) => one.startsWith("- ")))
      expect(item).toMatch(/^- \[[^\]]+\]\([^)]+\): \S.*[.]$/);
  });

  test("names every page but the one that repeats them, v1 last", () => {
    for (const path of found) {
      const isNamed = text.includes(`](${path.replace(/html$/, "md")})`);
      expect(isNamed, path).toBe(path !== "print.html");
    }
    const [, optional = ""] = text.split("## Optional");
    expect(optional).toContain("operations/v1/");
    expect(optional).not.toContain("operations/v2/");
  });
});

test("the files of llms-full.txt hold what every page says but the one that repeats them", () => {
  const parts = [...files].filter(([path]) => /^llms-full-\d+\.txt$/.test(path));
  const index = files.get("llms-full.txt") ?? "";
  for (const [path, part] of [...parts, ["llms-full.txt", index] as const]) {
    expect(part.length, path).toBeLessThanOrEqual(50_000);
    expect(index, path).toContain(path === "llms-full.txt" ? "# " : `](${path}): `);
  }
  const text = parts.map(([, part]) => part).join("\n");
  const named = [...text.matchAll(/^Page: (.+)$/gm)].map(([, path]) => path ?? "");
  const expected = found.filter((path) => path !== "print.html");
  expect(named.sort()).toEqual(expected.map((path) => path.replace(/html$/, "md")).sort());
});

test("the sitemap lists every page", () => {
  const text = files.get("sitemap.xml") ?? "";
  expect(XMLValidator.validate(text)).toBe(true);
  const { urlset }: { urlset: { url: { loc: string }[] } } = new XMLParser().parse(text);
  const expected = found.map((path) => `http://127.0.0.1:4010/${path}`);
  expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(expected.sort());
});

function addressesIn(all: Element[]): string[] {
  return all.flatMap((one) => ["href", "src", "dataSearch"].flatMap((name) => attribute(one, name) ?? []));
}

/** What is wrong with an address in a file, if anything is. */
function problems(from: string, address: string): string[] {
  if (/^[a-z]+:/.test(address)) return isKnown(address) ? [] : [`${address} is of another host`];
  // It looks around itself for its style and for the script that finds the site.
  if (from === missing && /^(\.\.\/)*assets\//.test(address))
    return files.has(address.replace(/^(\.\.\/)*/, "")) ? [] : [`${address} leads nowhere`];
  if (address.startsWith("/") !== (from === missing) && !address.startsWith("#"))
    return [`${address} works only at the root of a host`];
  const { pathname, hash } = new URL(address, `http://site/${from}`);
  const path = decodeURIComponent(pathname.slice(1));
  const text = files.get(path);
  if (text === undefined) return [`${address} leads nowhere`];
  if (hash === "") return [];
  const places = path.endsWith(".md") ? anchorsIn(text) : ids.get(path);
  return places?.includes(decodeURIComponent(hash.slice(1))) ? [] : [`${address} has no such place`];
}

/** The anchors of a Markdown file. They are not looked for as HTML is: an agent does not, either. */
function anchorsIn(text: string): string[] {
  return [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id = ""]) => id);
}

function isKnown(address: string): boolean {
  // The mock and the reference on one's own machine.
  const isLocal = address.startsWith("http://127.0.0.1:4010/");
  // The icon is in its own address.
  return isLocal || address.startsWith("data:image/svg+xml,") || documented.includes(address);
}

function titleOf(all: Element[]): string {
  const title = all.find(({ tagName }) => tagName === "title");
  return title ? line(textOf(title)) : "";
}

function tokensOf(markdown: string): Token[] {
  return new MarkdownIt({ html: true }).parse(markdown, {}).flatMap((one) => [one, ...(one.children ?? [])]);
}
