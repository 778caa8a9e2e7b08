import { operations } from "@adintel/client/operations";
import type { Asker } from "./asking.ts";
import type { CheckOptions } from "./check-options.ts";
import { LimitReached } from "./limits.ts";
import { NoAccount, NotExercised, Violation } from "./verdict.ts";
import { unfilteredMedia, wholeOf } from "./cases/meaning/media.ts";
import { costAtMost, costOf } from "./cost.ts";
import { fieldsOf } from "./fields.ts";
import type { Fields } from "./questions.ts";

/** A few words that creatives of any trade may have. */
export const commonWords = ["new", "best", "free", "shop"];
/** Parts of handles: a search by handle finds what contains them, in any language. */
export const handleParts = ["a", "an", "er"];
const rows = 3;

/** What finding an account may cost at most, in microdollars. */
export const searchCost =
  costOf(operations.v2.searchMedia, (commonWords.length + 1) * rows) +
  costAtMost(operations.v2.searchBrands, handleParts.length * rows);

/** Accounts that are enough, since what is said of one must not be said of another. */
const enough = 2;
/** Letters that a word has at least, so that it says something. */
const long = 4;
/** Words of either kind. */
const most = 3;

/** Words that lead to something, taken from what the server shows, the most frequent first. */
export interface Words {
  creatives: string[];
  accounts: string[];
}

/** Finds ids of accounts that the server has, once: those that were named, or those of some creatives. */
export function createAccountFinder(
  asker: Asker,
  { account, depth }: Pick<CheckOptions, "account"> & { depth: number },
): AccountFinder {
  let found = account === undefined ? undefined : Promise.resolve([...account]);
  let words: Promise<Words> | undefined;
  const find = async () => {
    found ??= search(asker).catch(unsearchable);
    return found.catch((error: unknown) => {
      // What a limit broke off may be found when it is asked for by less.
      if (error instanceof LimitReached) found = undefined;
      throw error;
    });
  };
  return {
    find,
    async words() {
      words ??= find().then(
        (ids) => wordsOf(asker, ids, depth),
        () => ({ creatives: [], accounts: [] }),
      );
      return words.catch((error: unknown) => {
        words = undefined;
        throw error;
      });
    },
    isKnown: () => found !== undefined,
  };
}

export interface AccountFinder {
  /** @throws {NoAccount} if there is none that could be found. */
  find(): Promise<string[]>;
  /** Words that the server's creatives and accounts show. */
  words(): Promise<Words>;
  /** Whether one was looked for, or named. */
  isKnown(): boolean;
}

async function search(asker: Asker): Promise<string[]> {
  const found = new Set<string>();
  const add = (id: unknown) => typeof id === "string" && found.add(id);
  for (const query of commonWords) {
    if (found.size >= enough) break;
    const { status, body } = await asker.ask("v2", "searchMedia", { body: { query, limit: rows } });
    for (const row of status === 200 ? listed(body) : []) add(fieldsOf(row["brand"])["id"]);
  }
  for (const igUsername of handleParts) {
    if (found.size > 0) break;
    const { status, body } = await asker.ask("v2", "searchBrands", { body: { igUsername, limit: rows } });
    for (const row of status === 200 ? listed(body) : []) add(row["id"]);
  }
  if (found.size > 0) return [...found];
  throw new NoAccount("no search led to an account; name one with --account");
}

/** What creatives of an account say, and what a search by handle shows of accounts; cases ask for the same lists. */
async function wordsOf(asker: Asker, [accountId]: readonly string[], depth: number): Promise<Words> {
  const { body } = unfilteredMedia();
  const asked = { body: { ...body, accountId, sortBy: "MOST_RECENT" as const, limit: wholeOf(depth) } };
  const creatives = await asker.answer("v2", "searchMedia", asked).catch(unanswered);
  const [part] = handleParts;
  const found = { body: { igUsername: part, limit: depth } };
  const accounts = await asker.answer("v2", "searchBrands", found).catch(unanswered);
  const known = creatives.rows.map(({ brand }) => fieldsOf(brand)).slice(0, 1);
  return {
    creatives: frequent(creatives.rows.map(({ title, hook, summary }) => [title, hook, summary])),
    accounts: frequent(
      [...accounts.rows, ...known].map(({ category, summary, name }) => [category, summary, name]),
    ),
  };
}

function unanswered(error: unknown): { rows: Fields[] } {
  if (error instanceof NotExercised || error instanceof Violation) return { rows: [] };
  throw error;
}

/** The rows of a body, under whatever key. */
function listed(body: unknown): Fields[] {
  return (Object.values(fieldsOf(body)).find(Array.isArray) ?? []).map(fieldsOf);
}

/** The words that most rows have, of which each has several texts. */
function frequent(rows: readonly (readonly unknown[])[]): string[] {
  const counted = new Map<string, number>();
  for (const texts of rows) {
    const words =
      texts
        .filter((text) => typeof text === "string")
        .join(" ")
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [];
    for (const word of new Set(words))
      if (word.length >= long) counted.set(word, (counted.get(word) ?? 0) + 1);
  }
  return [...counted]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([word]) => word);
}

/** Only v2 has a search that needs no account. */
function unsearchable(error: unknown): never {
  throw error instanceof NotExercised ? new NoAccount("needs --account where there is no v2") : error;
}
