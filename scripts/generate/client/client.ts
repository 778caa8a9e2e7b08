import type { Operation as ClientOperation } from "../../client/core/pricing.ts";
import type { Version } from "../../lib/paths.ts";
import { choices, waysToFit } from "../types/choices.ts";
import { documentationOf, jsdoc, paragraphs, wholeOf, type Documentation } from "./documentation.ts";
import {
  BrokenDocumentError,
  eachOperation,
  jsonSchema,
  parametersIn,
  schemaName,
  successResponse,
  type Document,
  type Link,
  type Operation,
  type Reference,
  type Response,
  type Schema,
} from "../../openapi/document.ts";
import { documentFacts, operationRows, type OperationRow } from "../../openapi/operations.ts";
import { fieldSchema, deref } from "../../openapi/schemas.ts";

/** What a method of the client is made from. */
export interface Method {
  row: OperationRow;
  documentation: Documentation;
  /** The parameters before the options, as TypeScript. */
  parameters: string[];
  /** What the client has to know when it calls. */
  operation: ClientOperation;
  /** The types of what the operation takes, its answer and, if it is paged, a row. */
  input: string | undefined;
  data: string;
  item: string | undefined;
  /** The query parameter that chooses among the shapes of the answer, as a type parameter, and the type of its values. */
  choice: { name: string; isRequired: boolean; parameter: string; values: string } | undefined;
}

/** TypeScript source of a version's client: an interface with one documented method an operation, and its factory. */
export function clientModule(version: Version, documents: Record<Version, Document>): string {
  const document = documents[version];
  const facts = documentFacts(document);
  const methods = methodsOf(version, documents);
  const names = methods.flatMap(({ row, input, data, item, choice }) =>
    [row.queryParameters.length > 0 ? undefined : input, data, item, choice?.values].flatMap((type) =>
      type && type !== "unknown" ? [type] : [],
    ),
  );
  const types = ["operations", ...new Set(names)].join(", ");
  const legacy = version === "v1" ? ", the legacy version" : "";
  return `import { createMethods } from "./client/methods.js";
import { costOfRows, worstCost, type Operations } from "./client/core/pricing.js";
import type { ${resultTypes(methods).join(", ")} } from "./client/core/errors.js";
import type { Budget } from "./client/core/budget.js";
import type { Pacing } from "./client/core/pacing-options.js";
import type { ${optionTypes(methods).join(", ")} } from "./client/core/options.js";
${methods.some(({ operation }) => operation.poll) ? `import type { IndexedAccountStatus, WaitingOptions } from "./client/indexing.js";\n` : ""}import type { ${types} } from "./types/${version}.js";

export { AdintelError, ApiError } from "./client/core/errors.js";
export { createBudget } from "./client/core/budget.js";
export { createPacing } from "./client/http/pacing.js";
export type * from "./client/core/errors.js";
export type * from "./client/core/budget.js";
export type * from "./client/core/hooks.js";
export type * from "./client/core/options.js";
export type * from "./client/core/pacing-options.js";
export type * from "./client/indexing.js";
export type * from "./api-errors.js";
export type * from "./types/${version}.js";

/** The error codes that are documented for each operation. */
export interface ErrorCodes {
${methods.map(({ row }) => `  ${row.operationId}: ${unionOf(Object.values(row.errors).flat())};`).join("\n")}
}

/** The query or body of each operation, if it takes one. */
export interface Inputs {
${methods.map(({ row, input }) => `  ${row.operationId}: ${input ?? "undefined"};`).join("\n")}
}

${methods.map((method) => queryInterface(method) + methodInterface(method)).join("\n\n")}

/** The operations of ${version}${legacy}, as methods that resolve to the response's data and reject with an {@link AdintelError}. */
export interface Client {
${methods.map(({ row, documentation }) => `${jsdoc(wholeOf(documentation), "  ")}\n  ${row.operationId}: ${typeName(row)};`).join("\n\n")}

  /** What this client and all that share its budget have spent so far. Assign \`maxSpendUsd\` to change the limit. */
  readonly spending: Budget;

  /** The schedule of the calls. */
  readonly pacing: Pacing;
}

const table: Operations = ${JSON.stringify(Object.fromEntries(methods.map(({ row, operation }) => [row.operationId, operation])))};

/**
 * Creates a client of ${version}${legacy}.
 *
 * @throws {AdintelError} \`invalid_usage\` if an option is not valid; the message says what to pass instead.
 */
export function createClient(options: ClientOptions | InProcessOptions): Client {
  return createMethods(options, table, "${facts.basePath}", ${sharedLimit(document)}, ${dearestPrice(methods)}) as Client;
}

/**
 * The cost of this many rows, in US dollars, including any minimum charge; \`undefined\` if the price is not specified.
 *
 * @throws {AdintelError} \`invalid_usage\` if the operation does not exist, or \`rows\` is not a number of at least 0.
 */
export function costOf(operation: keyof Inputs, rows: number): number | undefined {
  return costOfRows(table, operation, rows);
}

/**
 * The most that a call can cost, in US dollars; \`undefined\` if the price is not specified, and \`Infinity\` if nothing
 * limits the rows.
 *
 * @throws {AdintelError} \`invalid_usage\` if the operation does not exist.
 */
export function worstCostOf<Name extends keyof Inputs>(operation: Name, input?: Inputs[Name]): number | undefined {
  return worstCost(table, operation, input);
}
`;
}

