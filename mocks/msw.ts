import { documents } from "@adintel/client/operations";
import { http, type HttpHandler } from "msw";
import { mockOf } from "./mock.ts";
import { createSimulator, type SimulatorOptions } from "./simulator/index.ts";

export type { Mock } from "./mock.ts";
export type { SimulatorOptions as MockOptions } from "./simulator/index.ts";

export interface HandlerOptions extends SimulatorOptions {
  /** Where the API is, such as `https://api.adintel.example`; requests to other origins are let through. Default: any. */
  origin?: string;
}

/** What of an origin is the mock's. Of `/assets` it is no more than the pictures, since bundlers put their files there. */
const paths = [
  ...[documents.v1.basePath, documents.v2.basePath],
  ...["/__mock", "/assets/accounts", "/assets/creatives"],
];

/**
 * The mock for Mock Service Worker 2: handlers for `setupWorker` in a browser and `setupServer` in Node.js, and the mock
 * behind them. It behaves as the server does.
 *
 * @throws {TypeError} if `origin` is no address.
 *
 * @example
 * const { handlers } = createHandlers({ seed: 7 });
 * await setupWorker(...handlers).start();
 */
export function createHandlers({ origin, ...options }: HandlerOptions = {}) {
  const mock = mockOf(createSimulator(options));
  const where = origin === undefined ? "https?://[^/]+" : escape(new URL(origin).origin);
  const addresses = new RegExp(`^${where}(${paths.join("|")})(/|$)`);
  const handlers: HttpHandler[] = [http.all(addresses, ({ request }) => mock.fetch(request))];
  return { handlers, mock };
}

function escape(text: string): string {
  return text.replaceAll(/[.[\]]/g, "\\$&");
}
