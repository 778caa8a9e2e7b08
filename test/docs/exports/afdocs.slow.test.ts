import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createStaticMock } from "@adintel/mock";
import { listen } from "@adintel/mock/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addSite } from "../../../mocks/serve/site.ts";
import { isWhole } from "../../sample.ts";
import { buildReference } from "../../../scripts/docs/site/build.ts";

/*
 * The reference, as the mock serves it, against the Agent-Friendly Documentation Spec, by its own program. It needs a newer
 * Node.js than the project, so it comes from the registry, as does that.
 */

const program = "afdocs@0.22.2";
const run = promisify(execFile);

/** Without what npx sets where it runs the tests, which a second one would take for its own options. */
const outside = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

/** Pages of each kind, short and long ones. The program would choose the documents, too, which are no pages. */
const pages = [
  "index.html",
  "authentication.html",
  "errors.html",
  "credits.html",
  "moving-to-v2.html",
  "v2.html",
  "operations/v2/searchMedia.html",
  "operations/v2/listAccountCollabs.html",
  "operations/v1/searchBrands.html",
  "schemas/v2/MediaItem.html",
  "schemas/v2/Language.html",
];

/**
 * Where the content begins, of which it warns: the menu stands before it in the HTML, as it does on the screen and for the
 * keyboard, and on a short page it is longer. Agents are given Markdown, which begins with the title.
 */
const waived = ["content-start-position"];

/** What Markdown leaves out on purpose: what repeats headings, serves only a screen, or is the same code in a further language. */
const forScreens = ["nav", ".contents-folded", ".anchor", ".tab-list", "caption", ".panel + .panel"];

// Only with whole sets: it comes from the registry, and reads each page several times.
const isThere =
  isWhole &&
  (await run("npm", ["view", program, "version"], { timeout: 60_000 }).then(
    ({ stdout }) => stdout.trim() !== "",
    () => false,
  ));
if (isWhole && !isThere)
  console.warn(`afdocs is skipped: the registry has no ${program}, or cannot be reached.`);

let folder: string;
let site: { url: string; close: () => Promise<void> };

beforeAll(async () => {
  if (!isThere) return;
  folder = await mkdtemp(join(tmpdir(), "afdocs-"));
  const app = createStaticMock();
  const open = () => listen(app.fetch, { port: 0, host: "127.0.0.1" });
  site = await open();
  // afdocs takes a short page that has "404" anywhere for one that was not found, and addresses have the port.
  while (site.url.includes("404")) {
    await site.close();
    site = await open();
  }
  // Whole addresses are of the place where a site is published, which is known now.
  await buildReference(join(folder, "site"), { siteUrl: `${site.url}/` });
  addSite(app, join(folder, "site"));
});

afterAll(async () => {
  if (!isThere) return;
  await site.close();
  await rm(folder, { recursive: true });
});

test.skipIf(!isWhole || (!isThere && process.env["CI"] === undefined))(
  "passes every check but what is waived",
  async () => {
    const flags = [
      "--format",
      "json",
      "--score",
      "--quiet",
      "--request-delay",
      "0",
      "--url-path-pattern",
      "html",
      "--urls",
      pages.map((page) => `${site.url}/${page}`).join(),
      "--parity-exclusions",
      forScreens.join(),
    ];
    const command = ["-y", "-p", "node@24", "-p", program, "afdocs", "check", `${site.url}/`, ...flags];
    // It ends with 1 where a check fails.
    const { stdout } = await run("npx", command, {
      timeout: 360_000,
      maxBuffer: 2 ** 26,
      env: outside,
    }).catch((error: { stdout?: string }) => {
      if (error.stdout) return { stdout: error.stdout };
      throw error;
    });
    const { results }: { results: Result[] } = JSON.parse(stdout);
    const missed = results.filter(({ status }) => status !== "pass" && status !== "skip");
    expect(missed.filter(({ id }) => !waived.includes(id)).map(said)).toEqual([]);
    expect(results.filter(({ status }) => status === "pass").length).toBeGreaterThan(20);
  },
  // Two programs may have to come from the registry first.
  420_000,
);

/** A check that is not passed, and the pages that miss it. */
function said({ id, message, details }: Result): string {
  const failing = details?.pageResults?.filter(({ status }) => status !== "pass") ?? [];
  return `${id}: ${message} ${JSON.stringify(failing)}`;
}

interface Result {
  id: string;
  status: "pass" | "warn" | "fail" | "skip" | "error";
  message: string;
  details?: { pageResults?: { status?: string }[] };
}
