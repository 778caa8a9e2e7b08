/** Where things stand on a page, which does not depend on the machine. */
import type { Browser } from "playwright-core";

/** Where the first sample of a page begins, in screens from the top. */
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
