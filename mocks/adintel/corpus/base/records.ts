import type {
  AccountType,
  BrandAccount,
  Campaign,
  CampaignType,
  CreatorAccount,
  FunnelStage,
  Language,
  MediaBrand,
  MediaItem,
} from "@adintel/client/types";
import type { Brand } from "@adintel/client/types/v1";
import type { ClosedEnums } from "./closed-enums.ts";

/** What rows show, as it stands in a record: nothing of it can be changed. */
type Shown<T> = ShownOf<ClosedEnums<T>>;

type ShownOf<T> = {
  readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] | undefined
    ? readonly Item[] | Extract<T[Key], undefined>
    : T[Key] extends object | null
      ? Readonly<ClosedEnums<T[Key]>>
      : T[Key];
};

/** What the rows of both versions show of an account, except addresses on the mock and what tells its types apart. */
type AccountFields = Required<Omit<BrandAccount, "type" | "thumbnailUrl">> &
  Required<Omit<CreatorAccount, keyof BrandAccount>> &
  Omit<Brand, keyof BrandAccount> &
  Omit<MediaBrand, keyof BrandAccount>;

/**
 * A brand or a creator: the fields of its rows, and what is not shown. Null is what the service would not know of it. What
 * only creators have is null for every brand, and the reverse.
 */
export interface AccountRecord extends Shown<AccountFields> {
  readonly type: AccountType;
  /** Fifteen digits. */
  readonly platformId: string;
  readonly hasPicture: boolean;
  /** Address of a picture that is shown instead of the drawn one. */
  readonly ownPicture?: string;
  readonly website: string | null;
  readonly profileUrl: string;
  readonly taxonomy: readonly string[];
  /** Id of its trade. */
  readonly trade: string;
}

/** Creatives that share one idea. */
export interface ClusterRecord {
  readonly id: string;
  readonly label: string;
  readonly tags: readonly string[] | null;
}

/** What a row shows of a creative, except its account and the addresses of its pictures. */
type CreativeFields = Omit<MediaItem, "brand" | "url" | "urls" | "thumbnailUrl">;

/** One advertising creative: the fields of its row in v2, and the facts that no row shows. */
export interface CreativeRecord extends Shown<CreativeFields> {
  readonly account: AccountRecord;
  /** Whether an answer names the account; rarely not, as `brand` may be null. */
  readonly hasBrand: boolean;

  /** How many pictures there are: one a card, or the one of an image or a video's first frame. 0: unavailable. */
  readonly pictureCount: number;
  readonly hasVideo: boolean;
  readonly ownAddresses?: Readonly<Partial<Pick<MediaItem, "url" | "thumbnailUrl">>> & {
    readonly urls?: readonly string[];
  };

  /** Runs on more than one platform. */
  readonly crossposted: boolean;
  readonly location: string;
  readonly language: Language;
  readonly funnelStage: FunnelStage;
  readonly taxonomy: readonly string[];
  /** Under the website of its account. */
  readonly landingPage: string | null;

  /** Null exactly where `hook` is. */
  readonly hookCluster: ClusterRecord | null;
  /** Null exactly where `coreAngle` is. */
  readonly angleCluster: ClusterRecord | null;
  /** Null exactly where `targetPersona` is. */
  readonly personaCluster: ClusterRecord | null;
  /** Null exactly where `sellingPoints` is absent; the first of them belongs to this cluster. */
  readonly uspCluster: ClusterRecord | null;

  /** `startAt` in milliseconds since 1970. Null: unknown. */
  readonly startedAt: number | null;
  /** `endAt` in milliseconds since 1970. Null: still runs. */
  readonly endedAt: number | null;
  readonly active: boolean;

  /** Likes and comments as a share of views, 0 to 1. Null where one of the three is unknown. */
  readonly engagementRate: number | null;
  /** Views as a multiple of the median views of its account's creatives. */
  readonly outlierScore: number | null;
  readonly impressions: number | null;
  readonly lowImpressions: boolean;

  /** Creators that it tags. */
  readonly collabs: readonly AccountRecord[];
  readonly partnershipAd: boolean;
  readonly campaign: CampaignRecord | null;
}

/** A campaign or an offer of an account, consistent with the creatives that belong to it: the fields of its row, and more. */
export interface CampaignRecord extends Shown<Omit<Campaign, "type">> {
  readonly account: AccountRecord;
  readonly type: CampaignType;
  /** `startAt` in milliseconds since 1970: the start of its first creative. */
  readonly startedAt: number;
}

/** A record while the world is being made. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };
