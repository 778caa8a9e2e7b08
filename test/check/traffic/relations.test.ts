import { describe, expect, it } from "vitest";
import {
  account,
  different,
  failed,
  legacyRoot,
  line,
  lines,
  minute,
  passed,
  setUp,
  type Fields,
} from "./recording.ts";

const { judged } = setUp();

const pagesPath = `/account/${account}/landing-pages`;

/** A response with landing pages that have these totals; a url for each place from `first` on. */
function pages(totals: number[], first = 0): Fields {
  return {
    count: totals.length,
    landingPages: totals.map((total, place) => ({ url: `https://shop.example/${first + place}`, total })),
  };
}

function asked(query: string, answered: Fields, at = 0): Fields {
  return line(`${pagesPath}${query}`, answered, { startedAt: minute(at) });
}

const of = (...all: Fields[]) => judged(lines(...all));

describe("another limit", () => {
  it("gives no fewer rows if it is larger", async () => {
    const found = await of(asked("?limit=3", pages([9, 8, 7])), asked("?limit=10", pages([9, 8]), 1));
    expect(failed(found)).toEqual(["recorded-larger-limit"]);
    expect(found.data.failures[0]).toMatchObject({
      expected: "at least 3 rows with limit 10, after 3 with limit 3",
      got: "2 rows",
    });
    expect(found.data.failures[0]?.again).toMatch(/--entry 1 --entry 2$/);
    expect(failed(await of(asked("?limit=5", pages([9])), asked("", pages([9, 8]), 1)))).toEqual([
      "recorded-larger-limit",
    ]);
  });

  it("cuts an ordered list after its first rows, whichever of equal ones", async () => {
    const whole = asked("?limit=10", pages([9, 8, 8, 7]), 1);
    const found = await of(asked("?limit=2", pages([9, 7])), whole);
    expect(failed(found)).toEqual(["recorded-limit-prefix"]);
    expect(found.data.failures[0]).toMatchObject({ got: "total 7 in row 2" });
    const kept = await of(asked("?limit=2", pages([9, 8], 1)), whole);
    expect([failed(kept), passed(kept)]).toEqual([
      [],
      ["200", "recorded-larger-limit", "recorded-limit-prefix"],
    ]);
  });
});

describe("another offset", () => {
  it("goes on where the page before ends", async () => {
    const first = asked("?limit=2", pages([9, 8]));
    const next = (answered: Fields) => of(first, asked("?limit=2&offset=2", answered, 1));
    expect(failed(await next(pages([7, 6], 2)))).toEqual([]);
    expect(failed(await next(pages([12, 1], 2)))).toEqual(["recorded-offset-order"]);
    expect(failed(await next(pages([9, 8], 0)))).toContain("recorded-offset-pages");
    expect(
      failed(await of(asked("?limit=5", pages([9])), asked("?limit=5&offset=1", pages([3], 1), 1))),
    ).toEqual(["recorded-offset-beyond"]);
  });

  it("skips as many rows of a longer list", async () => {
    const whole = asked("?limit=9", pages([9, 8, 7, 6]));
    const later = (answered: Fields) => of(whole, asked("?limit=2&offset=1", answered, 1));
    expect(failed(await later(pages([8, 7], 1)))).toEqual([]);
    expect(failed(await later(pages([7, 6], 2)))).toEqual(["recorded-offset-window"]);
    expect(failed(await later(pages([8], 1)))).toEqual(["recorded-offset-count"]);
  });

  it("may share rows that rank equally with the last one of a page", async () => {
    const tie = await of(asked("?limit=2", pages([9, 8])), asked("?limit=2&offset=2", pages([8, 7], 1), 1));
    expect(failed(tie)).toEqual([]);
  });
});

