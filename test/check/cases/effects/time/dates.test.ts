import { expect, test } from "vitest";
import { inGap } from "../../../../../scripts/check/cases/effects/time/dates.ts";

const rows = (...dates: string[]) => dates.map((date) => ({ startAt: `${date}T12:00:00.000Z` }));

test("a date to ask for has a row within a week on either side, if there is one", () => {
  const sparse = ["2026-01-05", "2026-03-05", "2026-05-05", "2026-07-05"];
  expect(inGap(rows(...sparse), "startAt")).toBe("2026-04-05");
  expect(inGap(rows(...sparse, "2026-07-15"), "startAt")).toBe("2026-07-10");
  // Of rows that are too near one another, a zone could decide.
  expect(inGap(rows("2026-01-05", "2026-01-06"), "startAt")).toBeUndefined();
});
