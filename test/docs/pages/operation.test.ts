import { join } from "node:path";
import type { Element, Nodes } from "hast";
import { operations, type Operation, type Version } from "@adintel/client/operations";
import { describe, expect, inject, test } from "vitest";
import { schemaExample } from "../../../scripts/docs/model/schema-example.ts";
import { isOfResponsesOnly } from "../../../scripts/docs/model/uses.ts";
import { hasClass } from "../../../scripts/docs/to-markdown/content.ts";
import { cost } from "../../../scripts/openapi/prices.ts";
import { byId, named, readPages, text } from "../built-pages.ts";
import { readDocuments } from "../documents.ts";
import { attribute, elements } from "../pages.ts";

const pages = await readPages(join(inject("reference"), "dist/site"));
const documents = await readDocuments();
const versions = ["v1", "v2"] as const;
const all = versions.flatMap((version) =>
  Object.values<Operation>(operations[version]).map(
    (row) => [`${version} ${row.operationId}`, version, row] as const,
  ),
);

function article(path: string): Element {
  const [found] = named(pages.get(path)?.root ?? { type: "root", children: [] }, "article");
  if (!found) throw new Error(`no article in ${path}`);
  return found;
}

function operation(version: Version, { operationId }: Operation): Element {
  return article(`operations/${version}/${operationId}.html`);
}

function withClass(node: Nodes, name: string): Element[] {
  return elements(node).filter((one) => hasClass(one, name));
}

describe.each(all)("the page of %s", (_, version, row) => {
  const read = elements(operation(version, row));
  const first = (isIt: (one: Element) => boolean) => read.findIndex(isIt);

  test("is read as head, description, code, request, response, errors", () => {
    const places = [
      first(({ tagName }) => tagName === "h1"),
      first((one) => hasClass(one, "endpoint")),
      first((one) => hasClass(one, "prose")),
      first(({ tagName }) => tagName === "pre"),
      first((one) => attribute(one, "id") === "request"),
      first((one) => attribute(one, "id") === "responses"),
      first((one) => attribute(one, "id") === "errors"),
    ];
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const field = first((one) => hasClass(one, "field"));
    if (field !== -1) expect(places[3]).toBeLessThan(field);
  });

  test("has in its head the address, the price, the form and the Markdown", () => {
    const page = operation(version, row);
    const [endpoint] = withClass(page, "endpoint");
    const [address] = named(endpoint!, "code");
    expect(text(address!)).toBe(`${documents[version].servers[0]?.url}${row.path}`);
    expect(named(endpoint!, "button").map((one) => attribute(one, "ariaLabel"))).toEqual(["Copy: address"]);
    const links = named(withClass(page, "page-actions")[0]!, "a").map((one) => attribute(one, "href"));
    expect(links).toEqual(["#try-it", `../../operations/${version}/${row.operationId}.md`]);
    expect(byId(page, "try-it").tagName).toBe("section");
    const [price] = named(withClass(page, "terms")[0]!, "dd");
    expect(text(price!).startsWith(cost(row))).toBe(true);
  });

  test("marks fields of requests as required, and of responses only what is optional", () => {
    const fields = withClass(operation(version, row), "field");
    const isRequired = (field: Element) =>
      field.children.some(
        (one) =>
          one.type === "element" && hasClass(one, "field-head") && withClass(one, "required").length > 0,
      );
    const required = fields.filter(isRequired).map((field) => attribute(field, "id") ?? "");
    expect(required.filter((id) => id.startsWith("response"))).toEqual([]);
    for (const name of row.pathParameters) expect(required).toContain(`parameter.${name}`);
  });

  test("lists its errors by status and code, each once, without what the guide says of them", () => {
    const items = withClass(operation(version, row), "error-list").flatMap((list) => named(list, "li"));
    const listed = items.map((item) => [
      text(withClass(item, "status")[0]!),
      named(item, "code").map((code) => text(code)),
    ]);
    expect(listed).toEqual(Object.entries(row.errors));
    for (const item of items) expect(named(item, "p")).toEqual([]);
    const examples = named(operation(version, row), "pre").map((one) => attribute(one, "ariaLabel") ?? "");
    expect(examples.filter((label) => label.startsWith("Error"))).toEqual([]);
  });

  test("has small enums on a line, and long ones folded", () => {
    for (const list of withClass(operation(version, row), "values-list")) {
      const isFolded = withClass(operation(version, row), "values").some((fold) =>
        elements(fold).includes(list),
      );
      expect(isFolded).toBe(named(list, "li").length > 10);
    }
  });
});

