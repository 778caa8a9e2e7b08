import type { Model } from "./linearizable.ts";

/** A metered call that would cost so much and needs so much to be left, or a look at the ledger. Amounts are microdollars. */
export type Asked = { call: { cost: number; needs: number } } | "ledger";

/** Whether the call was charged, or what the ledger said was spent. */
export type Answered = { charged: boolean } | { spent: number };

/** The credits of a team: a call passes whole while what is left pays for what it needs, and is refused afterwards. */
export function creditsOf(monthly: number, spent = 0): Model<number, Asked, Answered> {
  return {
    start: spent,
    step(state, asked, answered) {
      if (asked === "ledger") {
        if (answered === undefined) return state;
        return "spent" in answered && answered.spent === state ? state : undefined;
      }
      const passes = monthly - state >= asked.call.needs;
      const after = passes ? state + asked.call.cost : state;
      if (answered === undefined) return after;
      return "charged" in answered && answered.charged === passes ? after : undefined;
    },
    key: String,
    // What is spent only grows.
    isTooLate(state, asked, answered) {
      if ("spent" in answered) return answered.spent < state;
      return answered.charged && asked !== "ledger" && monthly - state < asked.call.needs;
    },
    // What was refused changes nothing either.
    isRead: (_, answered) => !("charged" in answered && answered.charged),
  };
}
