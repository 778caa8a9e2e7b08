import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { listen } from "@adintel/mock/server";
import type { AxeResults } from "axe-core";
import { Hono } from "hono";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { args, executablePath } from "./chromium.ts";

/** As on a host that serves the site below a path of its own. */
const prefix = "/some/folder";

/** The built reference in a browser. */
export interface OpenedSite {
  /** Opens a page in a context of its own, and waits until it is loaded. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenedPage>;
  close(): Promise<void>;
}

export interface OpenedPage {
  page: Page;
  /** Where another page of the site is. */
  addressOf(path: string): string;
  /** What the console says is wrong, among it what the policy of the page refuses. */
  errors: string[];
  /** What it asked other hosts for. */
  foreign(): string[];
  close(): Promise<void>;
}

/** Serves a site out of a folder, as any static host would, and starts a browser for it. */
export async function openSite(site: string): Promise<OpenedSite> {
  const app = new Hono();
  const rewriteRequestPath = (path: string) => path.slice(prefix.length);
  app.get(`${prefix}/*`, serveStatic({ root: site, rewriteRequestPath }));
  const server = await listen(app.fetch, { port: 0, host: "127.0.0.1" });
  const browser = await chromium.launch({ executablePath, args });
  return {
    open: (path, options) => openPage(browser, `${server.url}${prefix}/`, path, options),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

async function openPage(
  browser: Browser,
  root: string,
  path: string,
  options?: BrowserContextOptions,
): Promise<OpenedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const addresses: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  const addressOf = (other: string) => root + other;
  await page.goto(addressOf(path));
  const { origin } = new URL(root);
  return {
    page,
    addressOf,
    errors,
    foreign: () => addresses.filter((address) => new URL(address).origin !== origin),
    close: () => context.close(),
  };
}

/** What axe-core finds wrong with a page as it is: rule and place. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core"), "utf8");
  // A script of the browser's own, which the policy of the page does not concern.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(async () => {
    const tool = (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe;
    return await tool.run();
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** The site that all tests share. */
export function siteIn(reference: string): string {
  return join(reference, "dist/site");
}
