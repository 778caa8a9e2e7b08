import { basePath, currentVersion, versions, type Version } from "../../lib/versions.ts";
import { maxBodyBytes, type DocumentedOperation, type SchemaNode } from "../contract/document.ts";
import type { Fields } from "../contract/fields.ts";
import { contract, keyIn, mayWrite, type Effect, type Listed, type Operation } from "../contract/table.ts";
import {
  boundaryValues,
  brokenTexts,
  brokenValues,
  fieldsOf,
  sample,
  unknownId,
  valueAt,
  withValue,
  type Path,
} from "../contract/values.ts";
import type { KeyKind, SentRequest } from "./seen-exchange.ts";

export interface RequestBase {
  version: Version;
  operationId: string;
  id?: string;
  query?: Readonly<Record<string, string>>;
  body?: Fields;
  /** Whether requests vary it: what is around its fields, each field, and if it is the first of its operation, two at once. */
  isVaried?: boolean;
}

export interface Candidate {
  /** `VERSION/OPERATION/BASE/WHAT`, the same for every service: it says where values come from, and not which they are. */
  id: string;
  version: Version;
  operation: Operation;
  request: SentRequest;
}

/** A text that nothing has. */
export const nonsense = "zzqxv jjwqk";

/** Values of a field beside those of its schema are taken from so many rows. */
const maxRows = 3;

/** Of two fields at once, so many values of each are tried, beside one that the documents refuse. */
const maxPaired = 3;

/**
 * Requests that may tell readings apart: for each base, the base itself, and of those that are varied, other methods, paths, keys and bodies; each field with
 * values that it takes, that it refuses, and of which the documents say neither; and two fields at once.
 *
 * @param rowsOf the rows that an operation is known to return, whose values are likely to find something
 * @param keys the kinds of keys that can be sent
 */
export function candidatesFrom(
  bases: readonly RequestBase[],
  rowsOf: (version: Version, operationId: string) => readonly Fields[],
  keys: readonly KeyKind[],
): Candidate[] {
  const counts = new Map<Operation, number>();
  return bases.flatMap((base): Candidate[] => {
    const listed = contract.operations.find(
      ({ version, operation }) => version === base.version && operation.operationId === base.operationId,
    );
    if (!listed) return [];
    const { version, operation } = listed;
    const count = counts.get(operation) ?? 0;
    counts.set(operation, count + 1);
    const values = base.isVaried ? fieldValues(listed, base, rowsOf(version, operation.operationId)) : [];
    const named: Named<RequestBase | SentRequest>[] = [
      [asItIs, base],
      ...(base.isVaried ? around(listed, base, keys) : []),
      ...values.map((one): Named<RequestBase> => [nameOf(one), varied(base, one)]),
      ...(count === 0 ? pairs(base, values) : []),
    ];
    return named.map(([name, made]) => ({
      id: `${version}/${operation.operationId}/${count}/${name}`,
      version,
      operation,
      request: "method" in made ? made : requestOf(listed, made),
    }));
  });
}

export function unvaried(bases: readonly RequestBase[]): Candidate[] {
  return candidatesFrom(bases, () => [], ["valid"]).filter(({ id }) => id.endsWith(`/${asItIs}`));
}

export const asItIs = "as-it-is";

type Named<T> = readonly [name: string, value: T];

