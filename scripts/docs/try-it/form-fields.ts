import { anyName, type Field as ShapeField, type Shape } from "../../openapi/shape.ts";
import { boundsOf } from "../components/fields.tsx";
import type { Field, FieldGroup } from "./facts.ts";

export function fieldGroup({ fields, alternatives }: Shape): FieldGroup {
  if (alternatives.length === 0) return { fields: sentFields(fields) };
  const chosenBy = discriminator(alternatives);
  return chosenBy === undefined ? { fields: [] } : { chosenBy, fields: united(alternatives, chosenBy) };
}

/** Those that a request may have, and that have a name. */
function sentFields(fields: ShapeField[]): Field[] {
  const sent = fields.filter(
    ({ name, shape: { bounds } }) => name !== anyName && !bounds.includes("only in responses"),
  );
  return sent.map(fieldOf);
}

export function fieldOf({ name, required: isRequired, shape }: ShapeField): Field {
  const kind = kindOf(shape);
  const values = kind === "choices" ? shape.items?.values : shape.values;
  return {
    name,
    kind,
    isRequired,
    hint: hintOf(shape),
    ...((kind === "choice" || kind === "choices") && { values: (values ?? []).map(String) }),
    ...(shape.default !== undefined && { default: String(shape.default) }),
    ...(kind === "object" && { fields: sentFields(shape.fields) }),
  };
}

function kindOf({ type, values, items, fields, alternatives }: Shape): Field["kind"] {
  if (alternatives.length > 0) return "json";
  if (values.length > 0) return values.every((value) => typeof value === "string") ? "choice" : "json";
  if (items) {
    if (items.values.length > 0) return "choices";
    return items.type === "string" || items.type === "string or number" ? "list" : "json";
  }
  if (fields.length > 0) return "object";
  return type === "integer" || type === "number" || type === "boolean" ? type : textOr(type);
}

function textOr(type: string): Field["kind"] {
  return type === "string" || type === "string or number" ? "text" : "json";
}

/** Bounds and default, on one line. */
function hintOf(shape: Shape): string {
  const { default: usual } = shape;
  return [...boundsOf(shape), ...(usual === undefined ? [] : [`default ${String(usual)}`])].join(", ");
}

/** The field that has one value of its own in each alternative. */
function discriminator(alternatives: Shape[]): string | undefined {
  const names = alternatives[0]?.fields.map(({ name }) => name) ?? [];
  return names.find((name) => alternatives.every((one) => valueIn(one, name) !== undefined));
}

function valueIn({ fields }: Shape, name: string): string | undefined {
  const [value, ...others] = fields.find((field) => field.name === name)?.shape.values ?? [];
  return typeof value === "string" && others.length === 0 ? value : undefined;
}

/** The fields of all alternatives, each once, and with which of these it is required or refused. */
function united(alternatives: Shape[], chosenBy: string): Field[] {
  const fields = new Map<string, Field>();
  for (const { fields: own } of alternatives)
    for (const field of own) if (!fields.has(field.name)) fields.set(field.name, fieldOf(field));
  const withField = (name: string, isMeant: (field: ShapeField | undefined) => boolean) =>
    alternatives.flatMap((one) => {
      const value = valueIn(one, chosenBy);
      return value !== undefined && isMeant(one.fields.find((field) => field.name === name)) ? [value] : [];
    });
  const all = Array.from(fields.values(), (field): Field => {
    const requiredWith = withField(field.name, (own) => own?.required === true);
    const refusedWith = withField(field.name, (own) => own === undefined);
    const isRequired = requiredWith.length === alternatives.length;
    return {
      ...field,
      isRequired,
      ...(!isRequired && requiredWith.length > 0 && { requiredWith }),
      ...(refusedWith.length > 0 && { refusedWith }),
    };
  });
  const choice = all.find(({ name }) => name === chosenBy);
  const values = alternatives.flatMap((one) => valueIn(one, chosenBy) ?? []);
  return [...(choice ? [{ ...choice, values }] : []), ...all.filter((field) => field !== choice)];
}
