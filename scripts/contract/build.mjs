/** Builds `dist/`, what the package publishes. npm runs it before it packs. */
import { buildPackage } from "../packages/build.mjs";

await buildPackage(import.meta.dirname, {
  entryPoints: {
    index: "scripts/contract/index.ts",
    check: "scripts/check.ts",
    diff: "scripts/contract/diff.ts",
    proxy: "scripts/contract/proxy.ts",
  },
  platform: "node",
});
