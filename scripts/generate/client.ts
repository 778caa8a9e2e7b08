import type { Version } from "../paths.ts";
import { BrokenDocumentError, eachOperation, resolve, type Document, type Operation } from "./openapi.ts";
import { operationRows, type OperationRow } from "./operations.ts";

/** TypeScript source of a version's client: an interface with one documented method an operation, and its factory. */
export function clientModule(version: Version, documents: Record<Version, Document>): string {
  const rows = operationRows(documents[version]);
  const members: string[] = [];
  const methods: string[] = [];
  const bodies = new Set<string>();
  for (const { operation } of eachOperation(documents[version])) {
    const row = rows[operation.operationId];
    if (!row) continue;
    const body = bodyType(operation);
    if (body) bodies.add(body);
    const { parameters, init } = signature(documents[version], operation, row);
    members.push(
      `${documentation(operation, row, documents.v2)}\n  ${row.operationId}(${parameters}): Promise<Result<operations["${row.operationId}"]>>;`,
    );
    methods.push(
      `    ${row.operationId}: (${names(parameters)}) => transport.${row.method}("${row.path}", ${init}),`,
    );
  }
  return `import type { Client as Transport } from "openapi-fetch";
import { createTransport, type CallOptions, type ClientOptions, type Result } from "./transport.js";
import type { ${["operations", "paths", ...bodies].join(", ")} } from "./types/${version}.js";

export type { CallOptions, ClientOptions, Data, Failure, Result } from "./transport.js";
export type * from "./types/${version}.js";

/** The operations of ${version} as methods. Each resolves to the answer, successful or not; it rejects only where none came. */
export interface Client {
${members.join("\n\n")}

  /** openapi-fetch's own calls by method and path, for what the methods do not cover. */
  transport: Transport<paths>;
}

/**
 * A client of ${version}${version === "v1" ? ", the legacy version" : ""}.
 *
 * @throws {TypeError} if \`baseUrl\` is no absolute http or https address, or \`apiKey\` is missing.
 */
export function createClient(options: ClientOptions): Client {
  const transport: Transport<paths> = createTransport<paths>(options);
  return {
    transport,
${methods.join("\n")}
  };
}
`;
}

/** A method's parameters in order (path, then query or body, then options), and how they reach openapi-fetch. */
function signature(document: Document, operation: Operation, row: OperationRow) {
  const parameters = row.pathParameters.map((name) => `${name}: string`);
  const params = row.pathParameters.length > 0 ? [`path: { ${row.pathParameters.join(", ")} }`] : [];
  const parts: string[] = [];
  if (row.queryParameters.length > 0) {
    const required = (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .some((parameter) => parameter.in === "query" && parameter.required);
    const type = `operations["${row.operationId}"]["parameters"]["query"]`;
    parameters.push(required ? `query: ${type}` : `query?: ${type}`);
    params.push(required ? "query" : "...(query && { query })");
  }
  if (params.length > 0) parts.push(`params: { ${params.join(", ")} }`);
  if (row.requestBody) {
    const type = bodyType(operation) ?? "unknown";
    parameters.push(row.requestBody.required ? `body: ${type}` : `body?: ${type}`);
    parts.push(row.requestBody.required ? "body" : "...(body !== undefined && { body })");
  }
  parameters.push("options?: CallOptions");
  return { parameters: parameters.join(", "), init: `{ ${[...parts, "...options"].join(", ")} }` };
}

/** The name of the schema, which is a type as well; `undefined` where the document does not show the body. */
function bodyType(operation: Operation): string | undefined {
  const schema = operation.requestBody?.content["application/json"]?.schema;
  return schema && "$ref" in schema ? String(schema.$ref).split("/").at(-1) : undefined;
}

function names(parameters: string): string {
  return parameters
    .split(", ")
    .map((parameter) => parameter.replace(/\??:.*/, ""))
    .join(", ");
}

/** The JSDoc of a method: what a person sees when hovering over it. */
function documentation(operation: Operation, row: OperationRow, current: Document): string {
  const lines = [
    `${operation.summary}.`,
    "",
    ...wrap(operation.description),
    "",
    `Cost: ${cost(row)}.`,
    ...(row.deprecated ? ["", `@deprecated Use ${successors(row, current)} of v2.`] : []),
  ];
  // A description must not end the comment it stands in.
  return `  /**\n${lines.map((line) => `   * ${line.replaceAll("*/", "*\\/")}`.trimEnd()).join("\n")}\n   */`;
}

/** What an operation costs, in words that follow "Cost:". */
export function cost({ billing }: Pick<OperationRow, "billing">): string {
  if (!billing) return "not specified";
  if (billing.microdollarsPerRow === 0) return "free";
  const price = `$${(billing.microdollarsPerRow / 1e6).toFixed(4)} for each ${billing.unit} returned`;
  if (!billing.minimumRows) return price;
  const when = Object.entries(billing.minimumRowsWhen ?? {}).map(([name, value]) => ` with ${name} ${value}`);
  return `${price}, at least ${billing.minimumRows}${when.join("")}`;
}

function successors(row: OperationRow, current: Document): string {
  const known = new Set([...eachOperation(current)].map(({ operation }) => operation.operationId));
  for (const { operationId } of row.replacedBy) {
    if (!known.has(operationId))
      throw new BrokenDocumentError(
        `openapi/v1: ${row.operationId} is replaced by ${operationId}, which v2 lacks`,
      );
  }
  return row.replacedBy.map(({ operationId }) => `\`${operationId}\``).join(" or ");
}

function wrap(text: string): string[] {
  return text.trim().match(/\S.{0,100}(?=\s|$)/g) ?? [];
}
