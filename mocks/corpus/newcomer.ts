import { makeAccount, type Identity, type Publisher } from "./accounts.ts";
import { addressKey, type Address } from "./address.ts";
import { makeCampaigns } from "./campaigns.ts";
import type { Corpus } from "./corpus.ts";
import { makeCreatives } from "./creatives.ts";
import { markets } from "./markets.ts";
import { named } from "./names.ts";
import { ratePercentiles, sortedImpressions } from "./percentiles.ts";
import { randomOf, type Random } from "./random.ts";
import type { AccountRecord, CampaignRecord, CreativeRecord } from "./records.ts";
import { createCalendar } from "./time.ts";
import { trades } from "./trades/index.ts";

/** An account that joins a corpus, with what it published. */
export interface Newcomer {
  readonly account: AccountRecord;
  readonly creatives: readonly CreativeRecord[];
  readonly campaigns: readonly CampaignRecord[];
}

/**
 * Makes up the account at an address that the corpus does not have: a brand for a website, a creator for a profile. The
 * same address gives the same account in every corpus of the same seed. `now` is when it is looked at.
 *
 * It has as many creatives as the other accounts; their percentiles compare them with those of the corpus.
 */
export function createAccount(address: Address, corpus: Corpus, now: number): Newcomer {
  const { seed, mediaPerAccount } = corpus.options;
  const random = randomOf(seed, "newcomer", addressKey(address));
  const publisher = publisherOf(random, address);
  const creators = corpus.accounts.filter((account) => account.type === "CREATOR").slice(0, 20);
  const isoOf = createCalendar();
  const creatives = makeCreatives(publisher, mediaPerAccount, { random, now, isoOf, creators });
  const campaigns = makeCampaigns(random, publisher, creatives, now);
  ratePercentiles(creatives, sortedImpressions(corpus.creatives));
  for (const creative of creatives) Object.freeze(creative);
  return {
    account: publisher.account,
    creatives: Object.freeze(creatives),
    campaigns: Object.freeze(campaigns),
  };
}

function publisherOf(random: Random, address: Address): Publisher {
  const word = address.kind === "website" ? (address.name.split(".")[0] ?? address.name) : address.name;
  const name = titled(word);
  const trade = tradeOf(word) ?? random.pick(trades);
  const market = random.pick(markets);
  const identity: Identity = {
    type: address.kind === "website" ? "BRAND" : "CREATOR",
    name,
    handle: named(word).handle || word,
    trade,
    market,
    ...placeOf(address),
  };
  return { account: Object.freeze(makeAccount(random, identity)), trade, market };
}

function placeOf({ kind, name }: Address) {
  if (kind === "website") return { website: `https://${name}`, profileUrl: `https://${name}` };
  if (kind === "instagram") return { igUsername: name, profileUrl: `https://www.instagram.com/${name}` };
  return { tiktokUsername: name, profileUrl: `https://www.tiktok.com/@${name}` };
}

/** `quill-marsh` and `quill.marsh` become `Quill Marsh`. */
function titled(word: string): string {
  const parts = word.split(/[-._]+/).filter(Boolean);
  return parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join(" ") || word;
}

/** The trade whose words occur in a name. */
function tradeOf(word: string) {
  return trades.find((trade) => trade.words.some((hint) => word.includes(named(hint).handle)));
}
