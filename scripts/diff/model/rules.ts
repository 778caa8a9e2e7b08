import { canonical, type Json } from "./json.ts";

/** Who writes the value that a schema describes: callers write requests, the service writes responses. */
export type Direction = "request" | "response";

/** What a difference does to the set of values that a schema accepts. */
export type Effect = "narrower" | "wider" | "both" | "neither";

interface SchemaRule {
  effect: Effect;
  /** Whether it breaks callers if the schema describes what they send. */
  request: boolean;
  /** Whether it breaks callers if the schema describes a response. */
  response: boolean;
}

/**
 * The differences between two schemas, and whom they break.
 *
 * A request breaks when fewer values are accepted, a response when more are possible. Exceptions:
 *
 * - A value or alternative that responses no longer have (`enum-value-removed`, `alternative-removed`) leaves the
 *   generated union: code that compares with it stops compiling, and never runs again.
 * - A removed property breaks in both directions, even in an open object: what a caller sends is accepted, but no
 *   longer read.
 * - Callers must ignore unknown properties in a response, so `object-opened` and `property-added` are safe there.
 * - `default-changed` accepts the same values, but callers who leave the property out get a different response.
 */
export const schemaRules = {
  "type-changed": { effect: "both", request: true, response: true },
  "type-narrowed": { effect: "narrower", request: true, response: false },
  "type-widened": { effect: "wider", request: false, response: true },
  "became-nullable": { effect: "wider", request: false, response: true },
  "became-not-nullable": { effect: "narrower", request: true, response: false },
  "enum-value-removed": { effect: "narrower", request: true, response: true },
  "enum-value-added": { effect: "wider", request: false, response: true },
  "enum-introduced": { effect: "narrower", request: true, response: false },
  "enum-lifted": { effect: "wider", request: false, response: true },
  "bound-tightened": { effect: "narrower", request: true, response: false },
  "bound-loosened": { effect: "wider", request: false, response: true },
  "constraint-added": { effect: "narrower", request: true, response: false },
  "constraint-removed": { effect: "wider", request: false, response: true },
  "constraint-changed": { effect: "both", request: true, response: true },
  "property-removed": { effect: "both", request: true, response: true },
  "property-added": { effect: "neither", request: false, response: false },
  "required-property-added": { effect: "narrower", request: true, response: false },
  "property-became-required": { effect: "narrower", request: true, response: false },
  "property-became-optional": { effect: "wider", request: false, response: true },
  "property-forbidden": { effect: "narrower", request: true, response: false },
  "property-permitted": { effect: "wider", request: false, response: false },
  "object-closed": { effect: "narrower", request: true, response: false },
  "object-opened": { effect: "wider", request: false, response: false },
  "alternative-removed": { effect: "narrower", request: true, response: true },
  "alternative-added": { effect: "wider", request: false, response: true },
  "combination-required": { effect: "narrower", request: true, response: false },
  "combination-relaxed": { effect: "wider", request: false, response: true },
  "default-changed": { effect: "neither", request: true, response: false },
} satisfies Record<string, SchemaRule>;

/** The name of a difference between two schemas; `request-` or `response-` before it makes it a rule. */
export type SchemaRuleName = keyof typeof schemaRules;

/**
 * The rules that have no direction, and whether each is breaking.
 *
 * - `operation-id-changed` and `path-parameter-renamed` do not change what is sent, but generated clients name their
 *   methods and arguments after them.
 * - A new success status is a response that callers do not handle yet. A new error status is safe, because callers must
 *   handle undocumented errors anyway.
 * - `x-billing` and `x-rate-limit` are absent if the figure is not known. So a figure that is added takes nothing away,
 *   and one that is removed takes away something callers relied on.
 * - A lower `x-max-body-bytes` rejects bodies that were accepted; removing it takes away something callers relied on.
 * - The same applies to each part of `x-effect` and `x-rows`. If a part changes, callers get different rows, or a
 *   different order, for the same request.
 * - A change of `x-ignored-when` breaks in either direction: a field that is no longer ignored takes effect in requests
 *   where it had none.
 * - An error is free if its response (`x-charged`) or its operation (`freeStatuses`) says so; either is enough. An error
 *   that is no longer specified as free may be charged.
 * - `x-error-envelope` and `x-unknown` say where callers find the code of an error, and which code tells that an id is unknown.
 *   That a document states them tells nothing new of the service, unless it had stated, or implied, something else.
 * - `x-unspecified`, `x-assumed`, `x-observed` and the reasons under `assumed` promise nothing, so their changes are notes.
 */
