import type { Document, Operation } from "../../openapi/document.ts";
import { bodyOf, parametersOf } from "./answers.ts";
import { modeOf } from "./modes.ts";
import type { Field, Shape } from "./shape.ts";

/** A field of a request: what it is, and where its operation's page tells of it. */
export interface RequestField extends Field {
  anchor: string;
  /** The modes that demand it, where others do not. */
  requiredIn?: string[];
}

/** Finds the field that a runtime expression such as `$request.body#/filters/limit` leads to, if the document shows it. */
export type FindField = (expression: string) => RequestField | undefined;

/** Finds fields of the requests of an operation. */
export function fieldsOf(document: Document, operation: Operation): FindField {
  const body = bodyOf(document, operation);
  const parameters = parametersOf(document, operation);
  return (expression) => {
    if (expression === "$request.body") {
      return body && { name: "body", required: body.required, shape: body.shape, anchor: "body" };
    }
    const [, path] = /^\$request\.body#\/(.+)$/.exec(expression) ?? [];
    if (path !== undefined) return body && fieldAt(body.shape, path.split("/"), "body");
    const [, place, name] = /^\$request\.(path|query|header)\.(.+)$/.exec(expression) ?? [];
    const parameter = parameters.find((one) => one.in === place && one.name === name);
    return parameter && { ...parameter, anchor: `parameter.${parameter.name}` };
  };
}

/** Where a shape has alternatives, the field of one that demands it, or else of the first that has it. */
function fieldAt(shape: Shape, path: string[], anchor: string): RequestField | undefined {
  const [name = "", ...rest] = path;
  const own = shape.fields.find((field) => field.name === name);
  if (own) {
    const at = `${anchor}.${name}`;
    return rest.length === 0 ? { ...own, anchor: at } : fieldAt(own.shape, rest, at);
  }
  const found = shape.alternatives.map((one, index) => ({
    mode: modeOf(one),
    field: fieldAt(one, path, `${anchor}.${one.name ?? index + 1}`),
  }));
  const demanding = found.filter(({ field }) => field?.required);
  const field = demanding[0]?.field ?? found.find((one) => one.field)?.field;
  // What only some of the alternatives demand is not required as such.
  if (!field || demanding.length === 0 || demanding.length === found.length) return field;
  return { ...field, required: false, requiredIn: demanding.flatMap(({ mode }) => mode ?? []) };
}
