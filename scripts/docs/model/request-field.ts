import { bodyFacts, parameterFacts } from "../../openapi/responses.ts";
import type { Document, Operation } from "../../openapi/document.ts";
import { requestPlace } from "../../openapi/expressions.ts";
import type { Field, Shape } from "../../openapi/shape.ts";

interface RequestField extends Field {
  anchor: string;
  /** The modes that require it, where others do not. */
  requiredIn?: string[];
}

/** Finds the field that a runtime expression such as `$request.body#/filters/limit` leads to, if the document shows it. */
export type FindField = (expression: string) => RequestField | undefined;

export function fieldsOf(document: Document, operation: Operation): FindField {
  const body = bodyFacts(document, operation);
  const parameters = parameterFacts(document, operation);
  return (expression) => {
    const place = requestPlace(expression);
    if (!place) return undefined;
    if (place.in === "body") {
      const whole = body && { ...body, name: "body", isAssumed: false, anchor: "body" };
      return whole && (place.path.length === 0 ? whole : fieldAt(whole, place.path));
    }
    const parameter = parameters.find((one) => one.in === place.in && one.name === place.path[0]);
    return parameter && { ...parameter, isAssumed: false, anchor: `parameter.${parameter.name}` };
  };
}

/** A field inside another; where its shape has alternatives, that of one that requires it, or else of the first that has it. */
function fieldAt(
  within: Pick<RequestField, "shape" | "isAssumed" | "anchor">,
  path: string[],
): RequestField | undefined {
  const { shape, anchor } = within;
  const [name = "", ...rest] = path;
  const isAssumed = within.isAssumed || shape.isAssumed;
  const own = shape.fields.find((field) => field.name === name);
  if (own) {
    const found = { ...own, isAssumed: isAssumed || own.isAssumed, anchor: `${anchor}.${name}` };
    return rest.length === 0 ? found : fieldAt(found, rest);
  }
  const found = shape.alternatives.map((one: Shape, index) => ({
    mode: modeOf(one),
    field: fieldAt({ shape: one, isAssumed, anchor: `${anchor}.${one.name ?? index + 1}` }, path),
  }));
  const requiring = found.filter(({ field }) => field?.required);
  const field = requiring[0]?.field ?? found.find((one) => one.field)?.field;
  // What only some of the alternatives require is not required as such.
  if (!field || requiring.length === 0 || requiring.length === found.length) return field;
  return { ...field, required: false, requiredIn: requiring.flatMap(({ mode }) => mode ?? []) };
}

/** The mode of an alternative that is told apart by one; `undefined`, if it is told apart otherwise. */
export function modeOf({ fields }: Shape): string | undefined {
  const [mode] = fields.find(({ shape }) => shape.effect?.by === "mode")?.shape.values ?? [];
  return mode === undefined ? undefined : String(mode);
}
