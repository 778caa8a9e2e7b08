import {
  addressesOf,
  addressKey,
  createCorpus,
  createOwnCorpus,
  keywordsOf,
  type Corpus,
  type CorpusOptions,
  type Progress,
} from "../corpus/index.ts";
import type { MockData } from "../data/types.ts";
import type { AccountRecord, CampaignRecord, CreativeRecord } from "../corpus/records.ts";
import { createTextIndex, type BaseIndex, type TextIndex } from "./text-index.ts";

/**
 * A corpus with what is prepared to answer from it: it does not change, so all sessions share one. Text indexes are
 * made when first asked for.
 */
export interface Library {
  corpus: Corpus;
  /** By id or platform id. */
  account(id: string): AccountRecord | undefined;
  /** By the key of an address. */
  accountAt(address: string): AccountRecord | undefined;
  creative(id: string): CreativeRecord | undefined;
  /** Of an account, or of all; always the same list. */
  creatives(account?: AccountRecord): readonly CreativeRecord[];
  campaigns(account: AccountRecord): readonly CampaignRecord[];
  creativeTexts(): BaseIndex<CreativeRecord>;
  accountTexts(): BaseIndex<AccountRecord>;
  /** The paths of the taxonomy; always the same list. */
  taxonomy(): readonly { id: string }[];
  taxonomyTexts(): TextIndex<{ id: string }>;
}

const none: readonly never[] = [];

const shared = new Map<string, WeakRef<Library>>();

/** The library for some options: mocks of the same world share one, as long as any of them is in use. */
export function libraryFor(options: CorpusOptions, onProgress?: (progress: Progress) => void): Library {
  const { seed, accounts, mediaPerAccount, now } = options;
  const key = [seed, accounts, mediaPerAccount, now].join();
  const known = shared.get(key)?.deref();
  if (known) return known;
  for (const [other, library] of shared) if (!library.deref()) shared.delete(other);
  const library = createLibrary(createCorpus(options, onProgress));
  shared.set(key, new WeakRef(library));
  return library;
}

/** The library of data of one's own, which has been checked; `options.accounts` made-up accounts are added to it. */
export function libraryOf(data: MockData, options: CorpusOptions): Library {
  return createLibrary(createOwnCorpus(data, options));
}

function createLibrary(corpus: Corpus): Library {
  const accounts = new Map(
    corpus.accounts.flatMap((account) => [
      [account.id, account] as const,
      [account.platformId, account] as const,
    ]),
  );
  const addresses = new Map(
    corpus.accounts.flatMap((account) =>
      addressesOf(account).map((address) => [addressKey(address), account] as const),
    ),
  );
  const creativesById = once(() => new Map(corpus.creatives.map((creative) => [creative.id, creative])));
  const creativesByAccount = byAccount(corpus.creatives);
  const campaignsByAccount = byAccount(corpus.campaigns);
  const taxonomy = once(() => corpus.taxonomy.map((path) => ({ id: path })));
  return {
    corpus,
    account: (id) => accounts.get(id),
    accountAt: (address) => addresses.get(address),
    creative: (id) => creativesById().get(id),
    creatives: (account) => (account ? (creativesByAccount.get(account) ?? none) : corpus.creatives),
    campaigns: (account) => campaignsByAccount.get(account) ?? none,
    creativeTexts: once(() => createTextIndex(corpus.creatives, creativeText)),
    accountTexts: once(() => createTextIndex(corpus.accounts, accountText)),
    taxonomy,
    taxonomyTexts: once(() => createTextIndex(taxonomy(), ({ id }) => [id])),
  };
}

/** What a creative search looks into. */
function creativeText(creative: CreativeRecord): (string | null)[] {
  const {
    title,
    hook,
    summary,
    coreAngle,
    targetPersona,
    painPoints,
    sellingPoints,
    categories,
    taxonomy,
    account,
  } = creative;
  return [
    title,
    hook,
    summary,
    coreAngle,
    targetPersona,
    ...(painPoints ?? []),
    ...(sellingPoints ?? []),
    ...categories,
    ...taxonomy,
    account.name,
  ];
}

/** What a search for accounts by description looks into. */
function accountText(account: AccountRecord): (string | null)[] {
  return [
    account.name,
    account.summary,
    account.category,
    account.location,
    ...account.taxonomy,
    ...keywordsOf(account),
  ];
}

function byAccount<T extends { account: AccountRecord }>(records: readonly T[]): Map<AccountRecord, T[]> {
  const groups = new Map<AccountRecord, T[]>();
  for (const record of records) getOrMake(groups, record.account, () => []).push(record);
  return groups;
}

function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

/** Makes something when it is first asked for, and once. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
