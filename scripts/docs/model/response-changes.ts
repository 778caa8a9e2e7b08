import type { Document, Operation } from "../../openapi/document.ts";
import { responseFacts, type ResponseFacts } from "../../openapi/responses.ts";
import { shapeMarks, type MarkTexts, type Shape } from "../../openapi/shape.ts";
import { joinedMarks } from "./marks.ts";
import type { VersionedOperation } from "./moves.ts";
import type { Version } from "../../lib/versions.ts";
import { schemaCounterpart } from "./schema-pairs.ts";

/** A field of a response in either version; told apart by its name, since the documents map requests alone. */
export interface ResponseChange {
  before: ResponseField | undefined;
  after: ResponseField | undefined;
}

export interface ResponseField {
  /** As people write it: `media[].title`. */
  name: string;
  shape: Shape;
  /** On the page of its operation. */
  anchor: string;
  /** Its types in words; several, where alternatives differ. */
  types: string[];
  /** Whether it is stated to be there whenever what holds it is, of an alternative that has it. */
  isAlways: boolean;
  /** Whether the document adds it or what holds it, so that it is no fact. */
  isAssumed: boolean;
  /** The alternatives that have it, if others lack it. */
  only: string[];
}

/** How a field of both responses compares: only what both state, with type and presence, is the same. */
export type Likeness = "same" | "changed" | "assumed" | "presence open";

/** Types and alternatives are compared even where they are assumed, so that a difference always shows. */
export function likeness(
  { before, after }: ResponseChange,
  from: Version,
  to: Version,
  documents: Record<Version, Document>,
): Likeness {
  if (!before || !after || before.name !== after.name) return "changed";
  const alternatives = before.only.map((name) => schemaCounterpart(name, from, to, documents) ?? name);
  if (before.types.join() !== after.types.join() || alternatives.join() !== after.only.join())
    return "changed";
  if (before.isAssumed || after.isAssumed) return "assumed";
  return before.isAlways && after.isAlways ? "same" : "presence open";
}

/** The fields of both responses side by side; `undefined` where one of the documents does not show its response. */
export function responseChanges(
  before: VersionedOperation,
  after: VersionedOperation,
): ResponseChange[] | undefined {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  if (old.size === 0 || now.size === 0) return undefined;
  return [...new Set([...old.keys(), ...now.keys()])].map((key) => ({
    before: old.get(key),
    after: now.get(key),
  }));
}

/** What is open or assumed of a response, its rows and their alternatives; that of single fields is left out. */
export function responseMarks({ document, operation, row }: VersionedOperation): MarkTexts {
  const success = successOf(document, operation);
  const shape = success?.shape;
  const rows = shape?.fields.find(({ name }) => name === row.rows)?.shape;
  const whole = [shape, rows, rows?.items].filter((one) => one !== undefined);
  const shapes = whole.flatMap((one) => [one, ...one.alternatives]).map(shapeMarks);
  return joinedMarks([...(success ? [success] : []), ...shapes]);
}

/** What can be told of a value in a few words, by which a change shows. */
function typeText({ type, nullable, items, values, name }: Shape): string {
  const inner = items ? `array of ${items.type}` : type;
  const only = name === undefined && values.length > 0 ? ` ${values.map(String).join(", ")}` : "";
  return `${inner}${only}${nullable ? " or null" : ""}`;
}

/** By a key that is the same in both: the rows are under `rows`, whatever they are called. */
function fieldsOf({ document, operation, row }: VersionedOperation): Map<string, ResponseField> {
  const shape = successOf(document, operation)?.shape;
  const found = new Map<string, ResponseField>();
  if (shape) collect(shape, { key: "", name: "", anchor: "response", isAssumed: false }, row.rows, found);
  return found;
}

/** What the documents say of the response to an accepted request. */
export function successOf(document: Document, operation: Operation): ResponseFacts | undefined {
  return responseFacts(document, operation).find(({ status }) => status === "200");
}

function collect(
  shape: Shape,
  place: Pick<ResponseField, "name" | "anchor" | "isAssumed"> & { key: string },
  rows: string | null,
  found: Map<string, ResponseField>,
): void {
  for (const { name, required, isAssumed, shape: own } of shape.fields) {
    const isRows = place.key === "" && name === rows;
    const key = `${place.key}.${isRows ? "rows" : name}`;
    const at = {
      name: `${place.name}${name}`,
      anchor: `${place.anchor}.${name}`,
      isAssumed: place.isAssumed || isAssumed || own.isAssumed,
    };
    if (!found.has(key))
      found.set(key, { ...at, shape: own, types: [typeText(own)], isAlways: required, only: [] });
    // That a list is assumed says nothing about its rows.
    const inner = own.items
      ? { key, ...at, name: `${at.name}[].`, isAssumed: place.isAssumed || isAssumed }
      : { key, ...at, name: `${at.name}.` };
    collect(own.items ?? own, inner, rows, found);
  }
  const alternatives = shape.alternatives.map((one, index) => {
    const label = one.name ?? String(index + 1);
    const fields = new Map<string, ResponseField>();
    collect(
      one,
      { ...place, anchor: `${place.anchor}.${label}`, isAssumed: place.isAssumed || shape.isAssumed },
      rows,
      fields,
    );
    return { label, fields };
  });
  for (const key of new Set(alternatives.flatMap(({ fields }) => [...fields.keys()])))
    if (!found.has(key)) found.set(key, merged(key, alternatives));
}

/** A field as all alternatives together state it. */
function merged(
  key: string,
  alternatives: { label: string; fields: Map<string, ResponseField> }[],
): ResponseField {
  const having = alternatives.filter((one) => one.fields.has(key));
  const fields = having.flatMap((one) => one.fields.get(key) ?? []);
  const [first] = fields;
  if (!first) throw new Error(`no alternative has ${key}`);
  return {
    ...first,
    types: [...new Set(fields.flatMap(({ types }) => types))],
    isAlways: fields.every(({ isAlways }) => isAlways),
    isAssumed: fields.some(({ isAssumed }) => isAssumed),
    only: having.length === alternatives.length ? first.only : having.map(({ label }) => label),
  };
}
