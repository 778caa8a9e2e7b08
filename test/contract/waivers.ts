/**
 * Error codes that no case provokes: they are only wished for by `Prefer`, which shows that their documented answer is
 * what the schema says, and not that a server comes to it.
 */
export interface Waiver {
  code: string;
  /** Left out: all. */
  operations?: string[];
  reason: string;
}

export const waivers: Waiver[] = [
  {
    code: "invalid_request",
    operations: [
      "v1/getBrand",
      "v1/getBrandIndexStatus",
      "v1/listBrandCampaigns",
      "v1/listBrandCollabs",
      "v2/getAccount",
      "v2/getAccountIndexStatus",
    ],
    reason: "They document no parameter but the id, and any string is an id.",
  },
  { code: "out_of_credits", reason: "Neither target charges, so no credits run out." },
  { code: "subscription_inactive", reason: "Neither target knows teams; any key is one of an active team." },
  { code: "membership_ended", reason: "Neither target knows teams; any key is one of a member." },
  { code: "brand_not_found", reason: "Neither target knows accounts; any id is answered with an example." },
  { code: "rate_limited", reason: "Neither target counts requests." },
  { code: "internal_error", reason: "No request makes a server fail on purpose." },
];

export function isWaived(code: string, operation: string): boolean {
  return waivers.some((waiver) => waiver.code === code && (waiver.operations?.includes(operation) ?? true));
}
