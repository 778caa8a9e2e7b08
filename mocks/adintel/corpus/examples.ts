import { exampleAccounts, exampleCreatives } from "@adintel/client/operations";
import type { AccountData, CreativeData } from "./own/data.ts";
import { ordinalOf, typeAt, type Publisher } from "./makers/accounts.ts";
import { rateOutliers } from "./makers/creatives.ts";
import { handleFrom, ownPublisher } from "./own/account.ts";
import { ownCreative, type OwnSurroundings } from "./own/creative.ts";
import type { CreativeRecord, Draft } from "./base/records.ts";

/** The account that examples of the documents are about, in place of the first of its type, the second, and so on. */
export function examplePublisherAt(index: number, seed: number): Publisher | undefined {
  const type = typeAt(index);
  const ordinal = ordinalOf(index);
  const found = accounts[type][ordinal];
  const made = found && publisherOf(found, seed);
  const facing = accounts.BRAND[ordinal];
  if (!made || type === "BRAND" || !facing) return made;
  // A creator speaks of what the brand of the same number makes, as others do, so that each product has a brand.
  const { trade, products, account } = publisherOf(facing, seed);
  if (trade !== made.trade) return made;
  return { ...made, products, account: Object.freeze({ ...made.account, taxonomy: account.taxonomy }) };
}

function publisherOf({ taxonomy = [], ...facts }: AccountData, seed: number): Publisher {
  const { id = "", name = "", igUsername } = facts;
  // It makes the products that requests find it by, and others.
  const ofCreatives = creativesOf.get(id)?.flatMap((creative) => creative.taxonomy ?? []) ?? [];
  const hints = [...taxonomy, ...ofCreatives];
  const publisher = ownPublisher(
    { facts, key: id, name, handle: igUsername ?? handleFrom(name), hints },
    seed,
  );
  // In which the documents are written: other languages have names for some products only.
  return { ...publisher, market: { ...publisher.market, language: "English" } };
}

/** The creatives of an account with those of the examples in place of its first ones, as many as there is room for. */
export function withExamples(
  creatives: Draft<CreativeRecord>[],
  publisher: Publisher,
  surroundings: OwnSurroundings,
): Draft<CreativeRecord>[] {
  const own = creativesOf.get(publisher.account.id)?.slice(0, creatives.length) ?? [];
  if (own.length === 0) return creatives;
  const made = own.map((facts) =>
    ownCreative({ facts, key: facts.id ?? "", publisher, collabs: undefined }, surroundings),
  );
  const all = [...made, ...creatives.slice(made.length)];
  rateOutliers(all);
  return all;
}

const given: AccountData[] = exampleAccounts.map(({ row, asked }): AccountData => {
  const { thumbnailUrl, ...facts }: ExampleAccount = { ...asked, ...row };
  // Nothing is at the examples' addresses of pictures, so that it is drawn.
  return thumbnailUrl === null ? { ...facts, thumbnailUrl } : facts;
});

type ExampleAccount = AccountData & { readonly pageAlias?: string | null };

const accounts = {
  BRAND: given.filter(({ type }) => type !== "CREATOR"),
  CREATOR: given.filter(({ type }) => type === "CREATOR"),
};

const creativesOf = new Map<string, CreativeData[]>();
for (const { row, asked } of exampleCreatives) {
  // Dates of documents are soon long ago, and could be later than the mock's time.
  const { brand, url, urls, thumbnailUrl, startAt, endAt, impressionPercentile, ...shown } = row;
  const facts: CreativeData = {
    ...frozen(shown),
    ...factsOf(asked),
    status: endAt === null ? "ACTIVE" : "INACTIVE",
  };
  creativesOf.set(brand.id, [...(creativesOf.get(brand.id) ?? []), facts]);
}

/** The same, with lists that nobody can change: all worlds have them. */
function frozen<T extends object>(facts: T): T {
  for (const value of Object.values(facts)) if (Array.isArray(value)) Object.freeze(value);
  return facts;
}

/** Filters that take several values, where a creative has one. */
function factsOf({ taxonomy, funnelStage, language }: ExampleRequest): CreativeData {
  return {
    ...(taxonomy && { taxonomy: Object.freeze([...taxonomy]) }),
    ...(funnelStage?.[0] && { funnelStage: funnelStage[0] }),
    language: language?.[0] ?? "English",
  };
}

/** What examples may ask of creatives; what else they say is no fact. */
interface ExampleRequest {
  readonly status?: string;
  readonly taxonomy?: readonly string[];
  readonly funnelStage?: readonly NonNullable<CreativeData["funnelStage"]>[];
  readonly language?: readonly NonNullable<CreativeData["language"]>[];
}
