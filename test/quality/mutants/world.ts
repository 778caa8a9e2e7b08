import { createCorpus, type AccountRecord } from "../../../mocks/adintel/corpus/index.ts";
import { now } from "../../now.ts";

/** The world that the probes know; its clock stands still. */
export const options = { seed: 1, now, tick: () => 0 };

const { accounts } = createCorpus({ ...options, accounts: 40, mediaPerAccount: 60 });

function known(type: AccountRecord["type"], place: number): AccountRecord {
  const account = accounts.filter((one) => one.type === type && one.website && one.igFollowers)[place];
  if (!account) throw new RangeError(`there is no such ${type}`);
  return account;
}

/** Accounts of which everything that the probes ask for is known. */
export const brand = known("BRAND", 0);
export const otherBrand = known("BRAND", 1);
export const creator = known("CREATOR", 0);
export const otherCreator = known("CREATOR", 1);
