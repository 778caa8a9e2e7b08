import { assert, assertCode, caseOf, Violation, type Area, type CheckCase } from "../engine/case.ts";
import type { CheckOptions } from "../session/check-options.ts";
import { fieldsWithin, isAssumedInput } from "../contract/assumed.ts";
import { kinds } from "../probes/inputs.ts";
import { probesOf, type Probe } from "../probes/probes.ts";
import {
  branchesOf,
  codesOf,
  leavesOpen,
  namesFields,
  operations,
  type DocumentedOperation,
} from "../contract/document.ts";
import { violationsOf } from "../contract/schemas.ts";
import { fieldsOf as fieldsIn, unknownIdOf } from "../contract/values.ts";
import { worstRows } from "../contract/cost.ts";
import { errorOf, fieldsOf, lastName, parseJson } from "../contract/fields.ts";
import type { Exchange, Sending } from "../http/exchange.ts";
import {
  isOpenRequest,
  mayWrite,
  nameBy,
  operationOf,
  withFieldBy,
  type Operation,
} from "../contract/table.ts";
import { withWrongKeys } from "./access.ts";
import type { ContractKnowledge } from "../knowledge/knowledge.ts";
import { alternate } from "../contract/alternate.ts";
import { toPart } from "../batching/packing.ts";
import { justOverTheLimit, withoutFault } from "./transport.ts";
import { forOneRow, namesAccount, requireKnown, needsAccount, unsure, withoutInvented } from "./valid.ts";

/** The cases that follow from the documents alone: every field with each of its bounds and wrong values, keys, methods, bodies. */
export function documentCases({ operation: knownOf }: ContractKnowledge = {}): CheckCase[] {
  return operations.flatMap((operation) => {
    const { inputs } = knownOf?.(operation.version, operation.id) ?? {};
    const probes = probesOf(operation, inputs).filter(({ request }) => request.prefer === undefined);
    return probes
      .filter((one) => !writes(operation, one) && !isOpen(operation, one) && !isOfOtherHalf(operation, one))
      .map((one) => checkCase(operation, one));
  });
}

/** Operations that change what the server holds are only called as their own cases do it. */
function writes({ version, id }: DocumentedOperation, { expected }: Probe): boolean {
  return expected.status < 300 && mayWrite(operationOf(version, id));
}

/** A scheme without a key is asked at one half of the operations, and a key without a scheme at the other (`access.ts`). */
function isOfOtherHalf(operation: DocumentedOperation, { id }: Probe): boolean {
  return id.endsWith("-scheme-alone") && alternate(operation, false, true);
}

/** Whether a case shows that a field is taken whose values no document states: any value may be refused. */
function isOpen(operation: DocumentedOperation, { id, expected }: Probe): boolean {
  // How many items there may be is stated, and each is one of an example.
  if (expected.status >= 300 || /\/200\.4-(most|fewest)-/.test(id)) return false;
  return openFields(operation).some((field) => id.endsWith(`-${field}`) || id.endsWith(`.${field}`));
}

function openFields({ parameters, requestBody }: DocumentedOperation): string[] {
  const isOpenNode = (node: Parameters<typeof leavesOpen>[0]) =>
    leavesOpen(node, "format") || leavesOpen(node, "values");
  const examples = Object.values(requestBody?.content["application/json"].examples ?? {});
  const schema = requestBody?.content["application/json"].schema ?? true;
  const fields = examples.flatMap(({ value }) => fieldsIn(schema, value));
  return [
    ...parameters.filter((parameter) => isOpenNode(parameter)).map(({ name }) => name),
    ...fields.flatMap(({ path, schema: fieldSchema }) =>
      typeof fieldSchema === "object" && isOpenNode(fieldSchema) ? [String(path.at(-1))] : [],
    ),
  ];
}

