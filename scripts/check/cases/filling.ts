import { branchesOf, leavesOpen, type Schema } from "../contract/document.ts";
import { violationsOf } from "../contract/schemas.ts";
import { listsAll } from "../contract/subject.ts";
import type { Effect, Operation, Listed } from "../contract/table.ts";
import { sample, withValue, unknownId } from "../contract/values.ts";
import type { Fields } from "../contract/fields.ts";
import type { AnyQuestion } from "../session/questions.ts";
import { nameParts, unmatchedText } from "./lists/words.ts";

/*
 * The fields of a request, made out of what the documents say each field does.
 */

export interface FillContext {
  account: string;
  word: string;
  indexUrl?: string | undefined;
}

export type Fill = Map<string, (given: FillContext) => unknown>;

const some: FillContext = { account: unknownId, word: "text", indexUrl: "https://site.example" };

/** What finds rows, the surest first. */
export const finders = ["account", "prompt", "search", "equals", "contains"];

/** The fields of a question that the document accepts, with what finds rows and no more than is needed beside it. */
export function fillOf(listed: Listed, fixed: Record<string, string>, order: readonly string[]): Fill {
  const { operation, document } = listed;
  const { effects } = operation;
  const fill: Fill = new Map(Object.entries(fixed).map(([name, value]) => [name, () => value]));
  for (const { name, in: place, required, schema, example, ...parameter } of document.parameters) {
    if (place !== "query" || fill.has(name) || !(required || leavesOpen(parameter, "required"))) continue;
    fill.set(name, makerOf(listed, name) ?? (() => example ?? sample(schema)));
  }
  const isFound = listsAll(operation, document);
  const names = isFound
    ? []
    : order.flatMap((way) => Object.keys(effects).filter((name) => isFinder(listed, name, way)));
  const finds = () => names.length === 0 || names.some((name) => fill.has(name));
  const added: string[] = [];
  // Values that a branch of the document requires may stand anywhere behind what finds rows.
  const others = Object.keys(effects).filter((name) =>
    ["subject", "equals"].includes(effects[name]?.by ?? ""),
  );
  for (const name of [...names, ...others]) {
    if (finds() && accepts(listed, fill)) break;
    if (fill.has(name)) continue;
    fill.set(name, makerOf(listed, name) ?? (() => sampleOf(listed, name)));
    added.push(name);
  }
  for (const name of added) {
    const maker = fill.get(name);
    fill.delete(name);
    if (maker && !(finds() && accepts(listed, fill))) fill.set(name, maker);
  }
  const more = Object.keys(effects).filter((name) => effects[name]?.by === "widen");
  for (const name of more) addIfAccepted(listed, fill, name, () => true);
  const isOrdered = operation.lists.some(({ order: stated }) => stated);
  for (const [name, { by, orders = {} }] of Object.entries(effects)) {
    const shown = Object.keys(orders).find((value) => orders[value]?.field !== undefined);
    // What an order does beside a search may be left open.
    const isSearch = [...fill.keys()].some((one) => ["search", "prompt"].includes(effects[one]?.by ?? ""));
    if (by === "order" && shown !== undefined && !isOrdered && !isSearch)
      addIfAccepted(listed, fill, name, () => shown);
  }
  return fill;
}

/** The fields, changed so that nothing is found; `undefined` where no field leads to that. */
export function emptied(listed: Listed, fill: Fill): Fill | undefined {
  const { effects, paging } = listed.operation;
  const none: Fill = new Map(fill);
  const ofWay = (...ways: string[]) =>
    Object.keys(effects).filter((name) => ways.includes(effects[name]?.by ?? ""));
  let found = ofWay("search", "prompt").some((name) => fill.has(name));
  for (const name of fill.keys()) {
    const unmatched = isFinder(listed, name, "equals")
      ? unknownId
      : isFinder(listed, name, "contains")
        ? unmatchedText
        : undefined;
    if (unmatched === undefined) continue;
    none.set(name, () => (isArray(listed, name) ? [unmatched] : unmatched));
    found = true;
  }
  if (!found) found = ofWay("search").some((name) => addIfAccepted(listed, none, name, () => unmatchedText));
  const most = ofWay("minimum")[0];
  if (most !== undefined) {
    const { maximum = 1e12 } =
      schemasAt(listed.document, most).find((one) => one.maximum !== undefined) ?? {};
    found = addIfAccepted(listed, none, most, () => maximum) || found;
  }
  if (!found)
    found = ofWay("since")
      .slice(0, 1)
      .some((name) => addIfAccepted(listed, none, name, () => "2999-12-31"));
  if (!found && paging?.offset) found = addIfAccepted(listed, none, paging.offset.name, () => 100_000);
  return found ? none : undefined;
}

