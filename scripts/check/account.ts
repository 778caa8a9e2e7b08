import { operations, type Version } from "@adintel/client/operations";
import type { Asker } from "./asking.ts";
import type { CheckOptions } from "./check-options.ts";
import { NoAccount, NotExercised } from "./verdict.ts";
import { costOf } from "./cost.ts";
import { fieldsOf } from "./fields.ts";

/** A few words that creatives of any trade may have, some of which stand in any text. */
export const commonWords = ["new", "your", "and", "free"];
const rows = 3;

/** What finding an account may cost at most, in microdollars. */
export const searchCost = costOf(operations.v2.searchMedia, commonWords.length * rows);

interface Account {
  id: string;
  /** `undefined` where it is not known. */
  type?: unknown;
}

/**
 * Finds ids of accounts that the server has, once: the one that was named, or those of some creatives.
 *
 * @param headers sent with the search, for a session of the mock's own.
 */
export function createAccountFinder(
  asker: Asker,
  { account, assume }: Pick<CheckOptions, "account" | "assume">,
  headers?: Record<string, string>,
): AccountFinder {
  let found = account === undefined ? undefined : Promise.resolve<Account[]>([{ id: account }]);
  return {
    async find(version) {
      const all = await (found ??= search(asker, headers).catch(unsearchable));
      // v1 fetches brands; whether it takes creators for such is not stated.
      const some =
        version === "v1" && !assume
          ? all.filter(({ type }) => type !== "CREATOR").sort((a, b) => rank(a) - rank(b))
          : all;
      if (some.length === 0) throw new NoAccount("no search led to a brand; name one with --account");
      return some.map(({ id }) => id);
    },
    cost: () => (found ? 0 : searchCost),
  };
}

export interface AccountFinder {
  /**
   * The accounts that a version may be asked about.
   *
   * @throws {NoAccount} if there is none that could be found.
   */
  find(version: Version): Promise<string[]>;
  /** What finding one may cost at most, in microdollars: nothing once it is found. */
  cost(): number;
}

async function search(asker: Asker, headers?: Record<string, string>): Promise<Account[]> {
  let creators: Account[] | undefined;
  for (const query of commonWords) {
    const question = { body: { query, limit: rows }, ...(headers && { headers }) };
    const { status, body } = await asker.ask("v2", "searchMedia", question);
    const { media } = fieldsOf(body);
    if (status !== 200 || !Array.isArray(media)) continue;
    const found = new Map<string, Account>();
    for (const row of media) {
      const { id, type } = fieldsOf(fieldsOf(row)["brand"]);
      if (typeof id === "string") found.set(id, { id, type });
    }
    const accounts = [...found.values()];
    if (accounts.some(({ type }) => type === "BRAND")) return accounts;
    if (accounts.length > 0) creators ??= accounts;
  }
  if (creators) return creators;
  throw new NoAccount("no search led to an account; name one with --account");
}

/** What is known to be a brand comes first. */
function rank({ type }: Account): number {
  return type === "BRAND" ? 0 : 1;
}

/** Only v2 has a search that needs no account. */
function unsearchable(error: unknown): never {
  throw error instanceof NotExercised ? new NoAccount("needs --account where there is no v2") : error;
}
