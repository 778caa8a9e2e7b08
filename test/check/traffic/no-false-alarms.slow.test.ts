import { createMock } from "@adintel/mock";
import { describe, expect, it } from "vitest";
import { hold } from "../hold.ts";
import { now } from "../../now.ts";
import { liberties, takeAll } from "../../quality/mutants/liberties.ts";
import { options } from "../../quality/mutants/world.ts";
import { failed, lines, passed, setUp, type Fields } from "./recording.ts";

const { judged } = setUp();

type Fetch = (request: Request) => Promise<Response>;

/** All that a run of the check sends to a server and gets back, as JSON lines, ten a second. */
async function recordedRun(fetch: Fetch): Promise<string> {
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
  await hold({ fetch: recording, now: () => now });
  expect(all.length).toBeGreaterThan(700);
  return lines(...all);
}

const mock = (): Fetch => {
  const made = createMock({ ...options, rateLimits: false });
  return async (request) => made.fetch(request);
};

describe("the traffic of a whole run conforms", () => {
  it.each([[[]], [["--assume"]]])("of the mock, with %j", async (flags) => {
    const found = await judged(await recordedRun(mock()), ...flags);
    expect(failed(found)).toEqual([]);
    // What is kept counts, so that a comparison of nothing is no success.
    expect(passed(found).filter((id) => id.startsWith("recorded-")).length).toBeGreaterThan(30);
  });

  it("of a server that takes every liberty", async () => {
    const served = takeAll(mock(), liberties);
    const found = await judged(await recordedRun((request) => served(request)));
    expect(failed(found)).toEqual([]);
  });
});
