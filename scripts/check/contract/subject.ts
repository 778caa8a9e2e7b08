import type { operations as tables, OperationId, Version } from "@adintel/client/operations";
import { isAssumedInput } from "./assumed.ts";
import {
  branchesOf,
  leavesOpen,
  type DocumentedOperation,
  type Schema,
  type SchemaNode,
} from "./document.ts";
import { contract, type Effect, type Operation, type List } from "./table.ts";
import { costAtMost } from "./cost.ts";
import { violationsOf } from "./schemas.ts";

export type { Effect, List };
export type Order = NonNullable<Effect["orders"]>[string];

/** What is sent, by the name of the field. */
export type Values = Readonly<Record<string, unknown>>;

/** What a field of a request does, and what it takes. */
export interface FilterField extends Effect {
  /** As people write it, a nested one as `outer.inner`. */
  name: string;
  /** The values that it takes; `undefined` where any text or number will do. */
  choices: readonly string[] | undefined;
  /** It takes several values at once. */
  isList: boolean;
  isRequired: boolean;
  /** What leaving it out means, where that is stated. */
  default: unknown;
  /** Its type, format or values are not stated, so that a server may refuse those of a case. */
  isOpen: boolean;
  /** It takes instants (`format: date-time`), so that a day without a time is refused. */
  takesInstants: boolean;
  /** It stands in an object that the document only assumes. */
  isAssumed: boolean;
  /** What some of its values do is not specified: of a flag, what `false` does. */
  isEffectOpen: boolean;
  /** The bounds of a number that the document states. */
  minimum: number | undefined;
  maximum: number | undefined;
  reading: ValueMatcher | undefined;
}

/** Whether the words of a row may mean a value, where the document does not say in which words rows show it. */
type ValueMatcher = (words: readonly string[], value: string) => boolean;

/** By field. */
export type Readings = Readonly<Record<string, ValueMatcher | undefined>>;

/** The readings of an operation; `undefined` where none are known. */
export type ReadingsOf = (version: Version, operationId: string) => Readings | undefined;

export type ShownField = FilterField & { field: string };

/** An operation whose rows are compared. */
export interface Subject {
  version: Version;
  id: string;
  operation: Operation;
  fields: readonly FilterField[];
  lists: readonly List[];
  listsAll: boolean;
  /** Which fields a request must have is not stated. */
  isRequiredOpen: boolean;
  /** The schemas of a row, by the key of its list. */
  rows: ReadonlyMap<string, SchemaNode>;
}

/** The operations that were asked for by name, since many cases ask for the same one again and again. */
const named = new Map<string, Subject | undefined>();

/** An operation by its name; `undefined` if the documents have none of that name. */
export function subjectNamed<V extends Version>(version: V, id: OperationId<V>): Subject | undefined {
  const name = `${version}/${id}`;
  if (named.has(name)) return named.get(name);
  const listed = contract.operations.find(
    ({ operation, version: own }) => own === version && operation.operationId === id,
  );
  const subject = listed && subjectOf(listed.operation, listed.document);
  named.set(name, subject);
  return subject;
}

interface Reading {
  effects?: Readonly<Record<string, Effect>>;
  readings?: Readings | undefined;
}

/** What a table and a document say of an operation. */
export function subjectOf(
  operation: Operation,
  document: DocumentedOperation,
  { effects = operation.effects, readings = {} }: Reading = {},
): Subject {
  const inputs = inputsOf(document);
  const fields = Object.entries(effects).map(([name, effect]): FilterField => {
    const { isRequired, schemas } = inputs.get(name) ?? { isRequired: false, schemas: [] };
    const all = schemas.flatMap(branchesOf);
    const items = all.flatMap(({ items: node }) => (node === undefined ? [] : branchesOf(node)));
    const choices = [...all, ...items].flatMap((one) => one.enum ?? []).map(String);
    return {
      ...effect,
      // A page is an offset in other units.
      by: effect.by === "page" ? "offset" : effect.by,
      name,
      reading: readings[name],
      choices: choices.length > 0 ? [...new Set(choices)] : undefined,
      isList: items.length > 0,
      isRequired,
      default: all.map((one) => one.default).find((value) => value !== undefined),
      isOpen:
        isAssumedInput(document, [name]) ||
        all.some((one) => leavesOpen(one, "format") || leavesOpen(one, "values")),
      takesInstants: all.some((one) => one.format === "date-time"),
      isAssumed: isAssumedInput(document, parentsOf(name)),
      isEffectOpen: all.some((one) => leavesOpen(one, "effect")),
      minimum: all.map(({ minimum }) => minimum).find((value) => value !== undefined),
      maximum: all.map(({ maximum }) => maximum).find((value) => value !== undefined),
    };
  });
  const body = document.responses["200"]?.content["application/json"]?.schema;
  const branches = body === undefined ? [] : branchesOf(body);
  const rows = operation.lists.flatMap(({ in: key }): [string, SchemaNode][] =>
    branches.flatMap(({ properties }): [string, SchemaNode][] => {
      const list = properties?.[key];
      const item = typeof list === "object" ? list.items : undefined;
      return item === undefined ? [] : [[key, item]];
    }),
  );
  const { version, id } = document;
  const request = branchesOf(document.requestBody?.content["application/json"].schema ?? true);
  return {
    version,
    id,
    operation,
    fields,
    lists: operation.lists,
    rows: new Map(rows),
    listsAll: listsAll(operation, document) && fields.every(({ isRequired }) => !isRequired),
    isRequiredOpen: request.some((one) => leavesOpen(one, "required")),
  };
}

