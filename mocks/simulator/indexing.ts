import { addressesOf, addressKey, createAccount, type Address, type Newcomer } from "../corpus/index.ts";
import type { AccountRecord, CreativeRecord } from "../corpus/index.ts";
import type { Library } from "./library.ts";

/** What an account is made from: with the same corpus, it becomes the same again. */
export interface Added {
  address: Address;
  /** On the mock's clock, in milliseconds. */
  addedAt: number;
}

/** An account that a caller added. */
export type AddedAccount = Newcomer & Added;

/** The accounts that the callers of one world have added, beside those of the corpus. */
export interface Indexing {
  /** The account at an address, of the corpus or added, or a new one that is added now. */
  index(address: Address, now: number): { account: AccountRecord; isNew: boolean };
  /** By id or platform id. */
  byId(id: string): AddedAccount | undefined;
  creative(id: string): CreativeRecord | undefined;
  all(): readonly AddedAccount[];
  save(): Added[];
  /** How many bytes they take up, about. */
  bytes(): number;
}

/** What one creative of an added account takes up, and the account itself, as measured on Node.js 20. */
const creativeBytes = 900;
const accountBytes = 4_000;

/** How many added accounts a session keeps; of more, so many of the oldest are forgotten at a time. */
const most = 5_000;
const forgottenAtOnce = 500;

export function createIndexing(library: Library, saved: readonly Added[] = []): Indexing {
  const all: AddedAccount[] = [];
  const added = new Map<string, AddedAccount>();
  const byId = new Map<string, AddedAccount>();
  const creatives = new Map<string, CreativeRecord>();
  const forget = (account: AddedAccount) => {
    for (const creative of account.creatives) creatives.delete(creative.id);
    for (const other of [account.address, ...addressesOf(account.account)])
      if (added.get(addressKey(other)) === account) added.delete(addressKey(other));
    byId.delete(account.account.id);
    byId.delete(account.account.platformId);
  };
  const indexing: Indexing = {
    index(address, now) {
      const key = addressKey(address);
      const known = library.accountAt(key) ?? added.get(key)?.account;
      if (known) return { account: known, isNew: false };
      const isTaken = (other: Address) =>
        library.accountAt(addressKey(other)) !== undefined || added.has(addressKey(other));
      const made = createAccount(address, library.corpus, now, isTaken);
      const newcomer = { ...made, address, addedAt: now };
      all.push(newcomer);
      if (all.length > most) all.splice(0, forgottenAtOnce).forEach(forget);
      for (const creative of made.creatives) creatives.set(creative.id, creative);
      for (const other of [address, ...addressesOf(newcomer.account)]) {
        // Whoever had an address first keeps it.
        if (!isTaken(other)) added.set(addressKey(other), newcomer);
      }
      byId.set(newcomer.account.id, newcomer).set(newcomer.account.platformId, newcomer);
      return { account: newcomer.account, isNew: true };
    },
    byId: (id) => byId.get(id),
    creative: (id) => creatives.get(id),
    all: () => all,
    bytes: () => all.length * accountBytes + creatives.size * creativeBytes,
    save: () => all.map(({ address, addedAt }) => ({ address, addedAt })),
  };
  for (const { address, addedAt } of saved) indexing.index(address, addedAt);
  return indexing;
}
