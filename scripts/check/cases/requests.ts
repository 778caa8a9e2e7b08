import type { OperationId, Version } from "@adintel/client/operations";
import { commonWords } from "../account.ts";
import type { Tools } from "../case.ts";
import { branchesOf, leavesOpen, type Schema } from "../contract/document.ts";
import { faultsOf } from "../contract/schemas.ts";
import type { Effect, Entry, List, Listed } from "../contract/table.ts";
import { sample, withValue } from "../contract/values.ts";
import type { AnyQuestion, Fields } from "../questions.ts";

/*
 * Requests that likely return rows, made out of what the documents say each field does, so that a new operation is asked
 * without a line here.
 */

/** What the derivation cannot know of an operation. Only what differs from the defaults stands here. */
const hints: { [V in Version]?: { [I in OperationId<V>]?: Hint } } = {
  // Words of creatives, not of trades.
  v2: { searchMedia: { words: commonWords } },
};

interface Hint {
  /** Texts for its search or prompt. */
  words: readonly string[];
}

/** Texts that searches of any kind likely find something by. */
const words = ["home", "shop", "beauty", "new"];
/** Parts that many names have; whether a part of a name is found is not stated. */
export const nameParts =
  "the and ing ion ent for ter her ers ess est ist ine ain one our ell ill all oll ett ard arr err orr ora ura ari lan val mar nor ver bel ber den ton ley low hill home shop".split(
    " ",
  );
/** A text that nothing matches. */
const nothing = "zzqxv jjwqk";
/** No account has this id. */
export const nobody = "00000000-0000-4000-8000-000000000000";
/** How many accounts a run looks at. */
export const accounts = 3;

/** One way to ask an operation: a mode of a search, or the type of what is listed. */
export interface Variant {
  /** The value that decides it, such as `MEDIA_MIX`; empty if there is one way. */
  name: string;
  /** The fields that make it this one. */
  fixed: Record<string, string>;
  /** Where its rows are; `undefined` where one thing is returned, or the response is not specified. */
  list: List | undefined;
  /** Whether its rows come in an order that the document or the request names. */
  isOrdered: boolean;
  /** Whether a language model reads what is wanted, so that each response may be another. */
  isPrompted: boolean;
  /** Whether the number of rows can be limited. */
  isPaged: boolean;
  /** Whether its questions are about accounts that the server has. */
  needsAccount: boolean;
  /** How many questions there are at most. */
  tries: number;
  /** Questions that likely return rows, the likeliest first. */
  questions(tools: Pick<Tools, "accounts" | "options">): Promise<AnyQuestion[]>;
  /** The same, of everything rather than of one account, where there is such a question. */
  wideQuestions(tools: Pick<Tools, "accounts" | "options">): Promise<AnyQuestion[]>;
  /** The likeliest question about an account. */
  about(account: string, options?: Tools["options"]): AnyQuestion;
  /** One to which nothing is found; `undefined` where the documents name no such. */
  nothing(account: string): AnyQuestion | undefined;
}

/** What a question is made with. */
interface Given {
  account: string;
  word: string;
  indexUrl?: string | undefined;
}

/** The fields of a question, by name. */
type Fill = Map<string, (given: Given) => unknown>;

const some: Given = { account: nobody, word: "text", indexUrl: "https://site.example" };

/** Every way to ask an operation. */
export function variantsOf(listed: Listed): Variant[] {
  return decisionsOf(listed).map((fixed) => variantOf(listed, fixed));
}

/** Whether a request has a field for the account, in its path or beside it. */
export function isAboutAccount({ path, effects }: Entry): boolean {
  return path.includes("{id}") || Object.values(effects).some(({ by }) => by === "account");
}

/** Whether an operation changes what the server holds, or may: it takes a body, and returns no rows. */
export function mayWrite({ method, lists }: Entry): boolean {
  return method !== "GET" && lists.length === 0;
}

/** Whether an operation adds an address to the index. */
export function takesAddress({ effects }: Entry): boolean {
  return Object.values(effects).some(({ by }) => by === "subject");
}

