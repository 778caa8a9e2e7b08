import { nameInWords, scopeWords } from "../../../scripts/openapi/words.ts";
import { unspecifiedText } from "../../../scripts/openapi/topics.ts";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { documents, operations, type Operation } from "@adintel/client/operations";
import { describe, expect, inject, test } from "vitest";
import { filesIn } from "../pages.ts";
import { readDocuments } from "../documents.ts";

const built = inject("reference");
const site = join(built, "dist/site");
const files = filesIn(site);
const sources = await readDocuments();
const page = (path: string) => files.get(path) ?? "";

describe("the site", () => {
  test("has a page for each operation and each schema, the guide, and what machines read", () => {
    const versions = ["v1", "v2"] as const;
    const pages = [
      "index",
      "authentication",
      "credits",
      "rate-limits",
      "errors",
      "paging",
      "indexing",
      ...["authentication", "credits", "rate-limits", "errors", "paging", "indexing"].map(
        (name) => `v1/${name}`,
      ),
      "recipes",
      "moving-to-v2",
      "glossary",
      "open-questions",
      "changelog",
      "downloads",
      "print",
      "v1",
      "v2",
      ...versions.flatMap((version) => [
        ...Object.keys(operations[version]).map((name) => `operations/${version}/${name}`),
        ...Object.keys(sources[version].components.schemas).map((name) => `schemas/${version}/${name}`),
      ]),
    ];
    const expected = [
      ...pages.flatMap((name) => [`${name}.html`, `${name}.md`]),
      "404.html",
      "changelog.atom",
      "llms.txt",
      "llms-full.txt",
      "sitemap.xml",
      "inputs.sha256",
      ...versions.map((version) => `postman/${version}.postman_collection.json`),
      ...["v1.json", "v1.yaml", "v2.json", "v2.yaml"].map((name) => `openapi/${name}`),
    ];
    const paths = [...files.keys()].filter((path) => !/^(assets\/|llms-full-\d)/.test(path));
    expect(paths.sort()).toEqual(expected.sort());
  });

  test("can be read by a web server of another user", async () => {
    expect((await stat(site)).mode & 0o777).toBe(0o755);
  });

  test("leaves nothing beside itself", async () => {
    expect(await readdir(join(built, "dist"))).toEqual(["site"]);
  });

  test("has the documents as they are", () => {
    for (const version of ["v1", "v2"] as const)
      expect(JSON.parse(page(`openapi/${version}.json`))).toEqual(sources[version]);
  });

  test("names its documents, its Markdown and its policy in the head", () => {
    const head = page("operations/v1/getBrand.html").split("</head>")[0] ?? "";
    expect(head).toContain('rel="service-desc" type="application/vnd.oai.openapi+json;version=3.1"');
    expect(head).toContain('href="../../openapi/v1.json"');
    expect(head).toContain('rel="alternate" type="text/markdown" href="../../operations/v1/getBrand.md"');
    expect(head).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'self';/);
  });
});

describe.each(["v1", "v2"] as const)("an operation of %s", (version) => {
  test.each(Object.values<Operation>(operations[version]).map((row) => [row.operationId, row] as const))(
    "%s: what it costs, its limits, its codes, its examples, its other version",
    (operationId, row) => {
      const text = page(`operations/${version}/${operationId}.md`);
      expect(text).toContain(`# ${row.summary}`);
      const server = sources[version].servers[0]?.url ?? "";
      expect(text).toContain(`${row.method} \`${server}${row.path}\``);
      const { billing, rateLimit } = row;
      if (!billing) expect(text).toMatch(/Price( and rate limit)?\]\([^)]*\): \*?not specified/);
      else if (billing.microdollarsPerRow === 0) expect(text).toMatch(/Price\]\([^)]*\): free/);
      else expect(text).toContain(`$${billing.microdollarsPerRow / 1e6} per ${billing.unit}`);
      if (rateLimit) expect(text).toContain(`${rateLimit.requestsPerMinute} requests a minute`);
      for (const { requestsPerMinute, scope } of documents[version].rateLimits)
        expect(text).toContain(`${requestsPerMinute} ${scopeWords(scope ?? "")}`);
      for (const code of Object.values(row.errors).flat())
        expect(text).toContain(`[\`${code}\`](../../${version === "v1" ? "v1/" : ""}errors.md#${code})`);
      for (const mark of row.unspecified.filter(({ topic }) => topic !== "price" && topic !== "rate-limit"))
        expect(text).toContain(unspecifiedText(mark));
      for (const name of [...row.pathParameters, ...row.queryParameters])
        expect(text).toContain(`\`${name}\``);
      for (const { operationId: successor } of row.replacedBy)
        expect(text).toContain(`../../operations/v2/${successor}.md`);
    },
  );

  test.each(Object.keys(operations[version]))(
    "%s: every field has an anchor, and every value is there",
    (operationId) => {
      const html = page(`operations/${version}/${operationId}.html`);
      const paths = Object.values(sources[version].paths).flatMap((item) => Object.values(item));
      const operation = paths.find((one) => one.operationId === operationId);
      const request = JSON.stringify([operation?.requestBody, operation?.parameters]);
      for (const name of namesIn(request, sources[version]))
        expect(html).toContain(`<code class="name">${name}</code>`);
    },
  );
});

/** The properties that a part of a document demands or allows, through its references. */
function namesIn(part: string, document: (typeof sources)["v1"], known = new Set<string>()): string[] {
  return [...part.matchAll(/#\/components\/(?:schemas|parameters)\/(\w+)/g)].flatMap(([, name = ""]) => {
    if (known.has(name)) return [];
    known.add(name);
    const schema = document.components.schemas[name];
    const own = Object.entries(schema?.properties ?? {}).flatMap(([key, value]) =>
      value === false ? [] : [key],
    );
    return [...own, ...namesIn(JSON.stringify(schema ?? {}), document, known)];
  });
}

test("long enums are folded with all their values, and searchable; very long ones are linked", () => {
  const html = page("operations/v2/searchMedia.html");
  const values = sources.v2.components.schemas["CreativeCategory"]?.enum ?? [];
  expect(values.length).toBeGreaterThan(20);
  const folded =
    /id="body\.categories"[\s\S]*?class="unfold values"[\s\S]*?<\/details>/.exec(html)?.[0] ?? "";
  for (const value of values) expect(folded).toContain(`<code>${String(value)}</code>`);
  expect(folded).toContain("Search the values");
  expect(html).toMatch(/\d{3} values of <a href="[^"]*Language.html">/);
  const meaning = "<code>GRWM</code>: “Get ready with me”";
  expect(page("schemas/v2/CreativeCategory.html")).toContain(meaning);
});

test.each([
  ["oneAccount", "One account"],
  ["byIds", "By ids"],
  ["HTTPError", "HTTPError"],
  ["out-of_stock", "Out of stock"],
  ["sizeL2Boots", "Size L2 boots"],
  ["A cat, asleep", "A cat, asleep"],
  ["v1.json", "v1.json"],
])("the name %s is shown as %s", (name, words) => {
  expect(nameInWords(name)).toBe(words);
});
