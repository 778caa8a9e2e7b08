import { accountsOf, finder, publisherOf, type Listed } from "./own/references.ts";
import type { CreativeData, CheckedData } from "./own/data.ts";
import { publisherAt, type Publisher } from "./makers/accounts.ts";
import { makeCampaigns } from "./makers/campaigns.ts";
import { createCorpus, taxonomyOf, type Corpus, type CorpusOptions } from "./corpus.ts";
import { makeCreatives, rateOutliers } from "./makers/creatives.ts";
import { ratePercentiles, sortedImpressions } from "./makers/percentiles.ts";
import { randomOf } from "./base/random.ts";
import type { CampaignRecord, CreativeRecord, Draft } from "./base/records.ts";
import { createCalendar, type Calendar } from "./base/time.ts";
import { handleFrom, nameFrom, ownPublisher, type OwnAccount } from "./own/account.ts";
import { ownCampaign } from "./own/campaigns.ts";
import { ownCreative } from "./own/creative.ts";

/**
 * Makes the world of the user's own data, which has been checked. `options.accounts` made-up accounts are added to it. What is
 * made up for an item depends on the seed and on what identifies the item, so adding an item does not change the others.
 */
export function createOwnCorpus(data: CheckedData, options: CorpusOptions): Corpus {
  const { seed, now, mediaPerAccount } = options;
  const isoOf = createCalendar();
  const listed = accountsOf(data);
  const publishers = ownAccounts(listed, data, seed);
  const find = finder(listed.map(({ facts }, i) => ({ ...facts, name: publishers[i]?.account.name ?? "" })));
  const publisherNamed = (name: string | null): Publisher => {
    const found = publishers[(name === null ? undefined : find(name)[0]) ?? 0];
    if (!found) throw new RangeError(`no account ${name}`);
    return found;
  };

  const given = new Map<Draft<CreativeRecord>, CreativeData>();
  const creatives = data.creatives
    ? ownCreatives(data.creatives, { publishers, publisherNamed, seed, now, isoOf, given })
    : publishers.map((publisher) => {
        const random = randomOf(seed, "own creatives", publisher.account.id);
        const creators = publishers.flatMap(({ account }) => (account.type === "CREATOR" ? account : []));
        return makeCreatives(publisher, mediaPerAccount, { random, now, isoOf, creators });
      });
  for (const list of creatives) rateOutliers(list);
  const campaigns = data.campaigns
    ? ownCampaigns(data, { publishers, publisherNamed, creatives, seed, now, isoOf })
    : publishers.flatMap((publisher, i) => {
        const random = randomOf(seed, "own campaigns", publisher.account.id);
        return makeCampaigns(random, publisher, creatives[i] ?? [], now);
      });

  // Own data may have the ids of the examples.
  const others = options.accounts > 0 ? createCorpus(options, undefined, false) : undefined;
  const own = creatives.flat();
  ratePercentiles(own, sortedImpressions([...own, ...(others?.creatives ?? [])]));
  for (const [creative, { impressionPercentile, outlierScore }] of given) {
    if (impressionPercentile !== undefined) creative.impressionPercentile = impressionPercentile;
    if (outlierScore !== undefined) creative.outlierScore = outlierScore;
  }
  for (const creative of own) Object.freeze(creative);

  const accounts = [...publishers.map(({ account }) => account), ...(others?.accounts ?? [])];
  const all = [...own, ...(others?.creatives ?? [])];
  // Paths that are given are listed, also where they lead nowhere.
  const ownPaths = [...listed.map(({ facts }) => facts), ...(data.creatives ?? [])].flatMap(
    ({ taxonomy }) => taxonomy ?? [],
  );
  return Object.freeze({
    options: Object.freeze({ seed, now, mediaPerAccount, accounts: options.accounts }),
    accounts: Object.freeze(accounts),
    creatives: Object.freeze(all),
    campaigns: Object.freeze([...campaigns, ...(others?.campaigns ?? [])]),
    taxonomy: Object.freeze([...new Set([...taxonomyOf(accounts, all), ...ownPaths])].sort()),
  });
}

function ownAccounts(listed: readonly Listed[], data: CheckedData, seed: number): Publisher[] {
  const keyOf = counter();
  const handleOf = counter();
  const find = finder(listed.map(({ facts }) => facts));
  const hints = listed.map((): string[] => []);
  for (const creative of data.creatives ?? []) {
    const name = publisherOf(creative);
    const place = (name === null ? undefined : find(name)[0]) ?? 0;
    for (const text of [creative.title, creative.hook, creative.summary])
      if (typeof text === "string") hints[place]?.push(text);
  }
  return listed.map(({ facts }, i) => {
    const name = nameFrom(facts) ?? madeUpName(facts.type ?? "BRAND", i, seed);
    const account: OwnAccount = {
      facts,
      key: keyOf(facts.id ?? name),
      name,
      handle: handleOf(handleFrom(name)),
      hints: hints[i] ?? [],
    };
    return ownPublisher(account, seed);
  });
}

function madeUpName(type: "BRAND" | "CREATOR", place: number, seed: number): string {
  for (let index = place; ; index += 1) {
    const { account } = publisherAt(index, seed);
    if (account.type === type) return account.name;
  }
}

interface Context {
  publishers: readonly Publisher[];
  publisherNamed(name: string | null): Publisher;
  seed: number;
  now: number;
  isoOf: Calendar;
}

/** The creatives of each account, in the order in which they are given. */
function ownCreatives(
  list: readonly CreativeData[],
  context: Context & { given: Map<Draft<CreativeRecord>, CreativeData> },
): Draft<CreativeRecord>[][] {
  const { publishers, publisherNamed, given } = context;
  const keyOf = counter();
  const creators = publishers.flatMap(({ account }) => (account.type === "CREATOR" ? account : []));
  const made = new Map(publishers.map((publisher): [Publisher, Draft<CreativeRecord>[]] => [publisher, []]));
  for (const facts of list) {
    const publisher = publisherNamed(publisherOf(facts));
    const key = keyOf(
      facts.id ?? [publisher.account.id, facts.platformId, facts.title, facts.hook].join("/"),
    );
    const collabs = facts.collabs?.map((name) => publisherNamed(name).account);
    const creative = ownCreative({ facts, key, publisher, collabs }, { ...context, creators });
    given.set(creative, facts);
    made.get(publisher)?.push(creative);
  }
  return [...made.values()];
}

function ownCampaigns(
  { campaigns = [] }: CheckedData,
  { publishers, publisherNamed, creatives, ...context }: Context & { creatives: readonly CreativeRecord[][] },
): CampaignRecord[] {
  const keyOf = counter();
  const made = new Map(
    publishers.map((publisher, i) => [
      publisher,
      { campaigns: [] as CampaignRecord[], creatives: creatives[i] ?? [] },
    ]),
  );
  for (const facts of campaigns) {
    const publisher = publisherNamed(facts.accountId ?? null);
    const key = keyOf(facts.id ?? [publisher.account.id, facts.type, facts.title].join("/"));
    const own = made.get(publisher);
    own?.campaigns.push(ownCampaign({ facts, key, publisher, creatives: own.creatives }, context));
  }
  return [...made.values()].flatMap((own) => own.campaigns);
}

/** The same text, with a number behind it from the second time on. */
function counter(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return times === 1 ? text : `${text}${times}`;
  };
}
