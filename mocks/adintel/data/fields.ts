import { operations } from "@adintel/client/operations";
import { isFactWay } from "../../engine/rows/filter.ts";
import type { Effect, HiddenEffect } from "../../engine/rows/table.ts";
import type { AccountData, CampaignData, CreativeData, MockData } from "../corpus/own/data.ts";

const { v1, v2 } = operations;

/** The names of a list of fields, each of which a type has; the compiler asks for the missing ones. */
type FieldNames<T> = { readonly [Key in keyof Required<T>]: true };
const namesOf = (names: Readonly<Record<string, true>>): string[] => Object.keys(names);

type MediaField = (typeof v2.searchMedia.lists)[0]["fields"][number];
type BrandRow = (typeof v2.searchBrands.lists)[0]["fields"][number];
type CreatorRow = (typeof v2.searchCreators.lists)[0]["fields"][number];
type CampaignRow = (typeof v2.listAccountCampaigns.lists)[0]["fields"][number];

/** What data says of an account of either type beside the fields of rows. */
const hiddenOfAccounts = {
  platformId: true,
  facebookAdLibraryId: true,
  websiteUrl: true,
  profileUrl: true,
  taxonomy: true,
  trade: true,
} as const satisfies FieldNames<Omit<AccountData, BrandRow | CreatorRow>>;

/** The fields of rows of creators that a brand has and does not show. */
const hiddenOfBrands = ["location", "language", "tiktokEngagementRate"] as const satisfies CreatorRow[];

export const accountFields: Readonly<Record<string, readonly string[]>> = {
  BRAND: [...v2.searchBrands.lists[0].fields, ...hiddenOfBrands, ...namesOf(hiddenOfAccounts)],
  CREATOR: [...v2.searchCreators.lists[0].fields, ...namesOf(hiddenOfAccounts)],
};

/** The fields of a row of a creative that data has. */
export const creativeRowFields: readonly string[] = v2.searchMedia.lists[0].fields;

/** The filters that look at what no row of a creative shows; data has it under the same name. */
export const hiddenFilters: readonly string[] = Object.entries<Effect>(v2.searchMedia.effects).flatMap(
  ([name, { by, field }]) => (isFactWay(by) && field === undefined ? name : []),
);

type HiddenFilter = HiddenEffect<typeof v2.searchMedia>;

const hiddenOfCreatives: FieldNames<Omit<CreativeData, MediaField | HiddenFilter>> = {
  accountId: true,
  impressions: true,
  engagementRate: true,
  outlierScore: true,
  collabs: true,
  clusters: true,
  pictureCount: true,
  hasVideo: true,
};

export const creativeFields: readonly string[] = [
  ...creativeRowFields,
  ...hiddenFilters,
  ...namesOf(hiddenOfCreatives),
];

export const campaignRowFields: readonly string[] = v2.listAccountCampaigns.lists[0].fields;

const hiddenOfCampaigns: FieldNames<Omit<CampaignData, CampaignRow>> = { accountId: true };

export const campaignFields: readonly string[] = [...campaignRowFields, ...namesOf(hiddenOfCampaigns)];

const topLevel: FieldNames<MockData> = {
  now: true,
  seed: true,
  accounts: true,
  creatives: true,
  campaigns: true,
};

export const dataFields: readonly string[] = namesOf(topLevel);

/** Those of v1 are more. */
const clusterLists = [v2.listAccountInsights.lists[0], v1.listBrandInsights.lists[0]];
export const clusterTypes: readonly string[] = [...new Set(clusterLists.flatMap(({ when }) => when.type))];
