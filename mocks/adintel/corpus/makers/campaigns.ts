import type { Publisher } from "./accounts.ts";
import pushes from "./campaigns.json" with { type: "json" };
import type { CampaignType } from "@adintel/client/types";
import type { Random } from "../base/random.ts";
import type { CampaignRecord, CreativeRecord, Draft } from "../base/records.ts";
import { filled } from "../writing/texts.ts";
import { DAY, SPAN_IN_DAYS } from "../base/time.ts";
import type { Product, Push, Trade } from "../trades/trade.ts";

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
  const { account, trade, products } = publisher;
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
    const round = Math.floor((turn + i) / 2);
    const product = products[round % products.length];
    const own = product ? list.filter(({ taxonomy }) => taxonomy.includes(product.path)) : [];
    // Every other push is about one product, as long as there are creatives about it.
    if (product && own.length > 0 && round % 2 === 0)
      return (
        makeCampaign(random, account, type, productPush(random, publisher, product, type), own, now) ?? []
      );
    const themes = pushesOf(trade, type);
    const theme = themes[Math.floor(round / 2) % themes.length];
    return (theme && makeCampaign(random, account, type, theme, list, now)) ?? [];
  });
}

/** What a campaign or an offer for one product is about. */
function productPush(random: Random, publisher: Publisher, product: Product, type: CampaignType): Push {
  const { trade, market } = publisher;
  const { name, does, ends } = product;
  const { title, category, summary } = random.pick<Push>(pushes.ofProducts[type]);
  const fillings: Record<string, string> = {
    product: name,
    does: random.pick(does),
    end: random.pick(ends),
    customers: trade.nouns.customers,
    occasion: random.pick(trade.occasions),
    price: market.price(product.usd),
    location: market.location,
    pct: random.pick(["10", "15", "20", "25", "30"]),
    day: random.pick(["7", "14", "30"]),
  };
  const fill = (text: string) => filled(text, (gap) => fillings[gap]);
  return { title: fill(title), category, summary: summary && fill(summary) };
}

/** Campaigns or offers for the whole account. */
export function pushesOf({ campaigns }: Trade, type: CampaignType): readonly Push[] {
  return type === "CAMPAIGN" ? campaigns : pushes.offers;
}

function hasStart(creative: Draft<CreativeRecord>): creative is Member {
  return creative.startedAt !== null && creative.startAt !== null;
}

function makeCampaign(
  random: Random,
  account: CampaignRecord["account"],
  type: CampaignType,
  theme: Push,
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
    category: random.orNull(0.1, theme.category),
    title: theme.title,
    summary: random.orNull(0.1, theme.summary),
    velocityScore: random.orNull(0.15, velocity),
    startedAt: earliest.startedAt,
    startAt: earliest.startAt,
    launches7d,
    ...(random.chance(0.8) && { mediaCount: members.length }),
  });
  for (const member of members) member.campaign = campaign;
  return campaign;
}
