import {
  addressesOf,
  addressKey,
  createAccount,
  publishedBy,
  type AccountAddress,
  type Newcomer,
  type Published,
} from "../corpus/index.ts";
import type { AccountRecord, CreativeRecord } from "../corpus/index.ts";
import { hashOf } from "../../../scripts/lib/text.ts";
import { forgottenAtOnce, maxAdditions, type Addition } from "../../engine/sessions/content.ts";
import type { Library } from "./library.ts";

/** What an account is made from: with the same corpus, it becomes the same again. */
export interface Added {
  address: AccountAddress;
  /** On the mock's clock, in milliseconds. */
  addedAt: number;
}

/** An account that a caller added. What it published is made again where it is needed and has been forgotten. */
export interface AddedAccount extends Newcomer, Added, Addition {
  readonly saved: Added;
  hashes: Int32Array;
}

export type Indexing = ReturnType<typeof createIndexing>;

/** What an added account takes up, and what one creative of it does that is not forgotten, as measured on Node.js 20. */
const accountBytes = 2_500;
const creativeBytes = 900;

/** How often the name in an address stands in what is made from it, about. */
const nameCopies = 10;

/** Of how many accounts a session keeps what they published. */
const maxPublished = 250;

/** The accounts that the callers of one world have added, beside those of the corpus. */
export function createIndexing(library: Library, saved: readonly Added[] = []) {
  const all: AddedAccount[] = [];
  const added = new Map<string, AddedAccount>();
  const byId = new Map<string, AddedAccount>();
  const published = new Map<AddedAccount, Published>();
  let namesLength = 0;
  /** Those that were used last come last. */
  const keep = (member: AddedAccount, known: Published): Published => {
    published.delete(member);
    published.set(member, known);
    for (const oldest of published.keys()) {
      if (published.size <= maxPublished) break;
      published.delete(oldest);
    }
    return known;
  };
  const publishedOf = (member: AddedAccount): Published => {
    const { account, address, addedAt } = member;
    return keep(member, published.get(member) ?? publishedBy(account, address, library.corpus, addedAt));
  };
  const createMember = (
    address: AccountAddress,
    addedAt: number,
    isTaken: (other: AccountAddress) => boolean,
  ): AddedAccount => {
    const { account, creatives, campaigns } = createAccount(address, library.corpus, addedAt, isTaken);
    const member: AddedAccount = {
      account,
      address,
      addedAt,
      saved: { address, addedAt },
      hashes: Int32Array.from(creatives, ({ id }) => hashOf(id)),
      get creatives() {
        return publishedOf(member).creatives;
      },
      get campaigns() {
        return publishedOf(member).campaigns;
      },
    };
    keep(member, { creatives, campaigns });
    return member;
  };
  const forget = (member: AddedAccount) => {
    for (const other of [member.address, ...addressesOf(member.account)])
      if (added.get(addressKey(other)) === member) added.delete(addressKey(other));
    namesLength -= member.address.name.length;
    byId.delete(member.account.id);
    byId.delete(member.account.platformId);
    published.delete(member);
  };
  const isTaken = (other: AccountAddress) =>
    library.accountAt(addressKey(other)) !== undefined || added.has(addressKey(other));
  const indexing = {
    /** The account at an address, of the corpus or added, or a new one, which is yet to be added. */
    look(address: AccountAddress, now: number): { account: AccountRecord; isNew: AddedAccount | undefined } {
      const key = addressKey(address);
      const known = library.accountAt(key) ?? added.get(key)?.account;
      if (known) return { account: known, isNew: undefined };
      const isNew = createMember(address, now, isTaken);
      return { account: isNew.account, isNew };
    },
    add(member: AddedAccount): void {
      const { account, address } = member;
      all.push(member);
      namesLength += address.name.length;
      if (all.length > maxAdditions) all.splice(0, forgottenAtOnce).forEach(forget);
      // Its website is the address that it was added by, as far as that tells websites apart.
      const otherAddresses = addressesOf(account).filter(({ kind }) => kind !== address.kind);
      for (const other of [address, ...otherAddresses]) {
        // Whoever had an address first keeps it.
        if (!isTaken(other)) added.set(addressKey(other), member);
      }
      byId.set(account.id, member).set(account.platformId, member);
    },
    /** The account at an address; a new one is added. */
    index(address: AccountAddress, now: number): { account: AccountRecord } {
      const { account, isNew } = indexing.look(address, now);
      if (isNew) indexing.add(isNew);
      return { account };
    },
    byId: (id: string): AddedAccount | undefined => byId.get(id),
    creative(id: string): CreativeRecord | undefined {
      const hash = hashOf(id);
      for (const member of all) {
        // Other ids may have the same hash.
        const found = member.hashes.includes(hash) && member.creatives.find((creative) => creative.id === id);
        if (found) return found;
      }
      return undefined;
    },
    all: (): readonly AddedAccount[] => all,
    /** When the first account after an instant was added. */
    firstAfter(instant: number): number | undefined {
      // Accounts are added in the order of time.
      let from = 0;
      for (let to = all.length; from < to;) {
        const middle = (from + to) >>> 1;
        if ((all[middle]?.addedAt ?? Infinity) <= instant) from = middle + 1;
        else to = middle;
      }
      return all[from]?.addedAt;
    },
    /** How many bytes they take up, about. */
    bytes(): number {
      let bytes = all.length * accountBytes + namesLength * nameCopies;
      for (const { creatives } of published.values()) bytes += creatives.length * creativeBytes;
      return bytes;
    },
    save: (): Added[] => all.map((member) => member.saved),
  };
  for (const { address, addedAt } of saved) indexing.index(address, addedAt);
  return indexing;
}
