import type { Family } from "../faults.ts";
import { accounts } from "../data/accounts.ts";
import { answering, failing, failure, fault, isRow, keeping, keepingAll, noSuchBrand } from "./make.ts";

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

const scopeFamily: Family = {
  id: "scope",
  faults: [
    ...scoped.map((at) =>
      fault(
        `scope/${at}-all-accounts`,
        "The rows of all accounts are returned instead of one's.",
        keepingAll(at, "accountId"),
      ),
    ),
    ...["v2/getInsights", "v2/listCampaigns", "v2/listCollabs"].map((at) =>
      fault(
        `scope/${at}-another-account`,
        "The rows of another account are returned.",
        keeping(at, "accountId", (keeps, value) =>
          keeps(accounts[(accounts.findIndex(({ id }) => id === value) + 1) % accounts.length]!.id),
        ),
        { findable: totalsOnly },
      ),
    ),
    fault(
      "scope/v2-media-another-account",
      "POST /media returns the creatives of another account.",
      keeping("v2/searchMedia", "accountId", (keeps, value) =>
        keeps(accounts[(accounts.findIndex(({ id }) => id === value) + 1) % accounts.length]!.id),
      ),
    ),
    fault(
      "scope/look-up-of-another",
      "GET /account/{id} returns another account.",
      answering("v2/getAccount", (answer) => ({
        ...answer,
        body: {
          ...(isRow(answer.body) && answer.body),
          id: accounts[0]!.id,
          name: accounts[0]!.name,
        },
      })),
    ),
    fault(
      "scope/v1-look-up-of-another",
      "GET /brands/{id} returns another account.",
      answering("v1/getBrand", (answer) => ({
        ...answer,
        body: {
          ...(isRow(answer.body) && answer.body),
          id: accounts[0]!.id,
          name: accounts[0]!.name,
        },
      })),
    ),
  ],
};

const creatorFamily: Family = {
  id: "creators",
  faults: [
    ...ofCreators.map((at) =>
      fault(
        `creators/${at}-unknown`,
        "The id of a creator is answered with 404.",
        {
          answer: (answer, call) =>
            call?.operation.id === at &&
            call.account &&
            creatorIds.has(call.account.id) &&
            answer.status === 200
              ? noSuchBrand
              : answer,
        },
        { at },
      ),
    ),
    ...["v2/listCollabs", "v2/getInsights", "v1/getBrand"].map((at) =>
      fault(
        `creators/${at}-fails`,
        "The id of a creator fails with 500.",
        {
          answer: (answer, call) =>
            call?.operation.id === at &&
            call.account &&
            creatorIds.has(call.account.id) &&
            answer.status === 200
              ? failure
              : answer,
        },
        { at },
      ),
    ),
    fault(
      "creators/collabs-empty",
      "Collabs of a creator are always empty.",
      keeping(
        "v2/listCollabs",
        "accountId",
        (keeps, value) => !creatorIds.has(String(value)) && keeps(value),
      ),
      { findable: "that a creator works with nobody is not ruled out" },
    ),
    fault(
      "creators/media-search-fails",
      "Every search within an account fails with 500.",
      failing("v2/searchMedia", ({ accountId }) => accountId !== undefined),
    ),
  ],
};

const versions: Family = {
  id: "versions",
  faults: (["v1", "v2"] as const).flatMap((version) => [
    fault(
      `versions/${version}-unknown-key`,
      `${version} does not know the keys of the other version.`,
      {
        authorization: (header, request) =>
          new URL(request.url).pathname.startsWith(version === "v2" ? "/v2" : "/api/v1") ? null : header,
      },
      { at: version === "v2" ? "v2/listCollabs" : "v1/getBrand" },
    ),
    fault(
      `versions/${version}-other-ids`,
      `Ids that ${version} returns are unknown to the other version.`,
      {
        answer: (answer, call) =>
          call && call.operation.version !== version && call.account && !/index/.test(call.operation.path)
            ? noSuchBrand
            : answer,
      },
      {
        at: version === "v2" ? "v1/getBrand" : "v2/getAccount",
        findable: "that ids are the same in both versions is not stated in words",
      },
    ),
  ]),
};

/** Whose rows are returned, and to whom. */
export const scopeFamilies: readonly Family[] = [scopeFamily, creatorFamily, versions];
