import type { operations, OperationId, Version } from "@adintel/client/operations";
import { commonWords } from "../../../account.ts";
import type { Tools } from "../../../case.ts";
import { findingOf, scopesOfLegacySearch } from "../legacy-scopes.ts";
import { accounts } from "../account-list.ts";
import { mostOf, type Scope } from "./list.ts";
import { fieldBy, type Subject, type Values } from "./subject.ts";

/** Where an operation is asked for lists to compare. */
interface Place<Name extends string = string> {
  /** The fields that each scope sets, which are not varied. */
  sets: readonly Name[];
  of(tools: Tools): Promise<Scope[]>;
  /** How many scopes there are at most. */
  most: number;
  /** Each is an account. */
  isOfAccounts?: boolean;
  /** Scopes in which a field has some value, for fields that are ignored then. */
  when?: Record<string, Record<string, (tools: Tools) => Promise<Scope[]>>>;
  /** What it costs at most to find them, in requests and rows. */
  finding?(depth: number): { requests: number; rows: number };
}

type ByHand = {
  [V in Version]?: {
    [Id in OperationId<V>]?: (typeof operations)[V][Id] extends { effects: infer Effects }
      ? Place<keyof Effects & string>
      : never;
  };
};

/** Operations whose documents do not say by themselves how to fill what they require. */
const byHand: ByHand = {
  v1: {
    searchBrands: {
      sets: ["mode", "type", "brandNames", "brandIds", "query"],
      of: scopesOfLegacySearch,
      ...{ most: 2, finding: findingOf },
      when: {
        mode: {
          ids: async (tools) => [{ values: { mode: "ids", brandIds: await tools.accounts() } }],
        },
      },
    },
    searchBrandMedia: {
      // What a language model makes of a text is not compared.
      sets: ["mode", "userRequest"],
      of: async (tools) => (await tools.accounts()).map((id) => ({ id, values: { mode: "structured" } })),
      most: accounts,
      isOfAccounts: true,
    },
  },
};

/** Searches by description that accounts of any trade may answer. */
const searched = ["shop", "brand", "beauty", "home", ...commonWords];

export function placeOf(subject: Subject): Place {
  const named: Record<string, Place | undefined> = { ...byHand[subject.version] };
  return named[subject.id] ?? derived(subject);
}

function derived(subject: Subject): Place {
  const account = fieldBy(subject, "account");
  const text = fieldBy(subject, "search");
  if (subject.operation.path.includes("{id}") || account) {
    return {
      sets: [],
      most: accounts,
      isOfAccounts: true,
      of: async (tools) =>
        (await tools.accounts()).map((id) =>
          account ? { values: { [account.name]: id } } : { id, values: {} },
        ),
    };
  }
  // Where nothing has to be said, everything is listed.
  const scopes: Scope[] = text
    ? searched.map((query) => ({ values: { [text.name]: query } }))
    : [{ values: {} }];
  return { sets: [], most: scopes.length, of: async () => scopes };
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

/** Searches over everything, beside the lists of accounts. */
export function wideScopes(subject: Subject): Scope[] {
  const text = fieldBy(subject, "search");
  if (!text || !fieldBy(subject, "account")) return [];
  return commonWords.map((query) => ({ values: { [text.name]: query } }));
}

/** How many scopes are looked at: of accounts a single one where few rows are asked for, since they cost money. */
export function mostScopes({ most, isOfAccounts }: Place, depth: number): number {
  return isOfAccounts && depth < 10 ? 1 : most;
}

/** What is asked of each scope. */
interface Asked {
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
  { questions, full = questions, each, wide = 0 }: Asked,
  depth: number,
) {
  const place = placeOf(subject);
  const rowsEach = each ?? mostOf(subject, depth);
  const extra = place.finding?.(depth) ?? { requests: 0, rows: 0 };
  const scopes = (mostScopes(place, depth) + wide) * variantsOf(subject).length;
  // A search that finds nothing may be charged for as one row.
  const rows = Math.min(questions, full) * rowsEach + Math.max(0, questions - full);
  return { requests: scopes * questions + extra.requests, rows: scopes * rows + extra.rows };
}
