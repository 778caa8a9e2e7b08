import {
  isReference,
  resolve,
  type Document,
  type Operation,
  type Reference,
  type Schema,
} from "./document.ts";

/**
 * What a field of a request does to the response. Each way says which other parts of an effect it takes; a part that is
 * not listed is a mistake. `openapi/README.md` explains the ways.
 */
export const ways = {
  /** The most rows that are returned. */
  limit: [],
  /** How many rows are skipped. */
  offset: [],
  /** The order of the rows, by the field's values. */
  order: ["orders"],
  /** Keeps rows whose field has the value, or one of the values; the value `all` keeps every row. */
  equals: ["field", "all", "precedence"],
  /** Keeps rows whose text contains the value. */
  contains: ["field", "precedence"],
  /** How the field `of` is compared, by this field's values. */
  match: ["of", "values"],
  /** Keeps rows whose number is not below the value, or is above it where a bound is not inclusive. */
  minimum: ["field", "inclusive"],
  maximum: ["field", "inclusive"],
  /** Keeps rows whose number lies in the span that a value names. */
  span: ["field", "spans"],
  /** Keep rows by their date. */
  since: ["field", "inclusive"],
  until: ["field", "inclusive"],
  preset: ["field"],
  daysBack: ["field"],
  /** Keeps rows at or below a path of the taxonomy. */
  below: ["field"],
  /** Keeps rows that are, or are not, what the field is called. */
  flag: ["field"],
  /** Adds rows where it is true. */
  widen: [],
  /** Keeps the rows of one account. */
  account: ["field"],
  /** Finds rows by a text. */
  search: ["precedence"],
  /** Is read by a language model, which decides what is found. */
  prompt: [],
  /** Decides which of several lists is returned; the response names it in its own field. */
  choose: ["field"],
  /** Decides how the request is read. */
  mode: [],
  /** What the operation acts on. */
  subject: [],
} as const satisfies Record<string, readonly Part[]>;

export type Way = keyof typeof ways;

type Part = "field" | "all" | "inclusive" | "spans" | "of" | "values" | "orders" | "precedence";

/** `x-effect` of a request's field. */
export interface Effect {
  by: Way;
  /** The field of a row, such as `brand.id`; left out where no row shows it. */
  field?: string;
  all?: string;
  inclusive?: boolean;
  spans?: Record<string, Span>;
  of?: string;
  values?: Record<string, "contains" | "equals">;
  orders?: Record<string, Order>;
  /** Of the inputs of a search, the one with the lowest number decides. */
  precedence?: number;
  /** The parts that the document adds, each with its reason. */
  assumed?: Record<string, string>;
}

/** From a number on, and below another. */
export interface Span {
  from: number;
  to?: number;
}

/** What a value of a sort field orders rows by. */
export interface Order {
  /** Left out where no row shows it. */
  field?: string;
  direction: "ascending" | "descending";
  assumed?: Record<string, string>;
}

/** `x-ignored-when`: the other field's value, or the input that decides the search. */
export type IgnoredWhen = Record<string, string>;

/** A field of a request that is no part of the path. */
export interface RequestField {
  /** As people write it: `filters.daysRun.min`. */
  name: string;
  in: "query" | "body";
  /** JSON Pointer into the document, of the node that declares it. */
  pointer: string;
  /** The node and, where it is a reference, what that leads to. */
  schema: Schema;
  effect: Effect | undefined;
  ignoredWhen: IgnoredWhen | undefined;
  /** The document assumes the field, or an object that it is in. */
  isAssumed: boolean;
}

/** Every query parameter and every field of the body, nested ones behind their parents; those that are forbidden left out. */
export function requestFields(document: Document, operation: Operation, pointer: string): RequestField[] {
  const fields = new Map<string, RequestField>();
  const add = (field: Omit<RequestField, "effect" | "ignoredWhen">) => {
    const known = fields.get(field.name);
    // Branches of a union repeat fields of their base; one of them says what the field does.
    if (known?.effect) return;
    const { "x-effect": effect, "x-ignored-when": ignoredWhen } = field.schema;
    fields.set(field.name, { ...field, effect, ignoredWhen });
  };
  for (const [index, node] of (operation.parameters ?? []).entries()) {
    const parameter = resolve(document, node);
    if (parameter.in !== "query") continue;
    const at = isReference(node) ? node.$ref.slice(1) : `${pointer}/parameters/${index}`;
    const { schema: own, name, in: _place, required: _required, ...rest } = parameter;
    const schema = { ...whole(document, own), ...rest };
    add({ name, in: "query", pointer: at, schema, isAssumed: "x-assumed" in schema });
  }
  const body = operation.requestBody?.content["application/json"]?.schema;
  const visit = (node: Schema | Reference, at: string, prefix: string, isWithinAssumed: boolean): void => {
    const schema = whole(document, node);
    const base = isReference(node) ? node.$ref.slice(1) : at;
    for (const union of ["allOf", "oneOf", "anyOf"] as const)
      for (const [index, part] of (schema[union] ?? []).entries())
        visit(part, `${base}/${union}/${index}`, prefix, isWithinAssumed);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (typeof property === "boolean") continue;
      const own = whole(document, property);
      const place = `${base}/properties/${name}`;
      const isAssumed = isWithinAssumed || "x-assumed" in own;
      if (own.properties) visit(property, place, `${prefix}${name}.`, isAssumed);
      else add({ name: `${prefix}${name}`, in: "body", pointer: place, schema: own, isAssumed });
    }
  };
  if (body) visit(body, `${pointer}/requestBody/content/application~1json/schema`, "", false);
  return [...fields.values()];
}

/** A schema with what it refers to; what stands beside a reference goes before what it leads to. */
export function whole(document: Document, node: Schema | Reference): Schema {
  if (!isReference(node)) return node;
  const { $ref, ...beside } = node as Reference & Schema;
  return { ...whole(document, resolve<Schema>(document, { $ref })), ...beside };
}
