import { describe, expect, it, test } from "vitest";
import { violationsOf } from "../../../scripts/check/rules/violations.ts";
import { now } from "../../now.ts";
import {
  account,
  brand,
  brokenBy,
  creative,
  creatives,
  exchangeOf,
  stranger,
  type Fields,
} from "./exchanges.ts";

const media = (sent: Fields, ...rows: Fields[]) =>
  brokenBy("v2", "searchMedia", { sent: { query: "shoes", ...sent }, answered: creatives(...rows) });

const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

describe("a limit", () => {
  const pages = (count: number) => ({
    count,
    landingPages: Array.from({ length: count }, (_, place) => ({
      url: `https://shop.example/${place}`,
      total: 500 - place,
    })),
  });

  it("caps rows, whether it was sent or is a default", () => {
    const rows = Array.from({ length: 60 }, () => ({}));
    expect(media({ limit: 5 }, ...rows)).toEqual(["limit"]);
    expect(media({ limit: 60 }, ...rows)).toEqual([]);
    expect(brokenBy("v2", "listAccountLandingPages", { answered: pages(101) })).toEqual(["limit"]);
    expect(brokenBy("v2", "listAccountLandingPages", { answered: pages(100) })).toEqual([]);
    const query = { limit: "20" };
    expect(brokenBy("v1", "listBrandLandingPages", { query, answered: pages(21) })).toEqual(["limit"]);
    // Of v1 no default is stated, and a limit of 0 means nothing that is stated.
    expect(brokenBy("v1", "listBrandLandingPages", { answered: pages(101) })).toEqual([]);
    expect(media({ limit: 0 }, {})).toEqual([]);
  });

  it("is the count of v1, which is ignored for ids", () => {
    const answered = brands(account, stranger);
    const names = { mode: "brand_name", type: "BRAND", brandNames: ["Nord"], count: 1 };
    expect(brokenBy("v1", "searchBrands", { sent: names, answered })).toEqual(["limit"]);
    const ids = { mode: "ids", brandIds: [account, stranger], count: 1 };
    expect(
      brokenBy("v1", "searchBrands", { sent: ids, answered: { ...answered, unmatchedIds: [] } }),
    ).toEqual([]);
  });
});

describe("what identifies a row", () => {
  it("is that of no other row", () => {
    const answered = { count: 2, media: [creative("m1"), creative("m1")] };
    expect(brokenBy("v2", "searchMedia", { sent: { query: "shoes" }, answered })).toEqual(["unique"]);
    const collab = { name: "Ada", profileUrl: "https://social.example/ada", mediaCount: 2 };
    const twice = { count: 2, collabs: [collab, collab] };
    expect(brokenBy("v2", "listAccountCollabs", { answered: twice })).toEqual(["unique?"]);
    expect(brokenBy("v2", "searchTaxonomies", { answered: { count: 2, paths: ["A", "A"] } })).toEqual([]);
  });
});

