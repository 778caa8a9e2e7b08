import type { Version } from "@adintel/client/operations";
import type { Asker } from "../session/asker.ts";
import type { Account, CheckOptions } from "../session/check-options.ts";
import { entriesOf, type Operation } from "../contract/table.ts";
import { costAtMost } from "../contract/cost.ts";
import { fieldsOf, type Fields } from "../contract/fields.ts";
import { LimitReached } from "../session/limits.ts";
import { NoAccount, Unsupported } from "../session/assertions.ts";

/** For a search that finds whatever has one of the words: of people, of trades, and those that no text does without. */
const manyWords =
  "the and for with your you our this that from how why women men kids pets home beauty skin hair food coffee " +
  "health sleep fitness sport fashion shoes travel games tech sale gift day";

/** Words that say nothing of what a text is about. */
export const emptyWords = ["with", "your", "this", "that", "from", "what", "when", "will", "have"];
/** A few texts that creatives of any trade may have something of. */
export const commonWords = ["new", manyWords, "best", "free", "shop"];
/** Parts of handles: a search by handle finds what contains them, in any language. */
export const handleParts = ["a", "an", "er"];
const rows = 3;

/** Accounts that are enough, since what is said of one must not be said of another, and one may have few rows. */
const maxFoundAccounts = 3;

/** A search whose rows lead to accounts. */
interface AccountSource {
  version: Version;
  operationId: string;
  /** Texts to search by, where they stand in the body, and what else the body has. */
  words: readonly string[];
  bodyOf(word: string): Fields;
  accountOf(row: Fields): Fields;
}

/** The likeliest first. An account that is found by a creative has creatives. */
const searches: readonly AccountSource[] = [
  {
    version: "v2",
    operationId: "searchMedia",
    words: [...commonWords, "a"],
    bodyOf: (query) => ({ query, limit: rows }),
    accountOf: (row) => fieldsOf(row["brand"]),
  },
  ...["searchBrands", "searchCreators"].map((operationId): AccountSource => ({
    version: "v2",
    operationId,
    words: handleParts,
    bodyOf: (igUsername) => ({ igUsername, limit: rows }),
    accountOf: (row) => row,
  })),
  {
    version: "v1",
    operationId: "searchBrands",
    words: ["shop", manyWords, "a"],
    bodyOf: (query) => ({ mode: "smart", type: "BRAND", query, count: rows }),
    accountOf: (row) => row,
  },
];

/** What finding an account may cost at most where creatives lead to one, in microdollars. */
export const searchCost = searches.slice(0, 1).reduce((sum, search) => {
  const entry = entryOf(search);
  return sum + (entry ? costAtMost(entry, search.words.length * rows) : 0);
}, 0);

/**
 * Finds ids of accounts that the server has, once: those that were named, or those that searches show.
 *
 * @param headers sent with the search, for a session of the mock's own.
 */
export function createAccountFinder(
  asker: Asker,
  { account, found: before, assume }: Pick<CheckOptions, "account" | "found" | "assume">,
  headers?: Record<string, string>,
): AccountFinder {
  let known: readonly Account[] = account?.map((id) => ({ id })) ?? before ?? [];
  let found = known.length > 0 ? Promise.resolve(known) : undefined;
  let lack: string | undefined;
  return {
    async find(version) {
      found ??= searchAccounts(asker, headers);
      known = await found.catch((error: unknown) => {
        // What a limit broke off may be found when it is asked for by less.
        if (error instanceof LimitReached) found = undefined;
        if (error instanceof NoAccount) lack = error.message;
        throw error;
      });
      // v1 fetches brands; whether it takes creators for such is not stated.
      const some =
        version === "v1" && !assume
          ? known.filter(({ type }) => type !== "CREATOR").sort((a, b) => rank(a) - rank(b))
          : known;
      if (some.length === 0) throw new NoAccount("no search returned a brand; name one with --account");
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

async function searchAccounts(asker: Asker, headers?: Record<string, string>): Promise<Account[]> {
  const found = new Map<string, Account>();
  for (const one of searches) {
    for (const word of one.words) {
      for (const { id, type } of await rowsOf(asker, one, word, headers))
        if (typeof id === "string" && id !== "")
          found.set(id, typeof type === "string" ? { id, type } : { id });
      const hasBrand = [...found.values()].some(({ type }) => type !== "CREATOR");
      if (hasBrand && found.size >= maxFoundAccounts) return [...found.values()];
    }
  }
  if (found.size > 0) return [...found.values()];
  throw new NoAccount("no search returned an account; name one with --account");
}

/** The accounts of a search; none where it fails, which is for other cases to tell. */
async function rowsOf(
  asker: Asker,
  search: AccountSource,
  word: string,
  headers?: Record<string, string>,
): Promise<Fields[]> {
  const operation = entryOf(search);
  if (!operation) return [];
  const question = { body: search.bodyOf(word), ...(headers && { headers }) };
  const exchange = await asker
    .about({ version: search.version, operation })
    .ask(question)
    .catch((error: unknown) => {
      if (!(error instanceof Unsupported)) throw error;
    });
  if (exchange?.status !== 200) return [];
  const list = Object.values(fieldsOf(exchange.body)).find(Array.isArray) ?? [];
  return list.map((row) => search.accountOf(fieldsOf(row)));
}

function entryOf({ version, operationId }: AccountSource): Operation | undefined {
  return entriesOf(version).find((one) => one.operationId === operationId);
}

function rank({ type }: Account): number {
  return type === "BRAND" ? 0 : type === "CREATOR" ? 2 : 1;
}
