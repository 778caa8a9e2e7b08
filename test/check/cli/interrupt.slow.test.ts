import { readFile } from "node:fs/promises";
import { constants } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { root } from "../../../scripts/lib/paths.ts";
import { run } from "../../run.ts";
import { faultyServer } from "../faulty.ts";

/** The test's own timeout ends the wait. */
const patiently = { timeout: 3_600_000, interval: 10 };

/** Whether a process still listens for SIGINT, which it does until the first; where that is not told, it has a second. */
async function listens(pid = 0): Promise<boolean> {
  const file = `/proc/${pid}/status`;
  if (process.platform !== "linux") return sleep(1000, false);
  const caught = /^SigCgt:\s*(\w+)$/m.exec(await readFile(file, "utf8").catch(() => ""))?.[1] ?? "0";
  return (BigInt(`0x${caught}`) & (1n << BigInt(constants.signals.SIGINT - 1))) !== 0n;
}

const server = faultyServer();

describe("Ctrl-C", () => {
  it.each([
    ["between answers", 200],
    ["while it waits for a rate limit", 429],
  ])("%s ends a run with a report of what ran, and exit code 2", async (_, status) => {
    let answers = 0;
    let interrupted: () => void = () => undefined;
    const isInterrupted = new Promise<void>((done) => (interrupted = done));
    server.fault = async () => {
      answers += 1;
      if (answers < 16) return undefined;
      if (status === 429) return Response.json({ error: {} }, { status, headers: { "Retry-After": "60" } });
      // What it asked for comes only after it was interrupted.
      await isInterrupted;
      return undefined;
    };
    const target = ["--v2", `${server.url}/v2`, "--api-key", "mock_live_demo", "--rate", "off"];
    const flags = [...target, "--concurrency", "1", "--only", "v2/searchTaxonomies"];
    const check = run(process.execPath, ["scripts/run.mjs", "check.ts", ...flags], root);
    // Two of the answers were asked for to see whether this is the API.
    await vi.waitFor(() => expect(answers).toBeGreaterThanOrEqual(16), patiently);
    check.process.kill("SIGINT");
    await vi.waitFor(async () => expect(await listens(check.process.pid)).toBe(false), patiently);
    interrupted();
    expect(await check.ended).toBe(2);
    const { stdout } = check.printed;
    expect(stdout).toMatch(/not tested \(the run was interrupted\): \d+/);
    expect(stdout).toMatch(/Stopped early \(interrupted\)/);
    expect(stdout).toMatch(/^[1-9]\d* passed, .*; 16 requests, /m);
  });
});
