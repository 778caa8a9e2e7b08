/** Measures the first load of a page. */
import type { Browser, CDPSession } from "playwright-core";

/** Sizes are compressed. */
export interface Load {
  bytes: number;
  scriptBytes: number;
  /** The cumulative layout shift. */
  shift: number;
  /** The total blocking time: what each task took beyond 50 ms. */
  blockedMs: number;
}

/**
 * Loads a page with an empty cache.
 *
 * @param slowdown How much slower the processor is than this one.
 */
export async function load(browser: Browser, url: string, slowdown = 1): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const sizes = await countBytes(session);
    if (slowdown > 1) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    // Wait for remaining work, such as the last layout.
    await page.evaluate(quiet);
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    return { ...sizes, ...(await page.evaluate(observed)) };
  } finally {
    await context.close();
  }
}

interface Observed {
  blockedMs: number;
  shift: number;
}

/** Runs in the page first: sums its long tasks and its layout shifts. */
function observe(): void {
  const sums: Observed = { blockedMs: 0, shift: 0 };
  Object.assign(globalThis, { observed: sums });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) sums.blockedMs += duration - 50;
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sums.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page: resolves when it was idle several times in a row. */
async function quiet(): Promise<void> {
  for (let times = 0; times < 5; times += 1)
    await new Promise((done) => requestIdleCallback(() => setTimeout(done, 50)));
}

/** Runs in the page. */
function observed(): Observed {
  return (globalThis as unknown as { observed: Observed }).observed;
}

/** The number of words without scripts. */
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

/** The distance of the first sample from the top, in screens. */
export async function firstSample(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  const page = await browser.newPage({ viewport });
  try {
    await page.goto(url);
    const box = await page.locator(".samples pre:visible").first().boundingBox();
    return (box?.y ?? Infinity) / viewport.height;
  } finally {
    await page.close();
  }
}