describe("a filter", () => {
  const campaign = (id: string, startAt: string) => ({
    id,
    startAt,
    type: "CAMPAIGN",
    category: null,
    title: "T",
    summary: null,
    velocityScore: 1,
    launches7d: 1,
  });
  const campaigns = (query: string, rows: Fields[], at: number) =>
    line(
      `/account/${account}/campaigns?type=CAMPAIGN${query}`,
      { count: rows.length, campaigns: rows },
      { startedAt: minute(at) },
    );
  const [one, other] = [campaign("1", "2026-03-02"), campaign("2", "2026-03-01")];

  it("gives a part of the whole list without it", async () => {
    const part = campaigns("&startDate=2026-01-01", [one, other], 1);
    expect(failed(await of(campaigns("&limit=50", [one], 0), part))).toEqual([
      "recorded-filtered-part-startDate",
    ]);
    expect(failed(await of(campaigns("&limit=50", [one, other], 0), part))).toEqual([]);
    // A list that was cut may have it behind its end.
    expect(failed(await of(campaigns("&limit=1", [one], 0), part))).toEqual([]);
  });

  it("counts a list as whole only if it is not as long as a page may be, or a longer one was recorded", async () => {
    const ten = Array.from({ length: 10 }, (_, place) => campaign(`c${place}`, "2026-03-03"));
    const part = campaigns("&startDate=2026-01-01", [one], 1);
    const all = (rows: Fields[]) => campaigns("&limit=50", rows, 0);
    expect(failed(await of(all(ten), part))).toEqual([]);
    expect(failed(await of(all(ten.slice(1)), part))).toEqual(["recorded-filtered-part-startDate"]);
    const longer = campaigns("&limit=11&endDate=2026-03-03", [...ten, other], 2);
    expect(failed(await of(all(ten), part, longer))).toContain("recorded-filtered-part-startDate");
  });

  it("is not compared where leaving it out may mean one of its values", async () => {
    const media = (sent: Fields, id: string, at: number) =>
      line(
        "/media",
        { count: 1, media: [{ ...creative, id }] },
        { method: "POST", requestBody: { accountId: account, limit: 50, ...sent }, startedAt: minute(at) },
      );
    const inactive = media({ status: "INACTIVE" }, "m2", 1);
    expect(failed(await of(media({}, "m1", 0), inactive))).toEqual([]);
    const assumed = await judged(lines(media({ status: "ALL" }, "m1", 0), inactive), "--assume");
    expect(different(assumed)).toEqual(["recorded-filtered-part-status"]);
  });

  it("keeps the rows of another order", async () => {
    const sorted = (query: string, rows: Fields[], at: number) => campaigns(`&limit=50${query}`, rows, at);
    const found = await of(sorted("", [one], 0), sorted("&sortBy=HIGHEST_VELOCITY", [other], 1));
    expect(failed(found)).toEqual(["recorded-sorted-rows"]);
  });
});

describe("data that move", () => {
  const [few, many] = [pages([9, 8, 7]), pages([9, 8])];

  it("are no violation: neither far apart in time, nor where a repeated request shows it", async () => {
    expect(failed(await of(asked("?limit=3", few), asked("?limit=10", many, 6)))).toEqual([]);
    const within = await judged(lines(asked("?limit=3", few), asked("?limit=10", many, 6)), "--within", "10");
    expect(failed(within)).toEqual(["recorded-larger-limit"]);
    const moving = [asked("?limit=3", few), asked("?limit=10", many, 1), asked("?limit=3", many, 2)];
    expect(failed(await of(...moving))).toEqual([]);
  });

  it("of another account or another key are not compared", async () => {
    const other = line(pagesPath.replace("001/", "002/"), many, { startedAt: minute(1) });
    expect(failed(await of(asked("?limit=3", few), other))).toEqual([]);
    const keyed = (key: string, one: Fields) => ({
      ...one,
      requestHeaders: { Authorization: `Bearer ${key}` },
    });
    const two = [keyed("key-of-ada-1", asked("?limit=3", few)), keyed("key-of-bo-2", asked("", many, 1))];
    expect(failed(await of(...two))).toEqual([]);
  });
});

it("v1 and v2 give the same whole list, which is only assumed", async () => {
  const legacy = line("", pages([9, 8]), {
    url: `${legacyRoot}/brands/${account}/landing-pages?limit=50&showInactive=true`,
    startedAt: minute(1),
  });
  const both = lines(asked("?showInactive=true", pages([9])), legacy);
  expect(failed(await judged(both))).toEqual([]);
  const assumed = await judged(both, "--assume");
  expect([assumed.code, different(assumed), failed(assumed)]).toEqual([0, ["recorded-as-in-v2"], []]);
});

const creative = {
  platformId: "1",
  brand: null,
  title: null,
  type: null,
  mediaType: null,
  url: null,
  urls: [],
  thumbnailUrl: null,
  width: null,
  height: null,
  durationInSeconds: null,
  platforms: [],
  hook: null,
  summary: null,
  coreAngle: null,
  targetPersona: null,
  ugcCharacter: null,
  startAt: null,
  endAt: null,
  daysRun: null,
  categories: [],
  carouselCount: null,
  viewCount: null,
  likeCount: null,
  commentCount: null,
  impressionPercentile: null,
  impressionsText: null,
};