describe("an order", () => {
  const likes = (...counts: (number | null)[]) => counts.map((likeCount) => ({ likeCount }));

  it("is the one that a request names, with unknown values anywhere", () => {
    const ofAccount = { query: undefined, accountId: account, sortBy: "MOST_LIKES" };
    expect(media(ofAccount, ...likes(1, 2))).toEqual(["order"]);
    expect(media(ofAccount, ...likes(null, 2, null, 2, 1))).toEqual([]);
    // Whether a search by text is sorted is not stated.
    expect(media({ sortBy: "MOST_LIKES" }, ...likes(1, 2))).toEqual(["order?"]);
    const starts = [{ startAt: daysAgo(2) }, { startAt: daysAgo(1) }];
    expect(media({ sortBy: "MOST_RECENT" }, ...starts)).toEqual(["order?"]);
    expect(media({ sortBy: "MOST_IMPRESSIONS" }, ...likes(1, 2))).toEqual([]);
    expect(media({}, ...likes(1, 2))).toEqual([]);
  });

  it.each(["url", "id"] as const)("is that of the list where none is named", (key) => {
    const rows = [1, 2].map((total) => ({ total, [key]: `${total}`, label: "x", tags: null }));
    const [id, list, query] =
      key === "url"
        ? (["listAccountLandingPages", "landingPages", {}] as const)
        : (["listAccountInsights", "totals", { type: "HOOK" }] as const);
    const answered = { count: 2, [list]: rows, ...query };
    expect(brokenBy("v2", id, { query, answered })).toEqual(["order"]);
    expect(brokenBy("v2", id, { query, answered: { ...answered, [list]: rows.toReversed() } })).toEqual([]);
  });

  it("gives way to one whose field is assumed", () => {
    const campaign = (id: string, startAt: string, velocityScore: number) => ({
      id,
      startAt,
      velocityScore,
      type: "CAMPAIGN",
      category: null,
      title: "T",
      summary: null,
      launches7d: 1,
    });
    const campaigns = [campaign("1", daysAgo(9), 1), campaign("2", daysAgo(1), 2)];
    const sorted = (sort: Fields) =>
      brokenBy("v2", "listAccountCampaigns", {
        query: { type: "CAMPAIGN", ...sort },
        answered: { count: 2, campaigns },
      });
    expect(sorted({})).toEqual(["order"]);
    expect(sorted({ sortBy: "MOST_RECENT" })).toEqual(["order"]);
    expect(sorted({ sortBy: "HIGHEST_VELOCITY" })).toEqual(["order?"]);
  });

  it("by a name may run either way", () => {
    const sent = { mode: "brand_name", type: "BRAND", brandNames: ["loom"], sortBy: "NAME" };
    const named = (...names: string[]) =>
      brokenBy("v1", "searchBrands", {
        sent,
        answered: {
          count: names.length,
          brands: names.map((name, place) => ({ ...legacyBrand(`${place}`), name })),
        },
      });
    expect(named("Ash Loom", "Birch Loom", "Cedar Loom")).toEqual([]);
    expect(named("Cedar Loom", "Birch Loom", "Ash Loom")).toEqual(["order?"]);
    expect(named("Birch Loom", "Cedar Loom", "Ash Loom")).toEqual(["order"]);
  });
});

