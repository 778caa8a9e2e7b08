import type { AccountData, CampaignData, CreativeData, MockData } from "@adintel/mock";
import { accounts, type Account } from "../independent/data/accounts.ts";
import { creativesAt, type Creative } from "../independent/data/creatives.ts";
import { campaignsAt } from "../independent/data/lists.ts";
import { channels } from "../independent/values.ts";

/** The accounts, creatives and campaigns of the independent server, as data of the mock. */
export function dataAt(now: Date): MockData {
  return {
    now: now.toISOString(),
    accounts: accounts.map(accountOf),
    creatives: creativesAt(now).map(creativeOf),
    // What it knows of them is what rows show.
    campaigns: campaignsAt(now) as readonly CampaignData[],
  };
}

function accountOf(account: Account): AccountData {
  const { website, status: _, category, likes, gender, ageRange, ethnicity, ...both } = account;
  const own = account.type === "BRAND" ? { category, likes } : { gender, ageRange, ethnicity };
  // The fields are those of the API, with values that the mock checks.
  return { ...both, ...own, websiteUrl: website, facebookAdLibraryId: account.platformId } as AccountData;
}

function creativeOf(creative: Creative): CreativeData {
  const { channel, engagement, outlier, location, lowImpressions: _, ...shown } = creative;
  const { hook, coreAngle, targetPersona, painPoints, sellingPoints, viewCount, likeCount } = creative;
  const { crossposted, impressionPercentile, mediaType, durationInSeconds } = creative;
  const [other = ""] = channels.filter((one) => one !== channel);
  return {
    ...shown,
    // The mock insists on facts that fit together.
    platforms: crossposted ? [channel, other] : [channel],
    likeCount: likeCount === null ? null : Math.min(likeCount, viewCount ?? likeCount),
    durationInSeconds: mediaType === "VIDEO" && shown.type !== "DPA" ? durationInSeconds : null,
    impressions: impressionsOf(impressionPercentile),
    engagementRate: engagement,
    outlierScore: outlier,
    location: location[0],
    painPoints: painPoints ?? null,
    sellingPoints: sellingPoints ?? null,
    collabs: [],
    clusters: {
      HOOK: hook,
      AD_ANGLE: coreAngle,
      TARGET_PERSONA: targetPersona,
      USP: sellingPoints?.[0] ?? null,
    },
  } as CreativeData;
}

/** Low impressions where the server has them, and another order than that of the percentiles. */
function impressionsOf(percentile: number | null): number | null {
  if (percentile === null) return null;
  return percentile < 20 ? percentile : 1000 + ((percentile * 37) % 100);
}
