import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shrink, smallerValues } from "../../../../scripts/check/cases/robustness/shrink.ts";
import { createRandom, oddText } from "../../../../scripts/check/cases/robustness/values.ts";

/** What is left of a value, and how many tries that took. */
async function shrunk(value: unknown, shows: (value: unknown) => boolean) {
  let tries = 0;
  const smallest = await shrink(value, smallerValues, async (smaller) => {
    tries += 1;
    return shows(smaller);
  });
  return { smallest, tries };
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe("a value is made smaller", () => {
  test("to the one character that shows it, whatever the seed drew", () =>
    fc.assert(
      fc.asyncProperty(seeds, fc.constantFrom("\ud800", "\u0000", "%", "\\", "@"), async (seed, char) => {
        const text = oddText(createRandom(seed));
        const shows = (value: unknown) => Array.from(String(value)).includes(char);
        // Half of a pair may be drawn before the other half, and is then none.
        fc.pre(shows(text));
        expect((await shrunk(text, shows)).smallest).toBe(char);
      }),
    ));

  test("to about the length that shows it, within so many tries", () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 100, max: 5_000 }), async (length) => {
        const shows = (value: unknown) => String(value).length >= length;
        const { smallest, tries } = await shrunk("a".repeat(5_000), shows);
        expect(String(smallest).length).toBeGreaterThanOrEqual(length);
        expect(String(smallest).length).toBeLessThanOrEqual(length / (1 - 1 / 32) + 1);
        expect(tries).toBeLessThanOrEqual(24);
      }),
    ));

  test("within a list, and not into one of another length where all of it shows it", async () => {
    expect((await shrunk(["a%b"], (value) => String(value).includes("%"))).smallest).toEqual(["%"]);
    expect((await shrunk(["a", "b", "c"], (value) => String(value).includes("c"))).smallest).toEqual(["c"]);
  });

  test("no further than it shows it", async () => {
    expect(await shrunk("ab", (value) => value === "ab")).toEqual({ smallest: "ab", tries: 2 });
    expect(await shrunk(7, () => true)).toEqual({ smallest: 7, tries: 0 });
  });
});

test("a seed draws the same text each time, and another seed another one", () => {
  expect(oddText(createRandom(1))).toBe(oddText(createRandom(1)));
  expect(oddText(createRandom(1))).not.toBe(oddText(createRandom(2)));
});
