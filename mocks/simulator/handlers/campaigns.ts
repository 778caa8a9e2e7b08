import { operations } from "@adintel/client/operations";
import type { CampaignSortBy, CampaignType, DatePreset } from "@adintel/client/types";
import type { CampaignRecord } from "../../corpus/index.ts";
import { invalid, readPage, rowsAnswer } from "../call.ts";
import { readRange } from "../dates.ts";
import { compareDescending, compareIds } from "../media-order.ts";
import { campaignRow } from "../rows.ts";
import { campaignsOf } from "../world.ts";
import { ofAccount } from "./accounts.ts";

interface Query {
  type?: CampaignType;
  sortBy?: CampaignSortBy;
  limit?: number;
  datePreset?: DatePreset;
  startDate?: string;
  endDate?: string;
}

const orders: Record<CampaignSortBy, (a: CampaignRecord, b: CampaignRecord) => number> = {
  MOST_RECENT: (a, b) => b.startedAt - a.startedAt,
  HIGHEST_VELOCITY: (a, b) => compareDescending(a.velocityScore, b.velocityScore),
};

/** GET campaigns of both versions: those of v1, whose query and answer are not specified, as v2 answers without `type`. */
export const listCampaigns = ofAccount((call, account) => {
  // The contract has been checked.
  const query: Query = call.query;
  const { limit, faults } = readPage(query, operations.v2.listAccountCampaigns.paging.limit.default);
  const range = readRange(query, call.now);
  if (Array.isArray(range)) faults.push(...range.map((path) => ({ path, message: "is not a date" })));
  if (faults.length > 0 || Array.isArray(range)) return invalid(...faults);
  const rows = campaignsOf(call.world, account)
    .filter(
      ({ type, startedAt }) =>
        (query.type ?? type) === type && startedAt >= range.from && startedAt < range.to,
    )
    .sort((a, b) => orders[query.sortBy ?? "MOST_RECENT"](a, b) || compareIds(a, b));
  return rowsAnswer("campaigns", rows.slice(0, limit).map(campaignRow));
});
