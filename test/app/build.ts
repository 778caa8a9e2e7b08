import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Builds the page into a folder, as files that any host can serve. In the mode `mock` it carries the mock as well. */
export async function buildApp(outDir: string, mode: "production" | "mock"): Promise<void> {
  await build({
    configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)),
    mode,
    logLevel: "error",
    build: { outDir, emptyOutDir: true },
  });
}
