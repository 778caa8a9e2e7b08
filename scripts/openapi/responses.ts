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
import { shapeOf, withBeside, type MarkTexts, type Shape } from "./shape.ts";
import { rowsOf } from "./operations.ts";

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
export function parametersOf(document: Document, operation: Operation): ParameterFacts[] {
  return parametersIn(document, operation).map((parameter) => {
    const { name, in: place, required = false } = parameter;
    return { name, in: place, required, shape: described(document, parameter) };
  });
}

/** The body that an operation takes, if it takes one. */
export function bodyOf(document: Document, { requestBody }: Operation): Body | undefined {
  const media = requestBody?.content["application/json"];
  if (!requestBody || !media) return undefined;
  return {
    required: requestBody.required ?? false,
    shape: shapeOf(document, media.schema),
    examples: examplesOf(document, media.examples),
  };
}

export interface Body {
  required: boolean;
  shape: Shape;
  examples: NamedExample[];
}

/** The responses of an operation, in the order of their statuses. */
export function responsesOf(document: Document, operation: Operation): ResponseFacts[] {
  const codes = rowsOf(document)[operation.operationId]?.errors ?? {};
  return Object.entries(operation.responses).map(([status, node]) => {
    const response = resolve(document, node);
    const media = response.content?.["application/json"];
    const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
      const found = resolve(document, header as Header | Reference);
      return { name, required: found.required ?? false, shape: described(document, found) };
    });
    return {
      status,
      description: response.description,
      ...(media ? { shape: shapeOf(document, media.schema) } : {}),
      headers,
      examples: examplesOf(document, media?.examples),
      codes: codes[status] ?? [],
      ...marksOf(response),
    };
  });
}

interface Header {
  required?: boolean;
  description?: string;
  schema: Schema | Reference;
  "x-assumed"?: string;
}

/** What stands at an object itself. */
export function marksOf(node: object): MarkTexts {
  return { unspecified: unspecifiedIn(node).map(unspecifiedText), assumed: assumedTexts(node) };
}

/** The shape of a parameter or a header, with what is said beside its schema. */
function described(document: Document, node: Header & { example?: unknown }): Shape {
  const { schema, example, description, "x-assumed": assumed, ...rest } = node;
  const extensions = Object.fromEntries(Object.entries(rest).filter(([key]) => key.startsWith("x-")));
  const shape = withBeside(shapeOf(document, schema), {
    ...extensions,
    ...(description !== undefined && { description }),
    ...(example !== undefined && { examples: [example] }),
  });
  // What is assumed of a parameter is what it means; of its shape the schema says it.
  return assumed === undefined ? shape : { ...shape, assumedMeaning: [assumed, ...shape.assumedMeaning] };
}

/** The examples of a body, in the document's order. */
export function examplesOf(
  document: Document,
  examples: Record<string, Example | Reference> = {},
): NamedExample[] {
  return Object.entries(examples).map(([name, node]) => {
    const { summary = name, value } = resolve(document, node);
    return { name, summary, value };
  });
}
