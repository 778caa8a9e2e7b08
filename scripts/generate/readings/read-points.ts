import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Observation } from "@adintel/client/readings";
import { parse } from "yaml";
import { isRecord } from "../../lib/json.ts";
import { isDay } from "../../lib/text.ts";
import type { Version } from "../../lib/versions.ts";
import { BrokenDocumentError, versionsOf, type Document } from "../../openapi/document.ts";
import { rowsById, type OperationRow } from "../../openapi/operations.ts";
import { lineIn } from "../../openapi/source-place.ts";

/** A point that the specification leaves open, with its readings. */
interface Point {
  /** What it is about: `all`, a version or an operation, and a field, a status or a field of a row in it. */
  at: string[];
  /** The objects of the documents that mark it as assumed or unspecified, such as `shared/schemas/Book.yaml properties author`. */
  marks?: string[];
  question: string;
  /** What a caller sees, by the name of the reading. */
  readings: Record<string, string>;
  /** The reading that the mock takes unless it is told another. */
  default: string;
  /** The reading that the documents still assume, where another one was observed and is the default. */
  assumed?: string;
  why: string;
  /** The only one of the mock and the independent server that takes its readings, and why. */
  takenBy?: "mock" | "server";
  because?: string;
  observed?: Observation;
}

/** A point with where it is written, such as `openapi/readings/dates.yaml:4`. */
export interface LocatedPoint extends Point {
  id: string;
  place: string;
}

/**
 * The points in `openapi/readings` of a folder; none without that folder.
 *
 * @throws {BrokenDocumentError} naming file and line of each that is incomplete, or written twice.
 */
export async function readPoints(folder: string): Promise<LocatedPoint[]> {
  const names = await readdir(join(folder, "openapi/readings")).catch(() => []);
  const files = names.filter((name) => name.endsWith(".yaml")).sort();
  const points = (
    await Promise.all(files.map((name) => pointsIn(folder, `openapi/readings/${name}`)))
  ).flat();
  const byId = new Map(points.map((point) => [point.id, point]));
  refuse(
    points.flatMap((point) =>
      byId.get(point.id) === point ? [] : [`${point.place}: ${point.id} is written twice`],
    ),
  );
  return points;
}

/**
 * Makes sure that what points are about exists in the documents.
 *
 * @throws {BrokenDocumentError} naming file and line of each address that does not.
 */
export function checkPoints(points: readonly LocatedPoint[], documents: Record<Version, Document>): void {
  refuse(
    points.flatMap(({ id, place, at }) =>
      at
        .filter((address) => !exists(address, documents))
        .map((address) => `${place}: ${id}: at: ${address} is not in the documents`),
    ),
  );
}

async function pointsIn(folder: string, file: string): Promise<LocatedPoint[]> {
  const text = await readFile(join(folder, file), "utf8");
  const content: unknown = parse(text);
  const { points, ...common } = isRecord(content) ? content : {};
  if (!isRecord(points)) throw new BrokenDocumentError(`${file}: points must be an object`);
  const entries = Object.entries(points).map(([id, given]) => {
    const place = `${file}:${lineIn(text, ["points", id])}`;
    const point = { ...common, ...(isRecord(given) ? given : {}) };
    return { id, place, point, problem: problemOf(id, point) };
  });
  refuse(entries.flatMap(({ place, id, problem }) => (problem ? [`${place}: ${id}: ${problem}`] : [])));
  return entries.map(({ id, place, point }) => {
    const { at, marks } = point as { at: string | string[]; marks?: string | string[] };
    const lists = { at: [at].flat(), ...(marks !== undefined && { marks: [marks].flat() }) };
    return { ...(point as unknown as Point), id, place, ...lists };
  });
}

const texts = ["question", "default", "why"];
const keys = new Set(["at", "marks", "readings", "assumed", "takenBy", "because", "observed", ...texts]);

/** What is wrong with a point, if anything is. */
function problemOf(id: string, point: Record<string, unknown>): string | undefined {
  const { at, marks = [], readings, default: usual, assumed = usual, takenBy, because, observed } = point;
  const unknown = Object.keys(point).find((key) => !keys.has(key));
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id)) return "an id must be words in lower case, joined by hyphens";
  if (unknown !== undefined) return `${unknown} is not a key of a point`;
  const missing = texts.find((key) => typeof point[key] !== "string");
  if (missing !== undefined) return `${missing} must be a text`;
  if (![at].flat().every((address) => typeof address === "string")) return "at must be addresses";
  if (![marks].flat().every((address) => typeof address === "string")) return "marks must be addresses";
  if (!isRecord(readings) || !Object.values(readings).every((sees) => typeof sees === "string"))
    return "readings must have a sentence for each name";
  for (const [key, name] of Object.entries({ default: usual, assumed }))
    if (!Object.hasOwn(readings, String(name)))
      return `${key} must be ${Object.keys(readings).join(" or ")}, but is ${String(name)}`;
  if (takenBy !== undefined && takenBy !== "mock" && takenBy !== "server")
    return "takenBy must be mock or server";
  if ((takenBy === undefined) !== (because === undefined))
    return "takenBy and because must be given together";
  return observed === undefined || isObservation(observed, readings)
    ? undefined
    : "observed must have a reading, for and against: the numbers of responses, a date such as 2026-11-20 and a service";
}

function isObservation(observed: unknown, readings: object): boolean {
  if (!isRecord(observed)) return false;
  const { reading, for: count, against, date, service, ...more } = observed;
  return (
    Object.hasOwn(readings, String(reading)) &&
    Number.isInteger(count) &&
    Number(count) > 0 &&
    Number.isInteger(against) &&
    Number(against) >= 0 &&
    isDay(String(date)) &&
    typeof service === "string" &&
    service !== "" &&
    Object.keys(more).length === 0
  );
}

/** Whether an address such as `VERSION/searchBooks author`, `VERSION 404` or `all` leads to something. */
function exists(address: string, documents: Record<Version, Document>): boolean {
  const [scope = "", part, ...more] = address.split(" ");
  const [version, operation] = scope.split("/");
  const rows = versionsOf(documents)
    .filter((one) => scope === "all" || one === version)
    .flatMap((one) => Object.values(rowsById(documents[one])))
    .filter(({ operationId }) => operation === undefined || operationId === operation);
  return more.length === 0 && rows.some((row) => part === undefined || has(row, part));
}

function has(row: OperationRow, part: string): boolean {
  const { effects, pathParameters, queryParameters, errors, lists } = row;
  const fields = [...Object.keys(effects), ...pathParameters, ...queryParameters];
  const listed = lists.flatMap((list) => [
    list.in,
    ...(list.fields ?? []).map((field) => `${list.in}.${field}`),
  ]);
  return part === "200" || Object.hasOwn(errors, part) || fields.includes(part) || listed.includes(part);
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new BrokenDocumentError(problems.join("\n"));
}
