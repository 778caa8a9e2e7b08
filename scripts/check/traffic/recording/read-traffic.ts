import { readFile } from "node:fs/promises";
import { UsageError } from "../../../lib/errors.ts";
import { isRecord } from "../../contract/document.ts";
import { parseJson } from "../../contract/fields.ts";
import { readHar } from "./har.ts";
import type { Recorded, Pair } from "./recorded.ts";
import { readerOf, type Reader } from "./fields.ts";

/**
 * The exchanges of a file, HAR or JSON lines by what it has in it.
 *
 * @throws {UsageError} if it cannot be read, or is neither.
 */
export async function readTraffic(file: string): Promise<Recorded[]> {
  const text = (await textOf(file)).replace(/^\uFEFF/, "");
  if (text.trim() === "") throw new UsageError(`${file} is empty; record some requests first`);
  if (beginsAsJsonLines(text)) return readJsonLines(text, file);
  const whole = parseJson(text);
  if (isRecord(whole) && "log" in whole) return readHar(whole["log"], file);
  if (whole === undefined && /^\s*\{.*\}\s*$/m.test(firstLine(text))) return readJsonLines(text, file);
  const lack = whole === undefined ? "it is not JSON, or is incomplete" : "it has no `log`";
  throw new UsageError(`${file}, line 1: ${lack}; a file must be HAR 1.2, or have one JSON object per line`);
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const reasons: Record<string, string> = {
      ENOENT: "the file does not exist",
      EISDIR: "it is a directory",
      EACCES: "no permission",
      ERR_STRING_TOO_LONG: "it is larger than 512 MiB; split it",
      ERR_FS_FILE_TOO_LARGE: "it is larger than 2 GiB; split it",
    };
    throw new UsageError(`${file} cannot be read: ${reasons[code] ?? code}`);
  }
}

function firstLine(text: string): string {
  return /^\s*(.*)/.exec(text)?.[1] ?? "";
}

/**
 * The exchanges of a file with one JSON object a line: `method`, `url`, `status`, and if they were recorded
 * `requestHeaders`, `requestBody`, `responseHeaders`, `responseBody` and `startedAt` (ISO 8601, or milliseconds since 1970).
 * A body is a JSON value, or a string with its text; null is none.
 *
 * @throws {UsageError} naming the line and its field.
 */
function readJsonLines(text: string, file: string): Recorded[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === "") return [];
    const where = `${file}, line ${index + 1}`;
    const value = parseJson(line);
    if (value === undefined) throw new UsageError(`${where}: it is not JSON`);
    return [recordedOf(readerOf(value, where), index + 1)];
  });
}

function recordedOf(line: Reader, number: number): Recorded {
  const method = line.text("method").toUpperCase();
  const isBodiless = ["GET", "HEAD", "OPTIONS"].includes(method);
  return {
    place: `line ${number}`,
    number,
    method,
    url: line.text("url"),
    requestHeaders: headersOf(line, "requestHeaders") ?? [],
    requestText: bodyOf(line, "requestBody") ?? (isBodiless ? "" : undefined),
    status: line.number("status"),
    responseHeaders: headersOf(line, "responseHeaders"),
    responseText: bodyOf(line, "responseBody"),
    startedAt: timeOf(line),
    took: 0,
  };
}

function headersOf(line: Reader, name: string): Pair[] | undefined {
  const headers = line.optionalObject(name);
  if (!headers) return undefined;
  return Object.entries(headers.fields).flatMap(([key, value]) =>
    [value].flat().flatMap((one): Pair[] => {
      if (typeof one === "string" || typeof one === "number") return [[key, String(one)]];
      return headers.refuse(key, "a string, or a list of strings");
    }),
  );
}

function bodyOf({ fields }: Reader, name: string): string | undefined {
  const body = fields[name];
  if (body === undefined || typeof body === "string") return body;
  return body === null ? "" : JSON.stringify(body);
}

function timeOf(line: Reader): number | undefined {
  const given = line.fields["startedAt"];
  if (given === undefined || given === null) return undefined;
  const time = typeof given === "string" ? Date.parse(given) : given;
  if (typeof time === "number" && Number.isFinite(time)) return time;
  return line.refuse("startedAt", "an ISO 8601 date, or milliseconds since 1970");
}

/** Whether a text begins as a file of JSON lines does: with an object that is an exchange. */
function beginsAsJsonLines(text: string): boolean {
  const first = parseJson(/^\s*(\S.*)/.exec(text)?.[1] ?? "");
  return isRecord(first) && !("log" in first);
}
