/** Builds `dist/`, what the package publishes. npm runs it before it packs. */
import { fileURLToPath } from "node:url";
import { buildPackage } from "../packages/build.mjs";

/** Without an address, the check runs against the mock, which is a separate package. */
const mockBeside = {
  name: "mock-beside",
  setup({ onResolve }) {
    onResolve({ filter: /\/mocks\/index\.ts$/ }, () => ({ path: "@adintel/mock", external: true }));
  },
};

await buildPackage(fileURLToPath(new URL(".", import.meta.url)), {
  entryPoints: {
    index: "scripts/contract/index.ts",
    check: "scripts/check.ts",
    diff: "scripts/contract/diff.ts",
    proxy: "scripts/contract/proxy.ts",
  },
  platform: "node",
  plugins: [mockBeside],
});
