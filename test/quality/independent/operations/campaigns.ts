import type { Campaign } from "../data/lists.ts";
import { dateFields, dateProblems } from "../dates.ts";
import { choice, initially, limit, openOffset, required } from "../fields.ts";
import { limitOf, offsetOf, page, type Filters } from "../pages.ts";
import { campaignRow } from "../rows.ts";
import { spanOf } from "../spans.ts";
import { campaignSorts, campaignTypes } from "../values.ts";
import type { Call, Operation } from "../world.ts";

function startsWithin(field: Parameters<typeof spanOf>[1]) {
  return (row: Campaign, _: unknown, call: Call): boolean => {
    const span = spanOf(call, field);
    const start = Date.parse(row.startAt);
    return !span || (start >= span.from && start < span.to);
  };
}

const filters: Filters<Campaign> = {
  accountId: (row, value) => row.accountId === value,
  type: (row, value) => row.type === value,
  datePreset: startsWithin("datePreset"),
  startDate: startsWithin("startDate"),
  endDate: startsWithin("endDate"),
};

function campaigns(call: Call): unknown {
  const { world, account, input, operation } = call;
  const byVelocity = input["sortBy"] === "HIGHEST_VELOCITY" && !world.takes("campaigns-velocity", "ignored");
  const unknown = world.takes("order-unknown", "first") ? Infinity : -Infinity;
  const value = (row: Campaign) => (byVelocity ? (row.velocityScore ?? unknown) : Date.parse(row.startAt));
  const rows = page(call, {
    rows: world.campaigns,
    filters,
    chosen: { ...input, accountId: account?.id ?? "" },
    order: [
      typeof input["sortBy"] === "string" ? input["sortBy"] : "",
      (left, right) => {
        const [of, than] = [value(left), value(right)];
        return of === than ? (left.id < right.id ? -1 : 1) : of > than ? -1 : 1;
      },
    ],
    offset: world.takes("campaigns-offset", "pages") ? offsetOf(call) : 0,
    limit: limitOf(call),
  });
  const name =
    operation.version === "v1" && world.takes("v1-campaigns-list", "items") ? "items" : "campaigns";
  return { count: rows.length, [name]: rows.map((row) => campaignRow(row, world)) };
}

/** GET /account/{id}/campaigns of v2. */
export const listCampaigns: Operation = {
  id: "v2/listCampaigns",
  version: "v2",
  method: "GET",
  path: "/account/{id}/campaigns",
  metered: true,
  perMinute: 120,
  fields: {
    type: required(choice(campaignTypes)),
    sortBy: choice(campaignSorts),
    limit: initially(10, limit),
    ...dateFields,
    offset: openOffset("campaigns-offset"),
  },
  check: dateProblems,
  handle: campaigns,
};

/** GET /brands/{id}/campaigns of v1, of which no more is known. */
export const listCampaignsV1: Operation = {
  id: "v1/listCampaigns",
  version: "v1",
  method: "GET",
  path: "/brands/{id}/campaigns",
  metered: true,
  fields: { ...listCampaigns.fields, type: choice(campaignTypes) },
  check: (input, world) => [
    ...dateProblems(input, world),
    ...(input["type"] === undefined && !world.takes("v1-campaigns-type", "optional")
      ? [{ path: "type", message: "is required" }]
      : []),
  ],
  handle: campaigns,
};
