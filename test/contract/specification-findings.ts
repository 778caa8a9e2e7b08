import {
  errorCodes,
  errorEnvelope,
  errorHeaders,
  errorStatuses,
  bodyLimit,
  endpointMap,
  fieldMap,
  gaps,
  newOperations,
  operations,
  rateLimits,
  rootEndings,
  type ErrorStatus,
  type Field,
  type Gap,
  type Operation,
  type Version,
  accountTypes,
  ageRanges,
  datePresets,
  ethnicities,
  genders,
  landingPageMatches,
  languages,
} from "./specification-table.ts";
import {
  isObject,
  marksOf,
  objectAt,
  SpecifiedDocument,
  type Json,
  type JsonObject,
  type Shape,
} from "./specification-shapes.ts";

/** Lists that a document may fall back on where it assumes the type of a field: each is stated of another field. */
const statedLists: readonly (readonly string[])[] = [
  accountTypes,
  ageRanges,
  datePresets,
  ethnicities,
  genders,
  landingPageMatches,
  languages,
];

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** The operations of a document by method and path, as the tables name them. */
export function operationsOf({ root }: SpecifiedDocument): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const [path, item] of Object.entries(objectAt(root["paths"]))) {
    for (const method of methods) {
      const operation = objectAt(item)[method];
      if (isObject(operation)) found.set(`${method.toUpperCase()} ${path}`, operation);
    }
  }
  return found;
}

export const operationIdOf = (operation: JsonObject | undefined): string =>
  String(operation?.["operationId"]);

/** Everything in which a document disagrees with the specification, each with the place and what is wrong there. */
export function findings(
  version: Version,
  document: SpecifiedDocument,
  documents: Record<Version, SpecifiedDocument>,
): string[] {
  return [
    ...Object.keys(operations[version]).flatMap((name) => operationFindings(version, name, document)),
    // After all operations: what they did not read is what nothing refers to.
    ...documentFindings(version, document),
    ...gaps.filter((gap) => gap.version === version).flatMap((gap) => gapFindings(gap, document)),
    ...(version === "v1"
      ? Object.keys(endpointMap).flatMap((name) => successorFindings(name, documents))
      : []),
  ];
}

// The document

export function documentFindings(version: Version, document: SpecifiedDocument): string[] {
  const { root } = document;
  const problems: string[] = [];
  const expected = Object.keys(operations[version]);
  const actual = [...operationsOf(document).keys()];
  for (const name of expected) if (!actual.includes(name)) problems.push(`${version} lacks ${name}`);
  for (const name of actual) if (!expected.includes(name)) problems.push(`${version} makes ${name} up`);

  const limits = JSON.stringify(root["x-rate-limits"]);
  const stated = [
    { scope: "ip", requestsPerMinute: rateLimits.perIp },
    { scope: "apiKey", requestsPerMinute: rateLimits.perKey },
  ];
  if (limits !== JSON.stringify(stated)) problems.push(`${version} x-rate-limits: ${limits}`);

  const servers = Array.isArray(root["servers"]) ? root["servers"] : [];
  for (const server of servers.length > 0 ? servers : [null]) {
    const url = String(objectAt(server)["url"]);
    if (!url.endsWith(rootEndings[version]))
      problems.push(`${version} servers: ${url} does not end with ${rootEndings[version]}`);
  }

  const security = objectAt(objectAt(root["components"])["securitySchemes"]);
  const schemes = Object.values(security).map((scheme) => objectAt(scheme));
  if (schemes.length !== 1 || schemes[0]?.["type"] !== "http" || schemes[0]["scheme"] !== "bearer")
    problems.push(`${version} securitySchemes: only a bearer token is stated`);
  const required = JSON.stringify(Object.keys(security).map((name) => ({ [name]: [] })));
  if (JSON.stringify(root["security"]) !== required)
    problems.push(`${version} security: every operation requires the key`);

  for (const place of document.unreadFacts()) problems.push(`${version} ${place} is stated nowhere`);
  return problems;
}

