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
import type { CheckedData } from "../corpus/own/data.ts";
import { accountsOf } from "../corpus/own/references.ts";
import { counted } from "../../../scripts/lib/text.ts";
import type { AccountRecord, CampaignRecord, CreativeRecord } from "../corpus/base/records.ts";
import { positionsById } from "../../engine/sorting/order.ts";
import { createTextIndex, type BaseIndex, type TextIndex } from "../../engine/text/text-index.ts";

/**
 * A corpus with what is prepared to answer from it: it does not change, so all sessions share one. All of it is made when it
 * is first asked for, and with it the text indexes; a large one at once, so that no request waits for seconds.
 */
export interface Library {
  readonly corpus: Corpus;
  readonly size: number;
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
  const size = { accounts, creatives: creativeCount(options) };
  const shareOfCorpus = size.creatives < minLargeCreatives ? 1 : 0.75;
  const make = () =>
    createCorpus(options, ({ share }) => onProgress?.({ ...size, share: share * shareOfCorpus }));
  const library = createLibrary(make, size.creatives);
  if (shareOfCorpus < 1) onProgress?.({ ...size, share: 1 });
  shared.set(key, new WeakRef(library));
  return library;
}

/** The library of the user's own data, which has been checked; `options.accounts` made-up accounts are added to it. */
export function libraryOf(data: CheckedData, options: CorpusOptions): Library {
  return createLibrary(() => createOwnCorpus(data, options), creativeCount(options, data));
}

/** What own data makes, such as `2 accounts, 14 creatives`. */
export function sizeOf(
  data: CheckedData,
  { accounts = 0, mediaPerAccount = 60 }: Partial<Pick<CorpusOptions, "accounts" | "mediaPerAccount">>,
): string {
  const creatives = creativeCount({ accounts, mediaPerAccount }, data);
  return `${counted(accountsOf(data).length + accounts, "account")}, ${counted(creatives, "creative")}`;
}

/** How many creatives a world is made with. */
export function creativeCount(
  { accounts, mediaPerAccount }: Pick<CorpusOptions, "accounts" | "mediaPerAccount">,
  data?: CheckedData,
): number {
  const ownCreatives = data?.creatives?.length ?? (data?.accounts?.length ?? 0) * mediaPerAccount;
  return ownCreatives + accounts * mediaPerAccount;
}

/** So many creatives take a second or more. The default world takes 0.2 s, by which the mock listens the sooner. */
const minLargeCreatives = 10_000;

function createLibrary(make: () => Corpus, creatives: number): Library {
  const parts = once(() => {
    const corpus = make();
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
    return {
      corpus,
      accounts,
      addresses,
      creative: finder(corpus.creatives),
      creatives: byAccount(corpus.creatives),
      campaigns: byAccount(corpus.campaigns),
    };
  });
  const taxonomy = once(() => parts().corpus.taxonomy.map((path) => ({ id: path })));
  const library: Library = {
    get corpus() {
      return parts().corpus;
    },
    get size() {
      return parts().corpus.creatives.length;
    },
    account: (id) => parts().accounts.get(id),
    accountAt: (address) => parts().addresses.get(address),
    creative: (id) => parts().creative(id),
    creatives: (account) => (account ? (parts().creatives.get(account) ?? none) : parts().corpus.creatives),
    campaigns: (account) => parts().campaigns.get(account) ?? none,
    creativeTexts: once(() => createTextIndex(parts().corpus.creatives, creativeTexts)),
    accountTexts: once(() => createTextIndex(parts().corpus.accounts, accountTexts)),
    taxonomy,
    taxonomyTexts: once(() => createTextIndex(taxonomy(), ({ id }, show) => show(id))),
  };
  if (creatives >= minLargeCreatives) library.creativeTexts();
  return library;
}

/** What a creative search looks into. */
function creativeTexts(creative: CreativeRecord, show: (text: string | null) => void): void {
  show(creative.title);
  show(creative.hook);
  show(creative.summary);
  show(creative.coreAngle);
  show(creative.targetPersona);
  creative.painPoints?.forEach(show);
  creative.sellingPoints?.forEach(show);
  creative.categories.forEach(show);
  // Paths are in English, and no row shows them: one in another language would be found for no reason that is seen.
  if (creative.language === "English") creative.taxonomy.forEach(show);
  show(creative.account.name);
}

/** What a search for accounts by description looks into. */
function accountTexts(account: AccountRecord, show: (text: string | null) => void): void {
  show(account.name);
  show(account.summary);
  show(account.category);
  show(account.location);
  account.taxonomy.forEach(show);
  keywordsOf(account).forEach(show);
}

/** Finds records by id. Their order is kept rather than a map, which takes ten times the memory. */
function finder<T extends { id: string }>(records: readonly T[]): (id: string) => T | undefined {
  const positions = once(() => positionsById(records));
  const at = (place: number) => records[positions()[place] ?? 0];
  return (id) => {
    let from = 0;
    for (let to = records.length; from < to;) {
      const middle = (from + to) >>> 1;
      if ((at(middle)?.id ?? "") < id) from = middle + 1;
      else to = middle;
    }
    const found = at(from);
    return found?.id === id ? found : undefined;
  };
}

function byAccount<T extends { account: AccountRecord }>(records: readonly T[]): Map<AccountRecord, T[]> {
  const groups = new Map<AccountRecord, T[]>();
  for (const record of records) {
    const group = groups.get(record.account);
    if (group) group.push(record);
    else groups.set(record.account, [record]);
  }
  return groups;
}

/** Makes something when it is first asked for, and once. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
