/** A page with the mock in its service worker, for `msw-browser.slow.test.ts` to call. */
import { createClient } from "@adintel/client";
import { createHandlers } from "@adintel/mock/msw";
import { setupWorker } from "msw/browser";

/** Nowhere: what the worker does not answer fails. */
const origin = "https://api.adintel.example";

interface Answered {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

const page = {
  client: createClient({ baseUrl: `${origin}/v2`, apiKey: "mock_live_demo" }),

  /** Sends a request of `method` to a path of the mock, or to an address. */
  async send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
  ): Promise<Answered> {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const retryAfter = response.headers.get("Retry-After");
    return { status: response.status, retryAfter, body: await response.json() };
  },

  /** Shows a picture and resolves to its width; 0 where it does not load. */
  show(src: string): Promise<number> {
    return new Promise((done) => {
      const image = new Image();
      image.onload = image.onerror = () => done(image.naturalWidth);
      image.src = src;
      document.body.append(image);
    });
  },
};

declare global {
  var mockPage: typeof page;
}

const { handlers } = createHandlers({ now: Date.UTC(2026, 10, 20) });
// The first is the option of version 3, the second that of version 2.
const unhandled = { onUnhandledFrame: "bypass", onUnhandledRequest: "bypass" } as const;
await setupWorker(...handlers).start(unhandled);
globalThis.mockPage = page;