/** Whether a question is about an account that the server has. */
export function namesAccount(listed: Listed, fill: Fill): boolean {
  const { path, effects } = listed.operation;
  const isNamed = (name: string) => effects[name]?.by === "account" || isFinder(listed, name, "equals");
  return path.includes("{") || [...fill.keys()].some(isNamed);
}

function isFinder({ operation: { effects, lists } }: Listed, name: string, way: string): boolean {
  const { by, field } = effects[name] ?? {};
  if (by !== way) return false;
  if (way === "equals") return field !== undefined && lists.some(({ key }) => key === field);
  return way !== "contains" || (field !== undefined && !name.includes("."));
}

function makerOf(listed: Listed, name: string): ((given: FillContext) => unknown) | undefined {
  const list = (value: unknown) => (isArray(listed, name) ? [value] : value);
  switch (listed.operation.effects[name]?.by) {
    case "account":
      return ({ account }) => account;
    case "subject":
      return ({ indexUrl }) => indexUrl;
    case "search":
    case "prompt":
      return ({ word }) => word;
    case "equals":
      return isFinder(listed, name, "equals") ? ({ account }) => list(account) : undefined;
    case "contains":
      return () => (isArray(listed, name) ? nameParts : nameParts[0]);
    default:
      return undefined;
  }
}

export function questionOf({ operation }: Listed, fill: Fill, given: FillContext): AnyQuestion {
  const query: NonNullable<AnyQuestion["query"]> = {};
  let body: unknown = operation.requestBody?.required ? {} : undefined;
  for (const [name, make] of fill) {
    const value = make(given);
    if (isInQuery(operation, name)) query[name] = value as string | number | boolean;
    else body = withValue(body, name.split("."), value);
  }
  return {
    ...(operation.path.includes("{") && { id: given.account }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body: body as Fields }),
  };
}

/** Adds a field unless the document refuses the request with it; tells whether it is there. */
function addIfAccepted(
  listed: Listed,
  fill: Fill,
  name: string,
  make: (given: FillContext) => unknown,
): boolean {
  const before = fill.get(name);
  fill.set(name, make);
  if (accepts(listed, fill)) return true;
  if (before) fill.set(name, before);
  else fill.delete(name);
  return false;
}

function accepts({ operation, document, ...listed }: Listed, fill: Fill): boolean {
  const { requestBody } = document;
  if (!requestBody) return true;
  const { body } = questionOf({ operation, document, ...listed }, fill, some);
  if (body === undefined) return !requestBody.required;
  return violationsOf(requestBody.content["application/json"].schema, body).length === 0;
}

function isInQuery({ effects, queryParameters }: Operation, name: string): boolean {
  return effects[name]?.in === "query" || queryParameters.includes(name);
}

export function isIgnored(effect: Effect | undefined, fixed: Record<string, string>, fill: Fill): boolean {
  if (!effect?.ignoredWhen) return false;
  return Object.entries(effect.ignoredWhen).every(([name, value]) =>
    name === "searchedBy" ? fill.has(String(value)) : fixed[name] === value,
  );
}

function isArray({ document }: Listed, name: string): boolean {
  return schemasAt(document, name).some(({ type, items }) => items !== undefined || type === "array");
}

function sampleOf({ document }: Listed, name: string): unknown {
  const [schema = true] = schemasAt(document, name);
  return sample(schema);
}

export function schemasAt({ parameters, requestBody }: Listed["document"], name: string): Schema[] {
  const parameter = parameters.find((one) => one.in === "query" && one.name === name);
  if (parameter) return branchesOf(parameter.schema);
  let schemas = branchesOf(requestBody?.content["application/json"].schema ?? true);
  for (const key of name.split("."))
    schemas = schemas.flatMap(({ properties }) => branchesOf(properties?.[key] ?? true));
  return schemas;
}
