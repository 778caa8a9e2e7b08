/** The reference beside those that other tools make of the same document, in headless Chromium and over gzip. */
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { listen } from "@adintel/mock/server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { chromium, type Browser } from "playwright-core";
import { UsageError } from "../../lib/errors.ts";
import { createBuildWorker } from "../../serve/build-worker-client.ts";
import { parseBundles } from "../../openapi/document.ts";
import { stamp } from "../../generate/files.ts";
import { root } from "../../lib/paths.ts";
import { buildReference } from "../../docs/site/build.ts";
import { budgets, screens, slowdown } from "../../../test/docs/assets/budgets.ts";
import { firstSample, load, wordsWithoutScript, type Load } from "./reference-loads.ts";
import { makePeers } from "./reference-peers.ts";
import { limited, median, type Row } from "./table.ts";

const executablePath = "/usr/bin/chromium";
const rounds = 7;
const slowRounds = 5;
const editRounds = 3;

const seconds = (value: number) => `${value.toFixed(1)} s`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const inScreens = (value: number) => `${value.toFixed(2)} screens`;
const thousandths = (value: number) => value.toFixed(4);

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
    const url = (path: string) => `${server.url}/${path}`;
    return [
      ...builds,
      ...(await loads(browser, url, peers)),
      ...(await slowLoads(browser, url)),
      ...(await places(browser, url)),
      ...(await readings(browser, url, peers)),
    ];
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}

async function timeBuilds(site: string): Promise<Row[]> {
  const start = performance.now();
  await buildReference(site);
  const built = (performance.now() - start) / 1000;
  return [
    besideLimit("full build", built, budgets.buildSeconds, seconds),
    besideLimit("edit to page", await editSeconds(`${site}-edited`), budgets.editSeconds, seconds),
  ];
}

/** How long npm start waits after the last save. */
const settleSeconds = 0.1;

/**
 * The median time of an edit, which is made in memory, so that no file of the project changes.
 *
 * @param site A folder for the pages.
 */
async function editSeconds(site: string): Promise<number> {
  const worker = createBuildWorker();
  try {
    await worker.warmUp(true);
    await worker.buildReference(site, { documents: parseBundles(await worker.readSources()) });
    const taken: number[] = [];
    for (let round = 1; round <= editRounds; round += 1) {
      const words = `A description that was edited ${round} times.`;
      const start = performance.now();
      await stamp(root);
      const documents = parseBundles(await worker.readSources());
      const operation = documents.v2.paths["/media"]?.post;
      if (!operation) throw new Error("there is no POST /media");
      operation.description = words;
      await worker.buildReference(site, { documents });
      taken.push((performance.now() - start) / 1000 + settleSeconds);
      const page = await readFile(join(site, "operations/v2/searchMedia.html"), "utf8");
      if (!page.includes(words)) throw new Error("the page does not show the edit");
    }
    return median(taken);
  } finally {
    worker.close();
  }
}

function besideLimit(what: string, value: number, limit: number, show: (value: number) => string): Row {
  return { ...limited(what, value, limit, show), peer: `limit ${show(limit)}` };
}

interface Page {
  name: string;
  path: string;
}

async function loads(browser: Browser, url: (path: string) => string, peers: Page[]): Promise<Row[]> {
  const own: Load[] = [];
  const others = new Map<string, Load[]>(peers.map(({ name }) => [name, []]));
  // In turns, so that noise affects all alike.
  for (let round = 0; round < rounds; round++) {
    own.push(await load(browser, url(ownPage)));
    for (const { name, path } of peers) others.get(name)?.push(await load(browser, url(path)));
  }
  const middle = (all: Load[], key: keyof Load) => median(all.map((one) => one[key]));
  const compare = (what: string, key: keyof Load, show: (value: number) => string, limit: number): Row[] => {
    const figure = middle(own, key);
    const beside = [...others].map(([name, all]): Row => {
      const peer = middle(all, key);
      const row = { what, figure: show(figure), peer: `${name} ${show(peer)}` };
      return peer === 0 ? row : { ...row, ratio: figure / peer };
    });
    return [besideLimit(what, figure, limit, show), ...beside];
  };
  return [
    ...compare("first load", "bytes", kilobytes, budgets.firstLoadBytes),
    ...compare("scripts in it", "scriptBytes", kilobytes, budgets.scriptBytes),
    ...compare("layout shift", "shift", thousandths, budgets.shift),
  ];
}

/** How long the main thread is blocked on a slow processor. */
async function slowLoads(browser: Browser, url: (path: string) => string): Promise<Row[]> {
  const loaded: Record<"one" | "all", Load[]> = { one: [], all: [] };
  for (let round = 0; round < slowRounds; round++) {
    loaded.one.push(await load(browser, url(ownPage), slowdown));
    loaded.all.push(await load(browser, url(everything), slowdown));
  }
  const middle = (page: keyof typeof loaded, key: keyof Load) => median(loaded[page].map((one) => one[key]));
  const what = `main thread blocked on a ${slowdown} times slower processor`;
  return [
    besideLimit(`${what}, an operation`, middle("one", "blockedMs"), budgets.blockedSlowlyMs, milliseconds),
    besideLimit(
      `${what}, the page of everything`,
      middle("all", "blockedMs"),
      budgets.blockedSlowlyMs,
      milliseconds,
    ),
    besideLimit("layout shift, the page of everything", middle("all", "shift"), budgets.shift, thousandths),
  ];
}

/** Where the first sample begins. */
async function places(browser: Browser, url: (path: string) => string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, viewport] of Object.entries(screens)) {
    const limit = budgets.firstSample[name as keyof typeof screens];
    const place = await firstSample(browser, url(ownPage), viewport);
    rows.push(besideLimit(`first sample starts, at ${viewport.width} px`, place, limit, inScreens));
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
