import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { check, type CheckReport } from "../../scripts/check/index.ts";
import { check as command } from "../../scripts/check/cli/command.ts";
import { root } from "../../scripts/lib/paths.ts";
import { sample } from "../sample.ts";
import { faults, variants } from "./faults.ts";
import { createServer, keys, serve, type Rules } from "./server.ts";

/** With the ledger of the server, so that charges are looked at too. */
const options = {
  apiKey: keys.good,
  keys: { exhausted: keys.empty },
  mockControls: "http://server/__mock",
};

const checked = (change?: (rules: Rules) => unknown, bail = false): Promise<CheckReport> =>
  check(createServer(change), { ...options, bail });

const silent = { write: () => true };

/** Pages of two lists, as JSON lines. */
async function recorded(server: ReturnType<typeof createServer>): Promise<string> {
  const requestHeaders = { "X-Api-Key": keys.good };
  const queries = ["size=5", "size=5&page=2", "size=5&page=3", "size=10&page=2", "size=40", "page=2", ""];
  const urls = queries.flatMap((query) => ["loans", "branches"].map((list) => `${list}?${query}`));
  const lines = urls.map(async (path, startedAt) => {
    const url = `http://server/lending/v1/${path}`;
    const response = await server(new Request(url, { headers: requestHeaders }));
    const { status, headers } = response;
    const responseHeaders = Object.fromEntries(headers);
    const responseBody: unknown = await response.json();
    const line = { method: "GET", url, requestHeaders, status, responseHeaders, responseBody, startedAt };
    return JSON.stringify(line);
  });
  return (await Promise.all(lines)).join("\n");
}

/** Faults that a run does not find, and why. */
const unseen: Readonly<Record<string, string>> = {
  "minPages is off by ten": "No row of the pages that are compared has so few pages too little.",
};

describe("the check of a contract that it knows by its document alone", () => {
  test("finds nothing wrong with a right server, and looks at nearly all rules", async () => {
    const report = await checked();
    expect(report.findings).toEqual([]);
    expect(report.ok, report.summary).toBe(true);
    expect(report.totals.passed / report.cases.length).toBeGreaterThan(0.9);
  });

  test("finds nothing wrong with it over HTTP, nor with the mock, run as a command", async () => {
    const server = await serve(createServer());
    onTestFinished(server.close);
    const controls = new URL("/__mock", server.url).href;
    const flags = ["--v1", server.url, "--mock-controls", controls, "--api-key", keys.good];
    const bounds = ["--exhausted-key", keys.empty, "--rate", "off", "--max-spend", "50"];
    for (const parameters of [[...flags, ...bounds], []]) {
      const started = ["scripts/run.mjs", "check.ts", "--contract", "test/second-contract", ...parameters];
      const child = spawn(process.execPath, started, { cwd: root });
      const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
      expect(output).toMatch(/ passed, 0 failed, /);
      expect(code).toBe(0);
    }
  });

  test("compares the pages of recorded traffic", async () => {
    const codeOf = async (change?: (rules: Rules) => unknown) => {
      const folder = await mkdtemp(join(tmpdir(), "traffic-"));
      onTestFinished(() => rm(folder, { recursive: true }));
      const file = join(folder, "pages.jsonl");
      await writeFile(file, await recorded(createServer(change)));
      return command(["traffic", file, "--reporter", `json=${file}.json`], { now: Date.now, stderr: silent });
    };
    expect(await codeOf()).toBe(0);
    expect(await codeOf(faults["pages overlap in a row"])).toBe(1);
  });

  test("finds nine in ten faults", async () => {
    const all = Object.entries(faults);
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(unseen).length / all.length).toBeLessThan(0.1);
    const some = sample(all, 3);
    const names: string[] = [];
    for (const [name, change] of some)
      if ((await checked(change, true)).findings.length === 0) names.push(name);
    expect(names).toEqual(Object.keys(unseen).filter((name) => some.some(([one]) => one === name)));
  });

  test.each(Object.entries(variants))("raises no false alarm: %s", async (_, change) => {
    const report = await checked(change);
    expect(report.findings).toEqual([]);
    expect(report.ok, report.summary).toBe(true);
  });
});
