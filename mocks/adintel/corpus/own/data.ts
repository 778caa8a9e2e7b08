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
import type { ClosedEnums } from "../base/closed-enums.ts";

/**
 * Your own accounts and creatives, with the field names of the API. Every field is optional: the mock generates the rest to
 * match. A list that you leave out is generated too; a list that you provide is complete.
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
  /** The mock's time at startup, in ISO 8601. The option `now` overrides it. */
  readonly now?: string;
  /** Seed for generated values. The option `seed` overrides it. */
  readonly seed?: number;
  /** Default: those that creatives, campaigns and collabs name. Rows of a response are valid items. */
  readonly accounts?: readonly (AccountData | Account)[];
  /** Default: generated for each account. Rows of a response are valid items. */
  readonly creatives?: readonly (CreativeData | MediaItem)[];
  /** Default: generated from the creatives of each account. */
  readonly campaigns?: readonly CampaignData[];
}

/** Validated data: rows from a newer service with values that the documents do not list are rejected. */
export interface CheckedData extends MockData {
  readonly accounts?: readonly AccountData[];
  readonly creatives?: readonly CreativeData[];
}

/** Some of the fields of a row. */
type Some<T> = SomeOf<ClosedEnums<T>>;

type SomeOf<T> = {
  readonly [Key in keyof T]?: T[Key] extends readonly (infer Item)[] ? readonly Item[] : T[Key];
};

type AccountRow = Omit<BrandAccount, "type"> & Omit<CreatorAccount, keyof BrandAccount>;

/** A brand or a creator: fields of its row in `POST /brands` or `POST /creators`, and what those filter by. */
export interface AccountData extends Some<AccountRow> {
  /** Default: a brand. */
  readonly type?: BrandAccount["type"] | CreatorAccount["type"];
  /** A second id that finds it. */
  readonly platformId?: string;
  readonly facebookAdLibraryId?: string | null;
  /** The URL by which `POST /account/index` recognizes it. */
  readonly websiteUrl?: string | null;
  /** The URL shown in collabs. */
  readonly profileUrl?: string;
  /** Taxonomy paths for the filter of brand search. */
  readonly taxonomy?: readonly string[];
  /** The subject of its generated texts and pictures, such as `kitchen`. */
  readonly trade?: string;
}

/** A cluster of insights, or just its label. */
export type ClusterData = string | Some<Omit<InsightCluster, "total">>;

type ClusterType = Exclude<InsightType | LegacyInsightType, "MEDIA_MIX">;

type CreativeRow = Omit<MediaItem, "brand" | "ugcCharacter" | "painPoints" | "sellingPoints">;

/** A creative: fields of its row in `POST /media`, and what requests filter and sort by. */
export interface CreativeData extends Some<CreativeRow> {
  /**
   * Name, handle or id of the account that published it, or the `brand` object of a row. `null`: rows show no brand;
   * `accountId` then names the account.
   */
  readonly brand?: string | Some<MediaBrand> | null;
  /** Name, handle or id of the account that published it. */
  readonly accountId?: string;
  readonly ugcCharacter?: Some<UgcCharacter> | null;
  /** `null`: omitted from rows. */
  readonly painPoints?: readonly string[] | null;
  /** `null`: omitted from rows. */
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
  /** Its cluster for each type of insights; `null`: none. */
  readonly clusters?: { readonly [Type in ClusterType]?: ClusterData | null };
  /** How many pictures the mock draws for it; 0: none. */
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
