import { operations } from "@adintel/client/operations";
import type { Asker } from "./asking.ts";
import type { CheckOptions } from "./check-options.ts";
import { LimitReached } from "./limits.ts";
import { NoAccount, NotExercised } from "./verdict.ts";
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
const long = 5;
/** Words of either kind. */
const most = 3;

/** Words that lead to something, taken from what the server shows, the most frequent first. */
export interface Words {
  creatives: string[];
  accounts: string[];
}

/** Finds ids of accounts that the server has, once: those that were named, or those of some creatives. */
export function createAccountFinder(asker: Asker, { account }: CheckOptions): AccountFinder {
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
        (ids) => wordsOf(asker, ids),
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

/** What creatives of an account say, and what they say of their account. */
async function wordsOf(asker: Asker, [accountId]: readonly string[]): Promise<Words> {
  const question = { body: { accountId, limit: rows } };
  const { status, body } = await asker.ask("v2", "searchMedia", question).catch(unlessUnsupported);
  const creatives = status === 200 ? listed(body) : [];
  const texts = ({ title, hook, summary }: Fields) => [title, hook, summary];
  const brands = creatives.map(({ brand }) => fieldsOf(brand)).slice(0, 1);
  return {
    creatives: frequent(creatives.flatMap(texts)),
    accounts: frequent(brands.flatMap(({ category, name }) => [category, name])),
  };
}

function unlessUnsupported(error: unknown): { status: number; body: unknown } {
  if (error instanceof NotExercised) return { status: 0, body: undefined };
  throw error;
}

/** The rows of a body, under whatever key. */
function listed(body: unknown): Fields[] {
  return (Object.values(fieldsOf(body)).find(Array.isArray) ?? []).map(fieldsOf);
}

function frequent(texts: readonly unknown[]): string[] {
  const counted = new Map<string, number>();
  for (const text of texts) {
    const words = typeof text === "string" ? (text.toLowerCase().match(/\p{L}+/gu) ?? []) : [];
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
