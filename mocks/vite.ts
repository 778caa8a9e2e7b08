import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { demoKey } from "./adintel/index.ts";
import type { MockOptions } from "./app/mock-app.ts";
import { addressesOf, servedPaths } from "./app/paths.ts";
import { createMock } from "./index.ts";

export type { MockOptions } from "./app/mock-app.ts";

/** A plugin as every version of Vite takes it. */
export interface MockPlugin {
  name: string;
  apply: "serve";
  configureServer(this: void, server: ServerWithMiddlewares): void;
  configurePreviewServer(this: void, server: ServerWithMiddlewares): void;
}

interface ServerWithMiddlewares {
  middlewares: {
    // Node.js's request and response: its declarations are not installed with the mock.
    use(handle: (request: object, response: object, next: () => void) => void): unknown;
  };
}

/**
 * The mock in Vite's server, in development and in a preview, on the page's own origin. A build has nothing of it. It stands in for
 * the back end that adds the API key: without another `defaultKey`, requests that send no key have the demo key.
 *
 * @example
 * import { defineConfig } from "vite";
 *
 * export default defineConfig({ plugins: [mockPlugin({ seed: 7 })] });
 */
export function mockPlugin(options: MockOptions = {}): MockPlugin {
  const isServed = addressesOf(Object.values(servedPaths).flat());
  const serve = ({ middlewares }: ServerWithMiddlewares): void => {
    const mock = createMock({ defaultKey: demoKey, ...options });
    // Vite and what else is in its process keep their Request and Response.
    const respond = getRequestListener(mock.fetch, { overrideGlobalObjects: false });
    middlewares.use((request, response, next) => {
      const incoming = request as IncomingMessage;
      if (isServed.test(incoming.url ?? "")) void respond(incoming, response as ServerResponse);
      else next();
    });
  };
  return { name: "adintel-mock", apply: "serve", configureServer: serve, configurePreviewServer: serve };
}
