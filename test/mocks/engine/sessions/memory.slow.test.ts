import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Requests that are as large as they may be and as wrong as they can be, over many sessions. */
const script = `
  import { createMock } from "@adintel/mock";
  const mock = createMock({ rateLimits: false });
  const body = JSON.stringify({ query: "x", categories: Array(17_000).fill("no") }).padEnd(102_028);
  for (let n = 0; n < 2000; n += 1) {
    const headers = {
      Authorization: "Bearer mock_live_demo",
      "Content-Type": "application/json",
      "X-Mock-Session": "session " + (n % 500),
    };
    const response = await mock.fetch(new Request("http://mock/v2/media", { method: "POST", headers, body }));
    if (response.status !== 400) throw new Error("status " + response.status);
    await response.text();
  }
  console.log(process.resourceUsage().maxRSS);
`;

test("2,000 bad requests of 100 KB over 500 sessions take at most 200 MB", { timeout: 120_000 }, () => {
  const args = ["--import", "tsx", "--input-type=module", "--eval", script];
  const kilobytes = Number(execFileSync(process.execPath, args, { encoding: "utf8" }));
  expect(kilobytes).toBeGreaterThan(0);
  expect(kilobytes / 1000).toBeLessThan(200);
});
