/** What a browser does to show a page for the first time. */
import type { Browser, CDPSession } from "playwright-core";

/** All sizes as they are sent, compressed. */
export interface Load {
  bytes: number;
  scriptBytes: number;
  /** From the request to the first text or picture. */
  firstPaintMs: number;
  /** What the main thread did until the page was quiet, whatever it was: scripts, styles, layout, paint. */
  busyMs: number;
  /** Of that, in scripts. */
  scriptMs: number;
  /** How long the page could not have answered its reader: what each task took beyond 50 ms. */
  blockedMs: number;
}

/** Loads a page in a browser that has nothing of it yet. */
export async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const sizes = await countBytes(session);
    await session.send("Performance.enable");
    const before = await metrics(session);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const after = await metrics(session);
    const firstPaintMs = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    );
    const blockedMs = await page.evaluate(blocked);
    const spent = (name: string) => ((after.get(name) ?? NaN) - (before.get(name) ?? NaN)) * 1000;
    return {
      ...sizes,
      firstPaintMs,
      blockedMs,
      busyMs: spent("TaskDuration"),
      scriptMs: spent("ScriptDuration"),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: the sum over its long tasks. */
function blocked(): Promise<number> {
  return new Promise((done) => {
    new PerformanceObserver((list) =>
      done(list.getEntries().reduce((sum, { duration }) => sum + duration - 50, 0)),
    ).observe({ type: "longtask", buffered: true });
    setTimeout(() => done(0), 200);
  });
}

/** Words that a reader finds without a script. */
export async function wordsWithoutScript(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    const text = await page.locator("body").innerText();
    return text.split(/\s+/).filter((word) => word !== "").length;
  } finally {
    await context.close();
  }
}

async function countBytes(session: CDPSession): Promise<{ bytes: number; scriptBytes: number }> {
  const sizes = { bytes: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sizes.bytes += encodedDataLength;
    if (scripts.has(requestId)) sizes.scriptBytes += encodedDataLength;
  });
  return sizes;
}

async function metrics(session: CDPSession): Promise<Map<string, number>> {
  const { metrics: all } = await session.send("Performance.getMetrics");
  return new Map(all.map(({ name, value }) => [name, value]));
}