describe("a mark", () => {
  const markOf = (path: string, id: string) => {
    const head = byId(article(path), id).children.find(
      (one): one is Element => one.type === "element" && hasClass(one, "field-head"),
    );
    return withClass(head!, "marks")[0];
  };

  test.each([
    [
      "operations/v2/searchMedia.html",
      "response.media.impressionPercentile",
      "Not specified: range; meaning (whether",
    ],
    ["schemas/v2/MediaItem.html", "field.impressionPercentile", "which creatives it is ranked among)"],
    ["schemas/v2/MediaItem.html", "field.startAt", "Not specified: format."],
    ["schemas/v1/LegacyMediaItem.html", "field.mediaType", "Not specified: allowed values."],
    ["operations/v2/searchMedia.html", "body.sortBy", "; default."],
    ["operations/v1/searchBrandMedia.html", "body.limit", "Not specified: range; default."],
  ])("of %s stands at %s", (path, id, words) => {
    const mark = markOf(path, id);
    expect(mark?.tagName).toBe("details");
    expect(text(mark!)).toContain(words);
  });

  test("is folded into one sign, which says what it is about", () => {
    const mark = markOf("operations/v2/searchMedia.html", "body.status")!;
    expect(attribute(mark, "open")).toBeUndefined();
    const [sign] = named(mark, "summary");
    expect(text(sign!)).toBe("gap, assumed");
    expect(attribute(sign!, "ariaLabel")).toBe("status: gap, assumed");
  });

  test("stands nowhere unfolded on a page of an operation or a schema", () => {
    const unfolded = [...pages.keys()]
      .filter((path) => /^(operations|schemas)\//.test(path))
      .filter((path) => {
        const folded = new Set(withClass(article(path), "marks").flatMap((one) => withClass(one, "mark")));
        return withClass(article(path), "mark").some((mark) => !folded.has(mark));
      });
    expect(unfolded).toEqual([]);
  });
});

describe("a schema", () => {
  test("that only responses have does not say what is required", () => {
    for (const version of versions)
      for (const name of Object.keys(documents[version].components.schemas)) {
        const found = withClass(article(`schemas/${version}/${name}.html`), "required").length;
        if (isOfResponsesOnly(documents[version], name)) expect(found, name).toBe(0);
      }
    expect(isOfResponsesOnly(documents.v2, "MediaItem")).toBe(true);
    expect(isOfResponsesOnly(documents.v2, "MediaSearchRequest")).toBe(false);
  });

  test("has an example where a documented body has one, which is the part that it describes", () => {
    expect(schemaExample(documents.v2, "MediaItem")?.value).toHaveProperty("impressionPercentile");
    expect(schemaExample(documents.v2, "MediaBrand")?.value).toHaveProperty("igUsername");
    expect(schemaExample(documents.v2, "MediaMixInsights")?.value).toHaveProperty("type", "MEDIA_MIX");
    expect(schemaExample(documents.v2, "ClusterInsights")?.value).not.toHaveProperty("type", "MEDIA_MIX");
    expect(schemaExample(documents.v2, "Language")).toBeUndefined();
    const labels = named(article("schemas/v2/MediaItem.html"), "pre").map((one) =>
      attribute(one, "ariaLabel"),
    );
    expect(labels).toHaveLength(1);
  });
});

test.each(versions)("the overview of %s has every operation once, below its group", (version) => {
  const main = named(pages.get(`${version}.html`)!.root, "main")[0]!;
  const [groups] = withClass(main, "operation-groups");
  const paths = named(groups!, "tr").flatMap((row) => named(row, "code").map((code) => text(code)));
  const rows = Object.values<Operation>(operations[version]);
  expect([...paths].sort()).toEqual(rows.map(({ method, path }) => `${method} ${path}`).sort());
  expect(named(groups!, "h3").length).toBe(named(groups!, "table").length);
});
