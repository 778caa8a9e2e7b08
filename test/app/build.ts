import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Builds the page into a folder, as files that any host can serve. */
export async function buildApp(outDir: string): Promise<void> {
  await build({
    configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)),
    logLevel: "error",
    build: { outDir, emptyOutDir: true },
  });
}
