import { describe, expect, it } from "vitest";
import type { CheckCase } from "../../../scripts/check/engine/case.ts";
import { createProgress } from "../../../scripts/check/cli/progress.ts";
import type { Result } from "../../../scripts/check/engine/run.ts";

const cases = Array.from({ length: 4 }, (_, index) => ({ id: String(index), requests: 5 }) as CheckCase);
const session = {
  tally: {
    requests: 0,
    microdollars: 12_500,
    microdollarsAtMost: 12_500,
    unpricedRows: 0,
    pauses: 0,
    waitedMs: 0,
    serverErrors: 0,
    outOfCredits: false,
  },
};
const forgives = (id: string) => id === "2";
const beside = () => new Set(["v2/searchMedia/shape/200-count-of-rows"]);

/** What is written where a case ends every so many milliseconds. */
function written(isTTY: boolean, betweenMs: number, waitMs = 0): string[] {
  const lines: string[] = [];
  let now = 0;
  const stream = { isTTY, columns: 200, write: (text: string) => void lines.push(text) };
  const progress = createProgress(stream, cases, { session, forgives, beside, maxSpend: 50_000 }, () => now);
  if (waitMs > 0) progress.onWait(waitMs, "before asking again");
  for (const [index, one] of cases.entries()) {
    now += betweenMs;
    // The third is known.
    const status = index === 1 || index === 2 ? "failed" : "passed";
    progress.onResult({ case: one, outcome: { status } } as Result, index + 1, cases.length);
  }
  progress.end();
  return lines;
}

describe("on a terminal", () => {
  it("is one line, written over, with failures, money and the time that is left", () => {
    const lines = written(true, 4000, 62_000);
    expect(lines[1]).toBe(
      "\r2 of 4 cases, 2 failed, 0.0125 of 0.05 USD, about 54 s left, waiting 54 s before asking again\u001b[K",
    );
    expect(lines.at(-1)).toBe("\r\u001b[K");
    expect(lines.join("")).not.toContain("\n");
  });
});

describe("elsewhere", () => {
  it("is nothing of a short run", () => expect(written(false, 1000)).toEqual([]));

  it("is a plain line every 15 seconds of a long one", () => {
    expect(written(false, 10_000)).toEqual([
      "2 of 4 cases, 2 failed, 0.0125 of 0.05 USD, about 20 s left\n",
      "4 of 4 cases, 2 failed, 0.0125 of 0.05 USD, about 0 s left\n",
    ]);
  });
});
