import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listen, type Server } from "@adintel/mock";
import { check } from "../../scripts/check/cli/command.ts";
import type { Failure, ReportData } from "../../scripts/check/report/data.ts";
import { root } from "../../scripts/lib/paths.ts";
import { now } from "../now.ts";
import { createIndependentServer } from "../quality/independent/server.ts";
import { keys } from "../quality/independent/keys.ts";
import { outerEnvironment } from "../run.ts";
import { dated } from "./hold.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { sample } from "../sample.ts";

/** Faults that show in one response, in several, beside the cases, in packs, with keys, and in bodies of many bytes. */
const faults = [
  "keys/any-case",
  "refusals/413-as-400",
  "refusals/400-other-code",
  "media-lists/format-after-paging",
  "media-lists/channel-ignored",
  "media-sorts/MOST_LIKES-reversed",
  "rows/ids-repeated",
  "media-bounds/minDaysRun-ignored",
  "campaign-dates/startDate-ignored",
];

const keyFlags = Object.entries(keys).flatMap(([kind, key]) =>
  kind === "valid" ? [] : [`--${kind}-key`, key],
);
const environment = {
  ...outerEnvironment(),
  NO_COLOR: "1",
  API_KEY: keys.valid,
  ...Object.fromEntries(Object.entries(keys).map(([kind, key]) => [`${kind.toUpperCase()}_KEY`, key])),
  HEADER_X_GATEWAY: "a 'quoted' $token",
};

/** A stand-in for npm, to which the shell passes the same words: the check in this process takes them, so that no other is started. */
const npm = `#!/bin/sh
status=$(printf '%s\\0' "$@" | curl -s -o "$0.printed" -w '%{http_code}' --data-binary @- "$CHECK_URL")
cat "$0.printed"
exit $((status - 200))
`;

const folder = temporaryFolder();
let server: Server;
let checkServer: Server;
let printed = "";
let wasRepeated = false;
/** Answers each request; made anew, since servers remember what was indexed and sent. */
let answer: (request: Request) => Promise<Response>;

beforeAll(async () => {
  server = await listen(async (request) => answer(request), { port: 0, host: "127.0.0.1" });
  checkServer = await listen(checkAsked, { port: 0, host: "127.0.0.1" });
  await writeFile(join(folder, "npm"), npm, { mode: 0o755 });
  vi.spyOn(console, "log").mockImplementation((text: string) => void (printed += `${text}\n`));
});

afterAll(async () => {
  await server.close();
  await checkServer.close();
  vi.restoreAllMocks();
});

function begin(fault: string): void {
  const { fetch } = createIndependentServer({ now: new Date(now), fault });
  answer = dated(async (request) => fetch(request), now);
}

/** Runs the check for the stand-in of npm. */
async function checkAsked(request: Request): Promise<Response> {
  const [, , , ...args] = (await request.text()).split("\0").slice(0, -1);
  printed = "";
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const code = await check(args, { now: Date.now, stderr: { write: () => true } }).catch((error: unknown) => {
    printed += String(error);
    return 2;
  });
  vi.unstubAllEnvs();
  return new Response(printed, { status: 200 + code });
}

/** Runs a printed command in a shell. */
function shell(
  command: string,
  env: NodeJS.ProcessEnv = environment,
): Promise<{ code: number; text: string }> {
  return new Promise((done) => {
    execFile("sh", ["-c", command], { cwd: root, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === "number" ? error.code : error ? -1 : 0, text: stdout + stderr }),
    );
  });
}

/** Runs the check in this process, with all flags that a repetition may need. */
async function report(...args: string[]): Promise<ReportData> {
  const file = join(folder, "report.json");
  const roots = ["--v2", `${server.url}/v2`, "--v1", `${server.url}/api/v1`];
  const header = ["--header", `X-Gateway: ${environment.HEADER_X_GATEWAY}`];
  const limits = ["--rate", "off", "--max-spend", "5"];
  const all = [...roots, "--api-key", keys.valid, ...keyFlags, ...header, ...limits, ...args];
  await check([...all, "--reporter", `json=${file}`], { now: () => now, stderr: { write: () => true } });
  return JSON.parse(await readFile(file, "utf8")) as ReportData;
}

/** What went otherwise when a finding was repeated as it was printed, for the first time with npm itself. */
async function repeated({ again, rule }: Pick<Failure, "again" | "rule">): Promise<string[]> {
  const standIn = { PATH: `${folder}:${process.env["PATH"]}`, CHECK_URL: checkServer.url };
  const { code, text } = await shell(again, { ...environment, ...(wasRepeated && standIn) });
  wasRepeated = true;
  return code === 1 && text.includes(`FAILED ${rule}`) ? [] : [`${again}\nended with ${code}: ${text}`];
}

async function sentAgain({ curl, status }: Failure["exchanges"][number]): Promise<string[]> {
  const { text } = await shell(`${curl} -s`);
  const got = /^HTTP\/\S+ (\d+)/m.exec(text)?.[1];
  return got === String(status) ? [] : [`${got} instead of ${status}: ${curl}`];
}

describe("what a report prints runs in a shell, and shows the same", () => {
  it.each(sample(faults, 3))("on a server with the fault %s", async (fault) => {
    begin(fault);
    const { failures, hints } = await report();
    expect(failures.length).toBeGreaterThan(0);
    expect(hints.join()).toMatch(
      /API_KEY \(--api-key\).*EXHAUSTED_KEY.*HEADER_X_GATEWAY \(--header X-Gateway\)/,
    );
    const wrong: string[] = [];
    for (const failure of failures) {
      for (const exchange of failure.exchanges) {
        begin(fault);
        wrong.push(...(await sentAgain(exchange)));
      }
      begin(fault);
      wrong.push(...(await repeated(failure)));
    }
    expect(wrong).toEqual([]);
  });

  it("on a server that breaks every list, also of what only other cases and searches for accounts showed", async () => {
    begin("refusals/413-as-400");
    const plain = answer;
    answer = async (request) => {
      const response = await plain(request);
      const text = await response.text();
      const body: unknown = text.startsWith("{") ? JSON.parse(text) : undefined;
      const changed = response.status === 200 && body ? JSON.stringify({ ...body, count: 99 }) : text;
      return new Response(text === "" ? null : changed, response);
    };
    const { cases, failures } = await report("--max-requests", "250");
    const curls = failures.flatMap(({ exchanges }) => exchanges);
    expect(curls.some(({ curl }) => curl.includes(`--data-binary '@${folder}/check-bodies/`))).toBe(true);
    const wrong: string[] = [];
    for (const exchange of curls) wrong.push(...(await sentAgain(exchange)));
    const failed = cases.filter(({ status }) => status === "failed");
    expect(failed.some(({ operation, seenIn }) => seenIn && !seenIn.startsWith(`${operation}/`))).toBe(true);
    for (const { rule, failure } of failed)
      if (failure) wrong.push(...(await repeated({ rule, again: failure.again })));
    expect(wrong).toEqual([]);
  });
});
