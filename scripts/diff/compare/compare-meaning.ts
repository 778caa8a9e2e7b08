import { pointerKeys } from "../../openapi/pointer.ts";
import { usualEnvelope } from "../../openapi/errors.ts";
import { type Difference, revision } from "../model/difference.ts";
import type { Located, OpenApiDocument } from "../model/document.ts";
import {
  arrayAt,
  canonical,
  isObject,
  type Json,
  type JsonObject,
  keysOfBoth,
  objectAt,
  pointerTo,
} from "../model/json.ts";
import { compareReasons } from "./compare-notes.ts";
import type { Place } from "../model/place.ts";
import { type Direction, finding, type Finding } from "../model/rules.ts";
import type { Alternative } from "../model/shape.ts";

/** The keys that say what fields do, where rows are and which errors are free; `openapi/README.md` explains them. */
const meaningKeys = ["x-effect", "x-ignored-when", "x-rows", "x-charged"];

/** Whether a document says anything of what its fields do: one that was written before these keys existed does not. */
export function statesMeaning(value: Json): boolean {
  if (Array.isArray(value)) return value.some(statesMeaning);
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, entry]) => meaningKeys.includes(key) || statesMeaning(entry));
}

/** A copy of a document that says nothing of what its fields do. */
export function withoutMeaning(document: OpenApiDocument): OpenApiDocument {
  const { openapi, info, paths, ...rest } = document;
  return { ...without(rest, meaningKeys), openapi, info, paths: without(paths, meaningKeys) };
}

/** Compares what a value does: a field of a request, or the list of rows of a response. */
export function compareMeaning(
  before: Alternative,
  after: Alternative,
  { direction, name }: { direction: Direction; name: string },
): Difference[] {
  const pair = (key: string) => [nearest(before, key), nearest(after, key)] as const;
  const found =
    direction === "response"
      ? compareStatements(...pair("x-rows"), rowsTerms(name))
      : [...compareEffects(before, after, name), ...compareIgnored(before, after, name)];
  return found.map((each): Difference => ({ effect: "neither", finding: each }));
}

/** Compares where errors have what; a document that does not say it means the usual places. */
export function compareEnvelopes(before: OpenApiDocument, after: OpenApiDocument): Finding[] {
  const key = "x-error-envelope";
  const [from, to] = [before, after].map((document) => ({ ...usualEnvelope, ...objectAt(document, key) }));
  if (canonical(from) === canonical(to)) return [];
  return [
    finding("envelope-changed", `#/${key}`, "Where errors have what changed.", { before: from, after: to }),
  ];
}

/** Compares which error tells that nothing has the id of a path. */
export function compareUnknownIds(before: Place, after: Place, name: string): Finding[] {
  const key = "x-unknown";
  const [from, to] = [before.value[key], after.value[key]];
  if (from === undefined || from === to) return [];
  const message = `The error of an unknown id in ${name} ${to === undefined ? "is no longer specified" : "changed"}.`;
  return [
    finding("unknown-id-changed", pointerTo((to === undefined ? before : after).pointer, key), message, {
      before: from,
      after: to,
    }),
  ];
}

/** Compares which errors of an operation are specified as free, by the response or by `freeStatuses`. */
export function compareFreeRefusals(before: Place, after: Place, statuses: StatusPair[]): Finding[] {
  return statuses.flatMap(({ status, before: old, after: now }) => {
    const was = freeAt(before, old, status);
    const is = freeAt(after, now, status);
    const at = is ?? was;
    if (!at) return [];
    if (was && is) return compareReasons(was.reasons, is.reasons, is.pointer, `the ${status} response`);
    const [rule, verb] = is
      ? (["free-refusal-stated", "is now specified as free"] as const)
      : (["free-refusal-withdrawn", "is no longer specified as free"] as const);
    return [
      finding(rule, at.pointer, `The ${status} response ${verb}.`, { [is ? "after" : "before"]: status }),
    ];
  });
}

/** A status that both operations have, with its response in each. */
export interface StatusPair {
  status: string;
  before: Place;
  after: Place;
}

/** The rules and the words for changes of one extension key. */
interface Terms {
  /** The statement as a whole. */
  whole: string;
  /** The words for a part, by its path, such as `["orders", "newest", "field"]`. */
  part: (path: string[]) => string;
  name: string;
  /** What the names of the rules about it begin with. */
  rules: "effect" | "rows";
}

/** The parts of an effect that have an entry for each value of the field. */
export const partsByValue: Record<string, string> = {
  orders: "The order of the rows",
  spans: "The range",
  values: "The comparison",
};