// One operation

export function operationFindings(version: Version, name: string, document: SpecifiedDocument): string[] {
  const stated = operations[version][name];
  const operation = operationsOf(document).get(name);
  if (!stated) return [`${version} ${name} is not in the table`];
  if (!operation) return [`${version} lacks ${name}`];
  const problems: string[] = [];
  const at = `${version} ${name}`;
  const say = (where: string, what: string) => problems.push(`${at} ${where}: ${what}`);

  if ("security" in operation) say("security", "the same key is required everywhere");
  priceFindings(stated, operation, say);
  statusFindings(stated, operation, say);
  requestFindings(stated, name, operation, document, say);
  answerFindings(stated, operation, document, say);
  return problems;
}

type Say = (where: string, what: string) => void;

function priceFindings({ price, rateLimit }: Operation, operation: JsonObject, say: Say): void {
  const billing = operation["x-billing"];
  if (price === "not shown") {
    if (billing !== undefined) say("x-billing", "no price is shown");
  } else if (!isObject(billing)) {
    say("x-billing", "the price is missing");
  } else {
    const { rows, mode } = { rows: undefined, mode: undefined, ...price.minimumRows };
    const expected: Record<string, unknown> = {
      microdollarsPerRow: price.microdollarsPerRow,
      unit: price.unit ?? billing["unit"],
      minimumRows: rows,
      minimumRowsWhen: mode && { mode },
    };
    for (const key of new Set([...Object.keys(expected), ...Object.keys(billing)])) {
      const [is, should] = [JSON.stringify(billing[key]), JSON.stringify(expected[key])];
      if (is !== should) say(`x-billing.${key}`, `${is}, stated is ${should}`);
    }
  }

  const limit = operation["x-rate-limit"];
  if (rateLimit === "not shown") {
    if (limit !== undefined) say("x-rate-limit", "no limit is shown");
    return;
  }
  const expected: Record<string, unknown> = {
    requestsPerMinute: rateLimit.requestsPerMinute,
    scope: rateLimit.scope === "not shown" ? undefined : rateLimit.scope,
  };
  for (const key of new Set([...Object.keys(expected), ...Object.keys(objectAt(limit))])) {
    const [is, should] = [objectAt(limit)[key], expected[key]];
    if (is !== should) say(`x-rate-limit.${key}`, `${String(is)}, stated is ${String(should)}`);
  }
}

function statusFindings({ lists, never, price }: Operation, operation: JsonObject, say: Say): void {
  const statuses = Object.keys(objectAt(operation["responses"]));
  if (!statuses.includes("200")) say("200", "is missing");
  for (const status of lists) if (!statuses.includes(String(status))) say(String(status), "is missing");
  for (const status of never)
    if (statuses.includes(String(status))) say(String(status), "is not listed here");
  for (const status of statuses) {
    if (status !== "200" && !errorStatuses.includes(Number(status) as ErrorStatus))
      say(status, "is no status of this interface");
  }
  const outOfCredits = statuses.includes("402") && !lists.includes(402);
  if (outOfCredits && price === "not shown" && !marksOf(operation).some((mark) => mark.includes("402")))
    say("402", "whether it is charged is not shown, so the status has to be marked as assumed");
}

