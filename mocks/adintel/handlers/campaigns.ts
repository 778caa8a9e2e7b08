import type { FactsOf } from "../../engine/rows/list-definition.ts";
import { listing } from "../../engine/rows/list.ts";
import type { Rows } from "../../engine/rows/table.ts";
import { campaignsIn } from "../../engine/sessions/world.ts";
import type { CampaignRecord } from "../corpus/index.ts";

const facts: FactsOf<Rows["v2"]["listAccountCampaigns"], CampaignRecord> = {
  effects: {},
  orders: {},
  reads: {},
};

/** GET campaigns of v2: those of an account. */
export const listCampaigns = listing<CampaignRecord>({
  facts,
  ofAccount: true,
  candidates: campaignsIn,
  instants: { startAt: ({ startedAt }) => startedAt } satisfies Instants<CampaignRecord>,
});

type Instants<T> = { [Field in keyof T]?: (record: T) => number | null };
