import { assumedTexts } from "./assumed.ts";
import { unspecifiedIn, unspecifiedText } from "./topics.ts";
import {
  parametersIn,
  resolve,
  type Document,
  type Example,
  type Operation,
  type Parameter,
  type Reference,
  type Schema,
} from "./document.ts";
import { toShape, annotated, type MarkTexts, type Shape } from "./shape.ts";
import { rowsById } from "./operations.ts";

/** A body with a name, as the documents show it. */
export interface NamedExample {
  name: string;
  /** What it shows, in a few words. */
  summary: string;
  value: unknown;
}

/** A parameter of an operation. */
export interface ParameterFacts {
  name: string;
  in: Parameter["in"];
  required: boolean;
  shape: Shape;
}

/** A response of an operation. */
export interface ResponseFacts extends MarkTexts {
  status: string;
  description: string;
  /** Missing: the response has no body. */
  shape?: Shape;
  headers: { name: string; required: boolean; shape: Shape }[];
  examples: NamedExample[];
  /** The error codes that the status can stand for. */
  codes: string[];
}

/** The parameters of an operation, in the document's order. */
export function parameterFacts(document: Document, operation: Operation): ParameterFacts[] {
  return parametersIn(document, operation).map((parameter) => {
    const { name, in: place, required = false } = parameter;
    return { name, in: place, required, shape: fullShape(document, parameter) };
  });
}

/** The body that an operation takes, if it takes one. */
export function bodyFacts(document: Document, { requestBody }: Operation): Body | undefined {
  const media = requestBody?.content["application/json"];
  if (!requestBody || !media) return undefined;
  return {
    required: requestBody.required ?? false,
    shape: toShape(document, media.schema),
    examples: namedExamples(document, media.examples),
  };
}

export interface Body {
  required: boolean;
  shape: Shape;
  examples: NamedExample[];
}

/** The responses of an operation, in the order of their statuses. */
export function responseFacts(document: Document, operation: Operation): ResponseFacts[] {
  const codes = rowsById(document)[operation.operationId]?.errors ?? {};
  return Object.entries(operation.responses).map(([status, node]) => {
    const response = resolve(document, node);
    const media = response.content?.["application/json"];
    const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
      const resolved = resolve(document, header as Header | Reference);
      return { name, required: resolved.required ?? false, shape: fullShape(document, resolved) };
    });
    return {
      status,
      description: response.description,
      ...(media ? { shape: toShape(document, media.schema) } : {}),
      headers,
      examples: namedExamples(document, media?.examples),
      codes: codes[status] ?? [],
      ...marksAt(response),
    };
  });
}

interface Header {
  required?: boolean;
  description?: string;
  schema: Schema | Reference;
  "x-assumed"?: string;
}

/** The `x-unspecified` and `x-assumed` of an object itself. */
export function marksAt(node: object): MarkTexts {
  return { unspecified: unspecifiedIn(node).map(unspecifiedText), assumed: assumedTexts(node) };
}

/** The shape of a parameter or header, including the annotations beside its schema. */
function fullShape(document: Document, node: Header & { example?: unknown }): Shape {
  const { schema, example, description, "x-assumed": assumed, ...rest } = node;
  const extensions = Object.fromEntries(Object.entries(rest).filter(([key]) => key.startsWith("x-")));
  const shape = annotated(toShape(document, schema), {
    ...extensions,
    ...(description !== undefined && { description }),
    ...(example !== undefined && { examples: [example] }),
  });
  // x-assumed of a parameter concerns its meaning; that of its schema, its shape.
  return assumed === undefined ? shape : { ...shape, assumedMeaning: [assumed, ...shape.assumedMeaning] };
}

/** The examples of a body, in the document's order. */
export function namedExamples(
  document: Document,
  examples: Record<string, Example | Reference> = {},
): NamedExample[] {
  return Object.entries(examples).map(([name, node]) => {
    const { summary = name, value } = resolve(document, node);
    return { name, summary, value };
  });
}
