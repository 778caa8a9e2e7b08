import { operations } from "@adintel/client/operations";
import { NoAccount, type CheckOptions } from "./case.ts";
import { costOf, fieldsOf } from "./cost.ts";
import type { Session } from "./session.ts";

/** A few words that creatives of any trade may have. */
const words = ["new", "best", "free", "shop"];
const rows = 2;

/** What finding an account may cost at most, in microdollars. */
export const searchCost = costOf(operations.v2.searchMedia, words.length * rows);

/** Finds the id of an account that the server has, once: the one that was named, or that of some creative. */
export function createAccountFinder(session: Session, { account }: CheckOptions): () => Promise<string> {
  let found: Promise<string> | undefined;
  return () => (found ??= account === undefined ? search(session) : Promise.resolve(account));
}

async function search(session: Session): Promise<string> {
  const operation = operations.v2.searchMedia;
  for (const query of words) {
    const { status, body } = await session.send({
      ...{ version: "v2", operation, path: operation.path, body: { query, limit: rows } },
    });
    const { media } = fieldsOf(body);
    if (status !== 200 || !Array.isArray(media)) continue;
    for (const row of media) {
      const { id } = fieldsOf(fieldsOf(row)["brand"]);
      if (typeof id === "string") return id;
    }
  }
  throw new NoAccount("no search led to an account; name one with --account");
}
