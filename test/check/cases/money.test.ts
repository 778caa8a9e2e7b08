import { createMock } from "@adintel/mock";
import { describe, expect, it } from "vitest";
import { areas } from "../../../scripts/check/engine/case.ts";
import { casesAt, hold } from "../hold.ts";
import { now } from "../../now.ts";

/** What the mock's ledger has of the check's key, in microdollars; rows without a stated price are in it by the mock's own. */
async function spent(mock: ReturnType<typeof createMock>): Promise<number> {
  const response = await mock.fetch(new Request("http://mock/__mock/ledger?key=mock_live_demo"));
  return ((await response.json()) as { spentMicrodollars: number }).spentMicrodollars;
}

describe("a run spends no more than it may", () => {
  it.each([0, 4_900, 50_000])("of %i microdollars", async (maxSpend) => {
    const mock = createMock({ now, rateLimits: false });
    const { tally } = await hold({
      now: () => now,
      fetch: async (request) => mock.fetch(request),
      depth: 3,
      maxSpend,
    });
    expect(tally.microdollarsAtMost).toBeLessThanOrEqual(maxSpend);
    expect(await spent(mock)).toBe(tally.microdollars);
  });

  it.each(areas)("of too little, whatever is asked first: %s", async (area) => {
    const mock = createMock({ now, rateLimits: false });
    const own = casesAt(3).filter((one) => one.area === area);
    const { tally } = await hold({
      now: () => now,
      fetch: async (request) => mock.fetch(request),
      depth: 3,
      cases: own,
      maxSpend: 900,
    });
    expect(tally.microdollarsAtMost).toBeLessThanOrEqual(900);
    expect(await spent(mock)).toBe(tally.microdollars);
  });
});
