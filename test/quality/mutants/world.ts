import { createCorpus } from "../../../mocks/adintel/corpus/index.ts";
import { now } from "../../now.ts";

/** The world of every mutant; its clock stands still. */
export const options = { seed: 1, now, tick: () => 0 };

const [first] = createCorpus({ ...options, accounts: 1, mediaPerAccount: 0 }).accounts;

/** Somebody whom any request may be about. */
export const accountId = first?.id ?? "";
