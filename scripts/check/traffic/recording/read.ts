import { readFile } from "node:fs/promises";
import { UsageError } from "../../../lib/errors.ts";
import { isRecord } from "../../contract/document.ts";
import { parseJson } from "../../contract/fields.ts";
import { readHar } from "./har.ts";
import { beginsAsJsonLines, readJsonLines } from "./json-lines.ts";
import type { Recorded } from "./recorded.ts";

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
