import { headerOf, type Recorded } from "../../check/traffic/recording/recorded.ts";
import { memoize } from "../../lib/memoize.ts";
import { decodedPart } from "../../lib/text.ts";
import { type OperationSide, parametersIn } from "../compare/compare-parameters.ts";
import { type Located, lookUp, type OpenApiDocument } from "../model/document.ts";
import {
  arrayAt,
  canonical,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  pointerTo,
} from "../model/json.ts";
import { type Place, placeAt, placesAt } from "../model/place.ts";
import { jsonTypeOf, schemaNode, type SchemaNode, toShape } from "../model/shape.ts";

/** A value that was sent or returned, and is not in the recording. */
export const unrecorded = Symbol("unrecorded");

export type Value = Json | typeof unrecorded;

/** A recorded call of an operation; a body is `undefined` if there was none. */
export interface Call extends Pick<Recorded, "url" | "requestHeaders" | "status" | "responseHeaders"> {
  /** Relative to the root of its version. */
  path: string;
  requestBody: Value | undefined;
  responseBody: Value | undefined;
}

/**
 * What of a document a message touches: the values by the pointers of schemas, parameters and the like that describe them, as
 * changes are located. A keyword's pointer ends with a slash, since what is inside of it is touched with it.
 */
interface Touched {
  present: Map<string, Value[]>;
  /** Of what could have been sent, and was not. */
  absent: Set<string>;
}

/** What the request and the response of a call touch of the document that has its operation. */
export interface TouchedByCall {
  request: Touched;
  response: Touched;
}

/** The pointers under which what a change is about may be marked. */
export function marksFor(location: string): string[] {
  const keys = location.split("/");
  return [location, ...keys.map((_, index) => `${keys.slice(0, index + 1).join("/")}/`)];
}

/** A function that finds out what calls of an operation touch, of the marks that are wanted. */
export function createTouch(side: OperationSide, wanted: ReadonlySet<string>): (call: Call) => TouchedByCall {
  const { operation, pathItem } = side;
  const { document } = operation;
  const readSchema = createSchemaReader(document);

  return (call) => {
    const request = createMarks(wanted, readSchema);
    request.markKeywords("#", document, true);
    request.mark(pathItem.pointer, true);
    request.mark(operation.pointer, true);
    request.markKeywords(operation.pointer, operation.value, true);
    for (const parameter of parametersIn(side).values())
      request.walkDescribed(parameter, parameterValue(side, parameter, call));
    const body = placeAt(operation, "requestBody");
    if (body) {
      request.mark(body.pointer, call.requestBody);
      request.walkContent(body, call.requestBody, headerOf(call.requestHeaders, "Content-Type"));
    }

    const response = createMarks(wanted, readSchema);
    const responses = placesAt(operation, "responses");
    const status = String(call.status);
    const place = responses.get(status) ?? responses.get(`${status.charAt(0)}XX`) ?? responses.get("default");
    if (call.status > 0 && place) {
      const headers = call.responseHeaders;
      response.mark(place.pointer, true);
      response.markKeywords(place.pointer, place.value, true);
      response.walkContent(place, call.responseBody, headers && headerOf(headers, "Content-Type"));
      for (const [name, header] of placesAt(place, "headers"))
        response.walkDescribed(header, headers ? headerOf(headers, name) : unrecorded);
    }
    return { request: request.touched, response: response.touched };
  };
}

/** Keys of what is marked by itself, as far as a call touches it. */
const structure =
  /^(paths|components|parameters|requestBody|responses|content|headers|schema|properties|items|additionalProperties|required|allOf|anyOf|oneOf)$/;

