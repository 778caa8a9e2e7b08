import type { Collab } from "@adintel/client/types";
import type { FactsOf } from "../../engine/rows/list-definition.ts";
import { counting } from "../../engine/rows/list.ts";
import type { Rows } from "../../engine/rows/table.ts";
import { creativesIn } from "../../engine/sessions/world.ts";
import type { AccountRecord, CreativeRecord } from "../corpus/index.ts";

const facts: FactsOf<Rows["v2"]["listAccountCollabs"], CreativeRecord, Collab> = {
  effects: {},
  orders: {},
  reads: {},
};

/** GET collabs of v2: the creators whom an account's creatives tag. */
export const listCollabs = counting<CreativeRecord, Collab>({
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
