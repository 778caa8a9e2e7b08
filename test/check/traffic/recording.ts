import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "../../../scripts/check/cli/command.ts";
import type { ReportData, Status } from "../../../scripts/check/report/data.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { keepPrinted, quiet } from "../printed.ts";

export type Fields = Record<string, unknown>;

export const root = "https://api.example/v2";
export const legacyRoot = "https://api.example/api/v1";
export const account = "a0000000-0000-4000-8000-000000000001";

/** A minute of the recording. */
export const minute = (number: number) => new Date(Date.UTC(2026, 10, 20, 10, number)).toISOString();

/** A line of JSON lines with an answer of 200 in JSON. */
export function line(path: string, responseBody: unknown, more: Fields = {}): Fields {
  return {
    method: "GET",
    url: `${root}${path}`,
    status: 200,
    startedAt: minute(0),
    responseBody,
    responseHeaders: { "content-type": "application/json" },
    ...more,
  };
}

/** An entry of a HAR file with an answer of 200 in JSON. */
export function harEntry(
  path: string,
  text: string | undefined,
  more: { request?: Fields; response?: Fields } = {},
) {
  return {
    startedDateTime: minute(0),
    time: 20,
    request: {
      method: "GET",
      url: `${root}${path}`,
      httpVersion: "HTTP/2",
      cookies: [],
      queryString: [],
      headers: [
        { name: ":authority", value: "api.example" },
        { name: "authorization", value: "Bearer key-of-a-recording-1" },
      ],
      headersSize: -1,
      bodySize: 0,
      ...more.request,
    },
    response: {
      status: 200,
      statusText: "",
      httpVersion: "HTTP/2",
      cookies: [],
      redirectURL: "",
      headers: [
        { name: ":status", value: "200" },
        { name: "content-type", value: "application/json" },
      ],
      content: {
        size: text?.length ?? 100,
        mimeType: "application/json",
        ...(text !== undefined && { text }),
      },
      headersSize: -1,
      bodySize: -1,
      ...more.response,
    },
    cache: {},
    timings: { send: 0, wait: 20, receive: 0 },
  };
}

export function har(...entries: unknown[]): string {
  return JSON.stringify({ log: { version: "1.2", creator: { name: "test", version: "1" }, entries } });
}

/** Runs the command on files that are written for it; call it where a test file begins. */
export function setUp() {
  const folder = temporaryFolder();
  const printed = keepPrinted();
  let files = 0;
  const write = (text: string, name = `${(files += 1)}.har`): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const run = (...args: string[]) =>
    check(["traffic", ...args], { ...quiet, now: () => Date.UTC(2026, 10, 21) }).catch((error: Error) =>
      error.message.replaceAll(`${folder}/`, ""),
    );
  return {
    folder,
    write,
    run,
    printed: () => printed.text,
    /** The data of the report on a file, with the exit code. */
    async judged(text: string, ...args: string[]): Promise<{ code: number | string; data: ReportData }> {
      const json = join(folder, "report.json");
      const code = await run(write(text), "--reporter", `json=${json}`, ...args);
      return { code, data: JSON.parse(readFileSync(json, "utf8")) as ReportData };
    },
  };
}

export function lines(...all: unknown[]): string {
  return all.map((one) => JSON.stringify(one)).join("\n");
}

interface Judged {
  data: ReportData;
}

/** What failed, by the end of its id. */
export const failed = ({ data }: Judged): string[] => endedAs(data, "failed");
export const different = ({ data }: Judged): string[] => endedAs(data, "different");
export const passed = ({ data }: Judged): string[] => endedAs(data, "passed");

function endedAs({ cases }: ReportData, status: Status): string[] {
  return cases.filter((one) => one.status === status).map(({ id }) => id.replace(/^v\d\/\w+\/\w+\//, ""));
}
