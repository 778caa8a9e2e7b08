import { readFile } from "node:fs/promises";
import { UsageError } from "../../lib/errors.ts";
import { isDay, nearest, suggestion } from "../../lib/text.ts";
import { fieldsOf } from "../contract/fields.ts";
import type { BaselineData, KnownFinding, ReportData } from "./data.ts";
import { stableId } from "../engine/case.ts";

/** Where a reason should stand, and nobody has written one yet. */
const noReason = "no reason given";

const keys = ["id", "reason", "owner", "until"];

/**
 * Reads known findings: a list of ids or of `{ id, reason, owner, until }`, an object with such a list as `findings`, or the
 * report of a run, of which every failed case is known.
 *
 * @throws {UsageError} that says what is wrong, and where.
 */
export function readBaseline(value: unknown): KnownFinding[] {
  const { findings, cases } = fieldsOf(value);
  const isReport = Array.isArray(cases) && "verdict" in fieldsOf(value);
  const list: unknown = Array.isArray(value) ? value : isReport ? cases.filter(isFinding) : findings;
  const path = Array.isArray(value) ? "" : isReport ? "cases" : "findings";
  if (!Array.isArray(list))
    throw new UsageError(
      'it must be a list of findings, { "findings": [{ "id": "…", "reason": "…" }] }, or a JSON report of the check',
    );
  const found = list.map((one: unknown, index): KnownFinding => {
    const fields = typeof one === "string" ? { id: one } : fieldsOf(one);
    const { id, reason, owner, until } = fields;
    const at = `${path}[${index}]`;
    if (typeof id !== "string" || id.trim() === "")
      throw new UsageError(`${at} must be the id of a finding, or { "id": "…", "reason": "…" }`);
    if (reason !== undefined && typeof reason !== "string")
      throw new UsageError(`${at}.reason must be a string`);
    // The cases of a report have other keys, and no owners.
    if (isReport) return { id, reason: reason?.trim() || noReason };
    if (owner !== undefined && (typeof owner !== "string" || owner.trim() === ""))
      throw new UsageError(`${at}.owner must be a name`);
    if (until !== undefined && (typeof until !== "string" || !isDay(until)))
      throw new UsageError(`${at}.until must be a date such as 2026-12-31`);
    const stranger = Object.keys(fields).find((key) => !keys.includes(key));
    if (stranger !== undefined)
      throw new UsageError(`${at} has an unknown key, ${stranger}${suggestion(nearest(stranger, keys))}`);
    return {
      id,
      reason: reason?.trim() || noReason,
      ...(owner !== undefined && { owner: owner.trim() }),
      ...(until !== undefined && { until }),
    };
  });
  const ids = found.map(({ id }) => stableId(id));
  const twice = found.find(({ id }, index) => ids.indexOf(stableId(id)) !== index);
  if (twice) throw new UsageError(`${twice.id} is listed twice`);
  return found;
}

/**
 * Reads the file of `--baseline`; `undefined` where there is none and none is needed.
 *
 * @throws {UsageError} that names the file, and where in it something is wrong.
 */
export async function readBaselineFile(
  file: string,
  { required }: { required: boolean },
): Promise<KnownFinding[]> {
  const refuse = (why: string): never => {
    throw new UsageError(`--baseline ${file}: ${why}`);
  };
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT")
      return required ? refuse("the file does not exist; --update-baseline creates it") : undefined;
    return refuse(error.code === "EISDIR" ? "it is a directory" : `cannot be read: ${error.message}`);
  });
  if (text === undefined) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse(`it is not JSON${placeOf(error, text)}`);
  }
  try {
    return readBaseline(value);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Where a text stops being JSON, as far as the parser says. */
function placeOf(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(message)?.[1];
  const at = position === undefined && /end of JSON/.test(message) ? text.length : position;
  if (at === undefined) return `: ${message}`;
  const before = text.slice(0, Number(at)).split("\n");
  return ` (line ${before.length}, column ${(before.at(-1) ?? "").length + 1})`;
}

/** The entries of a baseline by id; with a time (milliseconds since 1970), only those that have not ended by then. */
export function knownBy(
  baseline: readonly KnownFinding[],
  time?: number,
): (id: string) => KnownFinding | undefined {
  const today = time === undefined ? "" : new Date(time).toISOString().slice(0, 10);
  const valid = baseline.filter(({ until }) => until === undefined || until >= today);
  const entries = new Map(valid.map((entry) => [stableId(entry.id), entry]));
  return (id) => entries.get(stableId(id));
}

/** Compares a run, in which what is known is marked as such, with its baseline. `exists`: whether a case has an id, chosen or not. */
export function compared(
  baseline: readonly KnownFinding[],
  { cases, coverage }: Pick<ReportData, "cases" | "coverage">,
  exists: (id: string) => boolean,
): BaselineData {
  const cased = new Map(cases.map((one) => [stableId(one.id), one]));
  const data: BaselineData = { known: [], ended: [], fixed: [], gone: [], unseen: [] };
  for (const entry of baseline) {
    const { id } = entry;
    const one = cased.get(stableId(id));
    if (one?.status === "known") data.known.push({ ...entry, id: one.id });
    else if (one?.status === "failed") data.ended.push({ ...entry, id: one.id });
    // What is only different needs nobody to forgive it.
    else if (one?.status === "passed" || one?.status === "different") data.fixed.push(entry);
    else if (one) data.unseen.push({ ...entry, why: one.reason ?? `its case ${one.status}` });
    else if (isAnswered(id, coverage)) data.fixed.push(entry);
    else if (answerOf(id) || exists(id)) data.unseen.push({ ...entry, why: whyUnseen(id) });
    else data.gone.push(entry);
  }
  return data;
}

/** The id of a violation that responses show by themselves: of which operation, and of which status. */
function answerOf(id: string): { operation: string; status: string } | undefined {
  const [, operation, status] = /^(v\d\/\w+)\/shape\/(\d{3})(?![.\d])/.exec(id) ?? [];
  return operation === undefined || status === undefined ? undefined : { operation, status };
}

/** Whether the run had a response that would have shown a violation. */
function isAnswered(id: string, coverage: ReportData["coverage"]): boolean {
  const violation = answerOf(id);
  const seen = coverage.find(({ operation }) => operation === violation?.operation)?.statuses ?? [];
  // A status that is not documented is gone once others come.
  const isOfStatus = violation !== undefined && id.endsWith(`/${violation.status}`);
  return seen.some(({ status, answers }) => answers > 0 && (isOfStatus || status === violation?.status));
}

function whyUnseen(id: string): string {
  const violation = answerOf(id);
  if (violation) return `no response of ${violation.operation} had status ${violation.status}`;
  return "its case was not selected";
}

function isFinding(one: unknown): boolean {
  return ["failed", "known"].includes(String(fieldsOf(one)["status"]));
}

/**
 * The baseline that makes this run pass: what it found, and of the old one what it did not look at, as text of a file.
 * Reasons, owners and ends are kept.
 */
export function updatedBaseline(old: readonly KnownFinding[], { cases, baseline }: ReportData): string {
  const entryOf = knownBy(old);
  const findings: KnownFinding[] = [
    ...cases.filter(isFinding).map(({ id }) => ({ ...(entryOf(id) ?? { id, reason: noReason }), id })),
    ...(baseline?.unseen ?? []).map(({ why: _, ...entry }) => entry),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
  return `${JSON.stringify({ findings }, null, 2)}\n`;
}
