import type { MediaSortBy } from "@adintel/client/types";
import type { AccountRecord, CampaignRecord, CreativeRecord } from "../corpus/index.ts";
import type { Clock } from "./clock.ts";
import { createIndexing, type AddedAccount, type Indexing } from "./indexing.ts";
import { createJournal } from "./journal.ts";
import type { Library } from "./library.ts";
import { sortCreatives } from "./media-order.ts";
import { createRateLimiter } from "./rate-limits.ts";
import type { Settings } from "./settings.ts";
import { createKeys, type Key } from "./teams.ts";

/** All state of the mock for one session: everything that a request can change is in here. */
export interface World {
  library: Library;
  clock: Clock;
  settings: Settings;
  keys: Map<string, Key>;
  limiter: ReturnType<typeof createRateLimiter>;
  indexing: Indexing;
  journal: ReturnType<typeof createJournal>;
  /** How many requests the API has had. */
  requests: number;
  nextRequestId(): string;
  /** Back to how it was at the start, the clock included. */
  reset(): void;
}

export function createWorld(library: Library, clock: Clock, settings: Settings): World {
  const fresh = () => ({
    requests: 0,
    settings: { ...settings },
    keys: createKeys(),
    limiter: createRateLimiter(),
    indexing: createIndexing(library),
    journal: createJournal(),
  });
  const world: World = {
    library,
    clock,
    ...fresh(),
    nextRequestId: () => `req_${String((world.requests += 1)).padStart(6, "0")}`,
    reset() {
      clock.reset();
      Object.assign(world, fresh());
    },
  };
  return world;
}

/** Whether the sync of an added account has finished. */
export function isIndexed({ clock, settings }: World, { addedAt }: AddedAccount): boolean {
  return clock.now() >= addedAt + settings.indexingSeconds * 1000;
}

/** An account by id or platform id, whether or not its sync has finished. */
export function findAccount({ library, indexing }: World, id: string): AccountRecord | undefined {
  return library.account(id) ?? indexing.byId(id)?.account;
}

/** A creative by id, of the corpus or of an added account. */
export function findCreative({ library, indexing }: World, id: string): CreativeRecord | undefined {
  return library.creative(id) ?? indexing.creative(id);
}

/** The added accounts that searches find: those whose sync has finished. */
export function indexedAccounts(world: World): AddedAccount[] {
  return world.indexing.all().filter((added) => isIndexed(world, added));
}

/** The creatives of an account, or of all accounts, in an order. */
export function creativesIn(
  world: World,
  sortBy: MediaSortBy,
  account?: AccountRecord,
): readonly CreativeRecord[] {
  const added = indexedAccounts(world).filter((newcomer) => !account || newcomer.account === account);
  const prepared = world.library.creatives(sortBy, account);
  if (added.length === 0) return prepared;
  return sortCreatives([...prepared, ...added.flatMap(({ creatives }) => creatives)], sortBy);
}

export function campaignsOf(world: World, account: AccountRecord): readonly CampaignRecord[] {
  const added = indexedAccounts(world).find((newcomer) => newcomer.account === account);
  return added?.campaigns ?? world.library.campaigns(account);
}