/** Requests that differ from a base in what is around its fields. */
function around(listed: Listed, base: RequestBase, keys: readonly KeyKind[]): Named<SentRequest>[] {
  const { operation, document } = listed;
  const plain = requestOf(listed, base);
  const { scheme } = keyIn[base.version] ?? {};
  const [path = "", query] = plain.path.split("?");
  const withPath = (changed: string): SentRequest => ({
    ...plain,
    path: query === undefined ? changed : `${changed}?${query}`,
  });
  const methods = ["HEAD", "OPTIONS", "PUT", operation.method === "GET" ? "POST" : "GET"];
  const others: Named<SentRequest>[] = [
    ...keys.filter((key) => key !== "valid").map((key) => [`key=${key}`, { ...plain, key }] as const),
    ...(scheme
      ? ([
          ["scheme-in-lower-case", { ...plain, scheme: scheme.toLowerCase() }],
          ["scheme-and-two-spaces", { ...plain, scheme: `${scheme} ` }],
        ] as const)
      : []),
    ["origin", { ...plain, headers: { ...plain.headers, Origin: "https://page.example" } }],
    ["unknown-path", { ...plain, path: `${path}/no-such-path` }],
    ["unknown-path-without-key", { ...plain, key: "none", path: `${path}/no-such-path` }],
    ...methods.flatMap((method) => {
      const other: SentRequest = { ...plain, method, headers: {}, text: undefined };
      return [
        [method, other],
        [`${method}-without-key`, { ...other, key: "none" }],
      ] as const;
    }),
  ];
  if (base.id !== undefined) {
    const ids = {
      "unknown-id": unknownId,
      "malformed-id": "no-such-id",
      "id-in-capitals": base.id.toUpperCase(),
    };
    for (const [name, id] of Object.entries(ids))
      for (const key of keys.filter((one) => one === "valid" || one === "exhausted"))
        others.push([`${name}-key=${key}`, { ...requestOf(listed, { ...base, id }), key }]);
    others.push(["unknown-id-invalid", requestOf(listed, invalid(document, { ...base, id: unknownId }))]);
  }
  // What may change the service is sent as it is, or so that it is refused.
  if (mayWrite(operation)) return others;
  others.push(
    ["trailing-slash", withPath(`${path}/`)],
    ["path-in-capitals", withPath(path.replace(/[^/]+$/, (end) => end.toUpperCase()))],
  );
  const { text } = plain;
  if (text === undefined) {
    const mark = query === undefined ? "?" : "&";
    others.push(["unknown-parameter", { ...plain, path: `${plain.path}${mark}noSuchField=1` }]);
    for (const [name, value] of Object.entries(base.query ?? {})) {
      const repeated = (other: string): SentRequest => ({
        ...plain,
        path: `${plain.path}&${name}=${encodeURIComponent(other)}`,
      });
      others.push(
        [`${name}-twice`, repeated(value)],
        [
          `${name}-twice-with-another`,
          repeated(/^\d+$/.test(value) ? String(Number(value) - 2) : "no-such-value"),
        ],
      );
    }
    return others;
  }
  const limit = maxBodyBytes(document) ?? 0;
  const padded = (bytes: number): SentRequest => ({
    ...plain,
    text: text + " ".repeat(Math.max(0, bytes - Buffer.byteLength(text))),
  });
  const { text: invalidText } = requestOf(listed, invalid(document, base));
  return [
    ...others,
    ["no-body", { ...plain, text: undefined }],
    ["byte-order-mark", { ...plain, text: `\uFEFF${text}` }],
    ["null", { ...plain, text: "null" }],
    ["broken-json", { ...plain, text: "{" }],
    ["unknown-field", { ...plain, text: JSON.stringify({ ...base.body, noSuchField: 1 }) }],
    ["text-plain", { ...plain, headers: { ...plain.headers, "Content-Type": "text/plain" } }],
    ["untyped", { ...plain, headers: {} }],
    ["body-over-decimal-limit", padded(Math.floor((limit / 1024) * 1000) + 1)],
    ["body-over-limit", padded(limit + 1)],
    ["body-over-limit-without-key", { ...padded(limit + 1), key: "none" }],
    ...keys
      .filter((key) => key !== "valid")
      .map((key) => [`invalid-key=${key}`, { ...plain, key, text: invalidText }] as const),
    ["invalid", { ...plain, text: invalidText }],
  ];
}

/** A base of which each field has a value that the documents refuse. */
function invalid(document: DocumentedOperation, base: RequestBase): RequestBase {
  return fieldsIn(document, base)
    .filter(({ path }) => path.length === 1)
    .flatMap(({ in: place, ...field }) => {
      const [broken] = place === "query" ? brokenTexts(field) : brokenValues(field);
      return broken ? [{ ...broken, in: place }] : [];
    })
    .reduce(varied, base);
}

interface FieldValue {
  path: Path;
  in: "body" | "query";
  name: string;
  value: unknown;
  isRefused: boolean;
}

