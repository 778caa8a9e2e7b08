import { operations } from "@adintel/client/operations";
import type { Campaign, Collab, LandingPage } from "@adintel/client/types";
import { describe, expect, test } from "vitest";
import type { AccountRecord, CampaignRecord } from "../../../../mocks/adintel/corpus/index.ts";
import {
  corpus,
  creativesOf,
  DAY,
  ids,
  most,
  now,
  ok,
  one,
  refusal,
  richest,
  withoutBounds,
  type Parts,
} from "../../support/call.ts";

/** How often each occurs, the most frequent first, ties by name. */
function ranked(names: readonly string[]): [name: string, count: number][] {
  const distinct = [...new Set(names)];
  return distinct
    .map((name): [string, number] => [name, names.filter((other) => other === name).length])
    .sort(([a, aCount], [b, bCount]) => bCount - aCount || (a < b ? -1 : 1));
}

describe.each([
  ["v2", "listAccountLandingPages"],
  ["v1", "listBrandLandingPages"],
] as const)("landing pages of %s", (version, operationId) => {
  const account = richest(({ landingPage, endAt }) => landingPage !== null && endAt !== null);
  const pages = async (query: NonNullable<Parts["query"]>) =>
    (await ok<{ landingPages: LandingPage[] }>(version, operationId, { id: account.id, query })).landingPages;
  const expected = (showInactive: boolean) => {
    const shown = creativesOf(account).filter(({ endAt }) => showInactive || endAt === null);
    return ranked(shown.flatMap(({ landingPage }) => landingPage ?? [])).map(([url, total]) => ({
      url,
      total,
    }));
  };

  test("count the creatives that lead there, the most frequent first", async () => {
    expect(await pages({ showInactive: true })).toEqual(expected(true));
    expect(expected(true).length).toBeGreaterThan(2);
  });

  test.each([{}, { showInactive: false }])("leave out what runs no longer with %j", async (query) => {
    expect(await pages(query)).toEqual(expected(false));
    expect(expected(false)).not.toEqual(expected(true));
  });

  test("are cut off by limit", async () => {
    expect(await pages({ showInactive: true, limit: 2 })).toEqual(expected(true).slice(0, 2));
  });

  test.runIf(version === "v2")("go on from offset", async () => {
    const tiles = await Promise.all(
      expected(true).map((_, offset) => pages({ showInactive: true, limit: 1, offset })),
    );
    expect(tiles.flat()).toEqual(expected(true));
    expect(await pages({ showInactive: true, offset: expected(true).length })).toEqual([]);
  });
});

describe.each([
  ["v2", "listAccountCollabs"],
  ["v1", "listBrandCollabs"],
] as const)("collabs of %s", (version, operationId) => {
  // v1 answers as its successor does, so a default of v2 holds in both.
  const unfiltered = withoutBounds(operations.v2.listAccountCollabs);
  const tagged = (account: AccountRecord) => creativesOf(account).flatMap(({ collabs }) => [...collabs]);
  const collabs = async (id: string, query: NonNullable<Parts["query"]> = {}) =>
    (await ok<{ collabs: Collab[] }>(version, operationId, { id, query: { ...unfiltered, ...query } }))
      .collabs;
  const expected = (account: AccountRecord) =>
    ranked(tagged(account).map(({ profileUrl }) => profileUrl)).map(([profileUrl, mediaCount]) => {
      const { name } = one(corpus.accounts, (other) => other.profileUrl === profileUrl);
      return { name, profileUrl, mediaCount };
    });

  test("count the creatives that tag each creator, the most first, for every account", async () => {
    for (const account of corpus.accounts) {
      expect(await collabs(account.id)).toEqual(
        expected(account).slice(0, operations.v2.listAccountCollabs.paging.limit.default),
      );
    }
  });

  test("are creators, of brands and of creators", () => {
    const types = new Set(
      corpus.accounts.filter((account) => tagged(account).length > 0).map(({ type }) => type),
    );
    expect([...types].sort()).toEqual(["BRAND", "CREATOR"]);
    expect(corpus.accounts.flatMap(tagged).every(({ type }) => type === "CREATOR")).toBe(true);
  });

  test("are cut off by limit and go on from offset", async () => {
    const account = most((other) => expected(other).length);
    expect(expected(account).length).toBeGreaterThan(2);
    for (const offset of expected(account).keys()) {
      expect(await collabs(account.id, { limit: 2, offset })).toEqual(
        expected(account).slice(offset, offset + 2),
      );
    }
  });
});