/** The methods of a version's client, in the order of its document. */
export function methodsOf(version: Version, documents: Record<Version, Document>): Method[] {
  const rows = operationRows(documents[version]);
  return [...eachOperation(documents[version])].flatMap(({ operation }) => {
    const row = rows[operation.operationId];
    return row ? [methodOf(version, documents, operation, row)] : [];
  });
}

/** The option types that the signatures name. */
function optionTypes(methods: Method[]): string[] {
  const paged = methods.some(({ item }) => item);
  return ["CallOptions", "ClientOptions", "InProcessOptions", ...(paged ? ["PagingOptions"] : [])];
}

/** The types of outcomes that the signatures name. */
function resultTypes(methods: Method[]): string[] {
  return [...(methods.some(({ item }) => item) ? ["PageOf"] : []), "Result", "WithResponse"];
}

function methodOf(
  version: Version,
  documents: Record<Version, Document>,
  operation: Operation,
  row: OperationRow,
): Method {
  const document = documents[version];
  if (row.pathParameters.length > 1)
    throw new BrokenDocumentError(
      `${row.operationId}: the client supports one path parameter, not ${row.pathParameters.join(" and ")}`,
    );
  const success = successResponse(document, operation);
  const schema = jsonSchema(success);
  const data = schemaName(schema) ?? "unknown";
  const choice = choiceOf(document, operation, data);
  const parameters = row.pathParameters.map((name) => `${name}: string`);
  let input: string | undefined;
  if (row.queryParameters.length > 0) {
    const isRequired = parametersIn(document, operation).some(
      (parameter) => parameter.in === "query" && parameter.required,
    );
    input = `${typeName(row)}Query`;
    parameters.push(`query${isRequired ? "" : "?"}: ${input}${choice ? `<${choice.parameter}>` : ""}`);
  }
  if (row.requestBody) {
    input = schemaName(jsonSchema(operation.requestBody)) ?? "unknown";
    // Written out, so that the compiler names the ways when a body fits none.
    const ways = waysToFit(document, input);
    parameters.push(
      `body${row.requestBody.required ? "" : "?"}: ${input}${ways ? `<${unionOf(ways)}>` : ""}`,
    );
  }
  return {
    row,
    documentation: documentationOf(version, operation, row),
    parameters,
    operation: clientOperation(document, row, success, data !== "unknown"),
    input,
    data,
    item: row.paging?.offset && row.rows && schema ? itemOf(document, schema, row.rows) : undefined,
    choice,
  };
}

