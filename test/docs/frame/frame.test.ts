import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, Nodes } from "hast";
import { describe, expect, inject, test } from "vitest";
import { parse } from "../../../scripts/docs/to-markdown/content.ts";
import { signs } from "../../../scripts/docs/assets/typeface.ts";
import { contentsOf } from "../../../scripts/docs/frame/contents.tsx";
import { named, readPages, target, text, type BuiltPage } from "../built-pages.ts";
import { attribute, siteIn } from "../pages.ts";

const pages = await readPages(siteIn(inject("reference")));

function pageAt(path: string): BuiltPage {
  const page = pages.get(path);
  if (!page) throw new Error(`no page ${path}`);
  return page;
}

/** The navigation with a name on a page, if it has it. */
function navigation(path: string, label: string): Element | undefined {
  return named(pageAt(path).root, "nav").find((one) => attribute(one, "ariaLabel") === label);
}

/** The links in it: what they say, and the page of the site that they lead to. */
function links(path: string, label: string): [string, string][] {
  const nav = navigation(path, label);
  return (nav ? named(nav, "a") : []).map((link) => {
    const to = target(path, attribute(link, "href") ?? "");
    return [text(link), to ? `${to.path}${to.anchor === "" ? "" : `#${to.anchor}`}` : ""];
  });
}

function crumbs(path: string): string[] {
  const nav = navigation(path, "Breadcrumbs");
  return (nav ? named(nav, "li") : []).map(text);
}

test("every page says which version it is of, and can be copied as Markdown", () => {
  for (const [path, { root }] of pages) {
    const nav = navigation(path, "Version");
    const current = (nav ? named(nav, "a") : []).filter((one) => attribute(one, "ariaCurrent") === "true");
    const version = /(?:^|\/)(v\d+)[./]/.exec(path)?.[1] ?? "v2";
    expect(
      current.map((one) => text(one).split(" ")[0]),
      path,
    ).toEqual([version]);
    const copies = named(root, "button").filter((one) => text(one) === "Copy as Markdown");
    expect(copies, path).toHaveLength(path === "404.html" ? 0 : 1);
  }
});

describe("breadcrumbs", () => {
  test("name the version, the group and the page", () => {
    expect(crumbs("operations/v2/searchMedia.html")).toEqual([
      "Reference",
      "v2",
      "Creatives",
      "Search creatives",
    ]);
    expect(crumbs("schemas/v1/LegacyBrandSearchRequest.html")).toEqual([
      "Reference",
      "v1",
      "Schemas",
      "LegacyBrandSearchRequest",
    ]);
    expect(crumbs("errors.html")).toEqual(["Reference", "Errors"]);
    expect(crumbs("v1/errors.html")).toEqual(["Reference", "v1", "Errors"]);
    expect(crumbs("index.html")).toEqual([]);
  });

  test("lead to the pages above", () => {
    expect(links("schemas/v1/LegacyBrandSearchRequest.html", "Breadcrumbs")).toEqual([
      ["Reference", "index.html"],
      ["v1", "v1.html"],
      ["Schemas", "v1.html#schemas"],
    ]);
    expect(links("operations/v2/searchMedia.html", "Breadcrumbs").at(-1)).toEqual([
      "Creatives",
      "v2.html#operations-Creatives",
    ]);
  });
});

describe.each(["v1", "v2"] as const)("a page of %s", (version) => {
  const own = [...pages.keys()].filter((path) =>
    new RegExp(`^(${version}\\.html|(operations|schemas)/${version}/)`).test(path),
  );
  const foreign =
    version === "v1"
      ? /^(v2\.html|(operations|schemas)\/v2\/)/
      : /^(v1\.html|v1\/|(operations|schemas)\/v1\/)/;
  const isLeft = ([, path]: [string, string]) =>
    foreign.test(path) || (version === "v1" && pages.has(`v1/${path}`));

  test.each(own)("%s: menu, breadcrumbs, previous and next stay in it", (path) => {
    const all = ["Pages", "Breadcrumbs", "Previous and next"].flatMap((label) => links(path, label));
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(isLeft)).toEqual([]);
  });
});

