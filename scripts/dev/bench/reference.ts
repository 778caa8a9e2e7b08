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
import { UsageError } from "../../lib/errors.ts";
import { buildReference } from "../../docs/site/build.ts";
import { accessibilityProblems, pagesUnder } from "./reference-accessibility.ts";
import { budgets, screens, slowdown } from "./reference-budgets.ts";
import { editSeconds } from "./reference-edit.ts";
import { load, wordsWithoutScript, type Load } from "./reference-loads.ts";
import { makePeers } from "./reference-peers.ts";
import { firstSample } from "./reference-places.ts";
import { problemsInStates, stateNames } from "./reference-states.ts";
import { atMost, median, type Row } from "./table.ts";

const executablePath = "/usr/bin/chromium";
const rounds = 7;
const slowRounds = 5;

/** The page of the operation with the most fields, and the one that has everything. */
const ownPage = "site/operations/v2/searchMedia.html";
const everything = "site/print.html";

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
      ...(await slowLoads(browser, url, peers)),
      ...(await places(browser, url)),
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
    limited("full build", first, budgets.buildSeconds, seconds),
    { what: "rebuild", figure: seconds(again), peer: "full build", ratio: again / first },
    limited("edit to page", await editSeconds(`${site}-edited`), budgets.editSeconds, seconds),
  ];
}

/** A figure beside what it may be at most. */
function limited(what: string, value: number, limit: number, show: (value: number) => string): Row {
  return {
    what,
    figure: show(value),
    peer: `limit ${show(limit)}`,
    ratio: value / limit,
    budget: atMost(value, limit, `at most ${show(limit)}`),
  };
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
  const compare = (what: string, key: keyof Load, show: (value: number) => string, limit?: number): Row[] => {
    const figure = middle(own, key);
    const beside = [...others].map(([name, all]): Row => {
      const peer = middle(all, key);
      const row = { what, figure: show(figure), peer: `${name} ${show(peer)}` };
      return peer === 0 ? row : { ...row, ratio: figure / peer };
    });
    return limit === undefined ? beside : [limited(what, figure, limit, show), ...beside];
  };
  const fastest = Math.min(
    ...[...others].flatMap(([name, all]) => (name === "an empty page" ? [] : middle(all, "firstPaintMs"))),
  );
  const paint = compare("first paint", "firstPaintMs", milliseconds).map((row, index) => ({
    ...row,
    ...(index === 0 ? { budget: atMost(middle(own, "firstPaintMs"), fastest, "at most the fastest") } : {}),
  }));
  return [
    ...compare("first load", "bytes", kilobytes, budgets.firstLoadBytes),
    ...compare("scripts in it", "scriptBytes", kilobytes, budgets.scriptBytes),
    ...compare("layout shift", "shift", thousandths, budgets.shift),
    ...paint,
    ...compare("main thread blocked, beyond 50 ms per task", "blockedMs", milliseconds),
    ...compare("main thread busy", "busyMs", milliseconds),
    ...compare("of that, in scripts", "scriptMs", milliseconds),
  ];
}

/** How long pages cannot answer on a slow processor, by turns. */
async function slowLoads(browser: Browser, url: (path: string) => string, peers: Page[]): Promise<Row[]> {
  const pages = [
    { name: "an operation", path: ownPage },
    { name: "the page of everything", path: everything },
    ...peers,
  ];
  const loaded = new Map<string, Load[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < slowRounds; round++)
    for (const { name, path } of pages) loaded.get(name)?.push(await load(browser, url(path), slowdown));
  const middle = (name: string, key: keyof Load) => median((loaded.get(name) ?? []).map((one) => one[key]));
  const what = (name: string) => `main thread blocked on a ${slowdown} times slower processor, ${name}`;
  const own = middle("an operation", "blockedMs");
  return [
    limited(what("an operation"), own, budgets.blockedSlowlyMs, milliseconds),
    limited(
      what("the page of everything"),
      middle("the page of everything", "blockedMs"),
      budgets.blockedSlowlyMs,
      milliseconds,
    ),
    limited(
      "layout shift, the page of everything",
      middle("the page of everything", "shift"),
      budgets.shift,
      thousandths,
    ),
    ...peers.map(({ name }): Row => {
      const peer = middle(name, "blockedMs");
      const row = {
        what: what("an operation"),
        figure: milliseconds(own),
        peer: `${name} ${milliseconds(peer)}`,
      };
      return peer === 0 ? row : { ...row, ratio: own / peer };
    }),
  ];
}

/** Where the first sample begins. */
async function places(browser: Browser, url: (path: string) => string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, viewport] of Object.entries(screens)) {
    const limit = budgets.firstSample[name as keyof typeof screens];
    const place = await firstSample(browser, url(ownPage), viewport);
    rows.push(limited(`first sample starts, at ${viewport.width} px`, place, limit, inScreens));
  }
  return rows;
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
  const inStates = await problemsInStates(browser, url(ownPage));
  rows.push({
    what: `accessibility problems in states (${stateNames}), light and dark`,
    figure: inStates,
    budget: { words: "none", met: inStates === "none" },
  });
  for (const { name, path } of peers)
    rows.push({
      what: "",
      figure: "",
      peer: `${name}, one page: ${await accessibilityProblems(browser, [url(path)], "networkidle")}`,
    });
  return rows;
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`;
}

function inScreens(value: number): string {
  return `${value.toFixed(2)} screens`;
}

function thousandths(value: number): string {
  return value.toFixed(4);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}
