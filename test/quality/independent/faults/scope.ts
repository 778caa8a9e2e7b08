import type { Family } from "../faults.ts";
import { accounts } from "../data/accounts.ts";
import type { Answer } from "../hooks.ts";
import {
  answering,
  body,
  crash,
  each,
  failure,
  family,
  fault,
  keeping,
  keepingAll,
  noSuchBrand,
} from "./make.ts";

const scoped = [
  "v2/searchMedia",
  "v2/getInsights",
  "v2/listLandingPages",
  "v2/listCampaigns",
  "v2/listCollabs",
  "v1/searchMedia",
  "v1/getInsights",
  "v1/listLandingPages",
];

const totalsOnly = "its rows name no account, and nothing says that all rows of an account are elsewhere";
const creatorIds = new Set(accounts.filter(({ type }) => type === "CREATOR").map(({ id }) => id));
const ofCreators = [
  "v2/getInsights",
  "v2/listLandingPages",
  "v2/listCampaigns",
  "v2/listCollabs",
  "v2/getAccount",
  "v2/getIndexStatus",
  "v2/searchMedia",
];

/** Takes the next account for one. */
const shifted = (at: string) =>
  keeping(at, "accountId", (keeps, value) =>
    keeps(accounts[(accounts.findIndex(({ id }) => id === value) + 1) % accounts.length]!.id),
  );

/** Looks up the same account always. */
const fixed = (at: string) => {
  const { id, name } = accounts[0]!;
  return body(at, (plain) => ({ ...plain, id, name }));
};

const scopeFamily = family("scope", [
  ...each(scoped, "*-all-accounts", "The rows of all accounts are returned instead of one's.", (at) =>
    keepingAll(at, "accountId"),
  ),
  ...each(
    ["v2/getInsights", "v2/listCampaigns", "v2/listCollabs"],
    "*-another-account",
    "The rows of another account are returned.",
    shifted,
    () => ({ findable: totalsOnly }),
  ),
  fault(
    "v2-media-another-account",
    "POST /media returns the creatives of another account.",
    shifted("v2/searchMedia"),
  ),
  fault("look-up-of-another", "GET /account/{id} returns another account.", fixed("v2/getAccount")),
  fault("v1-look-up-of-another", "GET /brands/{id} returns another account.", fixed("v1/getBrand")),
]);

/** Answers otherwise where a creator is asked about. */
const toCreators = (at: string, other: Answer) =>
  answering(at, (answer, { account }) => (account && creatorIds.has(account.id) ? other : answer));

const creatorFamily = family("creators", [
  ...each(ofCreators, "*-unknown", "The id of a creator is answered with 404.", (at) =>
    toCreators(at, noSuchBrand),
  ),
  ...each(
    ["v2/listCollabs", "v2/getInsights", "v1/getBrand"],
    "*-fails",
    "The id of a creator fails with 500.",
    (at) => toCreators(at, failure),
  ),
  fault(
    "collabs-empty",
    "Collabs of a creator are always empty.",
    keeping("v2/listCollabs", "accountId", (keeps, value) => !creatorIds.has(String(value)) && keeps(value)),
    { findable: "that a creator works with nobody is not ruled out" },
  ),
  crash(
    "media-search-fails",
    "Every search within an account",
    "v2/searchMedia",
    ({ accountId }) => accountId !== undefined,
  ),
]);

const versions = family(
  "versions",
  (["v1", "v2"] as const).flatMap((version) => [
    fault(`${version}-unknown-key`, `${version} does not know the keys of the other version.`, {
      at: version === "v2" ? "v2/listCollabs" : "v1/getBrand",
      authorization: (header, request) =>
        new URL(request.url).pathname.startsWith(version === "v2" ? "/v2" : "/api/v1") ? null : header,
    }),
    fault(
      `${version}-other-ids`,
      `Ids that ${version} returns are unknown to the other version.`,
      {
        at: version === "v2" ? "v1/getBrand" : "v2/getAccount",
        answer: (answer, call) =>
          call && call.operation.version !== version && call.account && !/index/.test(call.operation.path)
            ? noSuchBrand
            : answer,
      },
      { findable: "that ids are the same in both versions is not stated in words" },
    ),
  ]),
);

/** Whose rows are returned, and to whom. */
export const scopeFamilies: readonly Family[] = [scopeFamily, creatorFamily, versions];
