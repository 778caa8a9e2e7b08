import {
  operations,
  type DocumentedOperation,
  type Version,
  maxBodyBytes,
  codesOf,
} from "../contract/document.ts";
import { inputProbes, validInput, type RequestInput, type InputProbe } from "./inputs.ts";
import { violationsOf, queryViolations } from "../contract/schemas.ts";
import { entriesOf, keyIn, mayWrite, type Effect } from "../contract/table.ts";
import { errorOf } from "../contract/fields.ts";
import { sample, type Sampling } from "../contract/values.ts";

/** What servers differ in. A case that needs what a target lacks is unsupported there: neither skipped nor failed. */
export type Capability =
  /** Answers with the documented example that the `Prefer` header names. */
  | "prefer"
  /** Names the invalid fields in the `details` of a 400. */
  | "details"
  /** Answers malformed JSON in the API's envelope. */
  | "malformedJson"
  /** Refuses a body over the documented size. */
  | "bodyLimit"
  /** Answers unknown paths and methods in the API's envelope, and knows when HEAD is allowed. */
  | "routing";

/** One request and what has to come of it. */
export interface Probe {
  /** `VERSION/ID/KIND-ABOUT`: the status, number and name of the kind, and what it is about, such as `400.5-wrong-type-limit`. */
  id: string;
  operation: DocumentedOperation;
  request: ProbeRequest;
  /** What a target has to be capable of for the case to make sense. */
  needs: Capability[];
  expected: Expected;
  /** What it expects is only assumed, beside what the document says of its fields. */
  assumed?: boolean;
}

export interface ProbeRequest {
  method: string;
  /** Relative to the version's root. */
  path: string;
  query: Record<string, string>;
  /** The answer that is wished for; left out where the target has to come to it by itself. */
  prefer?: string;
  /** In place of the target's key; `null` for none. */
  authorization?: string | null;
  /** As it is sent. */
  text?: string;
}

interface Expected {
  status: number;
  code?: string;
  body?: unknown;
  /** Exactly the fields that `details` names, in any order. */
  details?: string[];
  /** One of these fields would have done, so a server may name any of them, or the body. */
  either?: boolean;
  /** Exactly the methods of the Allow header. */
  allow?: string[];
}

export function operationOf(version: Version, id: string): DocumentedOperation {
  const found = operations.find((operation) => operation.version === version && operation.id === id);
  if (!found) throw new RangeError(`${version} documents no operation ${id}`);
  return found;
}

/**
 * Every case of an operation: those that follow from the document, and inputs by hand.
 *
 * @throws {Error} if two cases have one id, or a case expects other than what the document says.
 */
export function probesOf(operation: DocumentedOperation, byHand: readonly InputProbe[] = []): Probe[] {
  const cases = [
    ...exampleCases(operation),
    ...[...inputProbes(operation, sampling(effectsOf(operation))), ...byHand].map((made) =>
      inputCase(operation, made),
    ),
    ...textCases(operation),
    ...keyCases(operation),
    ...routingCases(operation),
  ];
  for (const [index, { id }] of cases.entries()) {
    if (cases.findIndex((other) => other.id === id) !== index) throw new Error(`two cases are called ${id}`);
  }
  // What no document has is not expected.
  return cases
    .filter(({ expected }) => expected.status in operation.responses)
    .sort((a, b) => a.expected.status - b.expected.status);
}

/** What the fields of an operation do, as the table has it. */
function effectsOf({ version, id }: DocumentedOperation): Readonly<Record<string, Effect>> {
  return entriesOf(version).find(({ operationId }) => operationId === id)?.effects ?? {};
}

/** Each documented example of each response, wished for by `Prefer`. */
function exampleCases(operation: DocumentedOperation): Probe[] {
  const requests = operation.requestBody?.content["application/json"].examples ?? {};
  return Object.entries(operation.responses).flatMap(([status, { content }]) =>
    Object.entries(content?.["application/json"]?.examples ?? {}).map(([name, { value }]): Probe => {
      // Examples of a request and of a response that share a name belong together.
      const request = requestOf(operation, name in requests ? { body: requests[name]?.value } : {});
      const code = errorCode(operation, value);
      return {
        id: `${operation.name}/${status}.1-example-${name}`,
        operation,
        request: { ...request, prefer: `code=${status}, example=${name}` },
        needs: ["prefer"],
        expected: { status: Number(status), body: value, ...(code !== undefined && { code }) },
      };
    }),
  );
}

function inputCase(
  operation: DocumentedOperation,
  { id, refused, either, assumed, ...input }: InputProbe,
): Probe {
  const name = `${operation.name}/${id}`;
  const violations = inputViolations(operation, { ...validInput(operation), ...input });
  if (refused && violations.length === 0) throw new Error(`${name}: the document allows this value`);
  if (!refused && violations.length > 0) throw new Error(`${name}: ${violations.join(", ")}`);
  return {
    id: name,
    operation,
    request: requestOf(operation, input),
    needs: [],
    expected: refused
      ? { ...refusal(operation, 400), details: refused, ...(either && { either }) }
      : { status: 200 },
    ...(assumed && { assumed }),
  };
}

function refusal(operation: DocumentedOperation, status: number): Expected {
  const [code] = codesOf(operation, status);
  return { status, ...(code !== undefined && { code }) };
}