function effectTerms(name: string): Terms {
  const words: Record<string, string> = {
    by: `What ${name} does`,
    field: `The row's field that ${name} works on`,
    all: `The value of ${name} that keeps every row`,
    inclusive: `Whether ${name} includes the bound itself`,
    of: `The field whose comparison ${name} sets`,
    precedence: `The precedence of ${name} among the inputs of the search`,
  };
  return {
    name,
    whole: `What ${name} does`,
    part: ([part = "", value]) =>
      (value === undefined
        ? words[part]
        : `${partsByValue[part] ?? `\`${part}\``} for the value \`${value}\` of ${name}`) ??
      `\`${part}\` of the effect of ${name}`,
    rules: "effect",
  };
}

function rowsTerms(name: string): Terms {
  const words: Record<string, string> = {
    in: `The property with the rows in ${name}`,
    key: `The field that identifies a row in ${name}`,
    order: `The order of the rows in ${name}`,
  };
  return {
    name: `the rows in ${name}`,
    whole: `Where the rows are in ${name}`,
    part: ([part = ""]) => words[part] ?? `\`${part}\` of the rows in ${name}`,
    rules: "rows",
  };
}

function compareEffects(before: Alternative, after: Alternative, name: string): Finding[] {
  const found = compareStatements(nearest(before, "x-effect"), nearest(after, "x-effect"), effectTerms(name));
  // An effect of a value that was added or removed is covered by the change of the enum.
  const values = [before, after].map((each) => new Set(each.enum?.values.map(String)));
  return found.filter(({ location }) => {
    const [key, part = "", value] = pointerKeys(location).slice(-3);
    if (key !== "x-effect" || value === undefined || !Object.hasOwn(partsByValue, part)) return true;
    return values.every((listed) => listed.size === 0 || listed.has(value));
  });
}

/** Compares `x-ignored-when`, unless only one side states an effect: the other then says nothing about ignoring either. */
function compareIgnored(before: Alternative, after: Alternative, name: string): Finding[] {
  if (before.annotations.has("x-effect") !== after.annotations.has("x-effect")) return [];
  const change = revision(before.annotations.get("x-ignored-when"), after.annotations.get("x-ignored-when"));
  if (!change) return [];
  const { location, values } = change;
  if (values.before === undefined)
    return [finding("field-ignored", location, `${name} is now ignored in some requests.`, values)];
  if (values.after === undefined)
    return [
      finding("field-no-longer-ignored", location, `${name} is no longer ignored in any request.`, values),
    ];
  return [
    finding("field-ignored-otherwise", location, `${name} is now ignored in different requests.`, values),
  ];
}

function compareStatements(before: Located | undefined, after: Located | undefined, terms: Terms): Finding[] {
  const place = after ?? before;
  if (!place) return [];
  const [old, now] = [before?.value, after?.value].map((value) => value && without(value, ["assumed"]));
  const { part, whole, rules } = terms;
  const compare = (from: Json | undefined, to: Json | undefined, path: string[]): Finding[] => {
    if (canonical(from) === canonical(to)) return [];
    if (isObject(from) && isObject(to))
      return keysOfBoth(from, to).flatMap((key) => compare(from[key], to[key], [...path, key]));
    const [rule, verb] =
      from === undefined
        ? ([`${rules}-stated`, "is now specified"] as const)
        : to === undefined
          ? ([`${rules}-withdrawn`, "is no longer specified"] as const)
          : ([`${rules}-changed`, "changed"] as const);
    const location = pointerTo((to === undefined ? before : after)?.pointer ?? place.pointer, ...path);
    const message = `${path.length === 0 ? whole : part(path)} ${verb}.`;
    return [finding(rule, location, message, { before: from, after: to })];
  };
  const found = compare(old, now, []);
  if (!before || !after) return found;
  const [was, is] = [reasonsIn(before.value), reasonsIn(after.value)];
  return [...found, ...compareReasons(was, is, after.pointer, terms.name)];
}

/** Every reason in a statement by the part that it is for; undefined where all of it is stated. */
function reasonsIn(value: Json): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).flatMap(([key, entry]): [string, Json][] => {
    const reasons = key === "assumed" ? entry : reasonsIn(entry);
    return reasons === undefined ? [] : [[key, reasons]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function freeAt(
  operation: Place,
  response: Place,
  status: string,
): { pointer: string; reasons?: Json | undefined } | undefined {
  const charged = response.value["x-charged"];
  if (isObject(charged) && charged["is"] === "never")
    return { pointer: pointerTo(response.pointer, "x-charged"), reasons: charged["assumed"] };
  const billing = operation.value["x-billing"];
  if (!isObject(billing) || !arrayAt(billing, "freeStatuses").includes(status)) return undefined;
  return { pointer: pointerTo(operation.pointer, "x-billing", "freeStatuses") };
}

/** The annotation at the field itself, which overrides that of a referenced component. */
function nearest({ annotations }: Alternative, key: string): Located | undefined {
  return annotations.get(key)?.[0];
}

function without<T extends Json>(value: T, keys: readonly string[]): T;
function without(value: Json, keys: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((item) => without(item, keys));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !keys.includes(key))
      .map(([key, entry]) => [key, without(entry, keys)]),
  );
}
