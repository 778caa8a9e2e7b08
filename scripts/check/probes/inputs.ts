import type { DocumentedOperation } from "../contract/document.ts";
import {
  boundaryValues,
  brokenTexts,
  brokenValues,
  fieldsOf,
  hasField,
  isClosed,
  requiredOf,
  sample,
  valueAt,
  withoutField,
  withValue,
  type Sampling,
} from "../contract/values.ts";

/** What a caller gives to an operation besides the path. A part that is left out is that of {@link validInput}. */
export interface RequestInput {
  /** `undefined`: none. */
  body?: unknown;
  query?: Record<string, string>;
}

/** An input and what the document says of it. */
export interface InputProbe extends RequestInput {
  /** Number and name of the kind, and the field where there is one: `400.5-wrong-type-limit`. */
  id: string;
  /** The invalid fields, which `details` has to name; left out where the input is accepted. */
  refused?: string[];
  /** One of them would have done, so `details` may name any, or the body. */
  either?: boolean;
  /** What the document says of it is only assumed, beside what the fields themselves say. */
  assumed?: boolean;
}

/**
 * The kinds of cases with their numbers and rules. A number belongs to a kind and not to a place in a list, so an id stays when
 * the document gains a field. 200.1 and 400.1 are the documented examples, 200.9 and 400.9 are written by hand.
 */
export const kinds: Record<string, readonly [number: string, rule: string]> = {
  "unknown-field": ["400.3", "rejects an unknown field"],
  missing: ["400.4", "rejects a request without"],
  "wrong-type": ["400.5", "rejects a value of the wrong type for"],
  "number-as-text": ["400.5", "rejects a number in quotes for"],
  "text-in-list": ["400.5", "rejects an array instead of a string for"],
  "boolean-as-number": ["400.5", "rejects a number instead of a boolean for"],
  "list-as-object": ["400.5", "rejects an object instead of an array for"],
  fraction: ["400.5", "rejects a fraction for"],
  "wrong-format": ["400.6", "rejects a value of another format for"],
  "outside-enum": ["400.6", "rejects an undocumented value for"],
  "below-minimum": ["400.7", "rejects a value below the minimum for"],
  "above-maximum": ["400.7", "rejects a value above the maximum for"],
  "too-short": ["400.7", "rejects a string that is too short for"],
  "too-long": ["400.7", "rejects a string that is too long for"],
  "too-few": ["400.7", "rejects too few items for"],
  "too-many": ["400.7", "rejects too many items for"],
  "not-accepted": ["400.8", "rejects the field"],
  "at-minimum": ["200.4", "accepts the minimum of"],
  "at-maximum": ["200.4", "accepts the maximum of"],
  shortest: ["200.4", "accepts the shortest string for"],
  longest: ["200.4", "accepts the longest string for"],
  fewest: ["200.4", "accepts the fewest items for"],
  most: ["200.4", "accepts the most items for"],
  "last-value": ["200.4", "accepts the last documented value for"],
  "every-value": ["200.4", "accepts every documented value for"],
  "accepts-field": ["200.3", "accepts"],
  "accepts-example": ["200.2", "accepts its documented example"],
  "accepts-required-only": ["200.2", "accepts a request with only the required fields"],
  "largest-body": ["200.5", "accepts a body exactly at the size limit"],
  "large-body": ["200.5", "accepts a body at the size limit in KB of 1,000 bytes"],
  "body-over-the-limit": ["413.2", "rejects a body one byte over the size limit"],
  "malformed-json": ["400.2", "rejects a body that is not JSON"],
  "without-key": ["401.2", "rejects a request without a key"],
  "other-scheme": ["401.2", "rejects any scheme other than Bearer"],
  "scheme-alone": ["401.2", "rejects a scheme without a key"],
  "unknown-path": ["404.2", "returns 404 for an unknown path"],
};

