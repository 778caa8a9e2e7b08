import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { budgets } from "./budgets.ts";
import { attribute, elements, filesIn, siteIn, treeOf } from "../pages.ts";

const site = siteIn(inject("reference"));
const files = filesIn(site);

/** What a browser loads for a page before its reader asks for anything: the page, and what it and its scripts name. */
function loadedBy(path: string): string[] {
  const loaded = new Set([path]);
  const add = (address: string, from: string) => {
    const target = new URL(address, `http://site/${from}`).pathname.slice(1);
    if (loaded.has(target)) return;
    loaded.add(target);
    // Modules that a script cannot do without; those that it asks for later are called with import().
    if (target.endsWith(".js"))
      for (const [, module = ""] of (files.get(target) ?? "").matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g))
        add(module, target);
  };
  for (const one of elements(treeOf(files.get(path) ?? ""))) {
    const rel = one.properties["rel"];
    const isLoaded =
      Array.isArray(rel) && rel.some((name) => ["stylesheet", "preload", "icon"].includes(String(name)));
    const address =
      one.tagName === "script" ? attribute(one, "src") : isLoaded ? attribute(one, "href") : undefined;
    if (address !== undefined && !address.startsWith("data:")) add(address, path);
  }
  return [...loaded];
}

function sizeOf(path: string): number {
  const bytes = readFileSync(join(site, path));
  // A typeface is compressed already.
  return path.endsWith(".woff2") ? bytes.length : gzipSync(bytes).length;
}

function sum(paths: string[]): number {
  return paths.reduce((bytes, path) => bytes + sizeOf(path), 0);
}

/** What a response's headers take at most, as the benchmark measures them. */
const headerBytes = 270;

test("the page with most fields is loaded within its budget, with the typeface and with headers", () => {
  const loaded = loadedBy("operations/v2/searchMedia.html");
  expect(loaded.some((path) => path.endsWith(".woff2"))).toBe(true);
  expect(loaded.some((path) => path.endsWith(".css"))).toBe(true);
  expect(sum(loaded) + loaded.length * headerBytes).toBeLessThanOrEqual(budgets.firstLoadBytes);
});

test("a page loads few scripts before its reader asks for anything", () => {
  const scripts = loadedBy("operations/v2/searchMedia.html").filter((path) => path.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(1);
  expect(sum(scripts)).toBeLessThanOrEqual(budgets.scriptBytes);
});
