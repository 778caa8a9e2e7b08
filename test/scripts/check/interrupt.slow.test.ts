import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { root } from "../../../scripts/paths.ts";
import { run } from "../run.ts";
import { faultyServer } from "./faulty.ts";

let server: Awaited<ReturnType<typeof faultyServer>>;

beforeAll(async () => {
  server = await faultyServer();
});

afterAll(() => server.close());

describe("Ctrl-C", () => {
  it.each([
    ["between answers", 200],
    ["while it waits for a rate limit", 429],
  ])("%s ends a run with a report of what ran, and exit code 2", async (_, status) => {
    let answers = 0;
    server.fault = async () => {
      answers += 1;
      if (answers < 6) return undefined;
      if (status === 429) return Response.json({ error: {} }, { status, headers: { "Retry-After": "60" } });
      await new Promise((done) => setTimeout(done, 300));
      return undefined;
    };
    const flags = [
      "--v2",
      `${server.url}/v2`,
      "--api-key",
      "mock_live_demo",
      "--rate",
      "off",
      "--only",
      "v2/searchTaxonomies",
    ];
    const check = run(process.execPath, ["scripts/run.mjs", "check.ts", ...flags], root);
    await vi.waitFor(() => expect(answers).toBeGreaterThanOrEqual(6), { timeout: 30_000 });
    // Two of the answers were asked for to see whether this is the API. Until the check has the last one and waits.
    await new Promise((done) => setTimeout(done, 100));
    check.process.kill("SIGINT");
    expect(await check.ended).toBe(2);
    const { stdout } = check.printed;
    expect(stdout).toMatch(/not tested \(the run was interrupted\): \d+/);
    expect(stdout).toMatch(/Stopped before its end \(interrupted\)/);
    expect(stdout).toMatch(/^[34] passed, .*; 6 requests, /m);
  });
});