function idOf(kind: string, field?: string): string {
  const [number] = kinds[kind] ?? [];
  if (number === undefined) throw new RangeError(`cases of the kind ${kind} have no number`);
  return field === undefined ? `${number}-${kind}` : `${number}-${kind}-${field}`;
}

/** The least that an operation accepts: its first example and the parameters that it requires. */
export function validInput({ parameters, requestBody }: DocumentedOperation): RequestInput {
  const [example] = Object.values(requestBody?.content["application/json"].examples ?? {});
  const required = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  return {
    ...(example && { body: example.value }),
    query: Object.fromEntries(
      required.map(({ name, example: value, schema }) => [name, String(value ?? sample(schema))]),
    ),
  };
}

/**
 * The inputs that follow from an operation's parameters and from the schema of its body: one for each field and each thing wrong with it,
 * so their number grows with the fields and not with their combinations. A schema may say less than what a field is for, so that
 * values may be made by its name.
 */
export function inputProbes(
  operation: DocumentedOperation,
  sampleFor: Sampling = (_, schema) => sample(schema),
): InputProbe[] {
  return operation.requestBody
    ? bodyCases(operation.requestBody, sampleFor)
    : queryCases(operation, sampleFor);
}

function bodyCases(
  { required, content }: NonNullable<DocumentedOperation["requestBody"]>,
  sampleFor: Sampling,
): InputProbe[] {
  const { schema, examples } = content["application/json"];
  const cases = new Map<string, InputProbe>();
  // Every example is varied, since each may stand in another branch of a union; the first to show something wrong will do.
  const add = (made: InputProbe) => cases.has(made.id) || cases.set(made.id, made);
  const bases = Object.entries(examples).map(([name, { value }]) => ({ name, base: value }));

  if (required) add({ id: idOf("missing", "body"), body: undefined, refused: ["body"] });
  for (const { name, base } of bases) {
    add({ id: idOf("accepts-example", name), body: base });
    const fields = fieldsOf(schema, base);
    if (fields.length > 0) add({ id: idOf("wrong-type", "body"), body: [], refused: ["body"] });
    if (isClosed(schema, base)) {
      const field = "noSuchField";
      add({ id: idOf("unknown-field"), body: withValue(base, [field], true), refused: [field] });
    }
    for (const field of requiredOf(schema, base)) {
      add({ id: idOf("missing", field), body: withoutField(base, field), refused: [field] });
    }
    for (const field of fields) {
      const fieldName = field.path.join(".");
      for (const { kind, path, value } of brokenValues(field, valueAt(base, field.path))) {
        const at = path.join(".");
        add({ id: idOf(kind, at), body: withValue(base, path, value), refused: [at] });
      }
      for (const { kind, path, value } of boundaryValues(field, valueAt(base, field.path))) {
        add({ id: idOf(kind, path.join(".")), body: withValue(base, path, value) });
      }
      if (field.schema !== false && !bases.some((other) => hasField(other.base, field.path))) {
        add({
          id: idOf("accepts-field", fieldName),
          body: withValue(base, field.path, sampleFor(fieldName, field.schema)),
        });
      }
    }
  }
  return [...cases.values()];
}

function queryCases(operation: DocumentedOperation, sampleFor: Sampling): InputProbe[] {
  const { query: base = {} } = validInput(operation);
  const cases: InputProbe[] = [{ id: idOf("accepts-required-only") }];
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place !== "query") continue;
    const withText = (value: unknown) => ({ query: { ...base, [name]: String(value) } });
    if (required) {
      const { [name]: _, ...others } = base;
      cases.push({ id: idOf("missing", name), query: others, refused: [name] });
    } else {
      cases.push({ id: idOf("accepts-field", name), ...withText(sampleFor(name, schema)) });
    }
    for (const { kind, value } of brokenTexts({ path: [name], schema })) {
      cases.push({ id: idOf(kind, name), ...withText(value), refused: [name] });
    }
    for (const { kind, value } of boundaryValues({ path: [name], schema })) {
      cases.push({ id: idOf(kind, name), ...withText(value) });
    }
  }
  return cases;
}
