import { callTo } from "../server/operation.ts";
import { checkParts, type RequestParts } from "../../../client/validation/request.ts";
import type { Input } from "../../../client/core/pricing.ts";
import type { Violation } from "../../../client/validation/violations.ts";
import type { Call } from "../../samples/call.ts";
import type { Facts, OperationModule } from "../../try-it/facts.ts";
import { jsonProblem, type JsonProblem } from "./json/read-json.ts";
import { lostNumber } from "./json/lost-number.ts";

/** What is to be sent, and where to. */
export interface Draft {
  baseUrl: string;
  apiKey: string;
  /** By name; what is empty is not sent. */
  path: Record<string, string>;
  query: Record<string, string | string[]>;
  header: Record<string, string>;
  /** Empty: no body is sent. */
  bodyText: string;
  /** What the mock is asked to answer; empty: the real response. */
  prefer: string;
}

export interface CheckedDraft {
  unsendable: Unsendable;
  parameters: Violation[];
  body: Violation[];
  syntax: JsonProblem | undefined;
  /** What the cost depends on: the query or the body, as far as it can be read. */
  input: Input | null;
  call: Call;
}

interface Unsendable {
  /** By parameter. */
  path: Record<string, string>;
}

export function checkDraft({ parameters, body, facts }: OperationModule, draft: Draft): CheckedDraft {
  const hasBody = facts.body !== null && draft.bodyText.trim() !== "";
  const isText = facts.body?.isText === true;
  const syntax = hasBody && !isText ? jsonProblem(draft.bodyText) : undefined;
  const json: unknown = hasBody && !isText && !syntax ? JSON.parse(draft.bodyText) : undefined;
  const value = hasBody && isText ? draft.bodyText : json;
  const parts = { path: filled(draft.path), query: filled(draft.query) };
  const checkedParameters = checkParts(
    { parameters, body: null, isBodyRequired: false },
    readable(facts, parts),
  );
  return {
    unsendable: unsendable(draft),
    parameters: checkedParameters.violations,
    body: bodyViolations({ parameters, body, facts }, draft.bodyText, value),
    syntax,
    input: facts.body ? asInput(value) : asInput(checkedParameters.query),
    call: callOf(facts, draft, readableQuery(checkedParameters.query, parts.query), value),
  };
}

/** The violations of a body; `value` is `undefined` if there is no body, or none that is JSON. */
function bodyViolations({ body, facts }: OperationModule, text: string, value: unknown): Violation[] {
  if (!facts.body) return [];
  const { isRequired, maxBytes } = facts.body;
  const bytes = new TextEncoder().encode(text).length;
  // It is refused before anybody looks into it, and looking into it could take long.
  if (text.trim() && maxBytes !== undefined && bytes > maxBytes)
    return [{ path: "body", message: tooLarge(bytes, maxBytes) }];
  const nothing = Object.assign(() => true, { errors: null });
  const parts = { path: {}, query: {}, ...(value !== undefined && { body: value }) };
  try {
    const own = { parameters: nothing, body, isBodyRequired: isRequired && text.trim() === "" };
    return checkParts(own, parts).violations;
  } catch {
    // Nested too deep for the validator, for one.
    return [{ path: "body", message: "could not be checked" }];
  }
}

function tooLarge(bytes: number, maxBytes: number): string {
  const [are, may] = [bytes, maxBytes].map((number) => number.toLocaleString("en"));
  return `is ${are} bytes, over the limit of ${may}; it was not checked further`;
}

export function canBeSent({ unsendable: { path } }: CheckedDraft): boolean {
  return Object.keys(path).length === 0;
}

export function keepsContract({ parameters, body, syntax }: CheckedDraft): boolean {
  return parameters.length + body.length === 0 && !syntax;
}

function unsendable({ path }: Draft): Unsendable {
  // Dots alone would lead to another operation.
  const dots = Object.entries(path).filter(([, value]) => /^\.+$/.test(value));
  return { path: Object.fromEntries(dots.map(([name]) => [name, "must not consist only of dots"])) };
}

function callOf(facts: Facts, draft: Draft, query: Call["query"], value: unknown): Call {
  const { baseUrl, apiKey, path: pathParameters } = draft;
  return callTo(facts, { baseUrl, apiKey, pathParameters, query, headers: filled(draft.header), value });
}

function filled<Value extends string | string[]>(values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0));
}

/** What is written as JSON in the field of a parameter, as the check has to see it. */
function readable({ parameters }: Facts, { path, query }: RequestParts): RequestParts {
  const isJson = (name: string) =>
    parameters.some((one) => one.name === name && (one.kind === "json" || one.kind === "object"));
  const read = Object.entries(query).map(([name, text]) => {
    const json = isJson(name) && typeof text === "string" && jsonProblem(text) === undefined;
    return [name, json ? JSON.parse(text) : text];
  });
  return { path, query: Object.fromEntries(read) as RequestParts["query"] };
}

/** The query with numbers and booleans as code writes them; a number that JavaScript would change stays text. */
function readableQuery(query: Record<string, unknown>, typed: Draft["query"]): Call["query"] {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      (typeof value === "number" && lostNumber(String(typed[name])) === undefined) ||
      typeof value === "boolean"
        ? value
        : (typed[name] ?? String(value)),
    ]),
  );
}

function asInput(value: unknown): Input | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}
