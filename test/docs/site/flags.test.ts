import { describe, expect, test } from "vitest";
import { flagsOf } from "../../../scripts/docs/site/flags.ts";
import { homepageIn } from "../../../scripts/openapi/homepage.ts";
import { withoutVersion } from "../../../scripts/docs/model/sample-server.ts";
import { readDocuments } from "../documents.ts";
import { robots } from "../../../scripts/docs/exports/sitemap.ts";

describe("the flags of npm run docs", () => {
  test.each([
    [["--url", "https://docs.example.com"], "https://docs.example.com/"],
    [["--url", "https://docs.example.com/some/folder"], "https://docs.example.com/some/folder/"],
    [["--url", "http://127.0.0.1:4010/"], "http://127.0.0.1:4010/"],
  ])("%j: the address ends with a slash", (args, siteUrl) => {
    expect(flagsOf(args)?.options.siteUrl).toBe(siteUrl);
  });

  test.each([
    [["--url", "docs.example.com"], "a URL such as"],
    [["--url", "/some/folder"], "a URL such as"],
    [["--url", "ftp://docs.example.com/"], "a URL such as"],
    [["--url", ""], "a URL such as"],
    [["--url", "https://docs.example.com/?page=1"], "a query or a fragment"],
    [["--url", "https://docs.example.com/#start"], "a query or a fragment"],
    [["--url", "https://name:secret@docs.example.com/"], "password"],
    [["--server", "api.example.com"], "a URL such as https://api.example.com"],
    [["--server", "https://name:secret@api.example.com"], "password"],
    [["--out", ""], "It must not be empty"],
    [["--output", "here"], "--output"],
    [["here"], "here"],
  ])("%j is refused", (args, message) => {
    expect(() => flagsOf(args)).toThrow(message);
  });
});

test("--document is another document, which does not have our server", () => {
  expect(flagsOf([])?.document).toBeUndefined();
  expect(flagsOf(["--document", "other.yaml"])?.document).toBe("other.yaml");
  expect(() => flagsOf(["--document", "a.yaml", "--server", "https://api.example.com"])).toThrow(
    "--server cannot be used with",
  );
});

test("--server is where the samples go, without a slash at its end", () => {
  expect(flagsOf([])?.options).not.toHaveProperty("server");
  expect(flagsOf(["--server", "https://api.example.com/ads/"])?.options.server).toBe(
    "https://api.example.com/ads",
  );
});

test.each([
  ["https://api.example.com", "https://api.example.com"],
  ["https://api.example.com/v2", "https://api.example.com"],
  ["https://api.example.com/ads/api/v1/", "https://api.example.com/ads"],
  ["https://api.example.com/v3", "https://api.example.com/v3"],
])("the server %s is %s without the path of a version", async (given, root) => {
  expect(withoutVersion(given, await readDocuments())).toBe(root);
});

describe("homepage of package.json, where the reference is published", () => {
  test.each([
    ["https://docs.example.com", "https://docs.example.com/"],
    ["https://docs.example.com/some/folder/", "https://docs.example.com/some/folder/"],
  ])("%s ends with a slash", (homepage, expected) => {
    expect(homepageIn(JSON.stringify({ homepage }))).toBe(expected);
  });

  test("may be left out", () => {
    expect(homepageIn("{}")).toBeUndefined();
  });

  test.each(["docs.example.com", "ftp://docs.example.com/", "https://docs.example.com/#readme", "", null, 1])(
    "%j is refused",
    (homepage) => {
      expect(() => homepageIn(JSON.stringify({ homepage }))).toThrow("homepage in package.json must be");
    },
  );
});

describe("robots.txt", () => {
  test("is written where the site is all of a host", () => {
    expect(robots("https://docs.example.com/")).toContain("Sitemap: https://docs.example.com/sitemap.xml");
  });

  test.each([undefined, "https://docs.example.com/some/folder/"])("is left out at %s", (siteUrl) => {
    expect(robots(siteUrl)).toBeUndefined();
  });
});