function fieldValues(listed: Listed, base: RequestBase, rows: readonly Fields[]): FieldValue[] {
  const { operation, document } = listed;
  return fieldsIn(document, base).flatMap(({ path, in: place, schema }) => {
    const effect = operation.effects[path.join(".")];
    const field = { path, schema };
    const broken = place === "query" ? brokenTexts(field) : brokenValues(field);
    const likely = likelyValues(effect, schema, rows);
    const isList = typeof schema === "object" && schema.type === "array";
    const values: Named<unknown>[] = isList ? inLists(likely) : likely;
    if (place === "body") values.push(["null", null]);
    if (place === "query") values.push(["empty", ""]);
    if (place === "query" && (effect?.by === "limit" || effect?.by === "offset" || effect?.by === "daysBack"))
      values.push(["plus-5", "+5"], ["05", "05"], ["5.0", "5.0"]);
    for (const one of boundaryValues(field)) if (one.path === path) values.push([one.kind, one.value]);
    return [
      ...values.map(([name, value]) => ({ path, in: place, name, value, isRefused: false })),
      ...broken.map((one) => ({
        path: one.path,
        in: place,
        name: one.kind,
        value: one.value,
        isRefused: true,
      })),
    ];
  });
}

/** Values for a field that takes lists: each alone, two together, one twice, and none. */
function inLists(values: readonly Named<unknown>[]): Named<unknown>[] {
  const [first, second] = values.map(([, value]) => value);
  const alone = values.map(([name, value]): Named<unknown> => [name, [value]]);
  const twice: Named<unknown>[] = first === undefined ? [] : [["twice", [first, first]]];
  const both: Named<unknown>[] =
    second === undefined
      ? []
      : [
          ["two", [first, second]],
          ["two-reversed", [second, first]],
        ];
  return [...alone.slice(0, maxPaired), ...both, ...twice, ["empty-list", []], ...alone.slice(maxPaired)];
}

function fieldsIn(
  { parameters, requestBody }: DocumentedOperation,
  base: RequestBase,
): { path: Path; in: "body" | "query"; schema: SchemaNode }[] {
  const schema = requestBody?.content["application/json"].schema;
  const inBody = schema === undefined ? [] : fieldsOf(schema, base.body);
  return [
    ...parameters.flatMap((one) =>
      one.in === "query" ? [{ path: [one.name], in: "query" as const, schema: one.schema }] : [],
    ),
    ...inBody.map((one) => ({ ...one, in: "body" as const })),
  ];
}

/** Values that a field takes, and others that look like them; those that rows show first. */
function likelyValues(
  effect: Effect | undefined,
  schema: SchemaNode,
  rows: readonly Fields[],
): Named<unknown>[] {
  const { by, field, orders } = effect ?? {};
  const item = typeof schema === "object" && typeof schema.items === "object" ? schema.items : schema;
  const choices = byName(typeof item === "object" ? (item.enum ?? []) : []);
  const values = field === undefined ? [] : valuesAt(rows, field);
  const shown = values.map((value, place): Named<unknown> => [`shown-${place}`, value]);
  const text = values.find((value) => typeof value === "string");
  switch (by) {
    case "limit":
      return byName([2, 0, 1, 3, 5, 6, 11, 21, 51, 101, 501, -1]);
    case "offset":
      return byName([2, 1, 1000, -1]);
    case "daysBack":
      return byName([30, 1, 7, 91, 400, 0, -1]);
    case "minimum":
    case "maximum":
      return [...shown, ...byName([0, 0.5, -1, 1_000_000])];
    case "since":
    case "until":
      return [
        ...(text === undefined ? [] : byRole({ "shown-day": text.slice(0, 10), "shown-instant": text })),
        ...byName(["2020-01-01", "soon", "2020-01-01T10:00:00Z"]),
      ];
    case "order":
      return orders ? byName(Object.keys(orders)) : choices;
    case "flag":
    case "widen":
      return byName([true, false, "1", "yes"]);
    case "search":
    case "prompt":
      return byRole({
        ...wordsIn(rows),
        "empty-text": "",
        nonsense,
        long: `home ${"a".repeat(500)}`,
      });
    case undefined:
      return [["sample", sample(schema)], ...choices];
    case "preset":
      return choices;
    default:
      return [
        ...shown,
        ...(text === undefined
          ? []
          : byRole({
              "in-capitals": text.toUpperCase(),
              "in-lower-case": text.toLowerCase(),
              beginning: text.slice(0, 4),
              middle: text.slice(1, 4),
              "two-letters": text.slice(0, 2),
              "with-at-sign": `@${text}`,
              "with-slash": `${text}/`,
            })),
        ...choices,
        ...(choices.length > 0 ? [] : byRole({ unknown: "No Such Value", "empty-text": "" })),
      ];
  }
}

