import { assert, requireData, Inconclusive, type CheckCase } from "../../engine/case.ts";
import { accounts } from "../hints.ts";
import { meaningOf } from "../../engine/meaning.ts";
import { list, mostOf } from "../../cases/lists/list.ts";
import { placeOf, variantsOf } from "../../cases/lists/scopes.ts";
import type { Subject } from "../../contract/subject.ts";

/** Rows that two accounts do not have in common by chance. */
const enough = 2;

/** The lists of one account are not those of another, as they would be if the id were not looked at. */
export function accountsDifferCases(all: readonly Subject[], depth: number): CheckCase[] {
  const listing = all.filter(({ operation, lists }) => operation.path.includes("{id}") && lists.length > 0);
  return listing.map((subject) =>
    meaningOf(subject, {
      name: "of-the-account-alone",
      rule: "different accounts have different lists",
      requests: accounts,
      rows: accounts * mostOf(subject, depth),
      async run(tools) {
        const [variant = {}] = variantsOf(subject);
        const scopes = (await placeOf(subject).of(tools)).slice(0, accounts);
        requireData(scopes.length > 1, "there is only one account; name more with --account");
        let own: { id: string | undefined; words: string } | undefined;
        for (const { id, values } of scopes) {
          const scope = { ...(id !== undefined && { id }), values: { ...values, ...variant } };
          const { rows, exchange } = await list(tools, subject, scope);
          if (rows.length < enough) continue;
          const words = JSON.stringify(rows);
          const expected = `different rows for account ${id} than for account ${own?.id}`;
          assert(words !== own?.words, expected, `the same ${rows.length} rows`, exchange);
          if (own) return;
          own = { id, words };
        }
        throw new Inconclusive(`no two accounts have at least ${enough} rows each`);
      },
    }),
  );
}
