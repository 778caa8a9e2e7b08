import { operations } from "@adintel/client/operations";
import type { Asker } from "./asking.ts";
import type { CheckOptions } from "./check-options.ts";
import { LimitReached } from "./limits.ts";
import { NoAccount, NotExercised } from "./verdict.ts";
import { costOf } from "./cost.ts";
import { fieldsOf } from "./fields.ts";

/** A few words that creatives of any trade may have. */
export const commonWords = ["new", "best", "free", "shop"];
const rows = 3;

/** What finding an account may cost at most, in microdollars. */
export const searchCost = costOf(operations.v2.searchMedia, commonWords.length * rows);

/** Accounts that are enough, since what is said of one must not be said of another. */
const enough = 2;

/** Finds ids of accounts that the server has, once: those that were named, or those of some creatives. */
export function createAccountFinder(asker: Asker, { account }: CheckOptions): AccountFinder {
  let found = account === undefined ? undefined : Promise.resolve([...account]);
  return {
    async find() {
      found ??= search(asker).catch(unsearchable);
      return found.catch((error: unknown) => {
        // What a limit broke off may be found when it is asked for by less.
        if (error instanceof LimitReached) found = undefined;
        throw error;
      });
    },
    isKnown: () => found !== undefined,
  };
}

export interface AccountFinder {
  /** @throws {NoAccount} if there is none that could be found. */
  find(): Promise<string[]>;
  /** Whether one was looked for, or named. */
  isKnown(): boolean;
}

async function search(asker: Asker): Promise<string[]> {
  const found = new Set<string>();
  for (const query of commonWords) {
    const { status, body } = await asker.ask("v2", "searchMedia", { body: { query, limit: rows } });
    const { media } = fieldsOf(body);
    if (status !== 200 || !Array.isArray(media)) continue;
    const ids = media.map((row) => fieldsOf(fieldsOf(row)["brand"])["id"]);
    for (const id of ids) if (typeof id === "string") found.add(id);
    if (found.size >= enough) break;
  }
  if (found.size > 0) return [...found];
  throw new NoAccount("no search led to an account; name one with --account");
}

/** Only v2 has a search that needs no account. */
function unsearchable(error: unknown): never {
  throw error instanceof NotExercised ? new NoAccount("needs --account where there is no v2") : error;
}