/** The query parameter by which the branch of an answer is chosen. */
function choiceOf(document: Document, operation: Operation, data: string): Method["choice"] {
  const choice = choices(document).get(data);
  const parameter = parametersIn(document, operation).find(
    ({ in: place, name }) => place === "query" && name === choice?.field,
  );
  const values = parameter && schemaName(parameter.schema);
  if (!values) return undefined;
  return {
    name: parameter.name,
    isRequired: parameter.required ?? false,
    parameter: parameter.name.replace(/^./, (letter) => letter.toUpperCase()),
    values,
  };
}

/** What the client has to know when it calls: the keys that say nothing are left out, since every byte is sent to browsers. */
function clientOperation(
  document: Document,
  row: OperationRow,
  success: Response | undefined,
  isKnown: boolean,
): ClientOperation {
  const { billing, paging } = row;
  // An answer that cannot be limited is a single row, unless it is not shown.
  const limit = paging ? (paging.limit.default ?? paging.limit.maximum) : isKnown ? 1 : null;
  const next = nextOf(document, row, success);
  const own = row.rateLimit?.requestsPerMinute;
  const perMinute = Math.min(sharedLimit(document), own ?? Infinity);
  return {
    method: row.method === "GET" ? "GET" : "POST",
    path: row.path,
    ...((row.requestBody || row.queryParameters.length > 0) && { input: 1 }),
    ...(billing && { price: billing.microdollarsPerRow }),
    ...(billing?.minimumRows && { minimumRows: billing.minimumRows }),
    ...(billing?.minimumRowsWhen && { minimumRowsWhen: billing.minimumRowsWhen }),
    ...(row.rows && { rows: row.rows }),
    ...(row.lists.length > 1 && { lists: row.lists.map((list) => ({ in: list.in })) }),
    ...(paging && { limitBy: paging.limit.name }),
    ...(limit !== null && { limit }),
    ...(paging?.offset && { offsetBy: paging.offset.name }),
    ...(paging && idsOf(row, paging.limit.name)),
    ...(own && { perMinute: own }),
    ...(!isKnown && { isOpen: 1 }),
    // Half of what the limits allow, as the caller has other calls to make.
    ...(next && { poll: { with: next.operationId, everyMs: (2 * 60_000) / perMinute } }),
  };
}

/** Microdollars for a row of the most expensive operation. */
function dearestPrice(methods: Method[]): number {
  return Math.max(0, ...methods.map(({ operation }) => operation.price ?? 0));
}

/** Requests a minute of all operations together: the lower of the limits per IP address and per key. */
function sharedLimit(document: Document): number {
  return Math.min(...document["x-rate-limits"].map(({ requestsPerMinute }) => requestsPerMinute));
}

/**
 * The field that lists ids of rows, if no other input decides the search before it, and when it does. Each id is one row
 * at most, so it limits what a call can cost.
 */
function idsOf({ operationId, effects, lists }: OperationRow, limit: string): Partial<ClientOperation> {
  const key = lists.length === 1 ? lists[0]?.key : undefined;
  const first = Math.min(...Object.values(effects).map(({ precedence }) => precedence ?? Infinity));
  const ids = Object.keys(effects).find((name) => {
    const { by, field, precedence = first } = effects[name] ?? {};
    return by === "equals" && key !== undefined && field === key && precedence === first;
  });
  // A mode that ignores the limit is the one that reads the ids.
  const idsWhen = effects[limit]?.ignoredWhen;
  const isFollowed = ids && Object.keys(idsWhen ?? {}).every((name) => effects[name]?.by === "mode");
  if (idsWhen && !isFollowed) {
    throw new BrokenDocumentError(
      `${operationId}: nothing limits the rows when ${limit} is ignored (${JSON.stringify(idsWhen)}); ignore it only in a mode that reads ids`,
    );
  }
  return ids ? { ids, ...(idsWhen && { idsWhen }) } : {};
}

