/** Builds `dist/`, what the package publishes. npm runs it before it packs. */
import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildPackage } from "../scripts/packages/build.mjs";
import { buildPage } from "./page/build.mjs";

const folder = import.meta.dirname;

await buildPackage(folder, {
  entryPoints: ["index", "flags", "server", "remote", "matchers", "msw", "playwright", "vite", "bin"].map(
    (name) => `mocks/${name}.ts`,
  ),
  // The handlers for Mock Service Worker run in browsers.
  platform: "neutral",
  // A tenth of the time to the first answer is spent on reading code.
  minifyWhitespace: true,
});
await copyFile(join(folder, "controls/openapi.json"), join(folder, "dist/openapi/controls.json"));
// In place of what makes the page of its sources.
const page = JSON.stringify(await buildPage());
await writeFile(join(folder, "dist/page.js"), `export const buildPage = () => Promise.resolve(${page});\n`);
