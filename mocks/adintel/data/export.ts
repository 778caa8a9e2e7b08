import type { AccountRecord, CampaignRecord, ClusterRecord, CreativeRecord } from "../corpus/base/records.ts";
import { accountFields, campaignRowFields, creativeRowFields, hiddenFilters } from "./fields.ts";
import type {
  AccountData,
  CampaignData,
  ClusterData,
  CreativeData,
  CheckedData,
} from "../corpus/own/data.ts";

export interface WorldRecords {
  /** Milliseconds since 1970. */
  now: number;
  seed: number;
  accounts(): Iterable<AccountRecord>;
  creatives(): Iterable<CreativeRecord>;
  campaigns(): Iterable<CampaignRecord>;
}

/** A world as data: `createMock({ data })` makes the same world of it. */
export function exportWorld({ now, seed, ...lists }: WorldRecords): CheckedData {
  return {
    now: new Date(now).toISOString(),
    seed,
    accounts: Array.from(lists.accounts(), accountData),
    creatives: Array.from(lists.creatives(), creativeData),
    campaigns: Array.from(lists.campaigns(), campaignData),
  };
}

/** A world as JSON, one line for each item, in pieces of 200 items. */
export function* exportJson({ now, seed, ...lists }: WorldRecords): Generator<string> {
  yield `{"now":${JSON.stringify(new Date(now))},"seed":${seed}`;
  yield* listJson("accounts", lists.accounts(), accountData);
  yield* listJson("creatives", lists.creatives(), creativeData);
  yield* listJson("campaigns", lists.campaigns(), campaignData);
  yield "}\n";
}

function* listJson<Row>(
  name: string,
  records: Iterable<Row>,
  dataOf: (record: Row) => object,
): Generator<string> {
  let piece: string[] = [];
  let separator = `,"${name}":[\n`;
  for (const record of records) {
    piece.push(JSON.stringify(dataOf(record)));
    if (piece.length < 200) continue;
    yield separator + piece.join(",\n");
    separator = ",\n";
    piece = [];
  }
  yield piece.length > 0 || separator !== ",\n" ? `${separator}${piece.join(",\n")}]` : "]";
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
  return {
    ...(creative.hasBrand ? { brand: account.id } : { brand: null, accountId: account.id }),
    ...picked(creative, plainFields),
    ...creative.ownAddresses,
    painPoints,
    sellingPoints,
    status: creative.active ? "ACTIVE" : "INACTIVE",
    ...picked(creative, [...hiddenFilters, "impressions", "engagementRate", "outlierScore"]),
    collabs: creative.collabs.map(({ id }) => id),
    clusters: {
      HOOK: clusterData(creative.hookCluster),
      AD_ANGLE: clusterData(creative.angleCluster),
      TARGET_PERSONA: clusterData(creative.personaCluster),
      USP: clusterData(creative.uspCluster),
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
