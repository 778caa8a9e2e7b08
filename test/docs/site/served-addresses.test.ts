import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createStaticMock } from "@adintel/mock";
import { describe, expect, inject, test } from "vitest";
import { addSite } from "../../../mocks/serve/site.ts";
import { siteIn } from "../pages.ts";

/* The reference is built once; whoever reads it is told the address by which they reached it. */

const site = siteIn(inject("reference"));
const app = createStaticMock();
addSite(app, site);

const files = readdirSync(site, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => statSync(join(site, name)).isFile());

async function get(origin: string, path: string, init?: RequestInit): Promise<string> {
  const response = await app.request(`${origin}/${path}`, init);
  expect(response.status, path).toBe(200);
  return await response.text();
}

describe.each(["http://127.0.0.1:5100", "http://localhost", "https://mock.example.com", "http://[::1]:5100"])(
  "at %s",
  (origin) => {
    test("no file names the usual address", async () => {
      expect(files.length).toBeGreaterThan(100);
      const wrong: string[] = [];
      for (const file of files)
        if (/127\.0\.0\.1:4010|\b4010\b/.test(await get(origin, file))) wrong.push(file);
      expect(wrong).toEqual([]);
    });

    test.each([
      ["index.html", "/v2"],
      ["index.md", "/v2"],
      ["operations/v2/searchMedia.html", "/v2/media"],
      ["operations/v1/searchBrands.md", "/api/v1/brands/search"],
      ["paging.html", "/v2"],
      ["llms-full-1.txt", "/v2"],
      ["print.html", "/v2/media"],
      ["sitemap.xml", "/v2.html"],
      ["openapi/v1.yaml", "/api/v1"],
      ["openapi/v2.yaml", "/v2"],
    ])("%s names this one", async (file, path) => {
      expect(await get(origin, file)).toContain(origin + path);
    });

    test.each(["v1", "v2"])("the first server of the document of %s is this one", async (version) => {
      const text = await get(origin, `openapi/${version}.json`);
      const { servers }: { servers: { url: string }[] } = JSON.parse(text);
      expect(servers[0]?.url).toBe(origin + (version === "v1" ? "/api/v1" : "/v2"));
    });
  },
);

test("the length is that of what is sent, and a range of the file is not sent", async () => {
  const url = "http://a-long-name.example:5100/index.html";
  const page = await app.request(url);
  const length = Number(page.headers.get("Content-Length"));
  expect((await page.arrayBuffer()).byteLength).toBe(length);
  const ranged = await app.request(url, { headers: { Range: "bytes=0-9" } });
  expect([ranged.status, (await ranged.arrayBuffer()).byteLength]).toEqual([200, length]);
  const head = await app.request(url, { method: "HEAD" });
  expect([head.status, head.headers.get("Content-Length")]).toEqual([200, String(length)]);
});

test("a host that could mean something to a shell or to HTML is not shown", async () => {
  for (const host of ['a"b', "a'b", "$(a)", "a;b", "a&b", "`a`"]) {
    const text = await get(`http://${host}`, "openapi/v2.yaml");
    expect(text).toContain("http://127.0.0.1:4010/v2");
    expect(text).not.toContain(`http://${host}`);
  }
});
