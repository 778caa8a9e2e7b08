import v2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import type { DatePreset } from "@adintel/client/types";
import { describe, expect, test } from "vitest";
import { presetRange } from "../../../../mocks/engine/rows/dates.ts";
import {
  corpus,
  creativesOf,
  DAY,
  ids,
  media,
  now,
  refusal,
  richest,
  sortedIds,
} from "../../support/call.ts";

/** From the first day up to, not including, the last. */
type Days = [from: string, to: string];

const friday: Record<DatePreset, Days> = {
  today: ["2026-11-20", "2026-11-21"],
  yesterday: ["2026-11-19", "2026-11-20"],
  "last-3-days": ["2026-11-18", "2026-11-21"],
  "last-7-days": ["2026-11-14", "2026-11-21"],
  "this-week": ["2026-11-16", "2026-11-21"],
  "last-week": ["2026-11-09", "2026-11-16"],
  "last-14-days": ["2026-11-07", "2026-11-21"],
  "last-30-days": ["2026-10-22", "2026-11-21"],
  "this-month": ["2026-11-01", "2026-11-21"],
  "last-month": ["2026-10-01", "2026-11-01"],
  "last-3-months": ["2026-08-20", "2026-11-21"],
  "last-6-months": ["2026-05-20", "2026-11-21"],
  "year-to-date": ["2026-01-01", "2026-11-21"],
  "last-year": ["2025-01-01", "2026-01-01"],
};

test("the table has every preset of the document", () => {
  expect(Object.keys(friday)).toEqual(v2.components.schemas.DatePreset.enum);
});

const special: [why: string, now: string, preset: DatePreset, days: Days][] = [
  ["the first instant of a day", "2026-11-20T00:00:00Z", "today", ["2026-11-20", "2026-11-21"]],
  ["the last instant of a day", "2026-11-20T23:59:59.999Z", "today", ["2026-11-20", "2026-11-21"]],
  ["a Monday", "2026-11-16T09:00:00Z", "this-week", ["2026-11-16", "2026-11-17"]],
  ["a Monday", "2026-11-16T09:00:00Z", "last-week", ["2026-11-09", "2026-11-16"]],
  ["a Sunday", "2026-11-22T09:00:00Z", "this-week", ["2026-11-16", "2026-11-23"]],
  ["a Sunday", "2026-11-22T09:00:00Z", "last-week", ["2026-11-09", "2026-11-16"]],
  ["the first of January", "2026-01-01T09:00:00Z", "last-month", ["2025-12-01", "2026-01-01"]],
  ["the first of January", "2026-01-01T09:00:00Z", "year-to-date", ["2026-01-01", "2026-01-02"]],
  ["the first of January", "2026-01-01T09:00:00Z", "this-week", ["2025-12-29", "2026-01-02"]],
  ["the first of January", "2026-01-01T09:00:00Z", "last-3-months", ["2025-10-01", "2026-01-02"]],
  ["the first of March", "2026-03-01T09:00:00Z", "last-month", ["2026-02-01", "2026-03-01"]],
  ["a leap year's first of March", "2028-03-01T09:00:00Z", "yesterday", ["2028-02-29", "2028-03-01"]],
  ["the 31st, before a shorter month", "2026-05-31T09:00:00Z", "last-3-months", ["2026-02-28", "2026-06-01"]],
  ["the 31st, in a leap year", "2028-05-31T09:00:00Z", "last-3-months", ["2028-02-29", "2028-06-01"]],
  ["the 31st, half a year back", "2026-08-31T09:00:00Z", "last-6-months", ["2026-02-28", "2026-09-01"]],
  ["the 31st", "2026-12-31T09:00:00Z", "this-month", ["2026-12-01", "2027-01-01"]],
];

const presets = Object.keys(friday) as DatePreset[];

test.each([
  ...presets.map((preset) => ["a Friday", "2026-11-20T13:37:00Z", preset, friday[preset]] as const),
  ...special,
])("on %s, %s, %s is %j", (_, at, preset, [from, to]) => {
  expect(presetRange(preset, Date.parse(at))).toEqual({ from: Date.parse(from), to: Date.parse(to) });
});

