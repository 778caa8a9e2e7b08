import { beforeAll, expect, inject, test } from "vitest";
import { filesOf } from "../../../scripts/docs/site/files.tsx";
import { root } from "../../../scripts/lib/paths.ts";
import { readDocuments } from "../documents.ts";
import { filesIn, pageText, siteIn } from "../pages.ts";

/* A reference whose samples call a server that it was told of: the service, or a mock that is not the reader's own. */

const server = "https://gateway.example.com/ads";
let files: Map<string, string>;
const built = filesIn(siteIn(inject("reference")));

beforeAll(async () => {
  const made = await filesOf(await readDocuments(), { folder: root, server });
  files = new Map([...made].map(([name, content]) => [name, Buffer.from(content).toString()]));
});

const page = (name: string): string => pageText(name, files.get(name) ?? "");

test("every sample of an operation calls it, with the reader's own key", () => {
  const operations = [...files.keys()].filter((name) => /^operations\/.*\.md$/.test(name));
  expect(operations.length).toBe(22);
  for (const name of operations) {
    // Samples alone are code with an address; what the form needs lies elsewhere.
    const roots = page(name).match(/https?:\/\/[^\s"'`]+?(?=\/(api\/)?v[12]\b)/g) ?? [];
    expect(new Set(roots), name).toEqual(new Set([server]));
    expect(page(name), name).toContain("ADINTEL_API_KEY");
    expect(page(name), name).not.toContain("mock_live_demo");
  }
});

test("guides call it, too, and the mock only where a reader starts one", () => {
  for (const name of ["paging.md", "errors.md", "credits.md", "indexing.md", "moving-to-v2.md"]) {
    expect(built.get(name), name).toContain("http://127.0.0.1:4010/v2");
    expect(page(name), name).not.toContain("127.0.0.1");
    expect(page(name), name).toContain(server);
  }
  const start = page("index.md");
  expect(start).toContain("http://127.0.0.1:4010/v2");
  expect(start).toContain("mock_live_demo");
  expect(start).toContain(`${server}/v2/media`);
});

test("the placeholder for the service's host is gone, and the documents begin with the server", () => {
  expect(built.get("index.md")).toContain("api.adintel.example");
  for (const [name, text] of files) expect(text.includes("api.adintel.example"), name).toBe(false);
  for (const version of ["v1", "v2"] as const) {
    const { servers }: { servers: { url: string }[] } = JSON.parse(page(`openapi/${version}.json`));
    expect(servers[0]?.url).toBe(server + (version === "v1" ? "/api/v1" : "/v2"));
  }
});

test("a reader who chooses the mock instead gets its own address", () => {
  const [, choices = ""] = [...files].find(([name]) => name.endsWith("/servers.js")) ?? [];
  expect(choices.match(/(?<="root":")[^"]*/g)).toEqual([server, "http://127.0.0.1:4010"]);
  expect(page("operations/v2/searchMedia.html")).toContain('data-mock="http://127.0.0.1:4010"');
});

test("forms begin with it", () => {
  const [, form = ""] = [...files].find(([name]) => name.endsWith("/v2/searchMedia.js")) ?? [];
  expect(form).toMatch(/"?versionPath"?:"\/v2"/);
  expect(page("operations/v2/searchMedia.html")).toContain(`data-server="${server}"`);
});
