import type { AdintelError } from "@adintel/client";

/** What a call did to the purse. Amounts are in US dollars. */
interface Situation {
  leftUsd: number;
  maybeUsd: number;
  /** Rows that the purse can still pay for. */
  affordableRows: number;
}

/** What to change after an error, in a sentence or two. A call that may have been charged is never to be repeated. */
export function advice(error: AdintelError, { leftUsd, maybeUsd, affordableRows }: Situation): string {
  switch (error.code) {
    case "over_budget":
      return `Not sent: it could cost more than the $${leftUsd} that are left. ${affordableRows > 0 ? `Pass a \`limit\` of at most ${affordableRows}.` : "Only free tools and quotes still work."}`;
    case "rate_limited":
    case "wait_too_long":
      return `Too many requests; nothing was charged.${error.retryAfterSeconds === undefined ? "" : ` Wait ${error.retryAfterSeconds} seconds.`}`;
    case "out_of_credits":
      return "The team has no credits left, so only free tools work. Tell the user; calling again does not help.";
    case "invalid_request":
      return `Nothing was charged. Fix the arguments: ${(error.details ?? []).map(({ path, message }) => `\`${path}\` ${message}`).join("; ") || "the service does not say which are wrong"}.`;
    case "brand_not_found":
    case "not_found":
      return "There is no such account. Search for it with find_accounts, and pass the `id` of a row.";
    case "invalid_api_key":
    case "subscription_inactive":
    case "membership_ended":
      return `The service refuses the key (${error.code}). Only the user can change that; calling again does not help.`;
    case "unreachable":
    case "timeout":
    case "unreadable_answer":
    case "internal_error":
      return maybeUsd > 0
        ? `The answer was lost (${error.code}), and the call may have been charged. Do not repeat it; tell the user.`
        : `The service did not answer as it should (${error.code}). Nothing was charged.`;
    default:
      return `The call failed: ${error.code}${error.status === undefined ? "" : ` (${error.status})`}.`;
  }
}
