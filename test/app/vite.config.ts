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
  plugins: mode === "production" ? [] : [mockFiles()],
}));

/** Puts beside the page what the mock in it loads: the script of MSW's service worker, which stays in its package otherwise, and own data. */
function mockFiles(): Plugin {
  const worker = "mockServiceWorker.js";
  const data = "own.yaml";
  const readWorker = () => readFile(createRequire(import.meta.url).resolve(`msw/${worker}`), "utf8");
  return {
    name: "mock-files",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: worker, source: await readWorker() });
      const source = await readFile(new URL(data, import.meta.url), "utf8");
      this.emitFile({ type: "asset", fileName: data, source });
    },
    // Vite serves the data by itself.
    configureServer(server) {
      server.middlewares.use(`/${worker}`, (_, response, next) => {
        readWorker().then(
          (script) => response.setHeader("Content-Type", "text/javascript").end(script),
          next,
        );
      });
    },
  };
}
