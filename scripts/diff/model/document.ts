import { parse } from "yaml";
import { isObject, type Json, type JsonObject } from "./json.ts";
import { ExpectedError } from "../../lib/errors.ts";
import { versions, type Version } from "../../lib/versions.ts";
import { pointerKeys } from "../../openapi/pointer.ts";

/*
 * Reads documents from elsewhere: only what the comparison needs is required, and anything else invalid throws an InputError.
 * scripts/openapi reads the documents of this project, which have passed lint.
 */

/** A bundled OpenAPI 3.1 document: every `$ref` in it begins with `#`. */
export interface OpenApiDocument extends JsonObject {
  openapi: string;
  info: JsonObject;
  paths: JsonObject;
}

/** A value and the JSON Pointer it stands at, such as `#/components/schemas/Book`. */
export interface Located<T extends Json = Json> {
  value: T;
  pointer: string;
}

/** What the caller gave cannot be compared; the message is one line for a person. */
export class InputError extends ExpectedError {
  override name = "InputError";
}

/**
 * Takes a parsed value as an OpenAPI 3.1 document.
 *
 * @param name what to call it in the error
 * @throws InputError where it is anything else; 3.0 spells nullability otherwise and is refused too
 */
export function asOpenApiDocument(value: Json | undefined, name: string): OpenApiDocument {
  if (!isObject(value) || typeof value["openapi"] !== "string") {
    throw new InputError(`${name} is not an OpenAPI document: it has no "openapi" version.`);
  }
  const { openapi, info, paths } = value;
  if (!openapi.startsWith("3.1.")) {
    throw new InputError(`${name} is OpenAPI ${openapi}; only 3.1 is compared.`);
  }
  if (!isObject(info) || !isObject(paths)) {
    throw new InputError(`${name} is not an OpenAPI document: "info" and "paths" must be objects.`);
  }
  return { ...value, openapi, info, paths };
}

/** The value at a JSON Pointer in its fragment form. Throws InputError where there is none. */
export function lookUp(document: OpenApiDocument, pointer: string): Json {
  let value: Json | undefined = document;
  for (const key of pointerKeys(pointer)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key];
    else value = undefined;
  }
  if (value === undefined || !pointer.startsWith("#")) {
    throw new InputError(`The document has a $ref to something that does not exist: ${pointer}`);
  }
  return value;
}

/** Follows a chain of `$ref`s to its end; throws InputError on a chain that ends nowhere. */
export function follow(document: OpenApiDocument, start: Located): Located {
  const seen = new Set<string>();
  let at = start;
  while (isObject(at.value) && typeof at.value["$ref"] === "string") {
    const pointer = at.value["$ref"];
    if (seen.has(pointer)) throw new InputError(`The document has a $ref that refers to itself: ${pointer}`);
    seen.add(pointer);
    at = { value: lookUp(document, pointer), pointer };
  }
  return at;
}

/** A copy with every `$ref` replaced by what it refers to; one that leads into itself stays as it is. */
export function expand(document: OpenApiDocument, value: Json, within: readonly string[] = []): Json {
  if (Array.isArray(value)) return value.map((item) => expand(document, item, within));
  if (!isObject(value)) return value;
  const { $ref: pointer, ...rest } = value;
  if (typeof pointer === "string" && !within.includes(pointer)) {
    const target = expand(document, lookUp(document, pointer), [...within, pointer]);
    return isObject(target) ? { ...target, ...rest } : target;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, expand(document, entry, within)]),
  );
}

/** The version that a document describes by the major number of its `info.version`; undefined for another one. */
export function majorVersion({ info }: OpenApiDocument): Version | undefined {
  const [major] = String(info["version"]).split(".");
  return versions.find((version) => version === `v${major}`);
}

/** Where the bundle of a version stands in the project. */
export function bundlePath(version: Version): string {
  return `generated/openapi/${version}.json`;
}

/**
 * Parses JSON or YAML.
 *
 * @param name what to call the text in the error
 * @throws InputError where it is neither
 */
export function parseDocument(text: string, name: string): Json | undefined {
  try {
    // YAML includes JSON, but its parser is many times slower.
    const value: Json = /^\s*\{/.test(text) ? JSON.parse(text) : parse(text);
    return value;
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split("\n");
    throw new InputError(`${name} is neither JSON nor YAML: ${reason}`);
  }
}