/** Whether a request without any field is accepted, and lists all there is: nothing has to be looked for. */
export function listsAll({ effects }: Operation, { requestBody }: DocumentedOperation): boolean {
  const schema = requestBody?.content["application/json"].schema ?? true;
  return (
    violationsOf(schema, {}).length === 0 &&
    !branchesOf(schema).some((part) => leavesOpen(part, "required")) &&
    Object.values(effects).every(({ precedence }) => precedence === undefined)
  );
}

/** The objects that a nested field stands in: `a` and `a.b` of `a.b.c`. */
function parentsOf(name: string): string[] {
  const steps = name.split(".").slice(0, -1);
  return steps.map((_, place) => steps.slice(0, place + 1).join("."));
}

export function choicesOf<V extends Version, Id extends OperationId<V>>(
  version: V,
  id: Id,
  name: (typeof tables)[V][Id] extends { effects: infer Effects } ? keyof Effects & string : never,
): readonly string[] {
  return subjectNamed(version, id)?.fields.find((field) => field.name === name)?.choices ?? [];
}

/** Whether a field of a row holds several values; `undefined` where the document does not show it. */
export function holdsSeveral(subject: Subject, field: string): boolean | undefined {
  const types = typesOf(subject, field);
  return types.length === 0 ? undefined : types.includes("array");
}

/** Whether rows may leave a field unknown, as far as the document shows it. */
export function mayBeUnknown(subject: Subject, field: string): boolean {
  const types = typesOf(subject, field);
  return types.length === 0 || types.includes("null");
}

/** Whether rows show a field as a day, without a time. */
export function isDay({ rows }: Subject, field: string): boolean {
  return [...rows.values()].some((row) => at(row, field.split(".")).some(({ format }) => format === "date"));
}

function typesOf({ rows }: Subject, field: string): string[] {
  return [...rows.values()].flatMap((row) =>
    at(row, field.split(".")).flatMap(({ type }) => (type === undefined ? [] : [type].flat())),
  );
}

function at(schema: SchemaNode, [key, ...rest]: readonly string[]): Schema[] {
  if (key === undefined) return branchesOf(schema);
  return branchesOf(schema).flatMap(({ properties }) => {
    const next = properties?.[key];
    return next === undefined ? [] : at(next, rest);
  });
}

interface RequestField {
  isRequired: boolean;
  schemas: Schema[];
}

function inputsOf({ parameters, requestBody }: DocumentedOperation): Map<string, RequestField> {
  const inputs = new Map<string, RequestField>();
  const add = (name: string, schema: Schema, isRequired: boolean) => {
    const known = inputs.get(name) ?? { isRequired: false, schemas: [] };
    inputs.set(name, { isRequired: known.isRequired || isRequired, schemas: [...known.schemas, schema] });
  };
  for (const { name, in: place, schema, required = false, ...rest } of parameters)
    if (place === "query") add(name, { ...schema, ...rest }, required);
  const visit = (node: SchemaNode, prefix: string, counts: boolean): void => {
    if (typeof node === "boolean") return;
    for (const part of node.allOf ?? []) visit(part, prefix, counts);
    // What one branch of a choice requires, a request need not have.
    for (const part of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) visit(part, prefix, false);
    for (const [name, property] of Object.entries(node.properties ?? {})) {
      if (typeof property === "boolean") continue;
      if (property.properties) visit(property, `${prefix}${name}.`, false);
      else add(`${prefix}${name}`, property, counts && (node.required ?? []).includes(name));
    }
  };
  const body = requestBody?.content["application/json"].schema;
  if (body !== undefined) visit(body, "", true);
  return inputs;
}

/** Whether one of some parts of an effect, or the field as such, is only assumed. */
export function isAssumed(
  { isAssumed: whole, assumed = [] }: Pick<FilterField, "isAssumed" | "assumed">,
  ...parts: readonly string[]
): boolean {
  return whole || assumed.some((part) => part === "by" || parts.includes(part));
}

/** Whether rows cost so much, or may, that a case looks at a few values only. */
export function isDear({ operation }: Subject): boolean {
  return costAtMost(operation, 1) >= 2_500;
}

/** A field by what it does; the first where there are several. */
export function fieldBy({ fields }: Pick<Subject, "fields">, by: FilterField["by"]): FilterField | undefined {
  return fields.find((field) => field.by === by);
}
