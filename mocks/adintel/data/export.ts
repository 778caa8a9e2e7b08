import type { AccountRecord, CampaignRecord, CreativeRecord } from "../corpus/index.ts";
import type { ClusterRecord } from "../corpus/base/records.ts";
import { campaignsIn, creativesIn, indexedAccounts, type World } from "../../engine/sessions/world.ts";
import { accountFields, campaignRowFields, creativeRowFields } from "./fields.ts";
import type { AccountData, CampaignData, ClusterData, CreativeData, CheckedData } from "./types.ts";

/** A world as data, item by item. Accounts that are still being indexed are left out. */
export interface Exported {
  now: string;
  seed: number;
  accounts(): Iterable<AccountData>;
  creatives(): Iterable<CreativeData>;
  campaigns(): Iterable<CampaignData>;
}

export function exportOf(world: World): Exported {
  const { corpus } = world.library;
  return {
    now: new Date(world.clock.now()).toISOString(),
    seed: corpus.options.seed,
    *accounts() {
      for (const account of corpus.accounts) yield accountData(account);
      for (const { account } of indexedAccounts(world)) yield accountData(account);
    },
    *creatives() {
      for (const list of creativesIn(world, undefined)) for (const one of list ?? []) yield creativeData(one);
    },
    *campaigns() {
      for (const list of campaignsIn(world, undefined)) for (const one of list ?? []) yield campaignData(one);
    },
  };
}

/** A world as data: `createMock({ data })` makes the same world of it. */
export function exportWorld(world: World): CheckedData {
  const { now, seed, accounts, creatives, campaigns } = exportOf(world);
  return { now, seed, accounts: [...accounts()], creatives: [...creatives()], campaigns: [...campaigns()] };
}

/** A world as JSON, one line for each item, in pieces of 200 items. */
export function* exportJson(world: World): Generator<string> {
  const { now, seed, ...lists } = exportOf(world);
  yield `{"now":${JSON.stringify(now)},"seed":${seed}`;
  for (const name of ["accounts", "creatives", "campaigns"] as const) {
    let piece: string[] = [];
    let separator = `,"${name}":[\n`;
    for (const item of lists[name]()) {
      piece.push(JSON.stringify(item));
      if (piece.length < 200) continue;
      yield separator + piece.join(",\n");
      separator = ",\n";
      piece = [];
    }
    yield piece.length > 0 || separator !== ",\n" ? `${separator}${piece.join(",\n")}]` : "]";
  }
  yield "}\n";
}

function accountData(account: AccountRecord): AccountData {
  const { type, website, hasPicture, ownPicture, trade, taxonomy, profileUrl, platformId } = account;
  const shown = picked(
    account,
    (accountFields[type] ?? []).filter((field) => field !== "thumbnailUrl"),
  );
  return {
    ...shown,
    type,
    platformId,
    facebookAdLibraryId: account.facebookAdLibraryId,
    websiteUrl: website,
    profileUrl,
    ...(!hasPicture && { thumbnailUrl: null }),
    ...(ownPicture !== undefined && { thumbnailUrl: ownPicture }),
    taxonomy,
    trade,
  };
}

/** Fields of rows that are made from others, or exported in another way. */
const madeFields = new Set(["brand", "url", "urls", "thumbnailUrl", "painPoints", "sellingPoints"]);
const plainFields = creativeRowFields.filter((field) => !madeFields.has(field));

function creativeData(creative: CreativeRecord): CreativeData {
  const { account, painPoints = null, sellingPoints = null } = creative;
  const { hookCluster, angleCluster, personaCluster, uspCluster } = creative;
  return {
    ...(creative.hasBrand ? { brand: account.id } : { brand: null, accountId: account.id }),
    ...picked(creative, plainFields),
    ...creative.ownAddresses,
    painPoints,
    sellingPoints,
    status: creative.active ? "ACTIVE" : "INACTIVE",
    taxonomy: creative.taxonomy,
    funnelStage: creative.funnelStage,
    language: creative.language,
    location: creative.location,
    landingPage: creative.landingPage,
    lowImpressions: creative.lowImpressions,
    partnershipAd: creative.partnershipAd,
    crossposted: creative.crossposted,
    impressions: creative.impressions,
    engagementRate: creative.engagementRate,
    outlierScore: creative.outlierScore,
    collabs: creative.collabs.map(({ id }) => id),
    clusters: {
      HOOK: clusterData(hookCluster),
      AD_ANGLE: clusterData(angleCluster),
      TARGET_PERSONA: clusterData(personaCluster),
      USP: clusterData(uspCluster),
    },
    pictureCount: creative.pictureCount,
    hasVideo: creative.hasVideo,
  };
}

function clusterData(cluster: ClusterRecord | null): ClusterData | null {
  return cluster && { id: cluster.id, label: cluster.label, tags: cluster.tags && [...cluster.tags] };
}

function campaignData(campaign: CampaignRecord): CampaignData {
  return { accountId: campaign.account.id, ...picked(campaign, campaignRowFields) };
}

/** Some fields of a record; what it does not have is left out. */
function picked(record: object, fields: readonly string[]): object {
  const values = record as Readonly<Record<string, unknown>>;
  const found: Record<string, unknown> = {};
  for (const name of fields) if (values[name] !== undefined) found[name] = values[name];
  return found;
}
