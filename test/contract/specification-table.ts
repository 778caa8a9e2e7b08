/** Reads `specification.txt`, whose notation is explained at its top, into OpenAPI documents. */

import { parse } from "yaml";
import type { Json, JsonObject } from "./specification-facts.ts";

export interface Table {
  documents: Record<string, JsonObject>;
  /** The extension keys whose content is compared. */
  keys: string[];
  /** Every list of values that is stated of something. */
  lists: string[][];
}

/** A line with the lines that are indented below it. */
interface Line {
  text: string;
  below: Line[];
}

interface Names {
  values: Map<string, string[]>;
  objects: Map<string, Line>;
  lists: string[][];
}

export function readTable(text: string): Table {
  const names: Names = { values: new Map(), objects: new Map(), lists: [] };
  const lines = tree(text);
  for (const line of lines) {
    const [, name, values] = /^(\w+) = (.*)$/.exec(line.text) ?? [];
    if (name && values) names.values.set(name, values.split(", "));
    else if (/^\w+( closed)?$/.test(line.text)) names.objects.set(line.text.replace(" closed", ""), line);
  }
  const everywhere = lines.find((line) => line.text.startsWith("every operation "))?.text.match(/\d+/g) ?? [];
  const errors = names.objects.get("errors")?.below ?? [];

  const documents: Record<string, JsonObject> = {};
  for (const version of ["v1", "v2"]) {
    const paths: Record<string, JsonObject> = {};
    for (const { text: heading, below } of lines) {
      const [of, method = "", path = ""] = heading.split(" ");
      if (of !== version || !path) continue;
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: operation(`${method} ${path}`, below, everywhere, names),
      };
    }
    documents[version] = document(names.objects.get(version)?.below ?? [], paths, errors, names);
  }
  return {
    documents,
    keys: names.values.get("keys") ?? [],
    lists: [...names.values.values(), ...names.lists],
  };
}

