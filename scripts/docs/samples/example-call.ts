import {
  parametersIn,
  type Document,
  type LocatedOperation,
  type MediaType,
  type Parameter,
} from "../../openapi/document.ts";
import { isJson, namedExamples } from "../../openapi/responses.ts";
import { toShape } from "../../openapi/shape.ts";
import { wellFormed, type Call } from "./call.ts";
import { exampleOf } from "./example.ts";
import { securityOf } from "./security.ts";

/** A call made of a document: of the examples in it, and otherwise of values of its schemas; `undefined`, if the service sends it. */
export function exampleCall(document: Document, located: LocatedOperation): Call | undefined {
  const { method, path, operation } = located;
  const [server] = operation.servers ?? document.servers;
  if (!server) return undefined;
  const values = (place: Parameter["in"]): [name: string, value: unknown][] =>
    parametersIn(document, operation)
      .filter((parameter) => parameter.in === place && (parameter.required || place === "path"))
      .map(({ name, example, schema }) => [
        name,
        example ?? exampleOf(toShape(document, schema), true) ?? name,
      ]);
  const texts = (place: Parameter["in"]) =>
    values(place).map(([name, value]): [string, string] => [name, asText(value)]);
  const query = values("query").map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(asText) : asText(value),
  ]);
  const cookies = texts("cookie").map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`);
  const [schemes = []] = securityOf(document, operation);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    baseUrl: server.url,
    secrets: {
      headers: schemes.flatMap(({ header }) => header ?? []),
      query: schemes.find((scheme) => scheme.query)?.query,
    },
    pathParameters: Object.fromEntries(texts("path")),
    query: Object.fromEntries(query) as Call["query"],
    headers: Object.fromEntries([
      ...texts("header"),
      ...(cookies.length > 0 ? [["Cookie", cookies.join("; ")]] : []),
    ]) as Record<string, string>,
    ...bodyIn(document, operation.requestBody?.content ?? {}),
  };
}

/** The first example of a body, of JSON if there is any. */
function bodyIn(document: Document, content: Record<string, MediaType>): Partial<Call> {
  const types = Object.keys(content);
  const type = types.find(isJson) ?? types[0] ?? "";
  const { schema = {}, examples } = content[type] ?? {};
  const [example] = namedExamples(document, examples);
  if (!example) return {};
  const { value } = example;
  if (isJson(type)) return { type, body: value };
  if (typeof value !== "object" || value === null || !isForm(type)) return { type, text: asText(value) };
  const fields = Object.entries(value).map(([name, one]): [string, string] => [name, asText(one)]);
  if (!type.startsWith("multipart/")) return { type, text: String(new URLSearchParams(fields)) };
  const files = toShape(document, schema).fields.filter(({ shape }) => shape.bounds.includes("binary"));
  return {
    fields: fields.map(([name, text]) => ({
      name,
      value: text,
      isFile: files.some((field) => field.name === name),
    })),
  };
}

export function isForm(type: string): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}

function asText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