function inputViolations(operation: DocumentedOperation, { body, query = {} }: RequestInput): string[] {
  const violations = queryViolations(operation, query);
  const { requestBody } = operation;
  if (!requestBody) return violations;
  if (body === undefined) return requestBody.required ? [...violations, "a body is required"] : violations;
  return [...violations, ...violationsOf(requestBody.content["application/json"].schema, body)];
}

/** Bodies of which the text matters and not the value. */
function textCases(operation: DocumentedOperation): Probe[] {
  if (!operation.requestBody) return [];
  const request = requestOf(operation, {});
  const limit = maxBodyBytes(operation);
  if (limit === undefined) throw new Error(`${operation.name} has a body without a size limit`);
  const { text = "" } = request;
  const padded = (bytes: number, start = text) => start + " ".repeat(bytes - Buffer.byteLength(start));
  const refused = refusedText(operation);
  return [
    {
      id: `${operation.name}/200.5-largest-body`,
      operation,
      request: { ...request, text: padded(limit) },
      needs: [],
      expected: { status: 200 },
    },
    // The limit if a KB is 1,000 bytes, which the document does not assume.
    {
      id: `${operation.name}/200.5-large-body`,
      operation,
      request: { ...request, text: padded(Math.floor((limit / 1024) * 1000)) },
      needs: [],
      expected: { status: 200 },
    },
    {
      id: `${operation.name}/400.2-malformed-json`,
      operation,
      request: { ...request, text: refused === undefined ? `${text}}` : unfinished },
      needs: ["malformedJson"],
      expected: refusal(operation, 400),
    },
    {
      id: `${operation.name}/413.2-body-over-the-limit`,
      operation,
      request: { ...request, text: padded(limit + 1, refused) },
      needs: ["bodyLimit"],
      expected: refusal(operation, 413),
    },
  ];
}

/**
 * The beginning of a body that an operation which writes refuses whatever its size, so that a server without a limit writes
 * nothing; `undefined` of one that does not write.
 */
export function refusedText(operation: DocumentedOperation): string | undefined {
  const entry = entriesOf(operation.version).find(({ operationId }) => operationId === operation.id);
  if (!entry || !mayWrite(entry)) return undefined;
  return inputViolations(operation, { body: {} }).length > 0 ? "{}" : unfinished;
}

/** No JSON, and nothing that a lenient parser would take for it. */
const unfinished = "{";

function keyCases(operation: DocumentedOperation): Probe[] {
  const { scheme } = keyIn[operation.version] ?? {};
  const keys = {
    "without-key": null,
    ...(scheme && { "other-scheme": "Basic a2V5OnNlY3JldA==", "scheme-alone": scheme }),
  };
  return Object.entries(keys).map(([name, authorization]) => ({
    id: `${operation.name}/401.2-${name}`,
    operation,
    request: { ...requestOf(operation, {}), authorization },
    needs: [],
    expected: refusal(operation, 401),
  }));
}

/** Paths and methods beside those of the operation. */
function routingCases(operation: DocumentedOperation): Probe[] {
  const { method, path, query } = requestOf(operation, {});
  const cases: Probe[] = [];
  const add = (id: string, request: Partial<ProbeRequest>, expected: Expected) =>
    cases.push({
      id: `${operation.name}/${id}`,
      operation,
      request: { method, path, query, ...request },
      needs: ["routing"],
      expected,
    });

  add("404.2-unknown-path", { path: `${path}/no-such-path` }, refusal(operation, 404));
  const headAllowed = operation.method === "GET" && operation.free;
  const allow = headAllowed ? [...operation.pathMethods, "HEAD"] : operation.pathMethods;
  for (const wrong of ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]) {
    if (allow.includes(wrong)) continue;
    add(`405.2-${wrong}`, { method: wrong }, { ...refusal(operation, 405), allow });
  }
  if (headAllowed) add("200.6-HEAD", { method: "HEAD" }, { status: 200 });
  return cases;
}

function requestOf(operation: DocumentedOperation, input: RequestInput): ProbeRequest {
  const { body, query = {} } = { ...validInput(operation), ...input };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((other) => other.in === "path" && other.name === name);
    return encodeURIComponent(String(parameter?.example));
  });
  const text = operation.requestBody && body !== undefined ? JSON.stringify(body) : undefined;
  return { method: operation.method, path, query, ...(text !== undefined && { text }) };
}

function errorCode({ version }: DocumentedOperation, body: unknown): string | undefined {
  const { code } = errorOf(version, body);
  return typeof code === "string" ? code : undefined;
}

/**
 * Values by what fields do: a field that filters by a date takes a date, though its type is that of any text, and an offset is within
 * any list, since one past its end may be refused.
 */
export function sampling(effects: Readonly<Record<string, Effect>>): Sampling {
  return (name, schema) => {
    const value = sample(schema);
    const { by } = effects[name] ?? {};
    if (by === "offset" && typeof schema === "object" && (schema.minimum ?? 0) <= 0) return 0;
    const isText = typeof schema === "object" && !schema.enum && !("const" in schema) && value === "text";
    return isText && (by === "since" || by === "until") ? "2026-01-01" : value;
  };
}