function tree(text: string): Line[] {
  const top: Line = { text: "", below: [] };
  const open = [{ indent: -1, line: top }];
  const whole = text.replaceAll(/^ *#.*\n/gm, "").replaceAll(/(,| =)\n +/g, "$1 ");
  for (const row of whole.split("\n")) {
    const line = { text: row.trim(), below: [] };
    const indent = row.length - row.trimStart().length;
    if (!line.text) continue;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    open.at(-1)?.line.below.push(line);
    open.push({ indent, line });
  }
  return top.below;
}

/** What a line says beside its subject, after a semicolon or on a line of its own. */
function extras(texts: readonly string[]): JsonObject {
  const found: JsonObject = {};
  for (const text of texts) {
    const [key = ""] = text.split(" ");
    if (text.endsWith("not shown")) found["x-unspecified"] = [text];
    else if (text === "assumed") found["x-assumed"] = text;
    else if (key.startsWith("x-")) found[key] = content(text.slice(key.length + 1));
    else throw new Error(`the table says "${text}", which nothing reads`);
  }
  return found;
}

/** `unit: brand, microdollarsPerRow: 500`, a list, or one value: all of them YAML. */
function content(text: string): Json {
  const known = contents.get(text);
  if (known !== undefined) return known;
  const read = parse(/^\w+: /.test(text) ? `{ ${text} }` : text) as Json;
  contents.set(text, read);
  return read;
}

/** The table is read again for each change of a word, and YAML takes most of the time. */
const contents = new Map<string, Json>();

function document(
  lines: readonly Line[],
  paths: JsonObject,
  errors: readonly Line[],
  names: Names,
): JsonObject {
  const root: JsonObject = { paths };
  const responses: JsonObject = {};
  const schemes: JsonObject = {};
  for (const { text } of lines) {
    const [word, first = "", second = ""] = text.split(" ");
    if (word === "root") root["servers"] = [{ url: `https://host${first}` }];
    else if (word === "key") schemes["key"] = { type: first, scheme: second };
    else Object.assign(root, extras([text]));
  }
  root["security"] = Object.keys(schemes).map((name) => ({ [name]: [] }));
  for (const { text } of errors) {
    const [subject = "", ...rest] = text.split("; ");
    const [, status = "", envelope = "", codes = ""] = /^(\d+) (\w+) (.*)$/.exec(subject) ?? [];
    const header = rest.find((part) => part.startsWith("header "))?.slice(7);
    const coded = codes.split(", ").map((code) => ({
      allOf: [
        schemaOf(envelope, names),
        { properties: { error: { properties: { code: { const: code } } } } },
      ],
    }));
    responses[status] = {
      ...extras(rest.filter((part) => !part.startsWith("header "))),
      ...(header && { headers: { [header]: { required: true, schema: { type: "string" } } } }),
      ...json({ anyOf: coded }),
    };
  }
  return { ...root, components: { responses, securitySchemes: schemes } };
}

const json = (schema: JsonObject): JsonObject => ({ content: { "application/json": { schema } } });

function operation(
  name: string,
  lines: readonly Line[],
  everywhere: readonly string[],
  names: Names,
): JsonObject {
  const parameters: JsonObject[] = [...name.matchAll(/\{(\w+)\}/g)].map(([, id = ""]) => ({
    in: "path",
    name: id,
    required: true,
    schema: { type: "string" },
  }));
  const refer = (status: string) => [status, { $ref: `#/components/responses/${status}` }];
  const responses = Object.fromEntries(everywhere.map(refer)) as JsonObject;
  const successors: JsonObject[] = [];
  const found: JsonObject = { operationId: name, parameters, responses, "x-replaced-by": successors };
  for (const line of lines) {
    const [word = ""] = line.text.split(" ");
    if (word === "body") found["requestBody"] = json(payload(line, "request", names));
    else if (word === "200") responses["200"] = json(payload(line, "response", names));
    else if (line.text === "query") parameters.push(...queryOf(line.below, names));
    else if (word === "becomes") successors.push(successor(line.text));
    else if (word === "errors") {
      const [statuses = "", ...rest] = line.text.split("; ");
      const [listed = "", never = ""] = statuses.split(", not ");
      Object.assign(responses, Object.fromEntries((listed.match(/\d+/g) ?? []).map(refer)));
      found["may"] = never.split(" ").map((status) => `not status ${status}`);
      Object.assign(found, extras(rest));
    } else Object.assign(found, extras(line.text.split("; ")));
  }
  // A price or limit that is not stated is not shown.
  if (!("x-billing" in found && "x-rate-limit" in found)) found["x-unspecified"] = ["price or rate limit"];
  return found;
}

function queryOf(lines: readonly Line[], names: Names): JsonObject[] {
  const { properties, required } = objectOf(lines, "request", names);
  return Object.entries(properties as JsonObject).map(([name, schema]) => ({
    in: "query",
    name,
    required: (required as string[]).includes(name),
    schema,
  }));
}

type Side = "request" | "response";

function payload({ text, below }: Line, side: Side, names: Names): JsonObject {
  const [, subject = ""] = /^\w+ ?(.*)$/.exec(text) ?? [];
  const type = subject === "closed" ? "" : subject;
  if (below.length > 0) {
    const object = objectOf(below, side, names, subject === "closed");
    return type ? { allOf: [schemaOf(type, names), object] } : object;
  }
  if (subject === "not shown") return { may: "type", ...extras([subject]) };
  return fieldOf(subject, names);
}

function objectOf(lines: readonly Line[], side: Side, names: Names, closed = false): JsonObject {
  const properties: JsonObject = {};
  const required: string[] = [];
  const open: string[] = [];
  const alternatives: JsonObject[] = [];
  const base: JsonObject = { type: "object", properties, required };
  for (const { text, below } of lines) {
    if (text.endsWith("not shown") && /^(-|\.\.\.) /.test(text)) open.push(text);
    if (text.startsWith("...")) base["may"] = "keys";
    else if (text.startsWith("- x-")) Object.assign(base, extras([text.slice(2)]));
    else if (text.startsWith("- ")) {
      const [, key = "", value = ""] = /^- (\w+) (\w+) requires /.exec(text) ?? [];
      const needed = /requires ([^;]*)/.exec(text)?.[1] ?? "";
      const refused = Object.fromEntries(
        (/rejects (.*)/.exec(text)?.[1] ?? "").split(", ").map((name) => [name, false]),
      );
      delete refused[""];
      if (key)
        alternatives.push({
          required: needed.split(", "),
          properties: { [key]: { const: value }, ...refused },
        });
      else if (needed) alternatives.push(...needed.split(" or ").map((name) => ({ required: [name] })));
      else Object.assign(properties, refused);
    } else {
      const [, keys = "", type = ""] = /^([\w!?~]+(?:, [\w!?~]+)*) ?(.*)$/.exec(text) ?? [];
      for (const [, key = "", mark] of keys.matchAll(/(\w+)([!?~]?)/g)) {
        const schema = below.length > 0 ? objectOf(below, side, names) : fieldOf(type, names);
        properties[key] = mark === "~" ? { ...schema, may: "presence" } : schema;
        if (mark === "!" || (side === "response" && mark === "")) required.push(key);
      }
    }
  }
  if (open.length > 0) base["x-unspecified"] = open;
  if (closed) base["additionalProperties"] = false;
  return alternatives.length > 0 ? { oneOf: alternatives.map((part) => ({ allOf: [base, part] })) } : base;
}

function fieldOf(text: string, names: Names): JsonObject {
  const [type = "", ...rest] = text.split("; ");
  return { ...(type ? schemaOf(type, names) : { may: "type" }), ...extras(rest) };
}

/** `[string 3..200 chars]|null`, `integer 1..100 = 10`, `(a, b)`, or the name of a list or an object. */
function schemaOf(text: string, names: Names): JsonObject {
  const parts = text.match(/(\[.*\]|[^|])+/g) ?? [];
  if (parts.length > 1) return { anyOf: parts.map((part) => schemaOf(part, names)) };
  const [, type = "", from, to, unit = "", preset] =
    /^(\(.*\)|\[.*\]|\w+)(?: (\d*)\.\.(\d+)( chars| items)?)?(?: = (\S+))?$/.exec(text) ?? [];
  const [least, most] = { "": ["minimum", "maximum"], " chars": ["minLength", "maxLength"] }[unit] ?? [
    "minItems",
    "maxItems",
  ];
  return {
    ...typeOf(type, names),
    ...(from && { [least ?? ""]: Number(from) }),
    ...(to && { [most ?? ""]: Number(to) }),
    ...(preset && { default: content(preset) }),
  };
}

function typeOf(type: string, names: Names): JsonObject {
  const object = names.objects.get(type);
  if (object) return objectOf(object.below, "response", names, object.text.endsWith(" closed"));
  if (type.startsWith("[")) return { type: "array", items: schemaOf(type.slice(1, -1), names) };
  const values = type.startsWith("(") ? type.slice(1, -1).split(", ") : names.values.get(type);
  if (values) {
    names.lists.push(values);
    return { type: "string", enum: values };
  }
  if (!["string", "number", "integer", "boolean", "null"].includes(type))
    throw new Error(`the table has no "${type}"`);
  return { type };
}

/** `becomes POST /media, when type BRAND: id -> accountId`. */
function successor(text: string): JsonObject {
  const [subject = "", renames = ""] = text.split(": ");
  const [, operationId = "", field, value] =
    /^becomes (\w+ [^\s,]+)(?:, when (\w+) (\w+))?$/.exec(subject) ?? [];
  const fields = renames.split(", ").map((rename) => rename.split(" -> "));
  return {
    operationId,
    ...(field && { when: { [field]: value ?? "" } }),
    fields: fields.filter(([from]) => from).map(([from = "", to = ""]) => ({ from, to })),
  };
}
