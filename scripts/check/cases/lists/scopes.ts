import { handleParts } from "../../discovery/words.ts";
import { isRefusal, type Tools } from "../../engine/case.ts";
import type { Place, Scope } from "../../knowledge/knowledge.ts";
import { maxAccounts, accountWords, creativeWords, products, maxSearches } from "./words.ts";
import { isFree } from "../../contract/cost.ts";
import { list, listLimit } from "./list.ts";
import { fieldBy, type FilterField, type Subject, type Values } from "../../knowledge/subject.ts";

export function placeOf(subject: Subject): Place {
  return subject.known?.place ?? derived(subject);
}

function derived(subject: Subject): Place {
  const account = fieldBy(subject, "account");
  const text = fieldBy(subject, "search");
  if (subject.operation.path.includes("{") || account) {
    return {
      sets: [],
      maxScopes: maxAccounts,
      isOfAccounts: true,
      of: async (tools) =>
        (await tools.accounts()).map((id) =>
          account ? { values: { [account.name]: id } } : { id, values: {} },
        ),
    };
  }
  // Where nothing has to be said, everything is listed.
  if (!text || subject.listsAll) return { sets: [], maxScopes: 1, of: async () => [{ values: {} }] };
  const handle = subject.fields.find(
    ({ by, precedence, isList }) => by === "contains" && precedence !== undefined && !isList,
  );
  return {
    sets: [],
    maxScopes: maxSearches + (handle ? 1 : 0),
    async of(tools) {
      // Words of accounts are asked for only where those that any server may know find nothing, since they cost something.
      const common = isFree(subject.operation) ? await commonOf(tools, subject, text) : [];
      if (common.length > 0) return common;
      const words = await accountWords(tools);
      const found = handle && (await partOf(tools, subject, handle));
      return [...(found ? [found] : []), ...words.map((query) => ({ values: { [text.name]: query } }))];
    },
    ...(isFree(subject.operation) && { finding: () => ({ requests: products.length, rows: 0 }) }),
    ...(handle && {
      finding: (depth) => ({ requests: handleParts.length, rows: handleParts.length * depth }),
    }),
  };
}

/** Searches by phrases that any server may know, if one of them finds several rows; that one comes first. */
async function commonOf(tools: Tools, subject: Subject, { name }: FilterField): Promise<Scope[]> {
  const scopes = products.map((phrase) => ({ values: { [name]: phrase } }));
  for (const scope of scopes) {
    const { rows } = await list(tools, subject, scope);
    if (rows.length > 1) return [scope, ...scopes.filter((other) => other !== scope)].slice(0, maxSearches);
  }
  return [];
}

/** A search by a part of handles that finds several rows, in whatever language they are. */
async function partOf(tools: Tools, subject: Subject, { name }: FilterField): Promise<Scope | undefined> {
  for (const part of handleParts) {
    const scope = { values: { [name]: part } };
    try {
      if ((await list(tools, subject, scope)).rows.length > 1) return scope;
    } catch (error) {
      // How short a text may be is not stated.
      if (!isRefusal(error)) throw error;
    }
  }
  return undefined;
}

/**
 * The fields that a request has to set to one of a few values, and those that choose a list: each of their values is a list
 * of its own.
 */
export function variantsOf(subject: Subject): Values[] {
  const { sets } = placeOf(subject);
  return subject.fields
    .filter(
      ({ name, isRequired, by, choices }) =>
        choices && (isRequired || by === "choose") && !sets.includes(name),
    )
    .reduce<Values[]>(
      (all, { name, choices = [] }) =>
        all.flatMap((one) => choices.map((value) => ({ ...one, [name]: value }))),
      [{}],
    );
}

/** How many searches there are over everything, beside the lists of accounts. */
export function wideOf(subject: Subject): number {
  return fieldBy(subject, "search") && fieldBy(subject, "account") ? maxSearches : 0;
}

export async function wideScopes(tools: Tools, subject: Subject): Promise<Scope[]> {
  const text = fieldBy(subject, "search");
  if (!text || wideOf(subject) === 0) return [];
  return (await creativeWords(tools)).map((query) => ({ values: { [text.name]: query } }));
}

/** How many scopes are looked at: of accounts a single one where few rows are asked for, since they cost money. */
export function scopeLimit({ maxScopes, isOfAccounts }: Place, depth: number): number {
  return isOfAccounts && depth < 10 ? 1 : maxScopes;
}

/** What is asked of each scope. */
interface ScopeRequests {
  questions: number;
  /** How many of them may lead to whole lists. */
  full?: number;
  /** Rows of each at most; default: those of a whole list. */
  each?: number | undefined;
  /** Searches over everything, beside the scopes. */
  wide?: number;
}

/** Requests and rows at most of a case that asks so many questions of each scope. */
export function expenseOf(
  subject: Subject,
  { questions, full = questions, each, wide = 0 }: ScopeRequests,
  depth: number,
) {
  const place = placeOf(subject);
  const rowsEach = each ?? listLimit(subject, depth);
  const extra = place.finding?.(depth) ?? { requests: 0, rows: 0 };
  const scopes = (scopeLimit(place, depth) + wide) * variantsOf(subject).length;
  // A search that finds nothing may be charged for as one row.
  const rows = Math.min(questions, full) * rowsEach + Math.max(0, questions - full);
  return { requests: scopes * questions + extra.requests, rows: scopes * rows + extra.rows };
}
