import type { Collab } from "@adintel/client/types";
import type { AccountRecord, CreativeRecord } from "../../adintel/corpus/index.ts";
import { counting } from "../rows/list.ts";
import type { FactsOf } from "../rows/spec.ts";
import type { Rows } from "../rows/table.ts";
import { creativesIn } from "../world.ts";

const facts: FactsOf<Rows["v2"]["listAccountCollabs"], CreativeRecord, Collab> = {
  effects: {},
  orders: {},
  reads: {},
};

/** GET collabs of v2: the creators whom an account's creatives tag. */
export const listCollabs = counting<CreativeRecord, Collab>({
  file: "mocks/simulator/handlers/collabs.ts",
  source: "mocks/simulator/handlers/collabs.ts",
  facts,
  ofAccount: true,
  candidates: creativesIn,
  counts(creatives) {
    const counted = new Map<AccountRecord, number>();
    for (const { collabs } of creatives)
      for (const creator of collabs) counted.set(creator, (counted.get(creator) ?? 0) + 1);
    return [...counted].map(([{ name, profileUrl }, mediaCount]) => ({ name, profileUrl, mediaCount }));
  },
});