/** A question with a page of a list. */
export function paged({ paging }: Entry, question: AnyQuestion, page: Page): AnyQuestion {
  if (!paging) return question;
  const given = [
    [paging.limit.name, page.limit],
    [paging.offset?.name, page.offset],
  ].filter(([name, value]) => name !== undefined && value !== undefined);
  const fields = Object.fromEntries(given) as Record<string, number>;
  return paging.in === "body"
    ? { ...question, body: { ...question.body, ...fields } }
    : { ...question, query: { ...question.query, ...fields } };
}

export interface Page {
  limit?: number;
  offset?: number;
}

function variantOf(listed: Listed, fixed: Record<string, string>): Variant {
  const { operation, version } = listed;
  const fill = fillOf(listed, fixed, finders);
  const wide = fillOf(listed, fixed, [...finders.slice(1), ...finders.slice(0, 1)]);
  const list = operation.lists.find(({ when = {} }) =>
    Object.entries(when).every(([name, values]) => values.includes(fixed[name] ?? "")),
  );
  const has = (fields: Fill, ways: readonly string[]) =>
    [...fields.keys()].some((name) => ways.includes(operation.effects[name]?.by ?? ""));
  const own = hintOf(version, operation.operationId)?.words ?? words;
  const questionsOf = async (
    fields: Fill,
    { accounts: find, options }: Pick<Tools, "accounts" | "options">,
  ) => {
    const known = namesAccount(listed, fields) ? await find() : [""];
    const texts = has(fields, ["search", "prompt"]) ? own : [own[0] ?? ""];
    const length = Math.max(texts.length, Math.min(known.length, accounts));
    return Array.from({ length }, (_, place) =>
      questionOf(listed, fields, {
        account: known[place % known.length] ?? "",
        word: texts[place % texts.length] ?? "",
        indexUrl: options.indexUrl,
      }),
    );
  };
  const { effects, paging } = operation;
  const sort = [...fill.keys()].some((name) => effects[name]?.by === "order");
  return {
    name: Object.values(fixed).join("-"),
    fixed,
    list,
    isOrdered: list?.order !== undefined || sort,
    isPrompted: has(fill, ["prompt"]),
    isPaged: paging !== null && !isIgnored(effects[paging.limit.name], fixed, fill),
    needsAccount: namesAccount(listed, fill),
    tries: has(fill, ["search", "prompt"]) ? own.length : accounts,
    questions: (tools) => questionsOf(fill, tools),
    wideQuestions: (tools) => questionsOf(wide, tools),
    about: (account, options) =>
      questionOf(listed, fill, { account, word: own[0] ?? "", indexUrl: options?.indexUrl }),
    nothing(account) {
      const none = emptied(listed, fill);
      return none && questionOf(listed, none, { account, word: nothing });
    },
  };
}

function hintOf(version: Version, operationId: string): Hint | undefined {
  const known: Record<string, Hint | undefined> = hints[version] ?? {};
  return known[operationId];
}

/** Every combination of what decides how a request is read: modes, chosen lists, and required values of an enumeration. */
function decisionsOf({ operation: { effects }, document }: Listed): Record<string, string>[] {
  const required = document.parameters.filter((one) => one.required || leavesOpen(one, "required"));
  const deciding = Object.keys(effects).filter((name) => {
    const by = effects[name]?.by ?? "";
    return ["mode", "choose"].includes(by) || (by === "equals" && required.some((one) => one.name === name));
  });
  let combinations: Record<string, string>[] = [{}];
  for (const name of deciding) {
    const values = schemasAt(document, name).flatMap((one) => [
      ...(one.enum ?? []),
      ...("const" in one ? [one.const] : []),
    ]);
    const texts = [...new Set(values.filter((value) => typeof value === "string"))];
    if (texts.length === 0) continue;
    combinations = combinations.flatMap((one) => texts.map((value) => ({ ...one, [name]: value })));
  }
  return combinations;
}

/** What finds rows, the surest first. */
const finders = ["account", "prompt", "search", "equals", "contains"];

