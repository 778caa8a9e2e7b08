import { groupBy } from "../lib/collections.ts";
import { isJson } from "../lib/json.ts";
import { assumedTexts, observedTexts } from "./assumed.ts";
import { unspecifiedIn, unspecifiedText } from "./topics.ts";
import {
  parametersIn,
  resolve,
  type Document,
  type Example,
  type MediaType,
  type Operation,
  type Parameter,
  type Reference,
  type Schema,
} from "./document.ts";
import { toShape, annotated, type MarkTexts, type Shape } from "./shape.ts";

/** A body with a name, as the documents show it. */
export interface NamedExample {
  name: string;
  /** What it shows, in a few words. */
  summary: string;
  value: unknown;
  /** Of the body; missing: JSON. */
  type?: string;
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
  shape?: Shape | undefined;
  contents: Content[];
  headers: { name: string; required: boolean; shape: Shape }[];
  examples: NamedExample[];
}

/** What a body may be. */
export interface Content {
  /** Those that share a schema. */
  types: string[];
  shape: Shape;
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
  if (!requestBody) return undefined;
  const { required = false, description } = requestBody;
  const contents = contentsOf(document, requestBody.content);
  const [{ shape = toShape(document, {}) } = {}] = contents;
  return { required, description, shape, contents, examples: examplesOf(document, requestBody.content) };
}

export interface Body {
  required: boolean;
  description: string | undefined;
  /** Of the first type. */
  shape: Shape;
  contents: Content[];
  examples: NamedExample[];
}

function contentsOf(document: Document, content: Record<string, MediaType> = {}): Content[] {
  const bySchema = groupBy(Object.entries(content), ([, { schema }]) => JSON.stringify(schema));
  return Array.from(bySchema.values(), (media) => {
    const schema = media[0]?.[1].schema ?? {};
    return { types: media.map(([type]) => type), shape: toShape(document, schema) };
  });
}

/** The examples of a body in all of its types. */
function examplesOf(document: Document, content: Record<string, MediaType> = {}): NamedExample[] {
  return Object.entries(content).flatMap(([type, { examples }]) =>
    namedExamples(document, examples).map((example) => (isJson(type) ? example : { ...example, type })),
  );
}

/** The responses of an operation, in the order of their statuses. */
export function responseFacts(document: Document, operation: Operation): ResponseFacts[] {
  return Object.entries(operation.responses).map(([status, node]) => {
    const response = resolve(document, node);
    const contents = contentsOf(document, response.content);
    const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
      const resolved = resolve(document, header as Header | Reference);
      return { name, required: resolved.required ?? false, shape: fullShape(document, resolved) };
    });
    return {
      status,
      description: response.description,
      shape: contents[0]?.shape,
      contents,
      headers,
      examples: examplesOf(document, response.content),
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

/** The `x-unspecified`, `x-assumed` and `x-observed` of an object itself. */
export function marksAt(node: object): MarkTexts {
  return {
    unspecified: unspecifiedIn(node).map(unspecifiedText),
    assumed: assumedTexts(node),
    observed: observedTexts(node),
  };
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