function createMarks(wanted: ReadonlySet<string>, readSchema: ReturnType<typeof createSchemaReader>) {
  const touched: Touched = { present: new Map(), absent: new Set() };
  const seen = new Set<string>();

  function mark(pointer: string, value: Value | undefined): void {
    if (!wanted.has(pointer)) return;
    const values = touched.present.get(pointer);
    if (value === undefined) touched.absent.add(pointer);
    else if (values) values.push(value);
    else touched.present.set(pointer, [value]);
  }

  function markKeywords(pointer: string, object: JsonObject, value: Value | undefined): void {
    for (const keyword of keywordsOf(object, pointer)) mark(keyword, value);
  }

  /** A parameter, a header or a media type. */
  function walkDescribed({ document, value: described, pointer }: Place, value: Value | undefined): void {
    mark(pointer, value);
    markKeywords(pointer, described, value);
    walk({ value: described["schema"] ?? true, pointer: pointerTo(pointer, "schema") }, value);
    // A parameter or a header with content is text of a media type, which is not parsed.
    if (described["content"])
      walkContent(
        { document, value: described, pointer },
        value === undefined ? value : unrecorded,
        undefined,
      );
  }

  /** The body of a request or a response. */
  function walkContent(place: Place, value: Value | undefined, type: string | undefined): void {
    for (const [mediaType, entry] of placesAt(place, "content"))
      if (type === undefined || type.split(";")[0]?.trim().toLowerCase() === mediaType)
        walkDescribed(entry, value);
  }

  /** @param within the pointers of the schemas around this one that describe the same value */
  function walk(
    { value: schema, pointer }: Located,
    value: Value | undefined,
    within: readonly string[] = [],
  ): void {
    if (within.includes(pointer)) return;
    // Nothing says where a value ends that was not recorded.
    if (value === unrecorded && seen.has(pointer)) return;
    if (value === unrecorded) seen.add(pointer);
    mark(pointer, value);
    if (!isObject(schema)) return;
    const { keywords, parts, unions, properties, required, items, additional } = readSchema(schema, pointer);
    for (const keyword of keywords) mark(keyword, value);
    for (const part of parts) walk(part, value, [...within, pointer]);
    for (const { union, members } of unions) {
      mark(union, value);
      const fitting = members.filter((member) => fits(member, value));
      for (const member of fitting.length > 0 ? fitting : members)
        walk(member.parts[0], value, [...within, pointer]);
    }

    const unknown: Value[] = value === unrecorded ? [value] : [];
    if (items) for (const item of Array.isArray(value) ? value : unknown) walk(items, item);
    if (value !== unrecorded && !isObject(value)) return;
    const fieldOf = (name: string) =>
      value === unrecorded ? value : Object.hasOwn(value, name) ? value[name] : undefined;
    for (const [name, property] of properties) walk(property, fieldOf(name));
    for (const [name, at] of required) mark(at, fieldOf(name));
    if (!additional) return;
    const others = value === unrecorded ? [] : Object.keys(value).filter((name) => !properties.has(name));
    for (const other of [...unknown, ...others.map(fieldOf)]) walk(additional, other);
  }

  return { touched, mark, markKeywords, walkDescribed, walkContent };
}

/** Reads what a schema consists of, each schema once. */
function createSchemaReader(document: OpenApiDocument) {
  const read = (schema: JsonObject, pointer: string) => {
    const at = (value: Json, ...keys: (string | number)[]) => ({
      value,
      pointer: pointerTo(pointer, ...keys),
    });
    const members = (key: string) => arrayAt(schema, key).map((member, index) => at(member, key, index));
    const { $ref: reference, items, additionalProperties: additional } = schema;
    const properties = Object.entries(objectAt(schema, "properties"));
    return {
      keywords: keywordsOf(schema, pointer),
      parts: [
        ...(typeof reference === "string"
          ? [{ value: lookUp(document, reference), pointer: reference }]
          : []),
        ...members("allOf"),
      ],
      unions: ["anyOf", "oneOf"].map((key) => ({
        union: pointerTo(pointer, key),
        members: members(key).map((member) => schemaNode(document, member.value, member.pointer)),
      })),
      properties: new Map(properties.map(([name, property]) => [name, at(property, "properties", name)])),
      required: members("required").map((name) => [String(name.value), name.pointer] as const),
      items: items === undefined ? undefined : at(items, "items"),
      additional: additional === undefined ? undefined : at(additional, "additionalProperties"),
    };
  };
  const results = new Map<JsonObject, ReturnType<typeof read>>();
  return (schema: JsonObject, pointer: string) => {
    const result = results.get(schema) ?? read(schema, pointer);
    results.set(schema, result);
    return result;
  };
}

function keywordsOf(object: JsonObject, pointer: string): string[] {
  return Object.keys(object)
    .filter((key) => !structure.test(key))
    .map((key) => `${pointerTo(pointer, key)}/`);
}

const shapeOf = memoize(toShape);

/** Whether a value could be of a schema, by its types, listed values and properties. */
function fits(node: SchemaNode, value: Value | undefined): boolean {
  if (value === undefined || value === unrecorded) return true;
  return shapeOf(node)[jsonTypeOf(value)].some(({ enum: listed, required, properties, closed }) => {
    if (listed && !listed.values.some((one) => canonical(one) === canonical(value))) return false;
    if (!isObject(value)) return true;
    return (
      [...required.keys()].every((name) => Object.hasOwn(value, name)) &&
      Object.entries(value).every(([name, field]) => {
        const property = properties.get(name);
        return property ? fits(property, field) : !closed || closed.names.has(name);
      })
    );
  });
}

function parameterValue({ path }: OperationSide, { document, value, pointer }: Place, call: Call) {
  const name = String(value["name"]);
  if (value["in"] === "path") {
    const position = path.split("/").indexOf(`{${name}}`);
    return position < 0 ? unrecorded : decodedPart(call.path.split("/")[position] ?? "");
  }
  if (value["in"] === "header") return headerOf(call.requestHeaders, name);
  const query = new URL(call.url).searchParams;
  // What is written in parts is not put together again.
  if ([...query.keys()].some((key) => key.startsWith(`${name}[`))) return unrecorded;
  const values: Json[] = query.getAll(name);
  const shape = toShape(schemaNode(document, value["schema"] ?? true, pointerTo(pointer, "schema")));
  const isList = shape.array.length > 0 && shape.string.length === 0;
  if (value["in"] === "cookie") return unrecorded;
  if (!isList || values.length === 0) return values[0];
  return value["explode"] === false ? String(values[0]).split(",") : values;
}
