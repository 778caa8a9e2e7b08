/** Builds `dist/`, what the package publishes. npm runs it before it packs. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPackage } from "../packages/build.mjs";

const folder = import.meta.dirname;

await buildPackage(folder, {
  entryPoints: { index: "scripts/mcp/index.ts", bin: "scripts/mcp/bin.ts" },
  platform: "node",
});

// What the search of the reference finds.
const site = mkdtempSync(join(tmpdir(), "reference-"));
try {
  execFileSync("npm", ["run", "docs", "--prefix", join(folder, "../.."), "--", "--out", site], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const name = readdirSync(join(site, "assets")).find((file) => /^search-.*\.json$/.test(file));
  if (!name) throw new Error("the reference has no search entries");
  copyFileSync(join(site, "assets", name), join(folder, "dist/reference.json"));
} finally {
  rmSync(site, { recursive: true });
}
