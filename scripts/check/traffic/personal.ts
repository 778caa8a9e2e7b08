import { isRecord, documents } from "../contract/document.ts";
import { parseJson } from "../contract/fields.ts";
import type { Exchange } from "../http/exchange.ts";
import { isSecretName } from "../../lib/secrets.ts";
import { decodedPart } from "../../lib/text.ts";

/*
 * What people recorded may name other people: creators, their handles, profiles and addresses, what someone searched for.
 * So the rule is the other way round: evidence shows numbers, dates, ids and the values that the documents list, and `…`
 * stands for every other text of a request or a response, whatever it is.
 */

/** In place of a text. */
const hidden = "…";

const listed = valuesIn(documents);

/** Every constant and enum value of the documents. */
function valuesIn(node: unknown, values = new Set<string>()): Set<string> {
  if (!isRecord(node)) return values;
  for (const value of [node["const"], node["enum"]].flat()) if (typeof value === "string") values.add(value);
  for (const child of Object.values(node)) valuesIn(child, values);
  return values;
}

function isShown(name: string, text: string): boolean {
  if (text.length > 1 && isSecretName(name)) return false;
  // One letter says nothing of anyone, and is a word of many sentences.
  if (text.length < 2 || listed.has(text) || /^-?[\d.,:]+$/.test(text) || /^(true|false)$/.test(text))
    return true;
  if (/^\d{4}-\d\d-\d\d([T ][\d:.]+(Z|[+-][\d:]+)?)?$/.test(text)) return true;
  return /^(ids?|\w*Ids?)$/.test(name) && isOpaque(text);
}

/** An id that was made by a machine, such as a uuid, and not a handle that someone chose. */
function isOpaque(text: string): boolean {
  return /\d/.test(text) && /^([a-z]{1,12}[_-])?[\da-f-]{6,80}$/i.test(text);
}

/** A JSON value with every text hidden that may not be shown. Lists take the name of their field. */
function withoutTexts(value: unknown, name = ""): unknown {
  if (typeof value === "string") return isShown(name, value) ? value : hidden;
  if (Array.isArray(value)) return value.map((one) => withoutTexts(one, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutTexts(child, key)]));
}

function* textsIn(value: unknown, name = ""): Generator<string> {
  if (typeof value === "string") {
    if (!isShown(name, value)) yield value;
  } else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, name);
  else if (isRecord(value)) for (const [key, child] of Object.entries(value)) yield* textsIn(child, key);
}

/** An exchange as it may be shown: without texts in its request and its response. */
export function shownExchange(exchange: Exchange): Exchange {
  const { requestText, text, body, url, sending } = exchange;
  return {
    ...exchange,
    url: shownUrl(url, sending.operation?.path ?? ""),
    requestText: requestText === undefined ? undefined : shownText(requestText),
    text: text === "" ? "" : shownText(text),
    body: withoutTexts(body),
  };
}

function shownText(json: string): string {
  const value = parseJson(json);
  return value === undefined ? hidden : JSON.stringify(withoutTexts(value));
}

function shownUrl(url: string, template: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const names = template.split("/");
  const steps = pathname.split("/");
  // What stands before the operation's path is an address that someone set up, and no data.
  const before = steps.length - names.length + (names[0] === "" ? 1 : 0);
  const path = steps.map((step, place) => {
    const name = names[place - before + 1] ?? "";
    return name.startsWith("{") && !isShown("id", decodedPart(step)) ? hidden : step;
  });
  const query = [...searchParams].map(([name, value]) => `${name}=${isShown(name, value) ? value : hidden}`);
  return withoutKeys(`${origin}${path.join("/")}${query.length > 0 ? `?${query.join("&")}` : ""}`);
}

/** A sentence about an exchange without the texts in it. */
export function createShown(...exchanges: Exchange[]): (text: string) => string {
  const texts = new Set<string>();
  for (const { requestText, body, text, url } of exchanges) {
    for (const found of textsIn(parseJson(requestText ?? ""))) texts.add(found);
    for (const found of textsIn(body)) texts.add(found);
    for (const [name, value] of URL.canParse(url) ? new URL(url).searchParams : [])
      if (!isShown(name, value)) texts.add(value);
    if (body === undefined && text !== "") texts.add(text.slice(0, 100));
  }
  const sorted = [...texts].sort((a, b) => b.length - a.length);
  return (sentence) => {
    let shown = sentence;
    for (const text of sorted)
      for (const writing of new Set([JSON.stringify(text).slice(1, -1), text]))
        if (holds(shown, writing)) shown = shown.replaceAll(patternOf(writing), hidden);
    return withoutKeys(withoutOpenEnd(shown));
  };
}

function holds(sentence: string, writing: string): boolean {
  return sentence.toLowerCase().includes(writing.toLowerCase());
}

/** Short texts may be a part of any word. */
function patternOf(text: string): RegExp {
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return new RegExp(text.length < 4 ? `(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])` : escaped, "giu");
}

/** A value that was cut off may end in a part of a text: in one quote more than there is an end of. */
function withoutOpenEnd(sentence: string): string {
  const quotes = [...sentence.matchAll(/(?<!\\)"/g)];
  const last = quotes.at(-1);
  return quotes.length % 2 === 1 && last ? `${sentence.slice(0, last.index + 1)}${hidden}` : sentence;
}

/** What looks like a key, an address of mail or a profile, wherever it comes from. */
export function withoutKeys(text: string): string {
  return text
    .replaceAll(/\b(Bearer|Basic)\s+(?!\$)[^\s"']+/gi, `$1 ${hidden}`)
    .replaceAll(/\b\w*_?(live|test|secret)_\w+/gi, hidden)
    .replaceAll(/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, hidden)
    .replaceAll(/[^\s"'<>@/]+@[\w-]+(\.[\w-]+)+/g, hidden)
    .replaceAll(/\b(?![\da-f]{8}-[\da-f]{4}-)(?=\w*\d)(?=\w*[a-z])\w{32,}\b/gi, hidden);
}
