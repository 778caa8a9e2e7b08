import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listen, type Server } from "@adintel/mock/server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildForeignReference } from "../../../scripts/docs/site/build.ts";
import { accessibilityProblems } from "../../browser/axe.ts";
import { runsInBrowser } from "../../browser/chromium.ts";
import { openSite, type OpenedSite } from "../opened.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const document = (server: string) => `openapi: 3.2.0
info: { title: Shop, version: "1" }
servers: [{ url: ${server}/shop }]
security: [{ token: [] }]
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    inQuery: { type: apiKey, in: query, name: key }
paths:
  /goods:
    get:
      operationId: listGoods
      parameters:
        - { name: colour, in: query, required: true, schema: { type: array, items: { type: string, enum: [red, blue] } }, example: [red, blue] }
        - { name: limit, in: query, schema: { type: integer, maximum: 9 }, required: true, example: 3 }
        - { name: X-Trace, in: header, required: true, schema: { type: string } }
      responses: { "200": { description: Goods. } }
    query:
      operationId: findGoods
      security: [{ inQuery: [] }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Find" } } } }
      responses: { "200": { description: Found. } }
    post:
      operationId: addGoods
      requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, required: [name], properties: { name: { type: string, example: Red hat } } } } } }
      responses: { "201": { description: Added. } }
  /goods/{id}/note:
    put:
      operationId: putNote
      parameters: [{ name: id, in: path, required: true, schema: { type: string }, example: a/b }]
      requestBody: { content: { text/plain: { schema: { type: string }, example: "Sold {soon}" } } }
      responses: { "204": { description: Written. } }
`;

/** What has a pattern of another language is checked in all other places. */
const schemas = `  schemas:
    Find: { type: object, required: [words, id], properties: { id: { type: string, readOnly: true }, words: { type: string, maxLength: 5, example: hats }, odd: { type: string, pattern: "(?i)x" } } }
`;

describe.skipIf(!runsInBrowser)("the form of an operation of any document", () => {
  const folder = temporaryFolder();
  const received: { method: string; url: string; headers: Record<string, string>; text: string }[] = [];
  let api: Server;
  let site: OpenedSite;

  beforeAll(async () => {
    const app = new Hono();
    app.use(cors({ origin: "*", allowMethods: ["GET", "POST", "PUT", "QUERY"] }));
    app.all("*", async (c) => {
      const { pathname, search } = new URL(c.req.url);
      const { method } = c.req;
      received.push({ method, url: pathname + search, headers: c.req.header(), text: await c.req.text() });
      return c.json({ got: method });
    });
    api = await listen(app.fetch, { port: 0, host: "127.0.0.1" });
    const file = join(folder, "shop.yaml");
    await writeFile(file, document(api.url).replace("paths:\n", `${schemas}paths:\n`));
    await buildForeignReference(join(folder, "shop"), file);
    site = await openSite(join(folder, "shop"));
  });

  afterAll(async () => {
    await site.close();
    await api.close();
  });

  const opened = async (operation: string) => {
    const visit = await site.open(`operations/${operation}.html`);
    await visit.page.locator(".operation-bar a[href='#try-it']").click();
    await visit.page.locator(".try-it-send").waitFor();
    return visit;
  };

  test.each([
    [
      "listGoods",
      { method: "GET", url: "/shop/goods?colour=red&colour=blue&limit=3", text: "" },
      { "x-trace": "text", authorization: "Bearer abc" },
    ],
    ["findGoods", { method: "QUERY", url: "/shop/goods?key=abc", text: '{\n  "words": "hats"\n}' }, {}],
    [
      "addGoods",
      { method: "POST", url: "/shop/goods", text: "name=Red+hat" },
      { "content-type": "application/x-www-form-urlencoded", authorization: "Bearer abc" },
    ],
    [
      "putNote",
      { method: "PUT", url: "/shop/goods/a%2Fb/note", text: "Sold {soon}" },
      { "content-type": "text/plain" },
    ],
  ])("sends %s to the server of the document, with the reader's key", async (operation, request, headers) => {
    const { page, errors } = await opened(operation);
    await page.locator(".try-it .server-change").click();
    await page.locator("#server-key").fill("abc");
    await page.locator(".server-dialog button[type=submit]").click();
    expect(await page.locator(".try-it-summary").textContent()).toBe("Valid request");
    received.length = 0;
    await page.locator(".try-it-send").click();
    await expect.poll(() => page.locator(".try-it-outcome").textContent()).toBe("200 OK");
    const [sent] = received.filter(({ method }) => method !== "OPTIONS");
    expect(sent).toMatchObject({ ...request, headers });
    // The samples show it, too.
    expect(await page.locator(".samples pre.code").first().textContent()).toContain("abc");
    expect(errors).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("says what breaks the document's schemas", async () => {
    const { page } = await opened("findGoods");
    // What only responses have is no part of the form.
    expect(await page.locator(".try-it-fields .try-it-name > :first-child").allTextContents()).toEqual([
      "words",
      "odd",
    ]);
    await page.locator("#try-it-body").fill('{ "words": "too long" }');
    await expect
      .poll(() => page.locator(".try-it-problems").allTextContents())
      .toContain("words: must have at most 5 characters");
    const { page: list } = await opened("listGoods");
    await list.locator("#try-it-query-limit").fill("10");
    await expect.poll(() => list.locator(".try-it-summary").textContent()).toBe("1 problem");
  });
});
