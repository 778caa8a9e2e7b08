import type { Tools } from "../engine/case.ts";
import { addressFor } from "../session/check-options.ts";
import { leavesOpen } from "../contract/document.ts";
import { nameBy, type Operation, type List, type Listed } from "../contract/table.ts";
import type { AnyQuestion } from "../session/questions.ts";
import {
  emptied,
  fillOf,
  finders,
  isIgnored,
  namesAccount,
  questionOf,
  schemasAt,
  type Fill,
} from "./filling.ts";
import { defaultWords, maxAccounts, unmatchedText } from "./lists/words.ts";

/*
 * Requests that likely return rows, made out of what the documents say each field does, so that a new operation is asked
 * without a line here.
 */

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
  questions(tools: Pick<Tools, "accounts" | "options" | "words">): Promise<AnyQuestion[]>;
  /** The same, of everything rather than of one account, where there is such a question. */
  wideQuestions(tools: Pick<Tools, "accounts" | "options" | "words">): Promise<AnyQuestion[]>;
  about(account: string, options?: Tools["options"]): AnyQuestion;
  /** One to which nothing is found; `undefined` where the documents name no such. */
  nothing(account: string): AnyQuestion | undefined;
}

export function variantsOf(listed: Listed): Variant[] {
  return decisionsOf(listed).map((fixed) => variantOf(listed, fixed));
}

/** Whether a request has a field for the account, in its path or beside it. */
export function isAboutAccount(operation: Operation): boolean {
  return operation.path.includes("{") || nameBy(operation, "account") !== undefined;
}

/** Whether an operation adds an address to the index. */
export function takesAddress(operation: Operation): boolean {
  return nameBy(operation, "subject") !== undefined;
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
  const candidates = listed.words ?? defaultWords;
  const questionsOf = async (
    fields: Fill,
    { accounts: find, options, words }: Pick<Tools, "accounts" | "options" | "words">,
  ) => {
    const known = namesAccount(listed, fields) ? await find() : [""];
    const isSearch = has(fields, ["search", "prompt"]);
    const seen = isSearch ? (await words())[isAboutAccount(operation) ? "creatives" : "accounts"] : [];
    const mixed = candidates.flatMap((word, place) => [seen[place] ?? [], word].flat());
    const texts = isSearch ? mixed.slice(0, candidates.length) : [candidates[0] ?? ""];
    const length = Math.max(texts.length, Math.min(known.length, maxAccounts));
    return Array.from({ length }, (_, place) =>
      questionOf(listed, fields, {
        account: known[place % known.length] ?? "",
        word: texts[place % texts.length] ?? "",
        indexUrl: addressFor(version, options),
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
    tries: has(fill, ["search", "prompt"]) ? candidates.length : maxAccounts,
    questions: (tools) => questionsOf(fill, tools),
    wideQuestions: (tools) => questionsOf(wide, tools),
    about: (account, options) =>
      questionOf(listed, fill, {
        account,
        word: candidates[0] ?? "",
        indexUrl: options && addressFor(version, options),
      }),
    nothing(account) {
      const none = emptied(listed, fill);
      return none && questionOf(listed, none, { account, word: unmatchedText });
    },
  };
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
