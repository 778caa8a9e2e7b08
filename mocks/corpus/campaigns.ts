import type { Publisher } from "./accounts.ts";
import type { CampaignType } from "@adintel/client/types";
import type { Random } from "./random.ts";
import type { CampaignRecord, CreativeRecord, Draft } from "./records.ts";
import { DAY, SPAN_IN_DAYS } from "./time.ts";
import type { Push } from "./trade.ts";

type Member = Draft<CreativeRecord> & { startedAt: number; startAt: string };

/**
 * Groups an account's creatives into campaigns and offers that follow one another, and tells each creative which one it
 * belongs to. Some belong to none.
 */
export function makeCampaigns(
  random: Random,
  publisher: Publisher,
  creatives: readonly Draft<CreativeRecord>[],
  now: number,
): CampaignRecord[] {
  const { account, trade } = publisher;
  const turn = random.int(0, 7);
  const members = Array.from({ length: random.int(4, 8) }, (): Member[] => []);
  for (const creative of creatives) {
    if (!hasStart(creative) || random.chance(0.35)) continue;
    // Starts grow denser towards now; the same curve gives each campaign about as many.
    const position = Math.sqrt((now - creative.startedAt) / (SPAN_IN_DAYS * DAY));
    members[Math.min(Math.floor(position * members.length), members.length - 1)]?.push(creative);
  }
  return members.flatMap((list, i) => {
    const type = (turn + i) % 2 === 0 ? "CAMPAIGN" : "OFFER";
    const pushes = type === "CAMPAIGN" ? trade.campaigns : trade.offers;
    const push = pushes[Math.floor((turn + i) / 2) % pushes.length];
    const campaign = push && makeCampaign(random, account, type, push, list, now);
    return campaign ?? [];
  });
}

function hasStart(creative: Draft<CreativeRecord>): creative is Member {
  return creative.startedAt !== null && creative.startAt !== null;
}

function makeCampaign(
  random: Random,
  account: CampaignRecord["account"],
  type: CampaignType,
  push: Push,
  members: readonly Member[],
  now: number,
): CampaignRecord | null {
  const [first, ...others] = members;
  if (!first) return null;
  const earliest = others.reduce((a, b) => (b.startedAt < a.startedAt ? b : a), first);
  const launches7d = members.filter(({ startedAt }) => startedAt > now - 7 * DAY).length;
  const weeks = (now - earliest.startedAt) / (7 * DAY) + 1;
  const velocity = Math.round((launches7d + members.length / weeks) * 10) / 10;
  const campaign: CampaignRecord = Object.freeze({
    id: random.uuid(),
    account,
    type,
    category: random.orNull(0.1, push.category),
    title: push.title,
    summary: random.orNull(0.1, push.summary),
    velocityScore: random.orNull(0.15, velocity),
    startedAt: earliest.startedAt,
    startAt: earliest.startAt,
    launches7d,
    ...(random.chance(0.8) && { mediaCount: members.length }),
  });
  for (const member of members) member.campaign = campaign;
  return campaign;
}
