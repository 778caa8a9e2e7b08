import {
  eachOperation,
  parametersIn,
  type Document,
  type LocatedOperation,
  type MediaType,
  type Parameter,
} from "../../openapi/document.ts";
import { namedExamples } from "../../openapi/responses.ts";
import { toShape } from "../../openapi/shape.ts";
import { asText, bodyAs, sentType } from "./body.ts";
import { wellFormed, type Call } from "./call.ts";
import type { ChosenCall } from "./choose.ts";
import { exampleOf } from "./example.ts";
import { securityOf } from "./security.ts";

/** By operationId, a call of each operation of a document that no mock answers. */
export function exampleCalls(document: Document): Record<string, ChosenCall> {
  const calls = Array.from(eachOperation(document), (located) => exampleCall(document, located) ?? []).flat();
  return Object.fromEntries(calls.map((chosen) => [chosen.call.operationId, chosen]));
}

/** A call made of a document: of the examples in it, and otherwise of values of its schemas; `undefined`, if the service sends it. */
function exampleCall(document: Document, located: LocatedOperation): ChosenCall | undefined {
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
  const content = operation.requestBody?.content ?? {};
  const type = sentType(Object.keys(content)) ?? "";
  const examples = namedExamples(document, content[type]?.examples);
  const call: Call = {
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
    ...bodyAs(type, examples[0]?.value, filesIn(document, content[type])),
  };
  return { call, examples };
}

/** The fields of a form that are files. */
export function filesIn(document: Document, media: MediaType | undefined): string[] {
  const { fields } = toShape(document, media?.schema ?? {});
  return fields.flatMap(({ name, shape }) => (shape.bounds.includes("binary") ? [name] : []));
}