function checkCase(operation: DocumentedOperation, one: Probe): CheckCase {
  const row = operationOf(operation.version, operation.id);
  const { status } = one.expected;
  const accepted = status < 300;
  const about = accepted && needsAccount(operation, bodyOf(one));
  const local = one.id.slice(operation.name.length + 1);
  const rows = accepted && one.request.method !== "HEAD" ? worstRows(row, sendingOf(operation, row, one)) : 0;
  const part = toPart(one, rows);
  return caseOf({ version: operation.version, operation: row }, areaOf(one), {
    name: local,
    rule: ruleOf(one, local),
    rows,
    ...(part && { part }),
    ...(about && { needs: ["account"] }),
    // That HEAD is refused where it would be billed is stated, and no more.
    assumed: isAssumed(operation, one) || (accepted && one.request.method === "HEAD"),
    async run({ send, account, knownAccount, packs, options }) {
      const ask = async (asked: Probe, cases?: readonly string[]) => {
        const id = about ? await account() : await knownAccount();
        const own = { ...sendingOf(operation, row, asked, id), sharedBy: cases };
        const before = accepted && packs.findSuccess(own, local.endsWith("-accepts-required-only"));
        if (before && isKept(asked, before)) return before;
        const sent = accepted ? await packs.once(keyOf(own), () => send(own)) : undefined;
        const exchange = sent && isKept(asked, sent) ? sent : await send(own);
        // What a server looks at first is not specified: it may miss the account before it sees what else is wrong.
        const isMissed =
          exchange.status === 404 && status !== 404 && id === undefined && isAbout(operation, asked);
        return isMissed
          ? send({ ...sendingOf(operation, row, asked, await account()), sharedBy: cases })
          : exchange;
      };
      if (part && (await packs.show(part, ask, isKept))) return;
      const { name, sending } =
        sharedBy(one, sendingOf(operation, row, one, await knownAccount()), options) ?? {};
      const exchange = sending && (await packs.once(`${operation.name} ${name}`, () => send(sending)));
      if (exchange && isKept(one, exchange)) return;
      const first = await ask(one);
      const answered = status === 413 ? await withoutFault(operation, first, { send, options }) : first;
      if (status !== 400) requireKnown(operation, answered);
      compare(one, answered);
    },
  });
}

/** The same for cases that send the same request. */
function keyOf({ version, method, path, query, text }: Sending): string {
  return [version, method, path, JSON.stringify(query), text].join(" ");
}

/** A request that only a server refuses which also refuses that of a case, and those of others; `name` is the same for these. */
function sharedBy(
  one: Probe,
  sending: Sending,
  options: CheckOptions,
): { name: string; sending: Sending } | undefined {
  const name = nameOf(one.id.slice(one.operation.name.length + 1));
  const harder =
    one.expected.status === 401
      ? withWrongKeys(name, sending, options)
      : name === "body-over-the-limit"
        ? justOverTheLimit(one.operation, sending)
        : undefined;
  if (harder) return { name, sending: harder };
  const { allow } = one.expected;
  if (!allow || !ofWriting.includes(one.request.method)) return undefined;
  // A server may take PUT for POST, whatever its header says.
  if (one.request.method === "PUT" && allow.includes("POST")) return undefined;
  // The Allow header of one refusal says of the other methods too that they are not supported.
  const method = ofWriting.find((other) => !allow.includes(other)) ?? one.request.method;
  return { name: method, sending: { ...sending, method } };
}

/** Methods of which one refusal speaks for all, since no operation is expected to have any of them. */
const ofWriting = ["DELETE", "PATCH", "PUT"];

/** What a case is about, without the number of its kind. */
function nameOf(local: string): string {
  return local.replace(/^[\d.]+-/, "");
}

/** The fields at the top of a body that a case is about. */
function aboutOf({ id, expected: { details = [] } }: Probe): string[] {
  const own = details.map((path) => path.split(".")[0] ?? "");
  return [...own, ...id.split(/[-.]/)];
}

function isAbout(operation: DocumentedOperation, one: Probe): boolean {
  return needsAccount(operation, bodyOf(one));
}

/** Whether a case shows what a document only assumes, which is asked for each of its requests. */
export function isAssumed(operation: DocumentedOperation, one: Probe): boolean {
  const known = assumed.get(one) ?? showsAssumed(operation, one);
  assumed.set(one, known);
  return known;
}

const assumed = new WeakMap<Probe, boolean>();

