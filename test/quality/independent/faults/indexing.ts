import type { Family, Fault } from "../faults.ts";
import type { Answer } from "../hooks.ts";
import { uuid } from "../data/names.ts";
import {
  body,
  crash,
  failing,
  failure,
  family,
  fault,
  isRow,
  noSuchBrand,
  remembering,
  responding,
  without,
} from "./make.ts";

const pairs = [
  ["v2/indexAccount", "v2/getIndexStatus"],
  ["v1/indexBrand", "v1/getIndexStatus"],
] as const;

/** Whether an address is not known yet. */
const isNew = ({ body: plain }: Answer) => isRow(plain) && plain["status"] === "indexing";

function ofVersion(at: string, poll: string): readonly Fault[] {
  const v1 = at.startsWith("v1");
  const asked = "an address is new only once, and a check that has one address asks v2 first";
  const statusUnknown = "other values of the status in v2, and its whole response, are not shown";
  return [
    fault(
      `${at}-known-is-new`,
      "A URL that is known has the status indexing.",
      body(at, (plain) => ({ ...plain, status: "indexing" })),
      {
        findable:
          "no response shows which URL an account was indexed from, unless one is indexed twice, and whether it is present meanwhile is open",
      },
    ),
    fault(
      `${at}-new-is-known`,
      "A URL that is not known has the status already_exists.",
      body(at, (plain) => ({ ...plain, status: "already_exists" })),
      { needs: ["indexUrl"], findable: "only who indexes an address knows that nobody did before" },
    ),
    remembering(
      `${at}-id-changes`,
      "The same URL has another `brandId` each time.",
      () => {
        let turn = 0;
        return body(at, (plain) => {
          turn += 1;
          return { ...plain, brandId: uuid(`turn ${turn}`) };
        });
      },
      { at, needs: ["indexUrl"] },
    ),
    fault(
      `${at}-strange-status`,
      "The status is queued.",
      body(at, (plain) => ({ ...plain, status: "queued" })),
    ),
    fault(
      `${at}-without-id`,
      "`brandId` is absent.",
      body(at, (plain) => without(plain, "brandId")),
    ),
    fault(
      `${at}-null-id`,
      "`brandId` is null.",
      body(at, (plain) => ({ ...plain, brandId: null })),
    ),
    fault(
      `${at}-id-renamed`,
      "The id is in `accountId`, not in `brandId`.",
      body(at, ({ brandId, ...plain }) => ({ ...plain, accountId: brandId })),
    ),
    fault(
      `${at}-accepted-status`,
      "What is new has the HTTP status 202.",
      responding(at, (answer) => (isNew(answer) ? { ...answer, status: 202 } : answer)),
      { needs: ["indexUrl"], findable: v1 ? asked : undefined },
    ),
    fault(
      `${at}-new-fails`,
      "What is new fails with 500.",
      responding(at, (answer) => (isNew(answer) ? failure : answer)),
      {
        needs: ["indexUrl"],
        findable: "the address is there when it is asked for again, so that it may have failed by chance",
      },
    ),
    fault(
      `${at}-profiles-fail`,
      "Profile URLs fail with 500.",
      failing(at, ({ websiteUrl }) => /instagram|tiktok/.test(String(websiteUrl))),
      { findable: "only indexing a profile shows it, and a check indexes no address that it was not given" },
    ),
    fault(
      `${poll}-never-heard`,
      "The id that indexing gave is unknown to the index status.",
      responding(poll, (answer, { account }) => (account?.status === "indexing" ? noSuchBrand : answer)),
      { needs: ["indexUrl"] },
    ),
    crash(`${poll}-fails`, "The index status", poll, () => true),
    fault(
      `${poll}-without-status`,
      "The index status has no `status`.",
      body(poll, () => ({ done: false })),
      { findable: v1 ? undefined : statusUnknown },
    ),
    fault(
      `${poll}-status-number`,
      "The index status is a number.",
      body(poll, () => ({ status: 1 })),
      { findable: v1 ? undefined : statusUnknown },
    ),
  ];
}

/** Adding accounts to the index. */
export const indexingFamilies: readonly Family[] = [
  family("indexing", [
    ...pairs.flatMap(([at, poll]) => ofVersion(at, poll)),
    remembering(
      "versions-differ",
      "The versions have different ids for one URL.",
      () => body("v1/indexBrand", (plain) => ({ ...plain, brandId: uuid(`v1 ${String(plain["brandId"])}`) })),
      { at: "v1/indexBrand", needs: ["indexUrl"] },
    ),
    fault(
      "profile-is-brand",
      "A new profile URL is resolved as a brand.",
      body("v2/getAccount", (plain, { account }) =>
        account?.type === "CREATOR" && account.status === "indexing" ? { ...plain, type: "BRAND" } : plain,
      ),
      {
        needs: ["indexUrl"],
        findable: "whether an account that is being indexed can be fetched is not stated",
      },
    ),
  ]),
];
