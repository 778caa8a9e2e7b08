import { existsSync } from "node:fs";

export const executablePath = "/usr/bin/chromium";

/** Whether the browser tests run. `REQUIRE_BROWSER=1` makes them run, and fail, where there is no browser. */
export const runsInBrowser = existsSync(executablePath) || process.env["REQUIRE_BROWSER"] === "1";

if (!runsInBrowser) console.warn(`Browser tests are skipped: there is no ${executablePath}.`);

/** Keeps the browser from asking other hosts on its own account. */
export const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