function requestFindings(
  { query, body }: Operation,
  name: string,
  operation: JsonObject,
  document: SpecifiedDocument,
  say: Say,
): void {
  const parameters = parametersOf(operation, document);
  for (const parameter of parameters) {
    const [where, id] = [String(parameter["in"]), String(parameter["name"])];
    const shape = document.shape(parameter["schema"]);
    if (where === "path") {
      if (!name.includes(`{${id}}`)) say(`path.${id}`, "is not in the path");
      compare({ types: ["string"] }, shape, `path.${id}`, "response", say);
    } else if (where !== "query") {
      say(`${where}.${id}`, "no such parameter is stated");
    } else {
      const field = typeof query === "object" ? query[id] : undefined;
      if (!field) {
        say(`query.${id}`, "is stated nowhere");
        continue;
      }
      if (Boolean(parameter["required"]) !== Boolean(field.required))
        say(`query.${id}`, field.required ? "is stated to be required" : "is not stated to be required");
      compare(field, shape, `query.${id}`, "request", say);
    }
  }
  const given = parameters.filter((parameter) => parameter["in"] === "query").map(({ name }) => String(name));
  for (const id of typeof query === "object" ? Object.keys(query) : [])
    if (!given.includes(id)) say(`query.${id}`, "is missing");
  for (const [, id] of name.matchAll(/\{(\w+)\}/g))
    if (!parameters.some((parameter) => parameter["in"] === "path" && parameter["name"] === id))
      say(`path.${id}`, "is missing");

  const requestBody = document.resolve(operation["requestBody"]);
  const content = objectAt(requestBody["content"]);
  if (body === undefined) {
    if ("requestBody" in operation) say("body", "none is stated");
    return;
  }
  if (Object.keys(content).join() !== "application/json") say("body", "is JSON alone");
  const shape = document.shape(objectAt(content["application/json"])["schema"]);
  if (body === "not shown") opaque(shape, "body", say);
  else compare(body, shape, "body", "request", say);
}

function answerFindings(
  { response }: Operation,
  operation: JsonObject,
  document: SpecifiedDocument,
  say: Say,
): void {
  for (const [status, node] of Object.entries(objectAt(operation["responses"]))) {
    const answer = document.resolve(node);
    const content = objectAt(answer["content"]);
    if (Object.keys(content).join() !== "application/json") say(status, "is JSON alone");
    const shape = document.shape(objectAt(content["application/json"])["schema"]);
    const headers = objectAt(answer["headers"]);
    if (status === "200") {
      if (Object.keys(headers).length > 0) say(status, "no header is stated");
      if (response === "not shown") opaque(shape, status, say);
      else compare(response, shape, status, "response", say);
      continue;
    }
    const code = Number(status) as ErrorStatus;
    if (!(code in errorCodes)) continue;
    compare(errorEnvelope(code), shape, status, "response", say);

    const expected = errorHeaders[code];
    if (Object.keys(headers).join() !== (expected ?? ""))
      say(status, `its headers are ${Object.keys(headers).join() || "none"}, stated: ${expected ?? "none"}`);
    if (expected) {
      const header = document.resolve(headers[expected]);
      if (header["required"] !== true) say(`${status} ${expected}`, "is always there");
      compare(
        { types: ["string"] },
        document.shape(header["schema"]),
        `${status} ${expected}`,
        "response",
        say,
      );
    }
    if (code === 413) {
      if (answer["x-max-body-bytes"] !== bodyLimit.bytes)
        say("413 x-max-body-bytes", `is not ${bodyLimit.bytes}, as ${bodyLimit.stated} is read`);
      if (!marksOf(answer).some((mark) => /1,?024/.test(mark)))
        say("413 x-max-body-bytes", "how a KB is read has to be marked as assumed");
    }
  }
}

export function parametersOf(operation: JsonObject, document: SpecifiedDocument): JsonObject[] {
  const list = operation["parameters"];
  return Array.isArray(list) ? list.map((parameter) => document.resolve(parameter)) : [];
}

// A field against a shape

type Side = "request" | "response";

/** What nothing is shown of says nothing; or what it says is marked as assumed, and bounds nothing. */
function opaque(shape: Shape, where: string, say: Say): void {
  if (shape.types !== "any" && !shape.assumed && shape.types.size > 0 && shape.keys.size === 0)
    say(where, "its type is not shown, so it has to be marked as assumed");
  if (shape.never || shape.closed) say(where, "that anything is refused is stated nowhere");
  if (shape.values || shape.facts.size > 0) say(where, "nothing of it is shown, but it is narrowed");
  for (const [key, part] of shape.keys) assumption(part, `${where}.${key}`, say);
  if (shape.required.size > 0) say(where, `requires ${[...shape.required].join()}, which is not shown`);
}