function showsAssumed(operation: DocumentedOperation, one: Probe): boolean {
  const { expected, request, id } = one;
  // Whether a KB is 1,000 or 1,024 bytes is not stated.
  if (one.assumed || id.endsWith("-largest-body")) return true;
  // A server may read no body as an empty object, which may be a request.
  if (id.endsWith("/400.4-missing-body") && takesNothing(operation)) return true;
  if (expected.status === 405) return isOtherwiseServed(operation, request.method);
  if (asksForOpenResult(operation, one)) return true;
  if (expected.status === 200 && isOpenRequest(operationOf(operation.version, operation.id))) return true;
  // Which fields a request needs may not be stated.
  const schema = operation.requestBody?.content["application/json"].schema ?? true;
  const isBare = fieldsWithin(bodyOf(one)).length === 0 && operation.requestBody !== undefined;
  if (expected.status === 200 && isBare && branchesOf(schema).some((part) => leavesOpen(part, "required")))
    return true;
  if (expected.status === 400) return isAssumedInput(operation, expected.details ?? []);
  const { paging } = operationOf(operation.version, operation.id);
  const sent = [...fieldsWithin(bodyOf(one)), ...Object.keys(request.query)];
  // How many rows are wanted is said in every request.
  const fields = sent.filter((field) => field !== paging?.limit.name);
  // Nor is it what a comparison without its text does.
  const { effects } = operationOf(operation.version, operation.id);
  const isAlone = ({ by, of = "" }: (typeof effects)[string]) => by === "match" && !sent.includes(of);
  const compares = Object.keys(effects).some(
    (name) => sent.includes(name) && isAlone(effects[name] ?? { by: "limit", in: "body" }),
  );
  return expected.status === 200 && (compares || isAssumedInput(operation, fields));
}

function takesNothing({ requestBody }: DocumentedOperation): boolean {
  const schema = requestBody?.content["application/json"].schema ?? true;
  return violationsOf(schema, {}).length === 0;
}

/**
 * Whether a method may be served at an operation's path for another reason: the path fits a template of another operation, or
 * HEAD costs nothing, since no price is stated.
 */
function isOtherwiseServed({ version, id, path, method }: DocumentedOperation, wrong: string): boolean {
  const served = wrong === "HEAD" ? "GET" : wrong;
  if (wrong === "HEAD" && method === "GET" && operationOf(version, id).billing === null) return true;
  return operations.some(
    (other) =>
      other.version === version &&
      other.method === served &&
      other.path !== path &&
      new RegExp(`^${other.path.replaceAll(/\{\w+\}/g, "[^/{}]+")}$`).test(path),
  );
}

/** Whether a value is sent that a response may have though no request is said to, so that it may be taken. */
function asksForOpenResult({ responses }: DocumentedOperation, { request: { query } }: Probe): boolean {
  const branches = branchesOf(responses["200"]?.content["application/json"].schema ?? true);
  return Object.entries(query).some(([name, value]) =>
    branches.some(({ properties }) => {
      const field = properties?.[name];
      return typeof field === "object" && leavesOpen(field, "condition") && field.enum?.includes(value);
    }),
  );
}

function areaOf({ expected, id }: Probe): Area {
  if (expected.status === 401) return "access";
  if (/\/(400\.2|413|405|404|200\.5|200\.6)/.test(id)) return "transport";
  return expected.status === 400 ? "refusals" : "shape";
}

/**
 * The request of a case, about an account that the server has, and for as few rows as the case allows; without an account
 * about one that nobody has.
 */
export function sendingOf(
  operation: DocumentedOperation,
  row: Operation,
  one: Probe,
  account = unknownIdOf(operation),
): Sending {
  const { request, expected } = one;
  const accepted = expected.status < 300;
  const example = operation.parameters.find((parameter) => parameter.in === "path")?.example;
  const path =
    example === undefined
      ? request.path
      : request.path.replace(encodeURIComponent(String(example)), encodeURIComponent(account));
  const sending: Sending = {
    version: operation.version,
    operation: row,
    method: request.method,
    path,
    query: queryOf(operation, request.query, accepted),
    ...(request.authorization !== undefined && { authorization: request.authorization }),
    // Another operation may serve it, with its own statuses.
    ...(expected.status === 405 && isAssumed(operation, one) && { judgesStatus: true }),
  };
  if (request.text === undefined) return sending;
  const body = isAssumed(operation, one)
    ? bodyOf(one)
    : withoutInvented(operation, bodyOf(one), aboutOf(one));
  if (typeof body !== "object" || body === null || Array.isArray(body))
    return { ...sending, text: request.text };
  if (!accepted) {
    const name = nameBy(row, "account") ?? "";
    const ownBody = typeof fieldsOf(body)[name] === "string" ? { ...body, [name]: account } : body;
    return { ...sending, text: JSON.stringify(ownBody).padEnd(padding(request.text)) };
  }
  const ownBody = namesAccount(operation, body) ? withFieldBy(row, "account", body, account) : body;
  const changed = forOneRow(operation, fieldsOf(ownBody), "body");
  // A body that was padded to a size keeps it.
  return { ...sending, body: changed, text: JSON.stringify(changed).padEnd(padding(request.text)) };
}

