import type { LandingPage } from "@adintel/client/types";
import type { FactsOf } from "../../engine/rows/list-definition.ts";
import { counting } from "../../engine/rows/list.ts";
import type { Rows } from "../../engine/rows/table.ts";
import { creativesIn } from "../../engine/sessions/world.ts";
import type { CreativeRecord } from "../corpus/index.ts";

const facts: FactsOf<Rows["v1"]["listBrandLandingPages"], CreativeRecord, LandingPage> &
  FactsOf<Rows["v2"]["listAccountLandingPages"], CreativeRecord, LandingPage> = {
  effects: {
    /** Which creatives it adds. */
    showInactive: ({ active }) => !active,
  },
  orders: {},
  reads: {},
};

/** GET landing-pages of both versions: each address with the number of creatives that lead to it. */
export const listLandingPages = counting<CreativeRecord, LandingPage>({
  facts,
  ofAccount: true,
  candidates: creativesIn,
  counts(creatives) {
    const totals = new Map<string, number>();
    for (const { landingPage } of creatives)
      if (landingPage !== null) totals.set(landingPage, (totals.get(landingPage) ?? 0) + 1);
    return [...totals].map(([url, total]) => ({ url, total }));
  },
});
