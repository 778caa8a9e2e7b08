import { operations } from "@adintel/client/operations";
import type { Asker } from "./asking.ts";
import type { CheckOptions } from "./check-options.ts";
import { NoAccount, NotExercised, Unsupported } from "./verdict.ts";
import { costOf } from "./cost.ts";
import { fieldsOf } from "./fields.ts";

/** A few words that creatives of any trade may have. */
export const commonWords = ["new", "best", "free", "shop"];
const rows = 3;

/** What finding an account may cost at most, in microdollars. */
export const searchCost = costOf(operations.v2.searchMedia, commonWords.length * rows);

/** Finds ids of accounts that the server has, once: the one that was named, or those of some creatives. */
export function createAccountFinder(asker: Asker, { account }: CheckOptions): AccountFinder {
  const known = account === undefined ? [] : [account];
  let found = account === undefined ? undefined : Promise.resolve(known);
  let lack: string | undefined;
  const searched = async () => {
    const ids = await search(asker)
      .catch(unsearchable)
      .catch((error: unknown) => {
        if (error instanceof NoAccount) lack = error.message;
        throw error;
      });
    known.push(...ids);
    return ids;
  };
  return {
    find: () => (found ??= searched()),
    cost: () => (found ? 0 : searchCost),
    known: () => known,
    lack: () => lack,
  };
}

export interface AccountFinder {
  /** @throws {NoAccount} if there is none that could be found. */
  find(): Promise<string[]>;
  /** What finding one may cost at most, in microdollars: nothing once it is found. */
  cost(): number;
  /** Those that are known by now. */
  known(): readonly string[];
  /** Why none was found, once that is known. */
  lack(): string | undefined;
}

async function search(asker: Asker): Promise<string[]> {
  let hasList = true;
  for (const query of commonWords) {
    const { status, body } = await asker.ask("v2", "searchMedia", { body: { query, limit: rows } });
    const { media } = fieldsOf(body);
    if (status === 200) hasList = Array.isArray(media);
    if (status !== 200 || !Array.isArray(media)) continue;
    const ids = media.map((row) => fieldsOf(fieldsOf(row)["brand"])["id"]);
    const texts = ids.filter((id) => typeof id === "string");
    if (texts.length > 0) return [...new Set(texts)];
  }
  if (!hasList) throw new NotExercised("a search that should lead to an account has no list media");
  throw new NoAccount("no search led to an account; name one with --account");
}

/** Only v2 has a search that needs no account. */
function unsearchable(error: unknown): never {
  throw error instanceof Unsupported ? new NoAccount("needs --account where there is no v2") : error;
}
