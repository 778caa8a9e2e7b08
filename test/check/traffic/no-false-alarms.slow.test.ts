import type { Readings } from "@adintel/client/readings";
import { createMock } from "@adintel/mock";
import { describe, expect, it } from "vitest";
import { hold, type Held } from "../hold.ts";
import { now } from "../../now.ts";
import { free } from "../../quality/independent/alarms.ts";
import { byPoint } from "../../quality/independent/readings.ts";
import { createIndependentServer } from "../../quality/independent/server.ts";
import { failed, lines, passed, setUp, type Fields } from "./recording.ts";

const { judged } = setUp();

type Fetch = (request: Request) => Promise<Response>;

/** All that a run of the check sends to a server and gets back, as JSON lines, ten a second. */
async function recordedRun({ fetch, ...held }: Held & { fetch: Fetch }): Promise<string> {
  const all: Fields[] = [];
  const recording: Fetch = async (request) => {
    const requestBody = request.body === null ? "" : await request.clone().text();
    const response = await fetch(request);
    const { status, headers } = response;
    all.push({
      method: request.method,
      url: request.url,
      requestBody,
      status,
      requestHeaders: Object.fromEntries(request.headers),
      responseHeaders: Object.fromEntries(headers),
      responseBody: await response.clone().text(),
      startedAt: now + all.length * 100,
    });
    return response;
  };
  await hold({ ...held, fetch: recording, now: () => now });
  expect(all.length).toBeGreaterThan(700);
  return lines(...all);
}

const mock = () => {
  const made = createMock({ seed: 1, now, tick: () => 0, rateLimits: false });
  return { fetch: async (request: Request) => made.fetch(request) };
};

const taking = (readings: Readings) => {
  const { fetch, keys, indexUrl } = createIndependentServer({ now: new Date(now), readings });
  const { valid, ...others } = keys;
  return { fetch, apiKey: valid, keys: others, indexUrl };
};

describe("the traffic of a whole run conforms", () => {
  it.each([[[]], [["--assume"]]])("of the mock, with %j", async (flags) => {
    const found = await judged(await recordedRun(mock()), ...flags);
    expect(failed(found)).toEqual([]);
    // What is kept counts, so that a comparison of nothing is no success.
    expect(passed(found).filter((id) => id.startsWith("recorded-")).length).toBeGreaterThan(30);
  });

  it.each([
    ["by default", {}],
    ["otherwise", byPoint(free)],
  ])("of a server that shares no code with the mock and takes its readings %s", async (_, readings) => {
    const found = await judged(await recordedRun(taking(readings)));
    expect(failed(found)).toEqual([]);
  });
});