describe("a filter", () => {
  test.each<[sent: Fields, good: Fields, bad: Fields, name: string]>([
    [{ format: ["VIDEO", "DPA"] }, { type: "DPA" }, { type: "IMAGE" }, "filter-format"],
    [{ minDaysRun: 10 }, { daysRun: 10 }, { daysRun: 9 }, "filter-minDaysRun"],
    [{ maxViewCount: 10 }, { viewCount: 10 }, { viewCount: 11 }, "filter-maxViewCount"],
    [{ duration: ["0-10", "60+"] }, { durationInSeconds: 11 }, { durationInSeconds: 20 }, "filter-duration"],
    [{ categories: ["Meme"] }, { categories: ["meme"] }, { categories: ["Quote"] }, "filter-categories"],
    [{ channel: ["META_AD"] }, { platforms: ["Instagram"] }, { platforms: ["TikTok"] }, "filter-channel"],
    [
      { startDate: "2026-01-10" },
      { startAt: "2026-01-08T12:00Z" },
      { startAt: "2026-01-07" },
      "filter-startDate?",
    ],
    [
      { endDate: "2026-01-10" },
      { startAt: "2026-01-12T12:00Z" },
      { startAt: "2026-01-14" },
      "filter-endDate?",
    ],
    [{ datePreset: "last-7-days" }, { startAt: daysAgo(9) }, { startAt: daysAgo(12) }, "filter-datePreset?"],
  ])("%j demands its value of every row that shows it", (sent, good, bad, name) => {
    const stated = (broken: string[]) => broken.filter((one) => one === name || !one.endsWith("?"));
    expect(media(sent, good, bad)).toEqual([name]);
    expect(stated(media(sent, good)).filter((one) => one !== name)).toEqual([]);
    // What is unknown passes, unless what is assumed is asserted.
    expect(media(sent, {}).filter((one) => !one.endsWith("?"))).toEqual([]);
  });

  it("of a day that there is not demands nothing", () => {
    expect(media({ endDate: "2023-02-30" }, { startAt: daysAgo(1) })).toEqual([]);
    expect(media({ endDate: "2023-02-28" }, { startAt: daysAgo(1) })).toEqual(["filter-endDate?"]);
  });

  it("lets the bound itself pass where it is only assumed to belong to the range", () => {
    expect(media({ minDaysRun: 10 }, { daysRun: 10 })).toEqual([]);
    expect(media({ duration: ["10-30"] }, { durationInSeconds: 30 })).toEqual(["filter-duration?"]);
  });

  it("is only assumed to be met beside another, since how they combine is not stated", () => {
    expect(media({ format: ["VIDEO"], minDaysRun: 10 }, { type: "IMAGE", daysRun: 12 })).toEqual([
      "filter-format?",
    ]);
    expect(media({ minDaysRun: 5, maxDaysRun: 10 }, { daysRun: 12 })).toEqual(["filter-maxDaysRun"]);
    expect(media({ status: "ALL", format: ["VIDEO"] }, { type: "IMAGE" })).toEqual(["filter-format"]);
  });

  it("by a preset beside a date, or without the server's time, says nothing", () => {
    const row = { startAt: daysAgo(400) };
    expect(media({ datePreset: "last-7-days", startDate: "2020-01-01" }, row)).toEqual([]);
    const told = { sent: { query: "x", datePreset: "last-7-days" }, answered: creatives(row), headers: {} };
    expect(brokenBy("v2", "searchMedia", told)).toEqual([]);
  });

  it("says nothing of a value that was sent twice, or of a wrong type", () => {
    const answered = { count: 1, campaigns: [] };
    const twice = exchangeOf("v2", "listAccountCampaigns", { answered: { ...answered, count: 0 } });
    expect(violationsOf({ ...twice, url: `${twice.url}type=CAMPAIGN&type=OFFER&limit=a` })).toEqual([]);
    expect(media({ minDaysRun: "many" }, { daysRun: 1 })).toEqual([]);
  });

  it("of campaigns by their start is stated", () => {
    const campaign = {
      id: "1",
      startAt: "2026-01-02T00:00:00Z",
      velocityScore: 1,
      type: "OFFER",
      category: null,
      title: "T",
      summary: null,
      launches7d: 1,
    };
    const query = { type: "CAMPAIGN", startDate: "2026-02-01" };
    const answered = { count: 1, campaigns: [campaign] };
    expect(brokenBy("v2", "listAccountCampaigns", { query, answered }).sort()).toEqual([
      "filter-startDate",
      "filter-type?",
    ]);
  });
});

describe("an account", () => {
  it("is the only one whose rows are returned", () => {
    expect(media({ accountId: account }, brand(account), {})).toEqual([]);
    expect(media({ accountId: account }, brand(account), brand(stranger))).toEqual(["filter-accountId"]);
    expect(media({ accountId: account }, brand(stranger))).toEqual(["filter-accountId"]);
    // It may be named by its platform id.
    expect(media({ accountId: "1029384756" }, brand(stranger))).toEqual([]);
    expect(media({}, brand(account), brand(stranger))).toEqual([]);
  });
});

describe("a type that is chosen", () => {
  it("is repeated, with its list alone", () => {
    const query = { type: "HOOK" };
    const totals = [{ id: "1", label: "x", tags: null, total: 3 }];
    const told = (answered: Fields) => brokenBy("v2", "listAccountInsights", { query, answered });
    expect(told({ type: "HOOK", count: 1, totals })).toEqual([]);
    expect(told({ type: "AD_ANGLE", count: 1, totals })).toEqual(["chosen-type"]);
    const rows = [{ type: "VIDEO", count: 2 }];
    expect(told({ type: "MEDIA_MIX", count: 1, rows })).toEqual(["chosen-type", "list-type"]);
    expect(told({ type: "MEDIA_MIX", count: 5, rows })).toContain("count-of-rows");
  });
});

