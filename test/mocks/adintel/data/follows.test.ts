import { createMock, type CreativeData } from "@adintel/mock";
import { expect, test } from "vitest";

const now = Date.UTC(2026, 10, 20, 13, 37);
const day = 86_400_000;

/** A creative of these facts, as it became. */
function made(facts: CreativeData, seed = 1): Required<CreativeData> {
  const mock = createMock({ data: { creatives: [facts] }, seed, now, tick: () => 0 });
  return mock.world.export().creatives?.[0] as Required<CreativeData>;
}

const seeds = Array.from({ length: 12 }, (_, index) => index);
const every = (facts: CreativeData) => seeds.map((seed) => made(facts, seed));
const daysBetween = (from: string | null, to: string | number | null) =>
  (new Date(to ?? now).getTime() - Date.parse(from ?? "")) / day;

test("a start alone: it still runs", () => {
  for (const one of every({ startAt: "2026-11-02" }))
    expect(one).toMatchObject({ startAt: "2026-11-02", endAt: null, daysRun: 18, status: "ACTIVE" });
});

test("days alone: it still runs, and so many have passed", () => {
  for (const one of every({ daysRun: 5 })) {
    expect(one).toMatchObject({ endAt: null, daysRun: 5, status: "ACTIVE" });
    expect(Math.floor(daysBetween(one.startAt, now))).toBe(5);
  }
});

test("a start and fewer days than have passed since: it has ended", () => {
  for (const one of every({ startAt: "2026-11-02", daysRun: 5 }))
    expect(one).toMatchObject({ endAt: "2026-11-07T00:00:00.000Z", daysRun: 5, status: "INACTIVE" });
  const runs: CreativeData = { startAt: "2026-11-02", endAt: null, daysRun: 5 };
  expect(made(runs)).toMatchObject({ ...runs, status: "ACTIVE" });
});

test("an end, with days or without: it began that much earlier", () => {
  for (const one of every({ endAt: "2026-11-12", daysRun: 3 }))
    expect(one).toMatchObject({ startAt: "2026-11-09T00:00:00.000Z", status: "INACTIVE" });
  for (const one of every({ endAt: "2026-11-12" }))
    expect(Math.floor(daysBetween(one.startAt, one.endAt))).toBe(one.daysRun);
});

test("a status alone: it has ended, or it has not", () => {
  for (const one of every({ status: "INACTIVE" })) {
    expect(daysBetween(one.endAt, now)).toBeGreaterThanOrEqual(0);
    expect(Math.floor(daysBetween(one.startAt, one.endAt))).toBe(one.daysRun);
  }
  for (const one of every({ status: "ACTIVE" })) expect(one.endAt).toBeNull();
  for (const one of every({ status: "INACTIVE", startAt: "2026-11-19" })) {
    expect(daysBetween("2026-11-19", one.endAt)).toBeGreaterThanOrEqual(0);
    expect(daysBetween(one.endAt, now)).toBeGreaterThanOrEqual(0);
  }
});

test("likes: it has more views than likes, and engagement follows", () => {
  for (const one of every({ likeCount: 4_000 })) {
    expect(one.viewCount).toBeGreaterThan(4_000);
    const { viewCount, likeCount, commentCount } = one;
    const rate = ((likeCount ?? 0) + (commentCount ?? 0)) / (viewCount ?? 1);
    expect(one.engagementRate).toBeCloseTo(rate, 4);
  }
});

test("views: likes are a share of them, none of none", () => {
  for (const one of every({ viewCount: 1_000_000 })) {
    expect(one.likeCount).toBeGreaterThanOrEqual(10_000);
    expect(one.likeCount).toBeLessThanOrEqual(90_000);
  }
  expect(made({ viewCount: 0 })).toMatchObject({ likeCount: 0, commentCount: 0, engagementRate: null });
  expect(made({ viewCount: null })).toMatchObject({
    likeCount: null,
    commentCount: null,
    engagementRate: null,
  });
});

test("impressions: their text, and whether they are few", () => {
  expect(made({ impressions: 12_345 })).toMatchObject({ impressionsText: "10K-50K", lowImpressions: false });
  expect(made({ impressions: 12 })).toMatchObject({ impressionsText: "<1K", lowImpressions: true });
  for (const { impressions } of every({ impressionsText: "10K-50K" })) {
    expect(impressions).toBeGreaterThanOrEqual(10_000);
    expect(impressions).toBeLessThan(50_000);
  }
  for (const { impressions } of every({ lowImpressions: true })) expect(impressions).toBeLessThan(1_000);
});

test("a format: medium, running time and cards", () => {
  for (const one of every({ carouselCount: 4 }))
    expect(one).toMatchObject({ type: "CAROUSEL", pictureCount: 4 });
  for (const one of every({ durationInSeconds: 9 }))
    expect(one).toMatchObject({ type: "VIDEO", mediaType: "VIDEO" });
  for (const one of every({ type: "IMAGE" }))
    expect(one).toMatchObject({
      mediaType: "IMAGE",
      durationInSeconds: null,
      carouselCount: null,
      hasVideo: false,
    });
});

test("a hook: the cluster of how it opens", () => {
  const labelOf = (hook: string) => made({ hook }).clusters.HOOK;
  expect(labelOf("Why is your tea grey?")).toMatchObject({ label: "Opens with a question" });
  expect(labelOf("Three of 10 kettles leak")).toMatchObject({ label: "Opens with a number" });
  expect(made({ hook: null }).clusters.HOOK).toBeNull();
});

test("a creator who is tagged: a partnership", () => {
  expect(made({ collabs: ["Odalys"] })).toMatchObject({ partnershipAd: true });
  expect(made({ collabs: [] })).toMatchObject({ partnershipAd: false });
});
