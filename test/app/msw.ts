import { createHandlers } from "@adintel/mock/msw";
import { setupWorker } from "msw/browser";

/** Puts the mock between this page and an origin. Its service worker's script stands beside the page. */
export async function startMock(origin: string): Promise<void> {
  const { handlers } = createHandlers({ origin });
  const url = new URL("mockServiceWorker.js", document.baseURI).href;
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: "bypass", serviceWorker: { url } });
}