/** The fields of a question that the document accepts, with what finds rows and no more than is needed beside it. */
function fillOf(listed: Listed, fixed: Record<string, string>, order: readonly string[]): Fill {
  const { operation, document } = listed;
  const { effects } = operation;
  const fill: Fill = new Map(Object.entries(fixed).map(([name, value]) => [name, () => value]));
  for (const { name, in: place, required, schema, example, ...parameter } of document.parameters) {
    if (place !== "query" || fill.has(name) || !(required || leavesOpen(parameter, "required"))) continue;
    fill.set(name, makerOf(listed, name) ?? (() => example ?? sample(schema)));
  }
  const names = order.flatMap((way) => Object.keys(effects).filter((name) => isFinder(listed, name, way)));
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
    if (by === "order" && shown !== undefined && !isOrdered) addIfAccepted(listed, fill, name, () => shown);
  }
  return fill;
}

/** The fields, changed so that nothing is found; `undefined` where no field leads to that. */
function emptied(listed: Listed, fill: Fill): Fill | undefined {
  const { effects, paging } = listed.operation;
  const none: Fill = new Map(fill);
  const ofWay = (...ways: string[]) =>
    Object.keys(effects).filter((name) => ways.includes(effects[name]?.by ?? ""));
  let found = ofWay("search", "prompt").some((name) => fill.has(name));
  for (const name of fill.keys()) {
    const unmatched = isFinder(listed, name, "equals")
      ? nobody
      : isFinder(listed, name, "contains")
        ? nothing
        : undefined;
    if (unmatched === undefined) continue;
    none.set(name, () => (isArray(listed, name) ? [unmatched] : unmatched));
    found = true;
  }
  if (!found) found = ofWay("search").some((name) => addIfAccepted(listed, none, name, () => nothing));
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
function namesAccount(listed: Listed, fill: Fill): boolean {
  const { path, effects } = listed.operation;
  const isNamed = (name: string) => effects[name]?.by === "account" || isFinder(listed, name, "equals");
  return path.includes("{id}") || [...fill.keys()].some(isNamed);
}

function isFinder({ operation: { effects, lists } }: Listed, name: string, way: string): boolean {
  const { by, field } = effects[name] ?? {};
  if (by !== way) return false;
  if (way === "equals") return field !== undefined && lists.some(({ key }) => key === field);
  return way !== "contains" || (field !== undefined && !name.includes("."));
}

function makerOf(listed: Listed, name: string): ((given: Given) => unknown) | undefined {
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

function questionOf({ operation }: Listed, fill: Fill, given: Given): AnyQuestion {
  const query: NonNullable<AnyQuestion["query"]> = {};
  let body: unknown;
  for (const [name, make] of fill) {
    const value = make(given);
    if (isInQuery(operation, name)) query[name] = value as string | number | boolean;
    else body = withValue(body, name.split("."), value);
  }
  return {
    ...(operation.path.includes("{id}") && { id: given.account }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body: body as Fields }),
  };
}

/** Adds a field unless the document refuses the request with it; tells whether it is there. */
function addIfAccepted(listed: Listed, fill: Fill, name: string, make: (given: Given) => unknown): boolean {
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
  return faultsOf(requestBody.content["application/json"].schema, body).length === 0;
}

function isInQuery({ effects, queryParameters }: Entry, name: string): boolean {
  return effects[name]?.in === "query" || queryParameters.includes(name);
}

function isIgnored(effect: Effect | undefined, fixed: Record<string, string>, fill: Fill): boolean {
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

/** The schemas of a field of a request, on all branches of its unions. */
function schemasAt({ parameters, requestBody }: Listed["document"], name: string): Schema[] {
  const parameter = parameters.find((one) => one.in === "query" && one.name === name);
  if (parameter) return branchesOf(parameter.schema);
  let schemas = branchesOf(requestBody?.content["application/json"].schema ?? true);
  for (const key of name.split("."))
    schemas = schemas.flatMap(({ properties }) => branchesOf(properties?.[key] ?? true));
  return schemas;
}