test.each(["index.html", "recipes.html", "moving-to-v2.html", "open-questions.html", "changelog.html"])(
  "%s, which is of both versions, leads to the pages of each",
  (path) => {
    const shown = links(path, "Pages").map(([, page]) => page);
    for (const page of ["v2.html", "errors.html", "v1.html", "v1/errors.html", "operations/v1/getBrand.html"])
      expect(shown).toContain(page);
  },
);

describe("previous and next", () => {
  const step = (path: string, rel: "prev" | "next") => {
    const nav = navigation(path, "Previous and next");
    const link = nav && named(nav, "a").find((one) => attribute(one, "rel") === rel);
    return link && target(path, attribute(link, "href") ?? "")?.path;
  };

  test.each([
    ["v2", "index.html", /^(?!v1|(operations|schemas)\/v1|print|404)/],
    ["v1", "v1/authentication.html", /^(v1|(operations|schemas)\/v1)/],
  ])("go through every page of %s once, and back", (_, first, isOfIt) => {
    const way: string[] = [];
    for (let path: string | undefined = first; path !== undefined; path = step(path, "next")) {
      expect(way).not.toContain(path);
      expect(step(path, "prev")).toBe(way.at(-1));
      way.push(path);
    }
    const expected = [...pages.keys()].filter((path) => isOfIt.test(path) && pageAt(path).ids.has("content"));
    expect([...way].sort()).toEqual(expected.sort());
  });
});

describe("sections of a page", () => {
  test("are listed where they can be gone to, without the signs of their links", () => {
    const page = parse(
      '<h1>T</h1><h2 id="a">One <a class="anchor" href="#a">#</a></h2><h3 id="b"><code>two</code></h3>' +
        '<section class="for-script"><h2 id="c">Three</h2></section><h2>No address</h2>',
    );
    expect(contentsOf(page)).toEqual([
      { id: "a", title: "One", level: 2, forScript: false },
      { id: "b", title: "two", level: 3, forScript: false },
      { id: "c", title: "Three", level: 2, forScript: true },
    ]);
  });

  test("are the main ones where there are many, and none where there is one", () => {
    const many = Array.from({ length: 20 }, (_, index) => `<h3 id="n${index}">n</h3>`).join("");
    const page = parse(`<h2 id="a">A</h2>${many}<h2 id="b">B</h2>`);
    expect(contentsOf(page).map(({ id }) => id)).toEqual(["a", "b"]);
    expect(contentsOf(parse('<h2 id="a">A</h2>'))).toEqual([]);
  });

  test("of an operation stand in the menu, those of a guide beside it", () => {
    const inMenu = links("operations/v2/searchMedia.html", "Pages").map(([, path]) => path);
    expect(inMenu).toContain("operations/v2/searchMedia.html#responses");
    expect(navigation("operations/v2/searchMedia.html", "On this page")).toBeUndefined();
    expect(links("paging.html", "On this page").length).toBeGreaterThan(1);
  });
});

test("the typeface has every sign that pages use outside of code", () => {
  const known = new Set(signs);
  const missing = new Map<string, string>();
  for (const { path, root } of pages.values())
    for (const sign of textOutsideCode(root))
      if (!known.has(sign) && !/\s/.test(sign)) missing.set(sign, path);
  expect([...missing]).toEqual([]);
});

test("the typeface is shipped with its license, and pages ask for it before their styles name it", () => {
  const names = readdirSync(join(siteIn(inject("reference")), "assets"));
  const typeface = names.find((name) => name.endsWith(".woff2")) ?? "";
  expect(readFileSync(join(siteIn(inject("reference")), "assets/typeface.LICENSE"), "utf8")).toContain(
    "SIL Open Font License",
  );
  expect(readFileSync(join(siteIn(inject("reference")), "assets", typeface)).length).toBeLessThan(11_000);
  const preloads = named(pageAt("v1/errors.html").root, "link").filter(
    (link) => attribute(link, "as") === "font",
  );
  expect(preloads.map((link) => attribute(link, "href"))).toEqual([`../assets/${typeface}`]);
});

function textOutsideCode(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  if (node.type === "element" && ["code", "pre", "script"].includes(node.tagName)) return "";
  return node.children.map(textOutsideCode).join("");
}
