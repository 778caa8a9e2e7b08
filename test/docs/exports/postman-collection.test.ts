import { join } from "node:path";
import { createMock } from "@adintel/mock";
import { Collection, type Item } from "postman-collection";
import { describe, expect, inject, test } from "vitest";
import { chooseCalls } from "../../../scripts/docs/samples/choose.ts";
import { postmanCollection } from "../../../scripts/docs/exports/postman-collection.ts";
import { operations } from "@adintel/client/operations";
import { versions } from "../../../scripts/lib/versions.ts";
import { readDocuments } from "../documents.ts";
import { filesIn } from "../pages.ts";

const files = filesIn(join(inject("reference"), "dist/site"));

describe.each(versions)("the Postman collection of %s", (version) => {
  const text = files.get(`postman/${version}.postman_collection.json`) ?? "";
  const collection = new Collection(JSON.parse(text));
  const items: Item[] = [];
  collection.forEachItem((item) => void items.push(item));

  test("is of format 2.1, and has the variables that it uses", () => {
    const { info, auth }: { info: { schema: string }; auth: unknown } = JSON.parse(text);
    expect(info.schema).toBe("https://schema.getpostman.com/json/collection/v2.1.0/collection.json");
    expect(auth).toMatchObject({ type: "bearer", bearer: [{ value: "{{apiKey}}" }] });
    const used = new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
    const given = collection.variables.all().map(({ key }) => key);
    expect([...used].sort()).toEqual(given.sort());
  });

  test("has a request of every operation, in folders by tag", () => {
    expect(items.map(({ name }) => name).sort()).toEqual(
      Object.values(operations[version])
        .map(({ summary }) => summary)
        .sort(),
    );
    expect(collection.items.all().map(({ name }) => name)).toContain("Accounts");
  });

  test("sends requests that the mock answers, with the variables as they are", async () => {
    const mock = createMock({ rateLimits: false, now: Date.UTC(2026, 10, 20) });
    const variables = new Map(collection.variables.all().map(({ key, value }) => [key, String(value)]));
    const filled = (words: string) =>
      words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => variables.get(name) ?? "");
    const refused: string[] = [];
    for (const { name, request } of items) {
      const headers = Object.fromEntries(request.headers.all().map(({ key, value }) => [key, value]));
      const response = await mock.fetch(
        new Request(
          encodeURI(
            filled(`${request.url.getHost()}${request.url.getPath()}${query(request.url.getQueryString())}`),
          ),
          {
            method: request.method,
            headers: { ...headers, Authorization: filled("Bearer {{apiKey}}") },
            body: request.body?.raw ?? null,
          },
        ),
      );
      if (!response.ok) refused.push(`${name}: ${response.status} ${await response.text()}`);
    }
    expect(refused).toEqual([]);
    expect(items.length).toBeGreaterThan(5);
  });

  test("is the same each time, and has no id twice", async () => {
    const documents = await readDocuments();
    const calls = await chooseCalls(documents);
    const edition = { version, documents };
    expect(postmanCollection({ document: documents[version], calls: calls[version], edition })).toBe(text);
    const ids = [...text.matchAll(/"(?:id|_postman_id)": "([\da-f-]{36})"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(items.length);
    // Those of accounts in examples are values, and not ids of requests.
    const own = ids.filter((id) => id?.[14] === "8");
    expect(own).toEqual([...new Set(own)]);
  });
});

function query(text: string): string {
  return text === "" ? "" : `?${text}`;
}