/** The operation that tells how far it is what this one started, named by a link of its answer. */
function nextOf(document: Document, row: OperationRow, success: Response | undefined): Link | undefined {
  const [link] = Object.values(success?.links ?? {});
  const known = [...eachOperation(document)].map(({ operation }) => operation.operationId);
  if (link && !known.includes(link.operationId)) {
    throw new BrokenDocumentError(
      `${row.operationId}: its link names ${link.operationId}, which is not an operation`,
    );
  }
  return link;
}

function queryInterface({ row, input, choice }: Method): string {
  if (row.queryParameters.length === 0) return "";
  const type = `NonNullable<operations["${row.operationId}"]["parameters"]["query"]>`;
  const head = `/** The query of {@link Client.${row.operationId}}. */\nexport interface ${input}`;
  if (!choice) return `${head} extends ${type} {}\n\n`;
  const { name, isRequired, parameter, values } = choice;
  return `${head}<${parameter} extends ${values} = ${values}> extends ${type} {\n  ${name}${isRequired ? "" : "?"}: ${parameter};\n}\n\n`;
}

function methodInterface({ row, documentation, parameters, data, item, operation, choice }: Method): string {
  const { generic, chosen } = typeParameters(choice);
  const called = (options: string) => [...parameters, `options?: ${options}`].join(", ");
  const { text, cost, reference, deprecated } = documentation;
  const member = (lines: string[], signature: string) =>
    `${jsdoc(paragraphs(lines, [cost], reference, deprecated), "  ")}\n  ${signature};`;
  const members = [
    // Editors show it while the arguments are written, and the property's own before that. A tag on both would be
    // reported twice where the method is used.
    `${jsdoc(paragraphs(text, [cost], reference), "  ")}\n  ${generic}(${called("CallOptions")}): Promise<${data}${chosen}>;`,
    member(
      [`${row.summary}, as \`{ data, error, response }\`. Rejects only if it is aborted.`],
      `result${generic}(${called("CallOptions")}): Promise<Result<${data}${chosen}, ErrorCodes["${row.operationId}"]>>`,
    ),
  ];
  members.push(
    member(
      [`${row.summary}, as \`{ data, response, requestId }\`.`],
      `withResponse${generic}(${called("CallOptions")}): Promise<WithResponse<${data}${chosen}>>`,
    ),
  );
  if (item) {
    members.push(
      member(
        [
          `${row.summary}: all rows, page by page. \`${operation.limitBy}\` is the page size, \`maxRows\` the maximum number of rows.`,
        ],
        `all(${called("PagingOptions")}): AsyncGenerator<${item}, void, undefined>`,
      ),
      member(
        [
          `${row.summary}, page by page. \`${operation.limitBy}\` is the page size, \`maxRows\` the maximum number of rows.`,
        ],
        `pages(${called("PagingOptions")}): AsyncGenerator<PageOf<${data}>, void, undefined>`,
      ),
    );
  }
  if (operation.poll) {
    members.push(
      member(
        [
          `${row.summary}, and poll \`${operation.poll.with}\` until indexing is over. Call it again to keep waiting.`,
          "It does not fetch the account.",
        ],
        `andWait(${called("WaitingOptions")}): Promise<IndexedAccountStatus>`,
      ),
    );
  }
  return `/** The method {@link Client.${row.operationId}}. */\nexport interface ${typeName(row)} {\n${members.join("\n\n")}\n}`;
}

/** With the parameter known that chooses among the shapes of an answer, so is the shape. */
export function typeParameters(choice: Method["choice"]): { generic: string; chosen: string } {
  if (!choice) return { generic: "", chosen: "" };
  return {
    generic: `<${choice.parameter} extends ${choice.values}>`,
    chosen: `<${choice.parameter}>`,
  };
}

export function typeName({ operationId }: OperationRow): string {
  return operationId.replace(/^./, (letter) => letter.toUpperCase());
}

function unionOf(values: string[]): string {
  return [...new Set(values)].map((value) => JSON.stringify(value)).join(" | ") || "never";
}

/** The type of the rows of an answer. */
function itemOf(document: Document, schema: Schema | Reference, key: string): string | undefined {
  return schemaName(fieldSchema(document, deref(document, schema), key)?.items);
}
