/** The reference beside those that other tools make of the same document, in headless Chromium and over gzip. */
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { listen } from "@adintel/mock/server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { chromium, type Browser } from "playwright-core";
import { UsageError } from "../command.ts";
import { buildReference } from "../docs/build.ts";
import { accessibilityProblems, pagesUnder } from "./reference-accessibility.ts";
import { load, wordsWithoutScript, type Load } from "./reference-loads.ts";
import { makePeers } from "./reference-peers.ts";
import { atMost, median, type Row } from "./table.ts";

const executablePath = "/usr/bin/chromium";
const rounds = 7;

/** The page of the operation with the most fields. */
const ownPage = "site/operations/v2/searchMedia.html";

export async function reference(): Promise<Row[]> {
  if (!existsSync(executablePath)) throw new UsageError(`this needs ${executablePath}`);
  const folder = await mkdtemp(join(tmpdir(), "bench-reference-"));
  const app = new Hono();
  app.use(compress({ threshold: 0 }));
  app.get("*", serveStatic({ root: folder }));
  const server = await listen(app.fetch, { port: 0, host: "127.0.0.1" });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const builds = await timeBuilds(join(folder, "site"));
    const peers = await makePeers(folder);
    // What the browser itself takes, whatever the page.
    await writeFile(join(folder, "empty.html"), "<!doctype html><html lang=en><title>Empty</title><p>Empty");
    const url = (path: string) => `${server.url}/${path}`;
    return [
      ...builds,
      ...(await loads(browser, url, [...peers, { name: "an empty page", path: "empty.html" }])),
      ...(await readings(browser, url, peers)),
      ...(await accessibility(browser, url, folder, peers)),
    ];
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}

/** In this process: the first with all that has to be loaded, the second as after an edit. */
async function timeBuilds(site: string): Promise<Row[]> {
  const time = async () => {
    const start = performance.now();
    await buildReference(site);
    return (performance.now() - start) / 1000;
  };
  const first = await time();
  const again = await time();
  return [
    { what: "full build", figure: `${first.toFixed(1)} s`, budget: atMost(first, 10, "at most 10 s") },
    { what: "build again", figure: `${again.toFixed(1)} s`, peer: "full build", ratio: again / first },
  ];
}

interface Page {
  name: string;
  path: string;
}

async function loads(browser: Browser, url: (path: string) => string, peers: Page[]): Promise<Row[]> {
  const own: Load[] = [];
  const others = new Map<string, Load[]>(peers.map(({ name }) => [name, []]));
  // By turns, so that a busy moment of the machine meets all.
  for (let round = 0; round < rounds; round++) {
    own.push(await load(browser, url(ownPage)));
    for (const { name, path } of peers) others.get(name)?.push(await load(browser, url(path)));
  }
  const middle = (all: Load[], key: keyof Load) => median(all.map((one) => one[key]));
  const compare = (what: string, key: keyof Load, show: (value: number) => string, limit?: number): Row[] =>
    [...others].map(([name, all], index) => {
      const figure = middle(own, key);
      const peer = middle(all, key);
      const budget = limit === undefined ? {} : { budget: atMost(figure, limit, `at most ${show(limit)}`) };
      const row = { what, figure: show(figure), peer: `${name} ${show(peer)}`, ratio: figure / peer };
      return index === 0 ? { ...row, ...budget } : row;
    });
  const fastest = Math.min(
    ...[...others].flatMap(([name, all]) => (name === "an empty page" ? [] : middle(all, "firstPaintMs"))),
  );
  const paint = compare("first paint", "firstPaintMs", milliseconds).map((row, index) => ({
    ...row,
    ...(index === 0 ? { budget: atMost(middle(own, "firstPaintMs"), fastest, "at most the fastest") } : {}),
  }));
  return [
    ...compare("first load", "bytes", kilobytes, 60_000),
    ...compare("of that scripts", "scriptBytes", kilobytes, 25_000),
    ...paint,
    ...compare("main thread blocked, beyond 50 ms a task", "blockedMs", milliseconds, 50),
    ...compare("main thread busy with anything", "busyMs", milliseconds),
    ...compare("of that in scripts", "scriptMs", milliseconds),
  ];
}

async function readings(browser: Browser, url: (path: string) => string, peers: Page[]): Promise<Row[]> {
  const own = await wordsWithoutScript(browser, url(ownPage));
  const rows: Row[] = [];
  for (const { name, path } of peers) {
    const words = await wordsWithoutScript(browser, url(path));
    rows.push({ what: "words without a script", figure: String(own), peer: `${name} ${words}` });
  }
  return rows;
}

async function accessibility(
  browser: Browser,
  url: (path: string) => string,
  folder: string,
  peers: Page[],
): Promise<Row[]> {
  const pages = await pagesUnder(folder, "site");
  const own = await accessibilityProblems(browser, pages.map(url), "load");
  const rows: Row[] = [
    {
      what: `accessibility problems on ${pages.length} pages, light and dark, wide and narrow`,
      figure: own,
      budget: { words: "none", met: own === "none" },
    },
  ];
  for (const { name, path } of peers)
    rows.push({
      what: "",
      figure: "",
      peer: `${name}, one page: ${await accessibilityProblems(browser, [url(path)], "networkidle")}`,
    });
  return rows;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}