/** A place that the specification does not show: it has to be marked, and may bound and require nothing. */
function assumption(shape: Shape, where: string, say: Say): void {
  for (const what of shape.unreadable) say(where, `has ${what}, which this test cannot judge`);
  if (shape.never) return say(where, "that it is refused is stated nowhere");
  if (!shape.assumed) return say(where, "is stated nowhere, so it has to be marked as assumed");
  assumedWithin(shape, where, say);
}

function assumedWithin(shape: Shape, where: string, say: Say): void {
  for (const [keyword, value] of shape.facts)
    say(where, `${keyword} ${JSON.stringify(value)} is stated nowhere`);
  if (shape.values && !statedLists.some((list) => sameValues(list, shape.values ?? [])))
    say(where, "its list of values is stated nowhere");
  if (shape.closed) say(where, "that further keys are refused is stated nowhere");
  if (shape.items) assumedWithin(shape.items, `${where}.0`, say);
  for (const [key, part] of shape.keys) {
    if (!part.never) assumedWithin(part, `${where}.${key}`, say);
  }
}

function compare(field: Field, shape: Shape, where: string, side: Side, say: Say): void {
  for (const what of shape.unreadable) say(where, `has ${what}, which this test cannot judge`);
  if (shape.never) return say(where, "is refused, which is stated nowhere");
  // Named without a type: whatever the document says is its own assumption.
  if (!field.types) {
    if (shape.types !== "any" || shape.values || shape.facts.size > 0) {
      if (!shape.assumed) say(where, "its type is not shown, so it has to be marked as assumed");
      assumedWithin(shape, where, say);
    }
    return;
  }

  const types = shape.types === "any" ? "any" : [...shape.types].sort().join("|");
  const stated = [...field.types].sort().join("|");
  const orNull = [...field.types, "null"].sort().join("|");
  if (types !== stated && !(field.nullability === "not shown" && types === orNull))
    say(where, `its type is ${types}, stated is ${stated}`);

  if (field.values || shape.values) {
    const missing = (field.values ?? []).filter((value) => !shape.values?.includes(value));
    const madeUp = (shape.values ?? []).filter((value) => !field.values?.some((known) => known === value));
    if (field.values && !shape.values) say(where, "lacks its list of values");
    else if (missing.length > 0) say(where, `lacks the values ${missing.join(", ")}`);
    if (madeUp.length > 0) say(where, `makes the values ${madeUp.join(", ")} up`);
  }

  const facts: Record<string, unknown> = { ...field.bounds };
  if (field.default !== undefined) facts["default"] = field.default;
  for (const keyword of new Set([...Object.keys(facts), ...shape.facts.keys()])) {
    const [is, should] = [shape.facts.get(keyword), facts[keyword]];
    if (should === undefined) say(where, `${keyword} ${JSON.stringify(is)} is stated nowhere`);
    else if (is !== should) say(where, `${keyword} is ${String(is)}, stated is ${String(should)}`);
  }

  if (field.items) compare(field.items, shape.items ?? openShape, `${where}.0`, side, say);
  if (field.keys) compareKeys(field, field.keys, shape, where, side, say);
}

const openShape: Shape = new SpecifiedDocument({}).shape(true);

