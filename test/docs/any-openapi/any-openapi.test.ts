import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildForeignReference } from "../../../scripts/docs/site/build.ts";
import { line, textOf } from "../../../scripts/docs/to-markdown/content.ts";
import { attribute, elements, filesIn, treeOf } from "../pages.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const fixtures = import.meta.dirname;

const folder = temporaryFolder();
let library: Map<string, string>;
let pets: Map<string, string>;

beforeAll(async () => {
  library = await built("library.yaml");
  pets = await built("pets.json");
});

async function built(fixture: string): Promise<Map<string, string>> {
  const output = join(folder, fixture);
  await buildForeignReference(output, join(fixtures, fixture));
  return filesIn(output);
}

function wordsOf(files: Map<string, string>, page: string): string {
  const html = files.get(page) ?? "";
  const main = elements(treeOf(html)).find(({ tagName }) => tagName === "main");
  return main ? line(textOf(main)) : `no page ${page}`;
}

describe("a document without any key of ours", () => {
  test("has a page of each operation, schema and webhook, whatever their names", () => {
    const pages = [...library.keys()].filter((name) => name.endsWith(".html")).sort();
    expect(pages).toEqual([
      "404.html",
      "index.html",
      "operations/GetBook-2.html",
      "operations/books-list-all.html",
      "operations/getBook.html",
      "operations/post-books.html",
      "operations/post-overdue.html",
      "print.html",
      "schemas/Book.author.html",
      "schemas/Book.html",
      "schemas/Genre.html",
      "schemas/Item.html",
    ]);
  });

  test("leads to what is there, by every link", () => {
    const ids = new Map(
      [...library].map(([name, text]) => [
        name,
        name.endsWith(".html") ? elements(treeOf(text)).flatMap((one) => attribute(one, "id") ?? []) : [],
      ]),
    );
    const broken = [...library]
      .filter(([name]) => name.endsWith(".html"))
      .flatMap(([name, text]) =>
        elements(treeOf(text)).flatMap((one) => {
          const address = attribute(one, "href") ?? attribute(one, "src");
          if (address === undefined || /^[a-z]+:/.test(address)) return [];
          const { pathname, hash } = new URL(address, `http://site/${name}`);
          const known = ids.get(pathname.slice(1));
          const isThere =
            known !== undefined && (hash === "" || known.includes(decodeURIComponent(hash.slice(1))));
          return isThere ? [] : [`${name}: ${address}`];
        }),
      );
    expect(broken).toEqual([]);
    for (const [name, own] of ids) expect(own, name).toEqual([...new Set(own)]);
  });

  test("shows nothing that only our documents say", () => {
    const all = [...library]
      .filter(([name]) => name.endsWith(".html"))
      .map(([name]) => wordsOf(library, name));
    expect(all.join(" ")).not.toMatch(/\bv[12]\b|price|credits|rate limit|not specified|undefined|\[object/i);
  });

  test("says where it is and how to prove who calls", () => {
    const words = wordsOf(library, "index.html");
    expect(words).toContain("https://riverside.example.com/api");
    expect(words).toContain("API key in the header X-Card");
    expect(words).toContain("OAuth 2.0, client credentials");
    expect(words).toContain("Welcome");
    expect(words).toContain("<b>films</b>");
    expect(words).not.toContain("# Welcome");
    expect(words).not.toContain("logo.png");
  });

  test("shows parameters of every place, those of the path among them", () => {
    const words = wordsOf(library, "operations/books-list-all.html");
    for (const fact of [
      /Query parameters # lang string /,
      /Headers # X-Trace string required/,
      /Cookies # visit string /,
    ])
      expect(words).toMatch(fact);
  });

  test("shows a call with all that is required", () => {
    const words = wordsOf(library, "operations/books-list-all.html");
    expect(words).toContain("curl --fail-with-body -G https://riverside.example.com/api/books");
    expect(words).toContain("--data-urlencode genre=poetry");
    expect(words).toContain('-H "X-Card: $API_KEY"');
    expect(words).toContain("-H 'X-Trace: text'");
    expect(words).toContain("-H 'Cookie: visit=");
    expect(wordsOf(library, "operations/getBook.html")).toContain("/books/a%20b");
  });

  test("shows one shape of several types once", () => {
    const words = wordsOf(library, "operations/books-list-all.html");
    expect(words.match(/array of Book ?application\/json ?application\/xml/g)).toHaveLength(1);
  });

  test("shows bodies that are not JSON", () => {
    const words = wordsOf(library, "operations/post-books.html");
    expect(words).toContain("multipart/form-data");
    expect(words).toContain("-F 'title=text'");
    expect(words).toContain("title,year Dune,1965");
    expect(words).toContain("Deprecated");
    expect(words).not.toContain("X-Card");
  });

  test("shows callbacks and webhooks as requests of the service", () => {
    expect(wordsOf(library, "operations/post-books.html")).toContain("catalogued: POST {$request.query.url}");
    expect(wordsOf(library, "operations/post-overdue.html")).toContain("name string");
    expect(wordsOf(library, "operations/post-overdue.html")).not.toContain("curl");
  });

  test("shows parts of allOf together, alternatives apart, and a schema within itself by its name", () => {
    const words = wordsOf(library, "schemas/Book.html");
    for (const fact of [
      "id string optional · only in responses",
      "sequels array of Book",
      "more than 0",
      "* string",
    ])
      expect(words.replaceAll(" only", " · only")).toContain(fact);
    expect(words).toContain("where kind is print");
    expect(words).toContain("where kind is audio");
  });

  test("is found by the search, and read as Markdown", () => {
    const [, entries = "[]"] = [...library].find(([name]) => /^assets\/search-.*\.json$/.test(name)) ?? [];
    const titles = (JSON.parse(entries) as { title: string }[]).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(["Add a book", "Book", "genre", "A loan is overdue"]));
    expect(library.get("operations/post-books.md")).toMatch(/^# Add a book/);
    expect(library.get("llms.txt")).toContain("Base address: https://riverside.example.com/api");
  });
});

test("a document of OpenAPI 3.0 says what it means in its own words", () => {
  const words = wordsOf(pets, "schemas/Pet.html");
  expect(words).toContain("nullable string or null");
  expect(words).toContain("e.g. Rex");
  expect(words).toContain("kind Kind or null only in responses # cat dog");
  expect(words).toContain("more than 0");
  // Without servers, the address is below wherever the document is.
  expect(wordsOf(pets, "operations/post-pets.html")).toContain("curl --fail-with-body https://HOST/pets");
});

test("a document of OpenAPI 3.2 has methods of other names, and tags within tags", async () => {
  const file = join(folder, "shop.yaml");
  await writeFile(
    file,
    `openapi: 3.2.0
info: { title: Shop, version: "1" }
servers: [{ url: https://shop.example.com }]
tags:
  - { name: books, summary: Books, parent: goods }
  - { name: goods, summary: Goods }
  - { name: slow, summary: Slow, kind: badge }
paths:
  /books:
    query:
      tags: [slow, books]
      operationId: findBooks
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [words]
              properties:
                words: { oneOf: [{ type: string }, { type: array, items: { type: string } }] }
                until: { type: "null" }
                one: { oneOf: [{ type: integer }, { type: "null" }] }
                size: { oneOf: [{ type: string, enum: [small, large] }, { type: integer, maximum: 9 }] }
      responses:
        "200":
          description: Found.
          headers: { x-total: { schema: { type: integer } } }
          content: { application/jsonl: { itemSchema: { type: object, properties: { title: { type: string } } } } }
    additionalOperations:
      COPY: { tags: [goods], responses: { "204": { description: Copied. } } }
`,
  );
  await buildForeignReference(join(folder, "shop"), file);
  const shop = filesIn(join(folder, "shop"));
  const start = wordsOf(shop, "index.html");
  expect(start).toContain("# Goods Operation COPY /books COPY /books Goods › Books #");
  expect(start).toContain("# Goods › Books Operation Find books QUERY /books");
  const words = wordsOf(shop, "operations/findBooks.html");
  expect(words).toContain("-X QUERY");
  expect(words).toContain("words string or array of string required");
  expect(words).toContain("until null");
  expect(words).toMatch(/size string or integer # .*One of 2 shapes: string small large integer at most 9/);
  expect(words).toContain("Slow Code");
  expect(words).toMatch(
    /array of object application\/jsonl .*One after the other, as they come. .*title string/,
  );
  expect(words).toContain("one integer or null");
  expect(words).toContain("x-total integer header");
  // What is not required is not sent.
  expect(words).toContain(`-d '{ "words": "text" }'`);
  expect(wordsOf(shop, "operations/COPY-books.html")).toContain("-X COPY");
});

test("any document has all that a reference has", async () => {
  const languages = elements(treeOf(library.get("operations/books-list-all.html") ?? ""))
    .filter((one) => /samples$/.test(attribute(one, "name") ?? ""))
    .map((input) => attribute(input, "value"));
  expect(languages).toEqual(["curl", "fetch", "Python", "Go", "PHP"]);
  expect(wordsOf(library, "print.html")).toContain("A loan is overdue");
  expect(wordsOf(library, "404.html")).toContain("Town library: all operations");
  expect(library.get("sitemap.xml")).toContain("/operations/getBook.html");
  const output = join(folder, "published");
  await buildForeignReference(output, join(fixtures, "pets.json"), { siteUrl: "https://docs.example.com/" });
  const published = filesIn(output);
  expect(published.get("sitemap.xml")).toContain("https://docs.example.com/operations/post-pets.html");
  expect(published.get("index.html")).toContain('href="sitemap.xml"');
  expect(library.get("llms-full-1.txt")).toContain("# Add a book");
  expect(library.get("print.md")).toContain("# Genre");
  expect(library.get("index.html")).toContain("Theme: system");
});

describe("a sample can be sent as it stands", () => {
  const sample = async (servers: string) => {
    const text = `openapi: 3.1.0
info: { title: Files, version: "1" }
${servers}
paths:
  /my files/{id}:
    post:
      parameters: [{ name: id, in: path, required: true, schema: { type: integer }, example: 5 }]
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              properties: { file: { type: string, format: binary }, note: { type: string, examples: [new] } }
      responses: { "204": { description: Done. } }
`;
    const file = join(folder, "files.yaml");
    await writeFile(file, text);
    await buildForeignReference(join(folder, "files"), file);
    const files = filesIn(join(folder, "files"));
    return wordsOf(files, [...files.keys()].find((name) => /^operations\/.*\.html$/.test(name)) ?? "");
  };

  test("with a file, with the spaces of its path, and at a server whose host is known", async () => {
    const page = await sample("servers: [{ url: /api }, { url: https://files.example.com }]");
    expect(page).toContain("curl --fail-with-body https://files.example.com/my%20files/5");
    expect(page).toContain("-F 'file=@file'");
    expect(page).toContain("-F 'note=new'");
    expect(page).toContain('body.append("file", new Blob(["content"]));');
  });

  test("or at a host to fill in, where none is known", async () => {
    expect(await sample("servers: [{ url: /api }]")).toContain(
      "curl --fail-with-body https://HOST/api/my%20files/5",
    );
  });
});

describe("what cannot be shown is one line", () => {
  test.each([
    ["missing.yaml", undefined, "does not exist"],
    ["swagger.json", '{"swagger":"2.0","info":{},"paths":{}}', "is Swagger 2.0"],
    ["future.yaml", "openapi: 4.0.0\ninfo: {}", "is OpenAPI 4.0.0"],
    ["notes.txt", "Dear diary", "is not an OpenAPI document"],
    ["broken.yaml", "openapi: 3.1.0\ninfo: [", "is neither JSON nor YAML"],
    ["broken.json", '{"openapi": ', "is neither JSON nor YAML"],
    ["list.yaml", "- openapi", "is not an OpenAPI document"],
    [
      "nowhere.yaml",
      "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: { /a: { get: { parameters: [{ $ref: '#/components/parameters/No' }], responses: {} } } }",
      "nowhere.yaml:3:",
    ],
    [
      "other-file.yaml",
      "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: { /a: { $ref: no-such-file.yaml } }",
      "no-such-file.yaml",
    ],
  ])("%s", async (name, text, words) => {
    const file = join(folder, name);
    if (text !== undefined) await writeFile(file, text);
    const output = join(folder, `out-${name}`);
    const error: unknown = await buildForeignReference(output, file).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "UsageError", message: expect.stringContaining(words) });
    expect((error as Error).message).not.toContain("\n");
    expect((await readdir(folder)).filter((entry) => entry.startsWith(`out-${name}`))).toEqual([]);
  });
});
