// playwright.config.ts
import { defineConfig } from "@playwright/test";

const { ADINTEL_URL, CI } = process.env;

const mock = {
  command: "npx adintel-mock --now 2026-11-20",
  url: "http://127.0.0.1:4010/__mock/health",
  reuseExistingServer: !CI,
};

const page = {
  command: "npx vite --host 127.0.0.1",
  url: "http://127.0.0.1:5173",
  reuseExistingServer: !CI,
};

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  use: { baseURL: page.url },
  webServer: ADINTEL_URL === undefined ? [mock, page] : [page], // with a URL, the mock is already running
});
