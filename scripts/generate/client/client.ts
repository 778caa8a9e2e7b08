import { isDeepStrictEqual } from "node:util";
import { usualEnvelope } from "../../openapi/errors.ts";
import type { Operation as ClientOperation } from "../../client/core/pricing.ts";
import type { Version } from "../../lib/versions.ts";
import { choices, bodyVariants } from "../types/choices.ts";
import {
  methodComment,
  documentMethod,
  interfaceOf,
  member,
  paragraphs,
  type Documentation,
} from "./documentation.ts";
import { exampleCall } from "./example.ts";
import {
  BrokenDocumentError,
  eachOperation,
  jsonSchema,
  parametersIn,
  schemaName,
  successResponse,
  versionsOf,
  type Document,
  type Link,
  type Operation,
  type Reference,
  type Response,
  type Schema,
} from "../../openapi/document.ts";
import {
  documentFacts,
  operationRows,
  type DocumentFacts,
  type OperationRow,
} from "../../openapi/operations.ts";
import { fieldSchema, deref } from "../../openapi/schemas.ts";

/** A method of the client. */
export interface Method {
  row: OperationRow;
  documentation: Documentation;
  /** A call of it, as TypeScript; `undefined` if the document does not show one. */
  example: string | undefined;
  /** The parameters before the options, as TypeScript. */
  parameters: string[];
  /** What the client needs at run time. */
  operation: ClientOperation;
  /** The types of its input, of its response and, if it is paged, of a row. */
  input: string | undefined;
  data: string;
  item: string | undefined;
  /** The query parameter that chooses the shape of the response, as a type parameter, and the type of its values. */
  choice: { name: string; isRequired: boolean; parameter: string; values: string } | undefined;
}

