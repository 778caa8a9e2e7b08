import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { inject } from "vitest";

/** How long anything in a page may take. Less than a test may, so that what is waited for is told. */
export const patience = 150_000;

/** The browser that all files share; closing it leaves it to the others. */
export function connect(): Promise<Browser> {
  return chromium.connect(inject("browser"));
}

/** How a page is shown; what is left out is as a browser has it from the start. */
export interface View {
  colorScheme?: "light" | "dark";
  reducedMotion?: "reduce";
  viewport?: { width: number; height: number };
  javaScriptEnabled?: boolean;
  permissions?: string[];
}

/** A page as a reader sees it who comes for the first time. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What the console says is wrong, among it what the policy of the page refuses. */
  errors: string[];
  /** What it asked for, in order. */
  requests: { method: string; url: string; text: string }[];
}

/**
 * Pages of the shared browser that are used again: making one takes longer than most tests. There is one with scripts and
 * one without, and a new visit ends the one before.
 */
export interface Tabs {
  visit(view?: View): Promise<Visit>;
  close(): Promise<void>;
}

export async function openTabs(): Promise<Tabs> {
  const browser = await connect();
  const pages = new Map<boolean, Promise<Page>>();
  const pageWith = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ javaScriptEnabled });
    context.setDefaultTimeout(patience);
    return context.newPage();
  };
  return {
    async visit(view = {}) {
      const { javaScriptEnabled = true } = view;
      const known = pages.get(javaScriptEnabled) ?? pageWith(javaScriptEnabled);
      pages.set(javaScriptEnabled, known);
      const page = await known;
      await forget(page);
      await show(page, view);
      return { ...listen(page), page, context: page.context() };
    },
    close: () => browser.close(),
  };
}

/** Takes a page back to where it knows nothing of the visits before. */
async function forget(page: Page): Promise<void> {
  for (const event of ["request", "pageerror", "console", "dialog"]) page.removeAllListeners(event);
  await page.evaluate(() => {
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // Where nothing may be remembered, there is nothing to forget.
    }
  });
  // What the page before still does is not the next one's.
  await page.goto("about:blank");
  await page.mouse.move(0, 0);
  const context = page.context();
  await context.clearCookies();
  await context.clearPermissions();
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}

async function show(page: Page, view: View): Promise<void> {
  const { colorScheme = "light", reducedMotion = "no-preference", permissions = [] } = view;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  await page.setViewportSize(view.viewport ?? { width: 1280, height: 720 });
  if (permissions.length > 0) await page.context().grantPermissions(permissions);
}

function listen(page: Page): Pick<Visit, "errors" | "requests"> {
  const errors: string[] = [];
  const requests: Visit["requests"] = [];
  page.on("request", (request) => {
    const text = JSON.stringify([request.url(), request.headers(), request.postData()]);
    requests.push({ method: request.method(), url: request.url(), text });
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return { errors, requests };
}