export const plainRules = {
  "path-removed": true,
  "path-added": false,
  "operation-removed": true,
  "operation-added": false,
  "operation-id-changed": true,

  "parameter-removed": true,
  "required-parameter-added": true,
  "optional-parameter-added": false,
  "parameter-became-required": true,
  "parameter-became-optional": false,
  "parameter-serialization-changed": true,
  "path-parameter-renamed": true,

  "request-body-removed": true,
  "required-request-body-added": true,
  "optional-request-body-added": false,
  "request-body-became-required": true,
  "request-body-became-optional": false,
  "request-media-type-removed": true,
  "request-media-type-added": false,

  "response-status-removed": true,
  "response-success-status-added": true,
  "response-error-status-added": false,
  "response-media-type-removed": true,
  "response-media-type-added": false,
  "response-header-removed": true,
  "response-header-added": false,
  "response-header-became-required": false,
  "response-header-became-optional": true,

  "security-added": true,
  "security-changed": true,
  "security-relaxed": false,
  "server-removed": true,
  "server-added": false,

  "price-raised": true,
  "price-lowered": false,
  "price-changed": true,
  "price-stated": false,
  "price-withdrawn": true,
  "rate-limit-raised": false,
  "rate-limit-lowered": true,
  "rate-limit-changed": true,
  "rate-limit-stated": false,
  "rate-limit-withdrawn": true,

  "body-limit-lowered": true,
  "body-limit-raised": false,
  "body-limit-changed": true,
  "body-limit-stated": false,
  "body-limit-withdrawn": true,

  "meaning-stated": false,
  "effect-stated": false,
  "effect-withdrawn": true,
  "effect-changed": true,
  "field-ignored": true,
  "field-no-longer-ignored": true,
  "field-ignored-otherwise": true,
  "rows-stated": false,
  "rows-withdrawn": true,
  "rows-changed": true,
  "free-refusal-stated": false,
  "free-refusal-withdrawn": true,
  "envelope-changed": true,
  "unknown-id-changed": true,

  "unspecified-changed": false,
  "assumption-changed": false,
  "description-changed": false,
  "example-changed": false,
  deprecated: false,
  "deprecation-lifted": false,
} satisfies Record<string, boolean>;

/** The name of a rule that has no direction. */
export type PlainRuleName = keyof typeof plainRules;

/** Rules for text that only people read. They change nothing that a caller sends or receives. */
const notes: string[] = [
  "unspecified-changed",
  "assumption-changed",
  "description-changed",
  "example-changed",
] satisfies PlainRuleName[];

/** Whether a difference is only in wording. */
export function isNote({ rule }: Finding): boolean {
  return notes.includes(rule);
}

/** One difference, with whether it breaks callers. */
export interface Finding {
  breaking: boolean;
  /** The rule's id in kebab-case, such as `request-property-removed`. */
  rule: string;
  /** A JSON Pointer into the document after the change, or before it if something was removed. */
  location: string;
  /** One sentence for a person. */
  message: string;
  /** The old value; absent if there was none, or if the message says it all. */
  before?: Json;
  after?: Json;
}

/** The old and the new value of what changed. */
export interface Values {
  before?: Json | undefined;
  after?: Json | undefined;
}

/** The finding of a rule without direction. */
export function finding(
  rule: PlainRuleName,
  location: string,
  message: string,
  values: Values = {},
): Finding {
  return { breaking: plainRules[rule], rule, location, message: capital(message), ...defined(values) };
}

/** The finding of a difference between two schemas, whose severity depends on the direction. */
export function schemaFinding(
  direction: Direction,
  rule: SchemaRuleName,
  location: string,
  message: string,
  values: Values = {},
): Finding {
  const breaking = schemaRules[rule][direction];
  return { breaking, rule: `${direction}-${rule}`, location, message: capital(message), ...defined(values) };
}

/** Two findings with the same identity are one change. */
export function identity({ rule, location, before, after }: Finding): string {
  return canonical([rule, location, canonical(before), canonical(after)]);
}

function defined({ before, after }: Values): { before?: Json; after?: Json } {
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
