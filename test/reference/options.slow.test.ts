import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { refreshReference } from "../../scripts/docs/build.ts";
import { flagsOf } from "../../scripts/docs/flags.ts";
import { robots } from "../../scripts/docs/output/sitemap.ts";

describe("the flags of npm run docs", () => {
  test.each([
    [["--url", "https://docs.example.com"], "https://docs.example.com/"],
    [["--url", "https://docs.example.com/some/folder"], "https://docs.example.com/some/folder/"],
    [["--url", "http://127.0.0.1:4010/"], "http://127.0.0.1:4010/"],
  ])("%j: the address ends with a slash", (args, siteUrl) => {
    expect(flagsOf(args).options.siteUrl).toBe(siteUrl);
  });

  test.each([
    [["--url", "docs.example.com"], "whole address"],
    [["--url", "/some/folder"], "whole address"],
    [["--url", "ftp://docs.example.com/"], "whole address"],
    [["--url", ""], "whole address"],
    [["--url", "https://docs.example.com/?page=1"], "without a query"],
    [["--url", "https://docs.example.com/#start"], "without a query"],
    [["--url", "https://name:secret@docs.example.com/"], "password"],
    [["--out", ""], "--out takes a folder"],
    [["--output", "here"], "--output"],
    [["here"], "here"],
  ])("%j is refused", (args, message) => {
    expect(() => flagsOf(args)).toThrow(message);
  });

  test("Redoc's references are made only when they are asked for", () => {
    expect(flagsOf([]).options.redoc).toBe(false);
    expect(flagsOf(["--redoc"]).options.redoc).toBe(true);
  });
});

describe("a site that knows its address", () => {
  const siteUrl = "https://docs.example.com/some/folder/";
  let folder: string;
  let site: string;
  const read = (path: string) => readFile(join(site, path), "utf8");

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "address-"));
    await cp(inject("reference"), folder, { recursive: true });
    site = join(folder, "dist/site");
  });

  afterAll(() => rm(folder, { recursive: true }));

  test("is not the one that was built without", async () => {
    expect(await refreshReference(site, { folder })).toBe(false);
    expect(await refreshReference(site, { folder, siteUrl })).toBe(true);
    expect(await refreshReference(site, { folder, siteUrl })).toBe(false);
  });

  test("names whole addresses where they are needed", async () => {
    const page = "operations/v2/searchMedia";
    expect(await read("sitemap.xml")).toContain(`<loc>${siteUrl}${page}.html</loc>`);
    expect(await read("llms.txt")).toContain(`](${siteUrl}${page}.md)`);
    expect(await read("llms-full.txt")).toContain(`](${siteUrl}schemas/v2/MediaSearchRequest.md)`);
    expect(await read(`${page}.html`)).toContain(`<link rel="canonical" href="${siteUrl}${page}.html"/>`);
  });

  test("links within itself as before", async () => {
    expect(await read("operations/v2/searchMedia.html")).not.toContain(`<a href="${siteUrl}`);
    expect(await read("operations/v2/searchMedia.md")).toContain("](../../schemas/v2/MediaSearchRequest.md)");
  });
});

describe("robots.txt", () => {
  test("is written where the site is all of a host", () => {
    expect(robots("https://docs.example.com/")).toContain("Sitemap: https://docs.example.com/sitemap.xml");
  });

  test.each([undefined, "https://docs.example.com/some/folder/"])("is left out at %s", (siteUrl) => {
    expect(robots(siteUrl)).toBeUndefined();
  });
});