const recent = (days: number) => now - days * DAY;
const account = richest(({ startAt }) => startAt !== null && Date.parse(startAt) > recent(30));
const started = (from: number, to: number) =>
  sortedIds(
    creativesOf(account).filter(({ startAt }) => {
      const start = startAt === null ? NaN : Date.parse(startAt);
      return start >= from && start < to;
    }),
  );
const found = async (fields: object) =>
  sortedIds(await media({ accountId: account.id, limit: 1000, ...fields }));

test.each(presets)("datePreset %s keeps the creatives that started in it", async (datePreset) => {
  const [from, to] = friday[datePreset];
  expect(await found({ datePreset })).toEqual(started(Date.parse(from), Date.parse(to)));
});

test("the corpus tells the presets apart", async () => {
  const query = "the with your founder story offer testimonial food home travel sports";
  const counts = await Promise.all(
    presets.map(async (datePreset) => (await media({ query, datePreset, limit: 10_000 })).length),
  );
  expect(counts.filter((count) => count === 0)).toEqual([]);
});

test.each([
  [["today", "last-3-days", "last-7-days", "last-14-days", "last-30-days", "last-3-months", "last-6-months"]],
  [["today", "this-week", "this-month", "year-to-date"]],
  [["yesterday", "last-3-days"]],
  [["last-month", "last-3-months"]],
] as [DatePreset[]][])("each of %j lies in the next", async (chain) => {
  const answers = await Promise.all(chain.map((datePreset) => found({ datePreset })));
  for (const [i, rows] of answers.slice(1).entries()) {
    expect(rows).toEqual(expect.arrayContaining(answers[i] ?? []));
  }
});

describe("startDate and endDate", () => {
  const dated = corpus.creatives.filter((c) => c.account === account && c.startAt !== null);
  const iso = dated.map(({ startAt }) => startAt ?? "").sort()[Math.floor(dated.length / 2)] ?? "";
  const day = iso.slice(0, 10);
  const at = Date.parse(iso);
  const midnight = Date.parse(day);

  test.each([
    ["a day to start with", { startDate: day }, midnight, Infinity],
    ["a day to end with, itself included", { endDate: day }, -Infinity, midnight + DAY],
    ["one day as both", { startDate: day, endDate: day }, midnight, midnight + DAY],
    ["an instant to start with", { startDate: iso }, at, Infinity],
    ["an instant to end with, itself included", { endDate: iso }, -Infinity, at + 1],
    ["an instant just after", { startDate: new Date(at + 1).toISOString() }, at + 1, Infinity],
    ["an instant without a zone, which is in UTC", { startDate: iso.replace("Z", "") }, at, Infinity],
    ["an instant in a zone", { startDate: `${day}T00:00:00+02:00` }, midnight - 2 * 3_600_000, Infinity],
    ["an end before the start", { startDate: "2026-11-02", endDate: "2026-11-01" }, 1, 0],
  ])("%s", async (_, fields, from, to) => {
    expect(await found(fields)).toEqual(started(from, to));
  });

  test("narrow a preset", async () => {
    expect(
      await found({ datePreset: "last-30-days", startDate: "2026-11-01", endDate: "2026-11-10" }),
    ).toEqual(started(Date.parse("2026-11-01"), Date.parse("2026-11-11")));
  });

  test.each([
    "soon",
    "",
    "5",
    "last 7",
    "2026-1-1",
    "2026-02-31",
    "2026-13-01",
    "2026-11-20T25:00",
    "20/11/2026",
  ])("%j is no date", async (text) => {
    const body = { accountId: account.id, startDate: text, endDate: text };
    expect(await refusal("v2", "searchMedia", { body })).toEqual({
      status: 400,
      code: "invalid_request",
      paths: ["startDate", "endDate"],
    });
  });
});

test("a creative whose start is unknown is in no range and in every search without one", async () => {
  const unknown = ids(corpus.creatives.filter(({ startAt }) => startAt === null));
  const query = "the with your founder story offer testimonial food home travel sports";
  const all = ids(await media({ query, limit: 10_000 }));
  const inRange = ids(await media({ query, startDate: "1970-01-01", limit: 10_000 }));
  expect(all.some((id) => unknown.includes(id))).toBe(true);
  expect(inRange).toEqual(all.filter((id) => !unknown.includes(id)));
});
