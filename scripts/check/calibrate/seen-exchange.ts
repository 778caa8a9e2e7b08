import { isRecord } from "../../lib/json.ts";
import type { Fields } from "../contract/fields.ts";

/** A request as it was sent, without a host, and what the service returned. */
export interface SeenExchange {
  /** `VERSION/ID`; `undefined` of an address that is no operation's. */
  operation: string | undefined;
  request: SentRequest;
  response: SeenResponse;
  /** When the service sent it, in milliseconds since 1970; `undefined` where that is not known. */
  at: number | undefined;
}

export interface SentRequest {
  method: string;
  /** With the version's root and the query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  key: KeyKind;
  /** The word before the key, where it is not as documented. */
  scheme?: string;
  text: string | undefined;
  /** What the service did before that may change what it responds, the first first. */
  after?: readonly Done[];
}

export interface Done {
  request: SentRequest;
  body: unknown;
}

/** The key of the run, none, one that does not exist, or another one of a known kind. */
export type KeyKind = "valid" | "none" | "unknown" | "exhausted" | "inactive" | "departed" | "revoked";

export interface SeenResponse {
  status: number;
  headers: Headers;
  text: string;
  /** `undefined` where the text is no JSON. */
  body: unknown;
}

/** What responses are compared by; texts for people, and values that only the service knows, are left out. */
export interface Facets {
  /** Status, code, details, methods and keys: each means something only where those before it agree. */
  steps: readonly string[];
  ids: readonly string[];
  /** How headers and fields are written, by their place, such as `media[].startAt`. */
  forms: ReadonlyMap<string, string>;
}

export function facetsOf({ status, headers, text, body }: SeenResponse): Facets {
  const fields: Fields = isRecord(body) ? body : {};
  const error = isRecord(fields["error"]) ? fields["error"] : {};
  return {
    steps: [
      String(status),
      String(error["code"] ?? ""),
      detailsIn(error),
      status === 405 ? (headers.get("Allow") ?? "").split(/, */).sort().join() : "",
      Array.isArray(body) ? "list" : Object.keys(fields).sort().join(),
    ],
    ids: status === 200 ? rowsIn(body).map(idOf) : [],
    forms: new Map([
      ...[...headers].map(([name, value]) => [name, name === "content-type" ? value : "sent"] as const),
      ["indented", String(/\n\s/.test(text))],
      ["slashes", String(text.includes("\\/"))],
      ["sorted", String(Object.keys(fields).join() === Object.keys(fields).sort().join())],
      ["message", formOf(error["message"])],
      ...(status === 200 ? ordersIn(rowsIn(body)) : []),
      ...[...formsIn(body)].map(([place, forms]) => [place, [...forms].sort().join(" or ")] as const),
    ]),
  };
}

/** All of them as one text, the same for those that are. */
export function textOf({ steps, ids, forms }: Facets): string {
  return JSON.stringify([steps, ids, [...forms]]);
}

/** How much of a response another explains: steps before the first that differs, then rows, their order, and the share of forms. */
export function agreement(answer: Facets, wanted: Facets): number {
  const differing = answer.steps.findIndex((step, place) => step !== wanted.steps[place]);
  if (differing >= 0) return differing + 0.9 * overlap(answer.steps[differing], wanted.steps[differing]);
  const same = [...answer.forms].filter(([place, form]) => wanted.forms.get(place) === form).length;
  const rows = hasSameIds(answer, wanted) ? 1 : answer.ids.length === wanted.ids.length ? 0.5 : 0;
  const order = isSameOrder(answer, wanted) ? 1 : 0;
  const places = new Set([...answer.forms.keys(), ...wanted.forms.keys()]).size;
  return answer.steps.length + rows + order + (0.9 * same) / Math.max(places, 1);
}

/** Whether two refusals of the same kind name fields, and none that both name. */
export function namesOtherFields(one: Facets, other: Facets): boolean {
  const [[status, code, details], [otherStatus, otherCode, otherDetails]] = [one.steps, other.steps];
  return (
    status === otherStatus &&
    code === otherCode &&
    details !== "none" &&
    otherDetails !== "none" &&
    overlap(details, otherDetails) === 0
  );
}

/** The share, 0 to 1, of names in two lists that are in both. */
function overlap(one = "", other = ""): number {
  const [names, others] = [new Set(one.split(",")), new Set(other.split(","))];
  const both = [...names].filter((name) => others.has(name)).length;
  return both / (names.size + others.size - both);
}

