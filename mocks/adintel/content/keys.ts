import { ample, keysOf, type CreateKeys, type Demo } from "../../engine/sessions/keys.ts";

/** The demo keys of errors that only this API has. */
const own = {
  mock_live_inactive: {
    shows: "403 subscription_inactive",
    team: { ...ample, name: "inactive" },
    refusal: "subscription_inactive",
  },
  mock_live_departed: { shows: "403 membership_ended", refusal: "membership_ended" },
} satisfies Record<string, Demo>;

/** The keys of every session; a sandbox has one of its own like each. */
export type DemoKey = keyof typeof own | `mock_live_${"demo" | "low" | "exhausted" | "revoked"}`;

export const createKeys: CreateKeys = () => keysOf(own);