describe("campaigns", () => {
  const account = most((other) => campaignsOf(other, "OFFER").length);
  function campaignsOf(owner: AccountRecord, type: string): CampaignRecord[] {
    return corpus.campaigns
      .filter((campaign) => campaign.account === owner && campaign.type === type)
      .sort((a, b) => Date.parse(b.startAt) - Date.parse(a.startAt) || (a.id < b.id ? -1 : 1));
  }
  const campaigns = async (id: string, query: NonNullable<Parts["query"]>) =>
    (await ok<{ campaigns: Campaign[] }>("v2", "listAccountCampaigns", { id, query })).campaigns;

  test.each(["CAMPAIGN", "OFFER"])("of type %s come newest first, for every account", async (type) => {
    for (const other of corpus.accounts) {
      const rows = await campaigns(other.id, { type });
      expect(ids(rows)).toEqual(ids(campaignsOf(other, type)));
      expect(rows.every((row) => row.type === type)).toBe(true);
      expect(await campaigns(other.id, { type, sortBy: "MOST_RECENT" })).toEqual(rows);
    }
  });

  test("tell what the creatives tell", async () => {
    for (const row of await campaigns(account.id, { type: "OFFER" })) {
      const members = creativesOf(account).filter(({ campaign }) => campaign?.id === row.id);
      const starts = members.map(({ startAt }) => Date.parse(startAt ?? ""));
      expect(Date.parse(row.startAt)).toBe(Math.min(...starts));
      expect(row.mediaCount ?? members.length).toBe(members.length);
      expect(row.launches7d).toBe(starts.filter((start) => start > now - 7 * DAY).length);
    }
  });

  test("of HIGHEST_VELOCITY come fastest first, the unknown last", async () => {
    for (const other of corpus.accounts) {
      const rows = await campaigns(other.id, { type: "CAMPAIGN", sortBy: "HIGHEST_VELOCITY" });
      const speeds = rows.map(({ velocityScore }) => velocityScore ?? -Infinity);
      expect(speeds).toEqual([...speeds].sort((a, b) => b - a));
      expect(ids(rows).sort()).toEqual(ids(campaignsOf(other, "CAMPAIGN")).sort());
    }
  });

  test("are cut off by limit", async () => {
    expect(ids(await campaigns(account.id, { type: "OFFER", limit: 1 }))).toEqual(
      ids(campaignsOf(account, "OFFER")).slice(0, 1),
    );
  });

  test("are filtered by the date of their start, ends included", async () => {
    const all = campaignsOf(account, "OFFER");
    for (const { startAt } of all) {
      const date = startAt.slice(0, 10);
      const of = (matches: (other: string) => boolean) =>
        ids(all.filter((campaign) => matches(campaign.startAt.slice(0, 10))));
      const get = async (dates: object) => ids(await campaigns(account.id, { type: "OFFER", ...dates }));
      expect(await get({ startDate: date })).toEqual(of((other) => other >= date));
      expect(await get({ endDate: date })).toEqual(of((other) => other <= date));
      expect(await get({ startDate: date, endDate: date })).toEqual(of((other) => other === date));
    }
    expect(ids(await campaigns(account.id, { type: "OFFER", datePreset: "this-month" }))).toEqual(
      ids(all.filter(({ startAt }) => startAt.startsWith("2026-11"))),
    );
  });

  test("without type are refused in v2", async () => {
    expect(await refusal("v2", "listAccountCampaigns", { id: account.id })).toMatchObject({
      paths: ["type"],
    });
  });

  test("of v1 are those of v2 of both types, newest first", async () => {
    const { campaigns: rows } = await ok<{ campaigns: Campaign[] }>("v1", "listBrandCampaigns", {
      id: account.id,
    });
    const both = [...campaignsOf(account, "CAMPAIGN"), ...campaignsOf(account, "OFFER")];
    expect(ids(rows).sort()).toEqual(ids(both).sort());
    const starts = rows.map(({ startAt }) => Date.parse(startAt));
    expect(starts).toEqual([...starts].sort((a, b) => b - a));
    expect(
      await ok("v1", "listBrandCampaigns", { id: account.id, query: { type: "OFFER", limit: 2 } }),
    ).toEqual(await ok("v2", "listAccountCampaigns", { id: account.id, query: { type: "OFFER", limit: 2 } }));
  });

  test.each([
    { sortBy: "FASTEST" },
    { datePreset: "soon" },
    { limit: "ten" },
    { type: "SALE" },
    { limit: 0 },
  ])("of v1 with %j are refused as in v2", async (query) => {
    const { status, paths } = await refusal("v1", "listBrandCampaigns", { id: account.id, query });
    expect({ status, paths }).toEqual({ status: 400, paths: Object.keys(query) });
  });
});

test.each([
  ["v2", "listAccountLandingPages"],
  ["v2", "listAccountCollabs"],
  ["v1", "listBrandCollabs"],
] as const)(
  "%s %s refuses a limit below 1 and an offset below 0, both named",
  async (version, operationId) => {
    const { id } = one(corpus.accounts);
    expect(await refusal(version, operationId, { id, query: { limit: 0, offset: -1 } })).toMatchObject({
      status: 400,
      paths: ["limit", "offset"],
    });
  },
);