function compareKeys(
  field: Field,
  keys: Readonly<Record<string, Field>>,
  shape: Shape,
  where: string,
  side: Side,
  say: Say,
): void {
  if (field.closed && !shape.closed) say(where, "is stated to have no further keys, but is open");
  if (!field.closed && shape.closed) say(where, "that further keys are refused is stated nowhere");
  for (const [key, part] of Object.entries(keys)) {
    const found = shape.keys.get(key);
    if (!found) {
      say(`${where}.${key}`, "is missing");
      continue;
    }
    compare(part, found, `${where}.${key}`, side, say);
    const required = shape.required.has(key);
    if (part.required && !required) say(`${where}.${key}`, "is stated to be required");
    // In an answer, to leave open whether a key is there is not to say that it may be missing.
    const notRequired = part.required === false || side === "request" || !part.types;
    if (!part.required && notRequired && required) say(`${where}.${key}`, "is not stated to be required");
  }
  for (const [key, part] of shape.keys) {
    if (key in keys) continue;
    const allowed = field.optionalKeys?.[key];
    if (allowed) compare(allowed, part, `${where}.${key}`, side, say);
    else if (field.refused?.includes(key)) {
      if (!part.never) say(`${where}.${key}`, "is stated to be refused");
    } else if (field.rows && part.items && part.assumed) {
      compare(field.rows, part.items, `${where}.${key}.0`, side, say);
    } else if (field.moreKeys) assumption(part, `${where}.${key}`, say);
    else say(`${where}.${key}`, part.never ? "is refused, which is stated nowhere" : "is stated nowhere");
    if (shape.required.has(key)) say(`${where}.${key}`, "is not stated to be required");
  }
  for (const key of field.refused ?? []) {
    if (!shape.keys.get(key)?.never && !shape.closed) say(`${where}.${key}`, "is stated to be refused");
  }
}

function sameValues(list: readonly string[], values: Json[]): boolean {
  return list.length === values.length && list.every((value) => values.includes(value));
}

// What is not shown

/** Nothing, if the place of a gap says of it that it is open. */
export function gapFindings(gap: Gap, document: SpecifiedDocument): string[] {
  const marks = marksAt(gap, document);
  if (marks.some((mark) => gap.says.test(mark))) return [];
  const place = [gap.version, gap.at, gap.part].filter(Boolean).join(" ");
  return [
    `${place}: nothing there says that "${gap.what}" is not shown (marks: ${marks.join("; ") || "none"})`,
  ];
}

function marksAt({ at, part }: Gap, document: SpecifiedDocument): string[] {
  if (!at) return marksOf(document.root);
  const operation = operationsOf(document).get(at);
  if (!operation) return [];
  if (!part) return marksOf(operation);
  const [first = "", ...rest] = part.split(".");
  if (first === "query") {
    const parameter = parametersOf(operation, document).find(({ name }) => name === rest[0]);
    return parameter ? [...marksOf(parameter), ...document.shape(parameter["schema"]).marks] : [];
  }
  const carrier =
    first === "body"
      ? document.resolve(operation["requestBody"])
      : document.resolve(objectAt(operation["responses"])[first]);
  let shape = document.shape(objectAt(objectAt(carrier["content"])["application/json"])["schema"]);
  for (const step of rest) shape = (step === "0" ? shape.items : shape.keys.get(step)) ?? openShape;
  // What is said of a whole body or answer may stand at its operation; what is said of a field stands at the field.
  return [...shape.marks, ...(rest.length === 0 ? [...marksOf(carrier), ...marksOf(operation)] : [])];
}

// From v1 to v2

interface Mapping {
  from?: string;
  to?: string;
}

