import type { Content } from "../../engine/sessions/content.ts";
import type { World } from "../../engine/sessions/world.ts";
import type { AccountRecord, CampaignRecord, CreativeRecord } from "../corpus/index.ts";
import type { WorldRecords } from "../data/export.ts";
import { createIndexing, type Added, type AddedAccount, type Indexing } from "./indexing.ts";
import type { Library } from "./library.ts";
import { createSearchable, type Searchable, type Searching } from "./searchable.ts";

/** What this API serves: a library of accounts and creatives, and the accounts that callers add. */
export interface AdintelContent extends Content {
  library: Library;
  indexing: Indexing;
  searchable: Searching;
}

export function createContent(library: Library, saved: readonly Added[] = []): AdintelContent {
  const indexing = createIndexing(library, saved);
  const searchable = createSearchable(library);
  return {
    library,
    indexing,
    searchable,
    account: (id) => library.account(id) ?? indexing.byId(id)?.account,
    accounts: () => library.corpus.accounts,
    add: (member: AddedAccount) => indexing.add(member),
    addSaved: ({ address, addedAt }: Added) => void indexing.index(address, addedAt),
    save: () => indexing.save(),
    having: (others: readonly Added[]) => createContent(library, others),
    nextChange(now, { indexingSeconds }) {
      const delay = indexingSeconds * 1000;
      const addedAt = indexing.firstAfter(now - delay);
      return addedAt === undefined ? undefined : addedAt + delay;
    },
    bytes: () => indexing.bytes() + searchable.bytes(),
  };
}

/** The content of a world, all of which are made with the content of this API. */
export function contentOf({ content }: World): AdintelContent {
  return content as AdintelContent;
}

/** Whether the sync of an added account has finished. */
export function isIndexed({ clock, settings }: World, { addedAt }: AddedAccount): boolean {
  return clock.now() >= addedAt + settings.indexingSeconds * 1000;
}

/** An account by id or platform id, whether or not its sync has finished. */
export function findAccount(world: World, id: string): AccountRecord | undefined {
  const { library, indexing } = contentOf(world);
  const named = (one: string) => library.account(one) ?? indexing.byId(one)?.account;
  return named(id) ?? (world.takes("id-case", "ignored") ? named(id.toLowerCase()) : undefined);
}

/** A creative by id, of the corpus or of an added account. */
export function findCreative(world: World, id: string): CreativeRecord | undefined {
  const { library, indexing } = contentOf(world);
  return library.creative(id) ?? indexing.creative(id);
}

/** The added accounts that searches find: those whose sync has finished. */
export function indexedAccounts(world: World): AddedAccount[] {
  return contentOf(world)
    .indexing.all()
    .filter((added) => isIndexed(world, added));
}

/** The full-text indexes of what searches find now. */
export function searchableIn(world: World): Searchable {
  return contentOf(world).searchable(indexedAccounts(world));
}

const none: readonly never[] = [];

/** The creatives of an account; of one that is still being indexed there are none. */
export function creativesOf(world: World, account: AccountRecord): readonly CreativeRecord[] {
  const { library, indexing } = contentOf(world);
  const added = indexing.byId(account.id);
  if (!added) return library.creatives(account);
  return isIndexed(world, added) ? added.creatives : none;
}

/** The creatives of an account, or of all whose sync has finished: those of the corpus, and those that were added. */
export function creativesIn(
  world: World,
  account: AccountRecord | undefined,
): [corpus: readonly CreativeRecord[], added?: readonly CreativeRecord[]] {
  if (account) return [creativesOf(world, account)];
  return [contentOf(world).library.creatives(), indexedAccounts(world).flatMap(({ creatives }) => creatives)];
}

/** The campaigns of an account, or of all whose sync has finished. */
export function campaignsIn(
  world: World,
  account: AccountRecord | undefined,
): [corpus: readonly CampaignRecord[], added?: readonly CampaignRecord[]] {
  const { library } = contentOf(world);
  const added = indexedAccounts(world);
  if (!account) return [library.corpus.campaigns, added.flatMap(({ campaigns }) => campaigns)];
  const newcomer = added.find((other) => other.account === account);
  return [newcomer?.campaigns ?? library.campaigns(account)];
}

/** All records of a world, but those of accounts that are still being indexed. */
export function recordsIn(world: World): WorldRecords {
  const { corpus } = contentOf(world).library;
  return {
    now: world.clock.now(),
    seed: corpus.options.seed,
    *accounts() {
      yield* corpus.accounts;
      for (const { account } of indexedAccounts(world)) yield account;
    },
    *creatives() {
      for (const creatives of creativesIn(world, undefined)) yield* creatives ?? none;
    },
    *campaigns() {
      for (const campaigns of campaignsIn(world, undefined)) yield* campaigns ?? none;
    },
  };
}
