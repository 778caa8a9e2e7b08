import { createMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { contractKnowledge } from "../../../../scripts/check/adintel/index.ts";
import { allCases } from "../../../../scripts/check/cli/all-cases.ts";
import { isFirst } from "../../../../scripts/check/engine/case-order.ts";
import {
  rowsPassing,
  partsFor,
  screenRounds,
} from "../../../../scripts/check/cases/effects/screen-values.ts";
import { subjectNamed } from "../../../../scripts/check/contract/subject.ts";
import type { CheckCase } from "../../../../scripts/check/engine/case.ts";
import { now } from "../../../now.ts";
import { found, hold } from "../../hold.ts";

const isScreen = ({ id }: Pick<CheckCase, "id">) => id.includes("/searchMedia/meaning/screen-");
/** A run that begins with the screens of POST /media, once there are first responses. */
const screensFirst = (cases: readonly CheckCase[]) => {
  const rank = (one: CheckCase) => (isFirst(one) ? 0 : isScreen(one) ? 1 : 2);
  return cases.toSorted((a, b) => rank(a) - rank(b));
};
const cases = allCases(25, contractKnowledge).filter(({ id }) =>
  /^v2\/searchMedia\/(shape\/first|meaning\/(screen|status|minDaysRun|minViewCount|format|categories|funnelStage|channel))/.test(
    id,
  ),
);

/** A mock that changes each search of creatives before it reads it. */
function serverThat(change: (search: Record<string, unknown>) => Record<string, unknown>) {
  const mock = createMock({ now, rateLimits: false });
  return async (request: Request): Promise<Response> => {
    if (!request.url.endsWith("/v2/media")) return mock.fetch(request);
    const body = JSON.stringify(change((await request.clone().json()) as Record<string, unknown>));
    return mock.fetch(new Request(request, { body }));
  };
}

/** The cases of a run that sent something after its screens, until the first one that failed. */
async function casesAfterScreens(fetch: (request: Request) => Promise<Response>) {
  const asked: string[] = [];
  const report = await hold({
    fetch,
    cases,
    order: screensFirst,
    bail: true,
    now: () => now,
    onExchange: (_, one) => void asked.push(one.id.replace("v2/searchMedia/meaning/", "")),
  });
  const last = asked.findLastIndex((id) => id.startsWith("screen-"));
  return { next: [...new Set(asked.slice(last + 1))], report };
}

describe("a screen of many filters", () => {
  test.each([
    ["is ignored", "minViewCount", ({ minViewCount: _, ...search }: Record<string, unknown>) => search],
    ["is ignored", "format", ({ format: _, ...search }: Record<string, unknown>) => search],
    [
      "takes its first value alone",
      "categories",
      (search: Record<string, unknown>) =>
        Array.isArray(search["categories"]) ? { ...search, categories: [search["categories"][0]] } : search,
    ],
    [
      "no row shows, and takes its first value alone",
      "funnelStage",
      (search: Record<string, unknown>) =>
        Array.isArray(search["funnelStage"])
          ? { ...search, funnelStage: search["funnelStage"].slice(0, 1) }
          : search,
    ],
    [
      "no row shows, and takes its last value alone",
      "channel",
      (search: Record<string, unknown>) =>
        Array.isArray(search["channel"]) ? { ...search, channel: search["channel"].slice(-1) } : search,
    ],
  ])("leads to a filter that %s: %s", async (_, field, change) => {
    const { next, report } = await casesAfterScreens(serverThat(change));
    expect(next).toEqual([expect.stringMatching(`^${field}(-|$)`)]);
    const ids = found(report).map(({ id }) => id);
    expect(ids).not.toEqual([]);
    expect(ids.filter((id) => !id.includes(`/meaning/${field}`))).toEqual([]);
  });

  test("finds nothing by itself where filters combine otherwise, which is open", async () => {
    const server = serverThat(({ categories, ...search }) =>
      // Beside another filter, the categories do not count.
      categories !== undefined && search["format"] === undefined ? { ...search, categories } : search,
    );
    const report = await hold({
      fetch: server,
      cases: cases.filter((one) => isFirst(one) || isScreen(one)),
      now: () => now,
    });
    const statuses = report.results.filter((one) => isScreen(one.case)).map(({ outcome }) => outcome.status);
    expect(statuses).toContain("unexercised");
    expect(found(report)).toEqual([]);
  });

  test("passes on a server that keeps the contract, with a few requests", async () => {
    const report = await hold({
      fetch: serverThat((search) => search),
      cases: cases.filter((one) => isFirst(one) || isScreen(one)),
      now: () => now,
    });
    const outcomes = report.results.filter((one) => isScreen(one.case)).map(({ outcome }) => outcome);
    // Beside them, the screen of filters that no row shows.
    expect(outcomes.map(({ status }) => status)).toEqual(
      Array.from({ length: screenRounds + 1 }, () => "passed"),
    );
  });
});

describe("the values of a screen", () => {
  const subject = subjectNamed("v2", "searchMedia");
  const rows = Array.from({ length: 20 }, (_, place) => ({
    id: String(place),
    type: place % 2 === 0 ? "VIDEO" : "IMAGE",
    daysRun: place,
    viewCount: 1_000 - place,
    startAt: "2026-01-01T00:00:00Z",
    endAt: null,
    categories: [],
    platforms: [],
  }));

  test.each(Array.from({ length: screenRounds }, (_, round) => round))(
    "in round %d each take a row away that all others keep",
    (round) => {
      if (!subject) throw new Error("there is no such operation");
      const parts = partsFor(subject, rows, { round, now });
      expect(parts.length).toBeGreaterThan(1);
      expect(rowsPassing(parts, rows)).not.toEqual([]);
      for (const part of parts) {
        const others = parts.filter((other) => other !== part);
        expect(
          rowsPassing(others, rows).some((row) => part.fails(row)),
          part.field.name,
        ).toBe(true);
      }
    },
  );

  test("are none where rows do not differ", () => {
    if (!subject) throw new Error("there is no such operation");
    expect(partsFor(subject, rows.slice(0, 1), { round: 0, now })).toEqual([]);
  });
});
