import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Below any path of a host.
  base: "./",
  clearScreen: false,
  // @adintel/mock is its sources here.
  resolve: { tsconfigPaths: true },
  plugins: mode === "production" ? [] : [serviceWorker()],
}));

/** Puts the script of MSW's service worker beside the page; it stays in its package otherwise. */
function serviceWorker(): Plugin {
  const fileName = "mockServiceWorker.js";
  const read = () => readFile(createRequire(import.meta.url).resolve(`msw/${fileName}`), "utf8");
  return {
    name: "mock-service-worker",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName, source: await read() });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_, response, next) => {
        read().then((script) => response.setHeader("Content-Type", "text/javascript").end(script), next);
      });
    },
  };
}