function queryOf(
  operation: DocumentedOperation,
  sent: Record<string, string>,
  accepted: boolean,
): Record<string, string> {
  const whole = { ...unsure(operation), ...sent };
  return accepted ? forOneRow(operation, whole, "query") : whole;
}

function padding(text: string): number {
  return text.endsWith(" ") ? new TextEncoder().encode(text).length : 0;
}

function bodyOf({ request }: Probe): unknown {
  return parseJson(request.text ?? "");
}

function isKept(one: Probe, exchange: Exchange): boolean {
  try {
    compare(one, exchange);
    return true;
  } catch (error) {
    if (error instanceof Violation) return false;
    throw error;
  }
}

function compare({ expected, request, operation }: Probe, exchange: Exchange): void {
  const { status, body, headers, text } = exchange;
  assert(status === expected.status, `status ${expected.status}`, `status ${status}`, exchange);
  if (expected.allow) {
    const allow = (headers.get("Allow") ?? "").split(/\s*,\s*/);
    // HEAD and OPTIONS may be supported beside what the document has.
    const isRight = expected.allow.every((name) => name === "HEAD" || allow.includes(name));
    assert(
      isRight && !allow.includes(request.method),
      `Allow: ${expected.allow.join(", ")}`,
      `Allow: ${allow.join(", ")}`,
      exchange,
    );
  }
  if (request.method === "HEAD") return assert(text === "", "no body in response to HEAD", text, exchange);
  // Which of several codes of a status is meant for which case is not specified.
  if (expected.code !== undefined) assertCode(exchange, codesOf(operation, expected.status));
  // What is wrong with the body as a whole is no field's fault.
  if (expected.details && !expected.details.includes("body") && namesFields(operation)) {
    const named = errorOf(operation.version, body).paths;
    if (expected.either) {
      const isNamed = named.some(
        (path) => isWhole(path) || expected.details?.some((one) => areOne(one, path)),
      );
      return assert(
        isNamed,
        `details that name ${expected.details.join(" or ")}`,
        `details that name ${named.join(", ") || "nothing"}`,
        exchange,
      );
    }
    // How a path is written is not specified, so its last name is all that can be looked for.
    const missing = expected.details.filter((path) => !named.some((other) => areOne(path, other)));
    // Nor is it whether all are named at once.
    assert(
      missing.length < expected.details.length,
      `details that name ${expected.details.join(", ")}`,
      `details that name ${named.join(", ") || "nothing"}`,
      exchange,
    );
  }
}

function areOne(path: string, other: string): boolean {
  return lastName(path) === lastName(other);
}

/** Whether a path is that of the body, however it is written. */
function isWhole(path: string): boolean {
  return ["body", "root", undefined].includes(lastName(path));
}

/** The rule in words; of a case by hand its own name says it. */
function ruleOf({ request, expected }: Probe, local: string): string {
  const name = nameOf(local);
  if (expected.status === 405) return `rejects ${request.method} with 405 and an Allow header`;
  const kind = Object.keys(kinds).find((key) => name === key || name.startsWith(`${key}-`));
  if (kind === undefined) return `returns ${expected.status}: ${name.replaceAll("-", " ")}`;
  const about = name.slice(kind.length + 1);
  const words = `${kinds[kind]?.[1]}${about && kind !== "accepts-example" ? ` ${about}` : ""}`;
  const fields = expected.details ?? [];
  return expected.status === 400 && fields.length > 0 ? `${words}, naming ${fields.join(", ")}` : words;
}
