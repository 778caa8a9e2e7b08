import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { check } from "../../../scripts/check/cli/command.ts";
import type { ReportData } from "../../../scripts/check/report/data.ts";
import { faultyIndependents, heldOut, sound, type Faulty } from "../score/faulty.ts";
import { cases, fullRun, requestsUntilFound } from "../score/measure.ts";
import { sample } from "../../sample.ts";

/*
 * What the check finds on a server that shares no code with the mock.
 */

const some = sample(faultyIndependents, 16);
/** Half of the families, which are not looked at when a case is written. */
const unseen = heldOut();

interface Found {
  fault: Faulty;
  requests: number;
}

async function search(faults: readonly Faulty[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const fault of faults) {
    const first = await requestsUntilFound(fault.held());
    found.push({ fault, requests: first?.requests ?? Infinity });
  }
  return found;
}

const share = (found: readonly Found[], requests: number) =>
  found.filter((one) => one.requests <= requests).length / found.length;

/** Those that were not found, so that a failure names them. */
const missed = (found: readonly Found[]) =>
  found.filter(({ requests }) => requests === Infinity).map(({ fault }) => fault.id);

describe("of the faults of the independent server", () => {
  let found: Found[];

  beforeAll(async () => {
    found = await search(some);
  });

  // What is reached, so that no change loses it; the order was learned from these faults.
  test.each([
    [60, 0.42],
    [200, 0.7],
  ])("%d requests find a share of %d at least", (requests, least) => {
    expect(share(found, requests)).toBeGreaterThanOrEqual(least);
  });

  // The goal is 97 of 100.
  test("a full run finds nine in ten of the families that no case was written for", () => {
    const theirs = found.filter(({ fault }) => unseen.has(fault.family));
    expect(share(theirs, Number.MAX_VALUE), missed(theirs).join("\n")).toBeGreaterThanOrEqual(0.9);
  });
});

test.each(["independent", "mock"] as const)(
  "a full run against the %s server needs 800 requests at most, with each key and an address to index, and 300 for robustness",
  async (subject) => {
    const robustness = cases.filter(({ area }) => area === "robustness");
    const others = cases.filter(({ area }) => area !== "robustness");
    expect((await fullRun(sound[subject](), others)).requests).toBeLessThanOrEqual(800);
    expect((await fullRun(sound[subject](), robustness)).requests).toBeLessThanOrEqual(300);
  },
);

describe("the command", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "score-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Runs `npm run check` as a stranger would, on a server in this process. */
  async function run({ fetch, now, apiKey = "", keys = {}, indexUrl = "" }: ReturnType<Faulty["held"]>) {
    const file = join(folder, "report.json");
    const args = [
      "--api-key",
      apiKey,
      "--timeout",
      "1",
      ...[indexUrl].flat().flatMap((url) => ["--index-url", url]),
      ...Object.entries(keys).flatMap(([kind, key]) => [`--${kind}-key`, String(key)]),
      "--bail",
      "--reporter",
      `json=${file}`,
    ];
    const code = await check(args, {
      now: now ?? Date.now,
      stderr: { write: () => undefined },
      ...(fetch && { fetch }),
    });
    return { code, report: JSON.parse(await readFile(file, "utf8")) as ReportData };
  }

  test("says that a server without a fault conforms", async () => {
    const { code, report } = await run(sound.independent());
    expect([code, report.verdict, report.lacks]).toEqual([0, "conforms", []]);
  });

  // Outside of a test, a rate limit takes its time.
  const prompt = faultyIndependents.filter(({ family }, place) => family !== "rates" && place % 40 === 0);

  test.each(sample(prompt, 3))("says of $id what a run in the test does", async (fault) => {
    const { code } = await run(fault.held());
    const found = await requestsUntilFound(fault.held());
    // Too little may have been seen to say so.
    if (found === undefined) expect([0, 2]).toContain(code);
    else expect(code).toBe(1);
  });
});
