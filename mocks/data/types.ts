import type {
  Account,
  BrandAccount,
  Campaign,
  CampaignType,
  CreatorAccount,
  FunnelStage,
  InsightCluster,
  InsightType,
  Language,
  MediaBrand,
  MediaItem,
  MediaStatus,
  UgcCharacter,
} from "@adintel/client/types";
import type { LegacyInsightType } from "@adintel/client/types/v1";
import type { WithListedValues } from "../listed.ts";

/**
 * Your own accounts and creatives, in the terms of the documents. Every field is optional: what is not given is made up to fit
 * what is. A list that is left out is made up too; a list that is given is all there is.
 *
 * @example
 * import type { MockData } from "@adintel/mock";
 *
 * const data: MockData = {
 *   accounts: [{ name: "Kupfer & Korn", category: "Kitchen" }],
 *   creatives: [{ brand: "Kupfer & Korn", title: "A kettle for life", type: "VIDEO", viewCount: 120_000 }],
 * };
 */
export interface MockData {
  /** The mock's time at its start, in ISO 8601. The option `now` overrides it. */
  readonly now?: string;
  /** Seed of what is made up. The option `seed` overrides it. */
  readonly seed?: number;
  /** Left out: those that creatives, campaigns and collabs name. Rows of a response are data too. */
  readonly accounts?: readonly (AccountData | Account)[];
  /** Left out: made up for each account. Rows of a response are data too. */
  readonly creatives?: readonly (CreativeData | MediaItem)[];
  /** Left out: made up from the creatives of each account. */
  readonly campaigns?: readonly CampaignData[];
}

/** Data without a mistake: of the rows of a newer service, those with values that the documents do not list are refused. */
export interface CheckedData extends MockData {
  readonly accounts?: readonly AccountData[];
  readonly creatives?: readonly CreativeData[];
}

/** Some of the fields of a row. */
type Some<T> = SomeOf<WithListedValues<T>>;

type SomeOf<T> = {
  readonly [Key in keyof T]?: T[Key] extends readonly (infer Item)[] ? readonly Item[] : T[Key];
};

type AccountRow = Omit<BrandAccount, "type"> & Omit<CreatorAccount, keyof BrandAccount>;

/** A brand or a creator: fields of its row in `POST /brands` or `POST /creators`, and what those filter by. */
export interface AccountData extends Some<AccountRow> {
  /** Left out: a brand. */
  readonly type?: BrandAccount["type"] | CreatorAccount["type"];
  /** The other id by which it is found. */
  readonly platformId?: string;
  readonly facebookAdLibraryId?: string | null;
  /** By which `POST /account/index` knows it. */
  readonly websiteUrl?: string | null;
  /** As collabs show it. */
  readonly profileUrl?: string;
  /** Paths that the search for brands filters by. */
  readonly taxonomy?: readonly string[];
  /** What its made-up texts and pictures are about, such as `kitchen`. */
  readonly trade?: string;
}

/** A cluster of insights, or just its label. */
export type ClusterData = string | Some<Omit<InsightCluster, "total">>;

type ClusterType = Exclude<InsightType | LegacyInsightType, "MEDIA_MIX">;

type CreativeRow = Omit<MediaItem, "brand" | "ugcCharacter" | "painPoints" | "sellingPoints">;

/** A creative: fields of its row in `POST /media`, and what requests filter and sort by. */
export interface CreativeData extends Some<CreativeRow> {
  /**
   * Name, handle or id of the account that published it, or the object of a row. `null`: rows name none; then `accountId`
   * says whose it is.
   */
  readonly brand?: string | Some<MediaBrand> | null;
  /** Name, handle or id of the account that published it. */
  readonly accountId?: string;
  readonly ugcCharacter?: Some<UgcCharacter> | null;
  /** `null`: rows are without it. */
  readonly painPoints?: readonly string[] | null;
  /** `null`: rows are without it. */
  readonly sellingPoints?: readonly string[] | null;

  readonly status?: Exclude<MediaStatus, "ALL">;
  readonly taxonomy?: readonly string[];
  readonly funnelStage?: FunnelStage;
  readonly language?: Language;
  readonly location?: string;
  readonly landingPage?: string | null;
  readonly lowImpressions?: boolean;
  readonly partnershipAd?: boolean;
  readonly crossposted?: boolean;
  /** What `MOST_IMPRESSIONS` sorts by. */
  readonly impressions?: number | null;
  /** What `HIGHEST_ENGAGEMENT` sorts by: likes and comments as a share of views. */
  readonly engagementRate?: number | null;
  /** What `HIGHEST_OUTLIER` sorts by: views as a multiple of the median of the account's creatives. */
  readonly outlierScore?: number | null;

  /** Names, handles or ids of the creators that it tags. */
  readonly collabs?: readonly string[];
  /** The cluster of each kind of insights that it counts for; `null`: none. */
  readonly clusters?: { readonly [Type in ClusterType]?: ClusterData | null };
  /** How many pictures the mock draws of it; 0: none. */
  readonly pictureCount?: number;
  /** Whether the mock has a video of it. */
  readonly hasVideo?: boolean;
}

/** A campaign or an offer: fields of its row in `GET /account/{id}/campaigns`. */
export interface CampaignData extends Some<Omit<Campaign, "type">> {
  /** Name, handle or id of its account. */
  readonly accountId?: string;
  readonly type?: CampaignType;
}