function byName(values: readonly unknown[]): Named<unknown>[] {
  return values.map((value) => [String(value), value]);
}

function byRole(values: Readonly<Record<string, unknown>>): Named<unknown>[] {
  return Object.entries(values);
}

/** The first values that rows show of a field, nested ones as `outer.inner`. */
function valuesAt(rows: readonly Fields[], field: string): unknown[] {
  const values = rows.flatMap((row) => {
    const value = valueAt(row, field.split("."));
    return value === null || value === undefined ? [] : [value].flat();
  });
  return [...new Set(values)].slice(0, maxRows);
}

/** A word that a text of a row has, and two of different rows. */
export function wordsIn(rows: readonly Fields[]): {
  word: string;
  "two-words": string;
  "part-of-word": string;
} {
  const texts = rows.flatMap(({ title, name }) => [title, name].filter((one) => typeof one === "string"));
  const words = [...new Set(texts.flatMap((text) => text.match(/\p{L}{4,}/gu) ?? []))];
  const [first = "home", second = "shop"] = words;
  return { word: first, "two-words": `${first} ${second}`, "part-of-word": first.slice(0, 3) };
}

/** Two fields at once, with values that the documents do not refuse, and one of them with one that they do. */
function pairs(base: RequestBase, values: readonly FieldValue[]): Named<RequestBase>[] {
  const byField = new Map<string, FieldValue[]>();
  for (const value of values) {
    const name = fieldName(value);
    byField.set(name, [...(byField.get(name) ?? []), value]);
  }
  const valuesOfFields = [...byField.values()].map((own) => [
    ...own.filter(({ isRefused }) => !isRefused).slice(0, maxPaired),
    ...own.filter(({ isRefused }) => isRefused).slice(0, 1),
  ]);
  return valuesOfFields.flatMap((some, place) =>
    valuesOfFields
      .slice(place + 1)
      .flatMap((others) =>
        some.flatMap((one) =>
          others.map((other): Named<RequestBase> => [
            `${nameOf(one)}&${nameOf(other)}`,
            varied(varied(base, one), other),
          ]),
        ),
      ),
  );
}

function fieldName({ path }: FieldValue): string {
  return path.filter((step) => typeof step === "string").join(".");
}

function nameOf(value: FieldValue): string {
  return `${value.path.join(".")}=${value.name}`;
}

function varied(
  base: RequestBase,
  { in: place, path, value }: Pick<FieldValue, "in" | "path" | "value">,
): RequestBase {
  return place === "query"
    ? { ...base, query: { ...base.query, [path.join(".")]: String(value) } }
    : { ...base, body: withValue(base.body ?? {}, path, value) as Fields };
}

function requestOf({ version, operation }: Listed, { id, query = {}, body }: RequestBase): SentRequest {
  const path = id === undefined ? operation.path : operation.path.replace(/\{\w+\}/, encodeURIComponent(id));
  const search = new URLSearchParams(query).toString();
  return {
    method: operation.method,
    path: `${basePath(version)}${path}${search && `?${search}`}`,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    key: "valid",
    text: body === undefined ? undefined : JSON.stringify(body),
  };
}

/** The version that the path of a request begins with, and the rest. */
export function placeOf({ path }: Pick<SentRequest, "path">): { version: Version; path: string } {
  const version = versions.find((one) => path.startsWith(basePath(one))) ?? currentVersion;
  return { version, path: path.slice(basePath(version).length) };
}
