import { versions } from "../../lib/versions.ts";
import type { Account } from "../session/check-options.ts";
import { NoAccount } from "../session/assertions.ts";
import { fieldsOf } from "../contract/fields.ts";
import { sourceRows as rows, type AccountSource, type Discovery } from "../discovery/account-finder.ts";
import { commonWords, handleParts, manyWords } from "../discovery/words.ts";
import { wordsOf } from "./search-terms.ts";

const sinceV2 = versions.slice(versions.indexOf("v2"));

/** Searches that lead to accounts. An account that is found by a creative has creatives. */
export const discovery: Discovery = {
  sources: [
    ...sinceV2.flatMap((version): AccountSource[] => [
      {
        version,
        operationId: "searchMedia",
        words: [...commonWords, "a"],
        questionOf: (query) => ({ body: { query, limit: rows } }),
        accountOf: (row) => fieldsOf(row["brand"]),
      },
      ...["searchBrands", "searchCreators"].map((operationId): AccountSource => ({
        version,
        operationId,
        words: handleParts,
        questionOf: (igUsername) => ({ body: { igUsername, limit: rows } }),
        accountOf: (row) => row,
      })),
    ]),
    {
      version: "v1",
      operationId: "searchBrands",
      words: ["shop", manyWords, "a"],
      questionOf: (query) => ({ body: { mode: "smart", type: "BRAND", query, count: rows } }),
      accountOf: (row) => row,
    },
  ],
  isEnough: (accounts) => accounts.some(({ type }) => type !== "CREATOR"),
  accountsFor(version, accounts, assume) {
    if (version !== "v1" || assume) return accounts;
    // v1 fetches brands; whether it takes creators for such is not stated.
    const brands = accounts.filter(({ type }) => type !== "CREATOR").sort((a, b) => rank(a) - rank(b));
    if (brands.length === 0) throw new NoAccount("no search returned a brand; name one with --account");
    return brands;
  },
  wordsOf,
};

function rank({ type }: Account): number {
  return type === "BRAND" ? 0 : 1;
}
