import type { Version } from "@adintel/client/operations";
import type { Asker } from "../session/asker.ts";
import type { Account, CheckOptions } from "../session/check-options.ts";
import { contract, entriesOf, type Operation } from "../contract/table.ts";
import { costAtMost } from "../contract/cost.ts";
import { fieldsOf, type Fields } from "../contract/fields.ts";
import { listsAll } from "../contract/subject.ts";
import { validInput } from "../probes/inputs.ts";
import type { AnyQuestion } from "../session/questions.ts";
import { paged } from "../session/page-sizes.ts";
import type { WordsOf } from "./words.ts";
import { isMissing } from "../session/absence.ts";
import { LimitReached } from "../session/limits.ts";
import { NoAccount, Unsupported } from "../session/assertions.ts";

/** Rows to ask a search for that leads to accounts. */
export const sourceRows = 3;

/** Accounts that are enough, since what is said of one must not be said of another, and one may have few rows. */
const maxFoundAccounts = 3;

export interface AccountSource {
  version: Version;
  operationId: string;
  /** Texts to search by, and how each is asked for. */
  words: readonly string[];
  questionOf(word: string): Pick<AnyQuestion, "query" | "body">;
  /** The id of an account, and its type, as far as a row shows them. */
  accountOf(row: Fields): Fields;
}

export interface Discovery {
  /** The likeliest first. */
  sources: readonly AccountSource[];
  /** Whether some accounts are enough, if there are as many as cases ask about. */
  isEnough?(accounts: readonly Account[]): boolean;
  /**
   * Those that a version may be asked about.
   *
   * @throws {NoAccount} if there is none.
   */
  accountsFor?(version: Version, accounts: readonly Account[], assume: boolean): readonly Account[];
  wordsOf?: WordsOf;
}

/** What an id in the path of an operation is one of: `/titles` of `/titles/{id}`; empty of a path without one. */
export function collectionOf(operation: Operation | null): string {
  return /^(.+?)\/\{/.exec(operation?.path ?? "")?.[1] ?? "";
}

/** What documents lead to where nothing is known: operations that list what a path has an id of, asked for everything or by their example. */
export function documentedDiscovery(version: Version, collection: string): Discovery {
  return {
    sources: contract.operations
      .filter(
        ({ version: own, operation: { path } }) =>
          own === version && !path.includes("{") && `${path}/`.startsWith(`${collection}/`),
      )
      .flatMap(({ operation, document }) =>
        operation.lists.slice(0, 1).map(({ key = "" }) => ({
          version,
          operationId: operation.operationId,
          words: [""],
          questionOf() {
            const { query, body } = validInput(document);
            const fields = listsAll(operation, document) ? {} : fieldsOf(body);
            return paged(
              operation,
              { query, ...(body !== undefined && { body: fields }) },
              { limit: sourceRows },
            );
          },
          accountOf: (row: Fields) => ({ id: row[key] }),
        })),
      ),
  };
}

/** What finding an account may cost at most where the first search leads to one, in microdollars. */
export function searchCost({ sources }: Discovery): number {
  const [search] = sources;
  const entry = search && entryOf(search);
  return search && entry ? costAtMost(entry, search.words.length * sourceRows) : 0;
}

/** What is known of accounts before they are looked for. */
export type AccountOptions = Pick<CheckOptions, "account" | "found" | "assume"> & {
  /** Accounts that were asked about before: others are looked for, and these do where there are none. */
  formerAccounts?: readonly Account[] | undefined;
};

/**
 * Finds ids of accounts that the server has, once: those that were named, or those that searches show.
 *
 * @param headers sent with the search, for a session of the mock's own.
 */
export function createAccountFinder(
  asker: Asker,
  discovery: Discovery,
  { account, found: before, assume, formerAccounts = [] }: AccountOptions,
  headers?: Record<string, string>,
): AccountFinder {
  let known: readonly Account[] = account?.map((id) => ({ id })) ?? before ?? [];
  let found = known.length > 0 ? Promise.resolve(known) : undefined;
  let lack: string | undefined;
  return {
    async find(version) {
      found ??= searchAccounts(asker, discovery, new Set(formerAccounts.map(({ id }) => id)), headers);
      known = await found.catch((error: unknown) => {
        // What a limit broke off may be found when it is asked for by less.
        if (error instanceof LimitReached) found = undefined;
        if (error instanceof NoAccount) lack = error.message;
        throw error;
      });
      const some = discovery.accountsFor?.(version, known, assume) ?? known;
      return some.map(({ id }) => id);
    },
    isKnown: () => found !== undefined,
    lack: () => lack,
    known: () => known,
  };
}

export interface AccountFinder {
  /**
   * The accounts that a version may be asked about.
   *
   * @throws {NoAccount} if there is none that could be found.
   */
  find(version: Version): Promise<string[]>;
  /** Whether one was looked for, or named. */
  isKnown(): boolean;
  /** Those that are known by now. */
  known(): readonly Account[];
  /** Why none was found, once that is known. */
  lack(): string | undefined;
}

async function searchAccounts(
  asker: Asker,
  { sources, isEnough = () => true }: Discovery,
  formerIds: ReadonlySet<string>,
  headers?: Record<string, string>,
): Promise<Account[]> {
  const found = new Map<string, Account>();
  const others = () => [...found.values()].filter(({ id }) => !formerIds.has(id));
  // Another version is asked only where one finds none.
  const further = sources.filter(({ version }) => formerIds.size === 0 || version === sources[0]?.version);
  for (const source of further) {
    for (const word of source.words) {
      const rows = await rowsOf(asker, source, word, headers);
      // Other words lead no further where there is no such search.
      if (!rows) break;
      for (const { id, type } of rows)
        if ((typeof id === "string" && id !== "") || typeof id === "number")
          found.set(String(id), { id: String(id), ...(typeof type === "string" && { type }) });
      if (others().length >= maxFoundAccounts && isEnough(others())) return others();
    }
  }
  if (others().length > 0) return others();
  if (found.size > 0) return [...found.values()];
  throw new NoAccount("no search returned an account; name one with --account");
}

/** The accounts of a search; none where it fails, which is for other cases to tell. `undefined`: the server does not have it. */
async function rowsOf(
  asker: Asker,
  search: AccountSource,
  word: string,
  headers?: Record<string, string>,
): Promise<Fields[] | undefined> {
  const operation = entryOf(search);
  if (!operation) return [];
  const question = { ...search.questionOf(word), ...(headers && { headers }) };
  const exchange = await asker
    .about({ version: search.version, operation })
    .ask(question)
    .catch((error: unknown) => {
      if (!(error instanceof Unsupported)) throw error;
    });
  if (exchange && isMissing(exchange)) return undefined;
  if (exchange?.status !== 200) return [];
  const list = Object.values(fieldsOf(exchange.body)).find(Array.isArray) ?? [];
  return list.map((row) => search.accountOf(fieldsOf(row)));
}

function entryOf({ version, operationId }: AccountSource): Operation | undefined {
  return entriesOf(version).find((one) => one.operationId === operationId);
}
