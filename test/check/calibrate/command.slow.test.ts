import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readings } from "@adintel/client/readings";
import { createMock } from "@adintel/mock";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { check } from "../../../scripts/check/cli/command.ts";
import type { Calibration } from "../../../scripts/lib/data/calibration.ts";
import { now } from "../../now.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { quiet } from "../printed.ts";

const folder = temporaryFolder();

/** What the command prints of a mock that takes some readings, its exit code, and what it sent. */
const calibrate = async (readings: Readings, ...flags: string[]) =>
  calibrateUntil(Infinity, readings, ...flags);

/** The same of one that fails after so many requests. */
async function calibrateUntil(maxAnswers: number, readings: Readings, ...flags: string[]) {
  const mock = createMock({ now, rateLimits: false, readings });
  const sent: { request: Request; text: string; response: Response }[] = [];
  const stdout = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const key = flags.includes("--from") ? [] : ["--api-key", "mock_live_demo"];
  const run = check(["calibrate", ...key, ...flags], {
    ...quiet,
    async fetch(request) {
      const text = await request.clone().text();
      if (sent.length >= maxAnswers) throw new Error("gone");
      const response = await mock.fetch(request);
      sent.push({ request, text, response: response.clone() });
      return response;
    },
  });
  const code = await run.catch((error: unknown) => error);
  const text = stdout.mock.calls.map(([chunk]) => String(chunk)).join("");
  stdout.mockRestore();
  return { code, text, sent };
}

const read = (file: string) => parse(readFileSync(file, "utf8")) as Calibration;

describe("a service is asked", () => {
  const file = join(folder, "calibration.yaml");
  let first: Awaited<ReturnType<typeof calibrate>>;
  beforeAll(async () => {
    first = await calibrate({ "dates-reversed": "refused" }, "--out", file, "--max-requests", "50");
  });

  test("within the limits", () => {
    expect(first.code).toBe(0);
    expect(first.sent.length).toBeGreaterThan(40);
    expect(first.sent.length).toBeLessThanOrEqual(50);
    expect(first.text).toContain("the run reached --max-requests 50");
  });

  test("and what it takes is written with its evidence", () => {
    const { service, date, responses, readings, notSeen } = read(file);
    expect(service).toBe("the handler");
    expect(date).toBe(new Date(now).toISOString().slice(0, 10));
    expect(responses).toBeLessThanOrEqual(50);
    expect(readings["dates-reversed"]).toMatchObject({ reading: "refused", against: 0 });
    expect(readings["dates-reversed"]?.evidence[0]).toMatch(
      /"startDate":"[\d-]+","endDate":"[\d-]+"\}: 400$/,
    );
    expect(Object.keys(notSeen ?? {}).length).toBeGreaterThan(10);
    expect(readFileSync(file, "utf8")).not.toContain("mock_live_demo");
    expect(first.text).toContain("dates-reversed: refused, not no-rows");
  });

  test("and what changed since is told, while other readings stay", async () => {
    const before = read(file);
    const { code, text } = await calibrate({}, "--out", file, "--max-requests", "50");
    expect(code).toBe(1);
    expect(text).toContain("dates-reversed: was refused, is no-rows");
    expect(Object.keys(read(file).readings)).toEqual(expect.arrayContaining(Object.keys(before.readings)));
  });

  test("not with --plan, which asks the mock", async () => {
    const plan = await calibrate({}, "--plan", "--out", join(folder, "none.yaml"), "--max-requests", "20");
    expect(plan.code).toBe(0);
    expect(plan.sent).toEqual([]);
    expect(plan.text).toContain("it sends 20 requests");
    expect(() => read(join(folder, "none.yaml"))).toThrow(/ENOENT/);
  });

  test("or was recorded", async () => {
    const recording = join(folder, "recorded.jsonl");
    const lines = await Promise.all(
      first.sent.map(async ({ request, text, response }) =>
        JSON.stringify({
          method: request.method,
          url: request.url,
          requestHeaders: Object.fromEntries(request.headers),
          ...(text !== "" && { requestBody: text }),
          status: response.status,
          responseHeaders: Object.fromEntries(response.headers),
          responseBody: await response.text(),
        }),
      ),
    );
    writeFileSync(recording, lines.join("\n"));
    const out = join(folder, "recorded.yaml");
    const { code, text, sent } = await calibrate({}, "--from", recording, "--out", out);
    expect(text).toContain("found");
    expect(code).toBe(0);
    expect(sent).toEqual([]);
    expect(read(out).readings["dates-reversed"]).toMatchObject({ reading: "refused" });
  });
});

test("a file that is no calibration is named, with what is wrong, and nothing is sent", async () => {
  const file = join(folder, "broken.yaml");
  writeFileSync(file, "readings:\n  limit-zero: perhaps\n");
  const { code, sent } = await calibrate({}, "--out", file);
  expect(String(code)).toMatch(/broken\.yaml:2.*limit-zero.*must be refused or no-rows or default/s);
  expect(sent).toEqual([]);
});

test("what was seen is kept where the service begins to fail, and nothing is written where it only fails", async () => {
  const file = join(folder, "stopped.yaml");
  const stopped = await calibrateUntil(30, {}, "--out", file, "--max-wait", "0");
  expect(stopped.code).toBe(0);
  expect(stopped.text).toContain("It ended early: the service failed 10 times in a row");
  expect(Object.keys(read(file).readings).length).toBeGreaterThan(8);
  const never = await calibrateUntil(0, {}, "--out", join(folder, "never.yaml"));
  expect(String(never.code)).toContain("does not look like the API");
  expect(() => read(join(folder, "never.yaml"))).toThrow(/ENOENT/);
});

test("without an account it says how to name one", async () => {
  const { code } = await calibrate({}, "--out", join(folder, "none.yaml"), "--max-spend", "0");
  expect(String(code)).toMatch(/account|--max-spend/);
});

test("recordings take no flags of requests", async () => {
  const { code } = await calibrate({}, "--from", "any.har", "--max-requests", "5");
  expect(String(code)).toContain("--from sends nothing");
});