describe("ids", () => {
  const search = (brandIds: unknown[], found: string[], unmatchedIds?: unknown) =>
    brokenBy("v1", "searchBrands", {
      sent: { mode: "ids", brandIds },
      answered: { ...brands(...found), ...(unmatchedIds !== undefined && { unmatchedIds }) },
    });

  it("have a row each, or are unmatched", () => {
    expect(search([account, stranger], [account ?? ""], [stranger])).toEqual([]);
    expect(search([account, 1029384756], [account ?? "", stranger ?? ""], [])).toEqual([]);
    expect(search([account], [stranger ?? ""], [])).toEqual([]);
    expect(search([account], [account ?? "", stranger ?? ""], [])).toEqual(["filter-brandIds"]);
    expect(search([account], [stranger ?? ""], [account])).toEqual(["filter-brandIds"]);
    expect(search([account, stranger], [account ?? ""], [])).toEqual(["unmatched-ids"]);
    expect(search([account], [account ?? ""], ["7"])).toEqual(["unmatched-ids"]);
    // Whether the list is there where every id matches is open.
    expect(search([account], [account ?? ""])).toEqual([]);
    expect(search([account, account], [account ?? ""])).toEqual([]);
    expect(search([account, stranger], [account ?? ""])).toEqual(["unmatched"]);
  });

  it("may match what filters leave out", () => {
    const sent = { mode: "ids", brandIds: [account, stranger], minFollowers: 9 };
    const judged = (unmatched: object) =>
      brokenBy("v1", "searchBrands", { sent, answered: { ...brands(account ?? ""), ...unmatched } });
    expect(judged({ unmatchedIds: [] })).toContain("unmatched-ids?");
    expect(judged({})).toContain("unmatched?");
  });

  it("are unmatched in that mode only", () => {
    const sent = { mode: "smart", type: "BRAND", query: "shoes" };
    const answered = { ...brands(account), unmatchedIds: [] };
    expect(brokenBy("v1", "searchBrands", { sent, answered })).toEqual(["unmatched"]);
  });

  it("decide before other inputs, which then mean nothing", () => {
    const found = { id: account, type: "CREATOR", name: "Ada Loom", igUsername: "adaloom", gender: "female" };
    const searchCreators = (sent: Fields) =>
      brokenBy("v2", "searchCreators", { sent, answered: { count: 1, creators: [found] } }).filter((name) =>
        name.startsWith("filter-"),
      );
    expect(searchCreators({ igUsername: ["nobody"] })).toEqual(["filter-igUsername"]);
    expect(searchCreators({ igUsername: "nobody" })).toEqual(["filter-igUsername"]);
    expect(searchCreators({ igUsername: "nobody", ids: [account] })).toEqual([]);
    expect(searchCreators({ igUsername: "nobody", tiktokUsername: "adaloom" })).toEqual([]);
    expect(searchCreators({ names: ["Birch"] })).toEqual(["filter-names?"]);
    expect(searchCreators({ query: "ada", gender: "male" })).toEqual(["filter-gender"]);
  });
});

it("names the rule, its place and the row", () => {
  const told = { sent: { query: "shoes", format: ["VIDEO"] }, answered: creatives({ type: "IMAGE" }) };
  expect(violationsOf(exchangeOf("v2", "searchMedia", told))).toEqual([
    {
      name: "200-filter-format",
      rule: "format filters rows by type",
      place: "openapi/v2.json#/paths/~1media/post/requestBody",
      expected: "type VIDEO",
      got: '{"id":"m0","type":"IMAGE"}',
      assumed: false,
    },
  ]);
});

function legacyBrand(id: string | undefined): Fields {
  const unknown = [
    "summary",
    "category",
    "pageAlias",
    "likes",
    "igUsername",
    "igFollowers",
    "igEngagementRate",
  ];
  const others = ["tiktokUsername", "tiktokFollowers", "thumbnailUrl"];
  return {
    ...Object.fromEntries([...unknown, ...others].map((name) => [name, null])),
    id,
    name: "Nord Loom",
    verified: false,
  };
}

function brands(...ids: (string | undefined)[]): Fields {
  return { count: ids.length, brands: ids.map(legacyBrand) };
}