/** TypeScript source of a version's client: an interface with one documented method an operation, and its factory. */
export function clientModule(
  version: Version,
  documents: Record<Version, Document>,
  currentVersion: Version,
): string {
  const document = documents[version];
  const facts = documentFacts(document);
  const methods = methodsOf(version, documents);
  const names = methods.flatMap(({ row, input, data, item, choice }) =>
    [row.queryParameters.length > 0 ? undefined : input, data, item, choice?.values].flatMap((type) =>
      type && type !== "unknown" ? [type] : [],
    ),
  );
  const hasPages = methods.some(({ item }) => item);
  const types = ["operations", ...new Set(names)].join(", ");
  const versions = versionsOf(documents);
  const isLegacy = versions.indexOf(version) < versions.indexOf(currentVersion);
  const legacy = isLegacy ? ", the legacy version" : "";
  const settings = [sharedLimit(document), highestPrice(methods)].join(", ");
  const dialect = dialectOf(facts, methods)
    .map((text) => `, ${text}`)
    .join("");
  const isPolled = methods.some(({ operation }) => operation.poll);
  const parts = `createPacing, createLog${isPolled ? ", indexAndWait" : ""}`;
  return `import { createLog } from "./client/core/events.js";
import { createPacing } from "./client/http/pacing.js";
${isPolled ? `import { indexAndWait } from "./client/indexing.js";\n` : ""}import { createMethods, type Parts } from "./client/methods.js";
import { costOfRows, worstCost, type Operations } from "./client/core/pricing.js";
import type { ${hasPages ? "PageOf, " : ""}Result, WithResponse } from "./client/core/errors.js";
import type { Budget } from "./client/core/budget.js";
import type { Pacing } from "./client/core/pacing-options.js";
import type { CallOptions, ClientOptions${hasPages ? ", PagingOptions" : ""} } from "./client/core/options.js";
${isPolled ? `import type { IndexedAccountStatus, WaitingOptions } from "./client/indexing.js";\n` : ""}import type { ${types} } from "./types/${version}.js";

export { AdintelError, ApiError } from "./client/core/errors.js";
export { createBudget } from "./client/core/budget.js";
export { ${parts} };
export type { Parts } from "./client/methods.js";
${hasPages ? `export { toArray } from "./client/pages.js";\n` : ""}export type * from "./client/core/errors.js";
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
${methods.map(({ row, documentation, example }) => member(methodComment(documentation, example), `${row.operationId}: ${typeName(row)}`)).join("\n\n")}

  /** What this client and all that share its budget have spent so far. Assign \`maxSpendUsd\` to change the limit. */
  readonly spending: Budget;

  /** The schedule of the calls. */
  readonly pacing: Pacing;

  /**
   * A client with other options, such as the key of a tenant, and otherwise these. Its \`headers\` are added to these, where \`null\`
   * removes one; a hook takes the place of the one before. It shares the schedule, and the budget unless \`maxSpendUsd\` or
   * \`budget\` is among them.
   *
   * @throws {AdintelError} \`invalid_usage\`, as createClient.
   */
  with(options: ClientOptions): Client;
}

const table: Operations = ${JSON.stringify(Object.fromEntries(methods.map(({ row, operation }) => [row.operationId, operation])))};

/**
 * Creates a client of ${version}${legacy}.
 *
 * @throws {AdintelError} \`invalid_usage\` if an option is not valid; the message says what to pass instead.
 */
export function createClient(options?: ClientOptions): Client {
  return createMethods(options, table, "${facts.basePath}", ${settings}, { ${parts} }${dialect}) as Client;
}

/**
 * As {@link createClient}, with only the parts that are passed: without \`createPacing\`, calls are sent at once; without
 * \`createLog\`, nothing is logged${isPolled ? "; without \`indexAndWait\`, there is no \`andWait\`" : ""}. A page loads only what is passed.
 */
export function createLeanClient(options?: ClientOptions, parts: Parts = {}): Client {
  return createMethods(options, table, "${facts.basePath}", ${settings}, parts${dialect}) as Client;
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

/** Where this API has its key and its errors, as source text of what differs from where the client looks by itself. */
function dialectOf({ key, errorEnvelope }: DocumentFacts, methods: Method[]): string[] {
  const { code, message, details, detail } = errorEnvelope;
  const at = (name: string, path: string) => [name, ...path.split(".")].join("?.");
  const list = at("body", details);
  const value = key?.scheme ? `${key.scheme} <apiKey>` : "<apiKey>";
  const [rateLimited = "rate_limited"] = methods.flatMap(({ row }) => row.errors["429"] ?? []);
  const stated = [
    key && value !== "Bearer <apiKey>" && `key: ${JSON.stringify([key.header.toLowerCase(), value])}`,
    rateLimited !== "rate_limited" && `rateLimited: ${JSON.stringify(rateLimited)}`,
    !isDeepStrictEqual(errorEnvelope, usualEnvelope) &&
      `errorIn: (body: any) => ({
    code: ${at("body", code)},
    message: ${at("body", message)},
    details: Array.isArray(${list})
      ? ${list}.map((detail: any) => ({ path: ${at("detail", detail.path)}, message: ${at("detail", detail.message)} }))
      : undefined,
  })`,
  ].filter(Boolean);
  return stated.length > 0 ? [`{ ${stated.join(", ")} }`] : [];
}

/** The methods of a version's client, in the order of its document. */
export function methodsOf(version: Version, documents: Record<Version, Document>): Method[] {
  const rows = operationRows(documents[version]);
  return [...eachOperation(documents[version])].flatMap(({ operation }) => {
    const row = rows[operation.operationId];
    return row ? [methodOf(version, documents, operation, row)] : [];
  });
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
    // Spelled out, so that the compiler lists the variants when a body fits none.
    const variants = bodyVariants(document, input);
    parameters.push(
      `body${row.requestBody.required ? "" : "?"}: ${input}${variants ? `<${unionOf(variants)}>` : ""}`,
    );
  }
  const versions = versionsOf(documents);
  return {
    row,
    documentation: documentMethod(version, operation, row, versions[versions.indexOf(version) + 1]),
    example: exampleCall(document, operation, row),
    parameters,
    operation: clientOperation(document, row, success, data !== "unknown"),
    input,
    data,
    item: row.paging?.offset && row.rows && schema ? rowType(document, schema, row.rows) : undefined,
    choice,
  };
}

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

/** What the client needs at run time. Keys without information are left out, since every byte is sent to browsers. */
function clientOperation(
  document: Document,
  row: OperationRow,
  success: Response | undefined,
  isKnown: boolean,
): ClientOperation {
  const { billing, paging } = row;
  // A response without a limit is a single row, unless it lists rows or its schema is unknown.
  const limit = paging ? (paging.limit.default ?? paging.limit.maximum) : isKnown && !row.rows ? 1 : null;
  const next = pollingLink(document, row, success);
  const ownLimit = row.rateLimit?.requestsPerMinute;
  const perMinute = Math.min(sharedLimit(document), ownLimit ?? Infinity);
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
    ...(paging?.offset?.firstPage != null && { firstPage: paging.offset.firstPage }),
    ...(paging && idFields(row, paging.limit.name)),
    ...(ownLimit && { perMinute: ownLimit }),
    ...(!isKnown && { isOpen: 1 }),
    // Half of what the limits allow, which leaves room for other calls.
    ...(next && { poll: { with: next.operationId, everyMs: (2 * 60_000) / perMinute } }),
  };
}

/** Microdollars for a row of the most expensive operation. */
function highestPrice(methods: Method[]): number {
  return Math.max(0, ...methods.map(({ operation }) => operation.price ?? 0));
}

/** Requests a minute of all operations together: the lower of the limits per IP address and per key. */
function sharedLimit(document: Document): number {
  return Math.min(...document["x-rate-limits"].map(({ requestsPerMinute }) => requestsPerMinute));
}

/**
 * The field that lists ids of rows, if it takes precedence over all other inputs, and when it is used. Each id is at most one
 * row, which limits the cost of a call.
 */
function idFields({ operationId, effects, lists }: OperationRow, limit: string): Partial<ClientOperation> {
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

/** A link in the response to the operation that reports the progress of what this one started. */
function pollingLink(document: Document, row: OperationRow, success: Response | undefined): Link | undefined {
  const [link] = Object.values(success?.links ?? {});
  const known = [...eachOperation(document)].map(({ operation }) => operation.operationId);
  if (link && !known.includes(link.operationId))
    throw new BrokenDocumentError(
      `${row.operationId}: its link names ${link.operationId}, which is not an operation`,
    );
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
  const add = (lines: string[], signature: string) =>
    members.push(member(paragraphs(lines, [cost], reference, deprecated), signature));
  const members = [
    // Editors show this comment while arguments are typed, and the property's before. A @deprecated tag on both would be
    // reported twice.
    member(
      paragraphs(text, [cost], reference),
      `${generic}(${called("CallOptions")}): Promise<${data}${chosen}>`,
    ),
  ];
  add(
    [`${row.summary}, as \`{ data, error, response }\`. Rejects only if it is aborted.`],
    `result${generic}(${called("CallOptions")}): Promise<Result<${data}${chosen}, ErrorCodes["${row.operationId}"]>>`,
  );
  add(
    [`${row.summary}, as \`{ data, response, requestId }\`.`],
    `withResponse${generic}(${called("CallOptions")}): Promise<WithResponse<${data}${chosen}>>`,
  );
  if (item) {
    const limits = `\`${operation.limitBy}\` is the page size, \`maxRows\` the maximum number of rows.`;
    add(
      [`${row.summary}: all rows, page by page. ${limits}`],
      `all(${called("PagingOptions")}): AsyncGenerator<${item}, void, undefined>`,
    );
    add(
      [`${row.summary}, page by page. ${limits}`],
      `pages(${called("PagingOptions")}): AsyncGenerator<PageOf<${data}>, void, undefined>`,
    );
  }
  if (operation.poll)
    add(
      [
        `${row.summary}, and poll \`${operation.poll.with}\` until indexing is over. Call it again to keep waiting.`,
        "It does not fetch the account.",
      ],
      `andWait(${called("WaitingOptions")}): Promise<IndexedAccountStatus>`,
    );
  return interfaceOf(`The method {@link Client.${row.operationId}}.`, typeName(row), members);
}

/** Type parameters by which the value of the choosing parameter decides the shape of the response. */
export function typeParameters(choice: Method["choice"]): { generic: string; chosen: string } {
  if (!choice) return { generic: "", chosen: "" };
  const { parameter, values } = choice;
  return { generic: `<${parameter} extends ${values}>`, chosen: `<${parameter}>` };
}

export function typeName({ operationId }: OperationRow): string {
  return operationId.replace(/^./, (letter) => letter.toUpperCase());
}

function unionOf(values: string[]): string {
  return [...new Set(values)].map((value) => JSON.stringify(value)).join(" | ") || "never";
}

function rowType(document: Document, schema: Schema | Reference, key: string): string | undefined {
  return schemaName(fieldSchema(document, deref(document, schema), key)?.items);
}
