import { http, type HttpHandler } from "msw";
import { ControlError } from "./http/control-error.ts";
import { ConnectionLost } from "./http/faults.ts";
import { mockOf } from "./app/mock.ts";
import { checkNames, createMockApp, type MockOptions } from "./app/mock-app.ts";
import { addressesOf, servedPaths } from "./app/paths.ts";

export { type AccountData, type CampaignData, type CreativeData, type MockData } from "./adintel/index.ts";
export { DataError } from "../scripts/lib/data/data-error.ts";
export type { Mock } from "./app/mock.ts";
export type { MockOptions } from "./app/mock-app.ts";

export interface HandlerOptions extends MockOptions {
  /** The API's origin, such as `https://api.adintel.example`; requests to other origins pass through. Default: any origin. */
  origin?: string;
}

/**
 * The mock for Mock Service Worker 2 and 3: handlers for `setupWorker` in a browser and `setupServer` in Node.js, and the mock
 * behind them. It behaves like the server. The browser's console logs API calls, but not pictures or controls.
 *
 * @throws {ControlError} on an option that does not exist or has a wrong value, such as an `origin` with a path.
 *
 * @example
 * const { handlers } = createHandlers({ seed: 7 });
 * await setupWorker(...handlers).start();
 */
export function createHandlers(given: HandlerOptions = {}) {
  checkNames(given, ["origin"]);
  const { origin, ...options } = given;
  const mock = mockOf(createMockApp(options));
  const where = origin === undefined ? "https?://[^/]+" : escape(originIn(origin));
  const all = (paths: readonly string[]) =>
    http.all(addressesOf(paths, where), ({ request }) => mock.fetch(request).catch(lostOr));
  const handlers: HttpHandler[] = [all(servedPaths.api), silent(all(servedPaths.beside))];
  return { handlers, mock };
}

/** The origin of an address that has no more than that, or a slash. */
function originIn(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && [url.origin, `${url.origin}/`].includes(address)) return url.origin;
  const message = "must be an origin such as https://api.example.com, without a path";
  throw new ControlError(400, { path: "origin", message });
}

/** MSW logs each response in a group of its own, and a page of thumbnails would bury the calls of the API. */
function silent(handler: HttpHandler): HttpHandler {
  return Object.assign(handler, { log: () => Promise.resolve() });
}

/** A cut connection, as Mock Service Worker knows it. */
function lostOr(error: unknown): Response {
  if (!(error instanceof ConnectionLost)) throw error;
  const response = Response.error();
  // Once a server listens in the same process, the global Response is its own, and MSW looks for one of that class.
  return response instanceof Response
    ? response
    : Object.defineProperties(new Response(null), { type: { value: "error" }, status: { value: 0 } });
}

function escape(text: string): string {
  return text.replaceAll(/[.[\]]/g, "\\$&");
}
