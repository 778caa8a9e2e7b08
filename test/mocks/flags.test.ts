import { readFlags } from "@adintel/mock/flags";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("--scenario takes presets by name, and files with one scenario or several", async () => {
  const folder = await mkdtemp(join(tmpdir(), "scenarios-"));
  const file = join(folder, "limited.json");
  const limited = { on: { operation: "searchMedia" }, times: 2, error: "rate_limited", retryAfterSeconds: 3 };
  const staged = (...names: string[]) =>
    readFlags(names.flatMap((name) => ["--scenario", name]))?.simulator.scenarios;
  try {
    await writeFile(file, JSON.stringify(limited));
    expect(staged("slow", file)).toEqual([{ name: "slow", delayMs: 2000 }, limited]);
    await writeFile(file, JSON.stringify(["flaky", limited]));
    expect(staged(file)).toMatchObject([{ name: "flaky" }, limited]);
    await writeFile(file, JSON.stringify([limited, { times: 0, delayMs: 1 }]));
    expect(() => staged(file)).toThrow(/limited\.json: 1\.times: must be an integer from 1/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
