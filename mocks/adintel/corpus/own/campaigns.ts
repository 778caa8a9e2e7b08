import { pushesOf } from "../makers/campaigns.ts";
import type { CampaignData } from "./data.ts";
import type { Publisher } from "../makers/accounts.ts";
import { randomOf } from "../base/random.ts";
import type { CampaignRecord, CreativeRecord } from "../base/records.ts";
import { DAY, type Calendar } from "../base/time.ts";
import { given } from "./account.ts";

export interface OwnCampaign {
  facts: CampaignData;
  /** Identifies it: what is made up depends on it. */
  key: string;
  publisher: Publisher;
  /** Those of its account. */
  creatives: readonly CreativeRecord[];
}

/** Makes a campaign or an offer of which some facts are given; it starts with the account's first creative. */
export function ownCampaign(
  { facts, key, publisher, creatives }: OwnCampaign,
  { seed, now, isoOf }: { seed: number; now: number; isoOf: Calendar },
): CampaignRecord {
  const random = randomOf(seed, "own campaign", key);
  const { account, trade } = publisher;
  const type = facts.type ?? "CAMPAIGN";
  const push = random.pick(pushesOf(trade, type));
  const starts = creatives.flatMap(({ startedAt }) => startedAt ?? []);
  const first = starts.reduce((a, b) => Math.min(a, b), now - 30 * DAY);
  const startedAt = facts.startAt === undefined ? first : Date.parse(facts.startAt);
  const { accountId: _, ...shown } = facts;
  return Object.freeze({
    id: random.uuid(),
    category: push.category,
    title: push.title,
    summary: push.summary,
    velocityScore: null,
    startAt: isoOf(startedAt),
    launches7d: starts.filter((start) => start > now - 7 * DAY && start >= startedAt).length,
    ...given(shown),
    type,
    account,
    startedAt,
  });
}
