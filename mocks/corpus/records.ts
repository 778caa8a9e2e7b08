import type {
  AccountType,
  AgeRange,
  CampaignType,
  Channel,
  CreativeCategory,
  Ethnicity,
  FunnelStage,
  Gender,
  Language,
  MediaFormat,
  MediaKind,
  UgcCharacter,
} from "@adintel/client/types";

/** A brand or a creator. Null is what the service would not know of it. */
export interface AccountRecord {
  readonly id: string;
  /** Fifteen digits. */
  readonly platformId: string;
  readonly type: AccountType;
  readonly name: string;
  readonly summary: string | null;
  /** Null for every creator. */
  readonly category: string | null;
  readonly verified: boolean;
  readonly pageAlias: string | null;
  /** Null for every creator. */
  readonly likes: number | null;
  readonly igUsername: string | null;
  readonly igFollowers: number | null;
  /** Likes and comments as a share of views, 0 to 1. */
  readonly igEngagementRate: number | null;
  readonly tiktokUsername: string | null;
  readonly tiktokFollowers: number | null;
  readonly tiktokEngagementRate: number | null;
  /** Null for every creator. */
  readonly facebookUsername: string | null;
  readonly facebookAdLibraryId: string | null;
  /** Whether there is a picture of it. */
  readonly hasPicture: boolean;
  readonly website: string | null;
  readonly profileUrl: string;
  readonly taxonomy: readonly string[];
  readonly location: string | null;
  readonly language: Language | null;
  /** The profile of a creator; null for every brand. */
  readonly gender: Gender | null;
  readonly ageRange: AgeRange | null;
  readonly ethnicity: Ethnicity | null;
  /** Id of its trade. */
  readonly trade: string;
}

/** Creatives that share one idea. */
export interface ClusterRecord {
  readonly id: string;
  readonly label: string;
  readonly tags: readonly string[] | null;
}

/**
 * One advertising creative: what the API answers of it, under the names of v2 where they mean the same, and the facts
 * that its filters and orders need.
 */
export interface CreativeRecord {
  readonly id: string;
  /** Sixteen digits. */
  readonly platformId: string;
  readonly account: AccountRecord;
  /** Whether an answer names the account; rarely not, as `brand` may be null. */
  readonly hasBrand: boolean;

  readonly format: MediaFormat | null;
  readonly mediaType: MediaKind | null;
  /** How many pictures there are: one a card, or the one of an image or a video's first frame. 0: unavailable. */
  readonly pictureCount: number;
  /** Whether there is a video to play. */
  readonly hasVideo: boolean;
  readonly width: number | null;
  readonly height: number | null;
  /** Of videos only. */
  readonly durationInSeconds: number | null;
  /** Number of cards, of the formats CAROUSEL and DCO only. */
  readonly carouselCount: number | null;

  /** Where it runs; `platforms` in an answer. */
  readonly channels: readonly Channel[];
  /** Runs on more than one channel. */
  readonly crossposted: boolean;
  readonly location: string;
  readonly language: Language;
  readonly categories: readonly CreativeCategory[];
  readonly funnelStage: FunnelStage;
  readonly taxonomy: readonly string[];
  /** Under the website of its account. */
  readonly landingPage: string | null;

  readonly title: string | null;
  /** Null exactly where `hookCluster` is. */
  readonly hook: string | null;
  readonly hookCluster: ClusterRecord | null;
  readonly summary: string | null;
  /** Null exactly where `angleCluster` is. */
  readonly coreAngle: string | null;
  readonly angleCluster: ClusterRecord | null;
  /** Null exactly where `personaCluster` is. */
  readonly targetPersona: string | null;
  readonly personaCluster: ClusterRecord | null;
  readonly painPoints?: readonly string[];
  /** Absent exactly where `uspCluster` is null; the first one belongs to that cluster. */
  readonly sellingPoints?: readonly string[];
  readonly uspCluster: ClusterRecord | null;
  readonly ugcCharacter: Readonly<UgcCharacter> | null;

  /** Start in milliseconds since 1970, with `startAt` the same in ISO 8601. Null: unknown. */
  readonly startedAt: number | null;
  readonly startAt: string | null;
  /** End in milliseconds since 1970, with `endAt` the same in ISO 8601. Null: still runs. */
  readonly endedAt: number | null;
  readonly endAt: string | null;
  /** Still runs: it has no end. */
  readonly active: boolean;
  /** Whole days from the start to the end, or to `now` of the corpus. Null where the start is unknown. */
  readonly daysRun: number | null;

  readonly viewCount: number | null;
  readonly likeCount: number | null;
  readonly commentCount: number | null;
  /** Likes and comments as a share of views, 0 to 1. Null where one of the three is unknown. */
  readonly engagementRate: number | null;
  /** Views as a multiple of the median views of its account's creatives. */
  readonly outlierScore: number | null;
  readonly impressions: number | null;
  /** Share of the corpus's creatives with fewer impressions, in whole percent. */
  readonly impressionPercentile: number | null;
  readonly impressionsText: string | null;
  readonly lowImpressions: boolean;

  /** Creators that it tags. */
  readonly collabs: readonly AccountRecord[];
  /** Tags a creator. */
  readonly partnershipAd: boolean;
  readonly campaign: CampaignRecord | null;
}

/** A campaign or an offer of an account, consistent with the creatives that belong to it. */
export interface CampaignRecord {
  readonly id: string;
  readonly account: AccountRecord;
  readonly type: CampaignType;
  readonly category: string | null;
  readonly title: string;
  readonly summary: string | null;
  /** Grows with the creatives launched a week; 0 or more. */
  readonly velocityScore: number | null;
  /** Start of its first creative in milliseconds since 1970, with `startAt` the same in ISO 8601. */
  readonly startedAt: number;
  readonly startAt: string;
  /** Its creatives that started in the seven days before `now` of the corpus. */
  readonly launches7d: number;
  /** Number of its creatives; absent for some. */
  readonly mediaCount?: number;
}

/** A record while the world is being made. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };
