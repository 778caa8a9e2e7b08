import { points, type PointId } from "@adintel/client/readings";
import { createMock, listen, type MockOptions } from "@adintel/mock";
import { describe, expect, it } from "vitest";
import type { Report } from "../../scripts/check/engine/run.ts";
import { dated, found, hold, type Held } from "./hold.ts";
import { now } from "../now.ts";
import { sample } from "../sample.ts";

/** Days on which weeks, months and years begin or end, and one in the middle. */
const days = [
  now,
  Date.UTC(2028, 1, 29),
  Date.UTC(2026, 11, 31, 23, 59, 59),
  Date.UTC(2027, 0, 1),
  Date.UTC(2027, 2, 1, 12),
  // A Monday, and the Sunday before.
  Date.UTC(2027, 4, 31, 0, 0, 1),
  Date.UTC(2027, 4, 30, 23, 59),
];

/** What passed is counted too, so that a run of nothing is no success. */
function demandSound(report: Report, atLeast: number) {
  expect(found(report)).toEqual([]);
  const passed = report.results.filter(({ outcome }) => outcome.status === "passed");
  expect(passed.length).toBeGreaterThan(atLeast);
}

function mockOf(options: MockOptions): Held & { fetch: (request: Request) => Promise<Response> } {
  const mock = createMock({ rateLimits: false, now, ...options });
  return { controls: true, assume: true, thorough: true, fetch: async (request) => mock.fetch(request) };
}

/** What the documents do state: these list a 404. */
const stated: PointId[] = ["index-status-unknown", "media-account-unknown"];

/** Another reading of every point that the mock can be told, one of the first or of the last. */
function otherReadings(place: 0 | -1) {
  const open = (Object.keys(points) as PointId[]).filter(
    (id) => points[id].takenBy !== "server" && !stated.includes(id),
  );
  const others = open.map((id) => {
    const names = Object.keys(points[id].readings).filter((name) => name !== points[id].default);
    return [id, names.at(place) ?? points[id].default];
  });
  return Object.fromEntries(others);
}

describe("a mock that behaves as another service would passes", () => {
  const kinds = [
    [0, false],
    [0, true],
    [-1, false],
    [-1, true],
  ] as const;
  it.each(sample(kinds, 3))(
    "with the other readings at %i, where differences are told: %s",
    async (place, assume) => {
      const mock = createMock({ rateLimits: false, now, accounts: 10, readings: otherReadings(place) });
      const fetch = dated(async (request) => mock.fetch(request), now);
      const report = await hold({ fetch, assume, isElsewhere: true, thorough: true, now: () => now });
      demandSound(report, 800);
    },
  );
});

describe("the untouched mock passes", () => {
  const worlds = days.map((instant, place) => ({
    seed: place + 1,
    now: instant,
    date: new Date(instant).toISOString(),
  }));
  it.each(sample(worlds, 4))("with seed $seed on $date", async ({ seed, now: instant }) => {
    demandSound(await hold(mockOf({ seed, now: instant })), 950);
  });

  const sizes: [size: MockOptions, atLeast: number][] = [
    [{ accounts: 1, mediaPerAccount: 0 }, 350],
    [{ accounts: 3, mediaPerAccount: 2 }, 800],
    [{ accounts: 300, mediaPerAccount: 20 }, 950],
    [{ accounts: 6, mediaPerAccount: 400 }, 950],
  ];
  it.each(sample(sizes, 2))("with another world: %j", async (size, atLeast) => {
    demandSound(await hold(mockOf({ seed: 21, now: Date.UTC(2027, 1, 28, 23, 59), ...size })), atLeast);
  });

  it("a few milliseconds late", async () => {
    const { fetch, ...held } = mockOf({});
    const late = async (request: Request) => {
      await new Promise((done) => setTimeout(done, 1));
      return fetch(request);
    };
    demandSound(await hold({ ...held, fetch: late }), 950);
  });

  it("as a black box, over HTTP, with little money", async () => {
    const mock = createMock({ rateLimits: false, now });
    const fetch = dated(async (request) => mock.fetch(request), now);
    const server = await listen(fetch, { port: 0, host: "127.0.0.1" });
    const report = await hold({ origin: server.url, depth: 3, maxSpend: 50_000 }).finally(() =>
      server.close(),
    );
    demandSound(report, 600);
    expect(report.tally.microdollars).toBeLessThanOrEqual(50_000);
  });
});

describe("the mock with its rate limits passes", () => {
  /** Waiting moves the mock's clock. */
  function limited(): Held {
    const mock = mockOf({ rateLimits: true });
    let time = now;
    const wait = async (milliseconds: number) => {
      time += milliseconds;
      await mock.fetch(
        new Request("http://mock/__mock/clock", {
          method: "POST",
          body: JSON.stringify({ advanceSeconds: Math.ceil(milliseconds / 1000) }),
        }),
      );
    };
    return { ...mock, controls: false, assume: false, maxWaitMs: Infinity, wait, now: () => time };
  }

  it("asked as fast as it answers, which it refuses again and again", async () => {
    const report = await hold(limited());
    demandSound(report, 700);
    expect(report.tally.pauses).toBeGreaterThan(5);
  });
});