export function successorFindings(name: string, documents: Record<Version, SpecifiedDocument>): string[] {
  const problems: string[] = [];
  const ids = new Map([...operationsOf(documents.v2)].map(([key, node]) => [operationIdOf(node), key]));
  const list = operationsOf(documents.v1).get(name)?.["x-replaced-by"];
  const entries = Array.isArray(list) ? list.map((entry) => objectAt(entry)) : [];
  const stated = endpointMap[name] ?? [];
  const targets = entries.map((entry) => ids.get(String(entry["operationId"])) ?? "nothing in v2");
  const expected = stated.map(({ to }) => to);
  if (targets.join() !== expected.join())
    problems.push(`v1 ${name} x-replaced-by: ${targets.join()}, stated is ${expected.join()}`);

  for (const [i, { to, when }] of stated.entries()) {
    const entry = entries[i];
    if (!entry) continue;
    const say = (what: string) => problems.push(`v1 ${name} x-replaced-by ${to}: ${what}`);
    const condition = JSON.stringify(entry["when"]);
    const statedCondition = when && JSON.stringify({ [when.field]: when.equals });
    if (condition !== statedCondition) say(`when ${condition}, stated is ${statedCondition}`);

    const mappings: Mapping[] = (Array.isArray(entry["fields"]) ? entry["fields"] : []).map((mapping) => {
      const { from, to } = objectAt(mapping);
      return {
        ...(typeof from === "string" && { from: fieldName(from) }),
        ...(typeof to === "string" && { to: fieldName(to) }),
      };
    });
    const known = { v1: leaves(operations.v1[name], name), v2: leaves(operations.v2[to], to) };
    for (const [from, target] of Object.entries(fieldMap[name] ?? {})) {
      const found = mappings.find((mapping) => mapping.from === from);
      if (!found) say(`${from} is missing`);
      else if ((found.to ?? null) !== target) say(`${from} becomes ${found.to}, stated is ${target}`);
    }
    for (const { from, to } of mappings) {
      if (from !== undefined && !known.v1.includes(from)) say(`v1 has no ${from}`);
      if (to !== undefined && !known.v2.includes(to)) say(`v2 has no ${to}`);
      const renamed = from !== undefined && to !== undefined && from !== to;
      if (renamed && fieldMap[name]?.[from] !== to) say(`that ${from} becomes ${to} is stated nowhere`);
      if (
        from !== undefined &&
        to === undefined &&
        known.v2.includes(from) &&
        fieldMap[name]?.[from] !== null
      )
        say(`${from} is still there`);
      if (from === undefined && to !== undefined && known.v1.includes(to)) say(`${to} is not new`);
    }
    for (const from of known.v1)
      if (!mappings.some((mapping) => mapping.from === from)) say(`${from} is missing`);
    const twice = mappings.filter(({ from }, i) => from && mappings.findIndex((m) => m.from === from) !== i);
    for (const { from } of twice) say(`${from} is there twice`);
  }
  return problems;
}

export function newOperationFindings(documents: Record<Version, SpecifiedDocument>): string[] {
  const replaced = [...operationsOf(documents.v1).values()].flatMap((operation) =>
    (Array.isArray(operation["x-replaced-by"]) ? operation["x-replaced-by"] : []).map(
      (entry) => objectAt(entry)["operationId"],
    ),
  );
  return newOperations
    .filter((name) => replaced.includes(operationIdOf(operationsOf(documents.v2).get(name))))
    .map((name) => `v2 ${name} replaces something in v1, but is stated to be new`);
}

/** `$request.body#/filters/daysRun/min` as `filters.daysRun.min`; the whole body as `body`. */
const fieldName = (expression: string): string =>
  expression
    .replace(/^\$request\.(path\.|query\.|body#\/)/, "")
    .replace(/^\$request\.body$/, "body")
    .replaceAll("/", ".");

/** Every field of a request that the tables name, down to those that have no keys of their own. */
function leaves(operation: Operation | undefined, name: string): string[] {
  if (!operation) return [];
  const within = (field: Field, path: string): string[] =>
    field.keys ? Object.entries(field.keys).flatMap(([key, part]) => within(part, `${path}.${key}`)) : [path];
  const { query, body } = operation;
  return [
    ...[...name.matchAll(/\{(\w+)\}/g)].map(([, id = ""]) => id),
    ...(typeof query === "object" ? Object.keys(query) : []),
    ...(body === "not shown" ? ["body"] : body ? within(body, "").map((path) => path.slice(1)) : []),
  ];
}
