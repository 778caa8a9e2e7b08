import { createMock } from "@adintel/mock";
import { expect, test } from "vitest";
import { check, OptionsError, type CheckOptions, type Handler } from "../../../scripts/check/index.ts";
import { readOptions } from "../../../scripts/check/cli/flags.ts";
import { now } from "../../now.ts";

const cases: CheckOptions = {
  apiKey: "mock_live_demo",
  only: ["v1/indexBrand/meaning", "v2/indexAccount/meaning"],
  now: () => now,
};

/** A server that gives an address that is new to it in v2 an id that nobody has, and the addresses that it was asked to index. */
function forgetful() {
  const mock = createMock({ now, rateLimits: false });
  const asked: Record<"v1" | "v2", Set<unknown>> = { v1: new Set(), v2: new Set() };
  const server: Handler = async (request) => {
    const version = new URL(request.url).pathname.startsWith("/v2/") ? "v2" : "v1";
    const isIndexing = request.method === "POST" && request.url.endsWith("/index");
    const { websiteUrl } = (isIndexing ? await request.clone().json() : {}) as { websiteUrl?: unknown };
    if (isIndexing) asked[version].add(websiteUrl);
    const response = await mock.fetch(request);
    if (!isIndexing || version === "v1" || !response.ok) return response;
    const body = (await response.json()) as { status: string };
    return Response.json(body.status === "indexing" ? { ...body, brandId: "of-nobody" } : body);
  };
  return { server, asked };
}

const ofV2 = "https://of-v2.example";
const ofV1 = "https://of-v1.example";

test("of two addresses v2 gets the first and v1 the second, so that each shows what it does with a new one", async () => {
  const { server, asked } = forgetful();
  const { findings } = await check(server, { ...cases, indexUrl: [ofV2, new URL(ofV1)] });
  expect(findings.map(({ id }) => id)).toEqual(["v2/indexAccount/meaning/twice"]);
  expect(asked.v1).not.toContain(ofV2);
  // Both versions must know what v1 added.
  expect([...asked.v2]).toEqual(expect.arrayContaining([ofV2, `${ofV1}/`]));
});

test("one address is that of both versions, so that it is new to one of them only", async () => {
  const { server, asked } = forgetful();
  await check(server, { ...cases, indexUrl: ofV2 });
  expect(asked.v1).toContain(ofV2);
  expect(asked.v2).toContain(ofV2);
});

test("the command takes the flag twice", () => {
  const args = ["--v2", "http://127.0.0.1:1/v2", "--api-key", "k"];
  const read = (...urls: string[]) =>
    readOptions([...args, ...urls.flatMap((url) => ["--index-url", url])])?.indexUrl;
  expect(read()).toBeUndefined();
  expect(read(ofV2)).toEqual([ofV2]);
  expect(read(ofV2, ofV1)).toEqual([ofV2, ofV1]);
  expect(() => read(ofV2, ofV1, ofV2)).toThrow("--index-url is given 3 times");
  expect(() => read(ofV2, ofV2)).toThrow("--index-url is given twice with the same URL");
});

test("the function says so by the name of its option", async () => {
  const { server } = forgetful();
  await expect(check(server, { ...cases, indexUrl: [ofV2, ofV2] })).rejects.toThrow(OptionsError);
  await expect(check(server, { ...cases, indexUrl: [ofV2, ofV2] })).rejects.toThrow(
    "indexUrl is given twice with the same URL",
  );
});
