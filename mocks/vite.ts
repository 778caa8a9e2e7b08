import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { demoKey, type MockData } from "./adintel/index.ts";
import { checkNames, type MockOptions } from "./app/mock-app.ts";
import { addressesOf, servedPaths } from "./app/paths.ts";
import { createServed } from "./serve/compose.ts";
import { createLines } from "./serve/request-log.ts";
import { followFiles, optionsInFiles } from "./serve/watch-files.ts";
import { isExpected } from "../scripts/lib/errors.ts";

export type { MockOptions } from "./app/mock-app.ts";

/** What the plugin takes: the options of `createMock`, with data in a file too. */
export interface MockPluginOptions extends Omit<MockOptions, "data"> {
  /** Your own accounts and creatives, or the path of a YAML, JSON or HAR file with them, whose edits the mock takes. */
  data?: MockData | string;
  /** Whether to log a line for each request; default `true`. */
  log?: boolean;
}

/** A plugin as every version of Vite takes it. */
export interface MockPlugin {
  name: string;
  apply: "serve";
  configureServer(this: void, server: ViteServer): void;
  configurePreviewServer(this: void, server: ViteServer): void;
}

interface ViteServer {
  middlewares: {
    // Node.js's request and response: its declarations are not installed with the mock.
    use(handle: (request: object, response: object, next: () => void) => void): unknown;
  };
  httpServer?: { once(event: "close", listener: () => void): unknown } | null;
  resolvedUrls?: { local: string[]; network: string[] } | null;
  printUrls?(): void;
  config?: { logger: { info(message: string): void } };
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
export function mockPlugin(given: MockPluginOptions = {}): MockPlugin {
  checkNames(given, ["log"]);
  const { data, log = true, ...options } = given;
  const isServed = addressesOf(Object.values(servedPaths).flat());
  let lines: ReturnType<typeof createLines> | undefined;
  const files = typeof data === "string" ? { dataFile: data } : {};
  const serve = (server: ViteServer): void => {
    lines ??= createLines(process.stdout, log ? "words" : "none");
    const { onExchange } = lines;
    const fixed: MockOptions = {
      defaultKey: demoKey,
      ...(onExchange && { onExchange }),
      ...options,
      ...(typeof data === "object" && { data }),
    };
    const create = (inFiles: MockOptions) =>
      createServed({ ...fixed, ...inFiles }, false, undefined, files.dataFile);
    const first = naming(() => create(optionsInFiles(files)));
    const followed = followFiles(first, files, "words", create);
    server.httpServer?.once("close", followed.close);
    tellAddress(server, first.size && ` (${[first.size, files.dataFile].filter(Boolean).join(" from ")})`);
    // Vite and what else is in its process keep their Request and Response.
    const respond = getRequestListener((request, env) => followed.present().fetch(request, env), {
      overrideGlobalObjects: false,
    });
    server.middlewares.use((request, response, next) => {
      const incoming = request as IncomingMessage;
      if (isServed.test(incoming.url ?? "")) void respond(incoming, response as ServerResponse);
      else next();
    });
  };
  return { name: "adintel-mock", apply: "serve", configureServer: serve, configurePreviewServer: serve };
}

/** Vite shows the message of an error alone, which is to say whose it is. */
function naming<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw isExpected(error) ? new Error(`The mock cannot start.\n${error.message}`, { cause: error }) : error;
  }
}

/** Adds the mock's page to the addresses that Vite prints. */
function tellAddress(server: ViteServer, data = ""): void {
  const printUrls = server.printUrls?.bind(server);
  server.printUrls = () => {
    printUrls?.();
    const [url] = server.resolvedUrls?.local ?? [];
    if (url !== undefined)
      server.config?.logger.info(`  ➜  Mock:    ${new URL("/__mock/", url).href}${data}`);
  };
}
