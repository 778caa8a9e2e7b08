/** Builds `dist/`, what the package publishes. npm runs it before it packs. */
import { fileURLToPath } from "node:url";
import { buildPackage } from "../scripts/packages/build.mjs";
import { buildPage } from "./page/build.mjs";

/** Has the files of the mock's page built in, in place of what makes them of their sources. */
const page = {
  name: "page",
  setup({ onLoad }) {
    onLoad({ filter: /\/mocks\/page\/files\.ts$/ }, async () => {
      const files = await buildPage(fileURLToPath(new URL("page", import.meta.url)));
      return { contents: `export const files = () => Promise.resolve(${JSON.stringify(files)});` };
    });
  },
};

await buildPackage(fileURLToPath(new URL(".", import.meta.url)), {
  plugins: [page],
  entryPoints: ["index", "flags", "server", "remote", "matchers", "msw", "bin"].map(
    (name) => `mocks/${name}.ts`,
  ),
  // The handlers for Mock Service Worker run in browsers.
  platform: "neutral",
  // A tenth of the time to the first answer is spent on reading code.
  minifyWhitespace: true,
});
