import type { Page } from "playwright-core";

/**
 * What some elements of a page say, from now on. The page itself takes it down, so that words which stay for a moment only,
 * such as "Copied", are not missed by a test that is slow to look.
 */
export async function noteWords(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle((css) => {
    const words = new Set<string>();
    const look = () => {
      for (const one of document.querySelectorAll(css)) words.add(one.textContent?.trim() ?? "");
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    return words;
  }, selector);
  return () => noted.evaluate((words) => [...words]);
}