export function hasSameIds(one: Facets, other: Facets): boolean {
  return [...one.ids].sort().join("\n") === [...other.ids].sort().join("\n");
}

export function isSameOrder(one: Facets, other: Facets): boolean {
  return one.ids.join("\n") === other.ids.join("\n");
}

/** So many values say in which order they stand. */
const minOrdered = 6;

/** The start of the places of {@link ordersIn}. */
export const orderPlace = "order by";

export const noOrder = "neither";

/** By which fields of rows these ascend or descend, of the fields that have enough values. */
function ordersIn(rows: readonly unknown[]): [place: string, order: string][] {
  const records = rows.map((row) => (isRecord(row) ? row : { value: row }));
  return Object.keys(records[0] ?? {}).flatMap((name): [string, string][] => {
    const values = records.flatMap((row) => {
      const value: unknown = row[name];
      return typeof value === "string" || typeof value === "number" ? [value] : [];
    });
    if (new Set(values).size < minOrdered) return [];
    const isAscending = values.every((value, place) => value >= (values[place - 1] ?? value));
    const isDescending = values.every((value, place) => value <= (values[place - 1] ?? value));
    return [[`${orderPlace} ${name}`, isAscending ? "ascending" : isDescending ? "descending" : noOrder]];
  });
}

function detailsIn(error: Fields): string {
  if (!Array.isArray(error["details"])) return "none";
  const paths = error["details"].map((detail) => (isRecord(detail) ? String(detail["path"]) : ""));
  return [...new Set(paths)].sort().join();
}

/** The rows of a body: its longest list of objects or texts, in it or one level below. */
function rowsIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return [];
  const nodes = [body, ...Object.values(body).filter(isRecord)];
  const lists = nodes.flatMap((node) => Object.values(node).filter((value) => Array.isArray(value)));
  return lists.sort((x, y) => y.length - x.length)[0] ?? [];
}

function idOf(row: unknown): string {
  if (!isRecord(row)) return String(row);
  const { id, url, label, type, name } = row;
  // What has a label may have an id that each server makes up.
  return String(label ?? id ?? url ?? type ?? name ?? JSON.stringify(row));
}

/** The forms of all values of a body by their places, but for texts for people; items of a list have one place. */
function formsIn(
  value: unknown,
  place = "",
  forms = new Map<string, Set<string>>(),
): ReadonlyMap<string, ReadonlySet<string>> {
  const add = (form: string) => forms.set(place, (forms.get(place) ?? new Set()).add(form));
  if (Array.isArray(value)) {
    add(value.length === 0 ? "empty list" : "list");
    for (const item of value) formsIn(item, `${place}[]`, forms);
  } else if (isRecord(value)) {
    add(Object.keys(value).sort().join());
    for (const [name, inner] of Object.entries(value))
      if (name !== "message") formsIn(inner, `${place}.${name}`, forms);
  } else add(isState(place, value) ? JSON.stringify(value) : formOf(value));
  return forms;
}

/** Whether a form is what a body says of itself. */
export function isWord(form: string | undefined): boolean {
  return form?.startsWith('"') ?? false;
}

/** Whether a value is a word of a body's own, such as `indexing`, and not text of a row. */
function isState(place: string, value: unknown): boolean {
  return /^\.\w+$/.test(place) && typeof value === "string" && /^[a-z]+(_[a-z]+)*$/.test(value);
}

/** How a value is written, whatever it says. */
function formOf(value: unknown): string {
  if (typeof value === "number")
    return `${Number.isInteger(value) ? "integer" : "fraction"}${Math.abs(value) <= 1 ? " up to 1" : ""}`;
  if (typeof value !== "string") return value === null ? "null" : typeof value;
  if (value === "") return "empty";
  const instant = /^\d{4}-\d\d-\d\d(T[\d:.]+)?(Z|[+-]\d\d:?\d\d)?$/.exec(value);
  if (instant) return `instant${instant[1] ? " with time" : ""}${(instant[2] ?? "").replace(/\d/g, "0")}`;
  const url = /^(https?:)?\/\/(www\.)?[^?]*?(\/?)(\?.*)?$/.exec(value);
  if (url) return [url[1] ? "URL" : "URL without scheme", url[2], url[3], url[4] && "with query"].join(" ");
  const letters =
    value === value.toUpperCase() ? "capitals" : value === value.toLowerCase() ? "lower case" : "text";
  return /\s/.test(value) ? `${letters} of words` : letters;
}
