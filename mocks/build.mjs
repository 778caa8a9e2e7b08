/** Builds `dist/`, what the package publishes. npm runs it before it packs. */
import { fileURLToPath } from "node:url";
import { buildPackage } from "../scripts/packages/build.mjs";

await buildPackage(fileURLToPath(new URL(".", import.meta.url)), {
  entryPoints: ["index", "flags", "server", "remote", "matchers", "msw", "command"].map(
    (name) => `mocks/${name}.ts`,
  ),
  // The handlers for Mock Service Worker run in browsers.
  platform: "neutral",
  // A tenth of the time to the first answer is spent on reading code.
  minifyWhitespace: true,
});
