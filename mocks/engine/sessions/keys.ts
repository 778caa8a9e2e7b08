import type { ErrorCode } from "@adintel/client/operations";

/** A team's credits of the month and what they were spent on, in millionths of a US dollar. */
export interface Team {
  /** The same for all keys of the team. */
  name: string;
  monthlyMicrodollars: number;
  spentMicrodollars: number;
  charges: Charge[];
}

export interface Charge {
  requestId: string;
  operationId: string;
  version: string;
  rows: number;
  microdollars: number;
  /** Milliseconds since the epoch. */
  at: number;
}

/** The keys of every session; a sandbox has one of its own like each. */
export type DemoKey =
  | "mock_live_demo"
  | "mock_live_low"
  | "mock_live_exhausted"
  | "mock_live_inactive"
  | "mock_live_departed"
  | "mock_live_revoked";

/** An API key of the mock: what it shows, and whom it belongs to. */
export interface Key {
  key: string;
  shows: string;
  team: Team;
  /** Whom v2 counts the per-endpoint limit for. */
  user: string;
  /** The error that every request with this key is answered with. */
  refusal?: ErrorCode;
}

/**
 * The demo keys. The prefix is the mock's own, since the service's is not specified; a key that is not listed here is
 * unknown.
 */
export function createKeys(): Map<string, Key> {
  const team = (name: string, monthlyMicrodollars: number, spentMicrodollars = 0): Team => ({
    name,
    monthlyMicrodollars,
    spentMicrodollars,
    charges: [],
  });
  const demo = team("demo", 50_000_000);
  const spent = 5_000_000;
  const keys: Key[] = [
    { key: "mock_live_demo", shows: "everything, with ample credits", team: demo, user: "demo" },
    {
      key: "mock_live_low",
      shows: "credits for a few rows, then 402",
      team: team("low", 5_000),
      user: "low",
    },
    {
      key: "mock_live_exhausted",
      shows: "402 out_of_credits on metered calls",
      team: team("exhausted", spent, spent),
      user: "exhausted",
    },
    {
      key: "mock_live_inactive",
      shows: "403 subscription_inactive",
      team: team("inactive", 50_000_000),
      user: "inactive",
      refusal: "subscription_inactive",
    },
    {
      key: "mock_live_departed",
      shows: "403 membership_ended",
      team: demo,
      user: "departed",
      refusal: "membership_ended",
    },
    {
      key: "mock_live_revoked",
      shows: "401 invalid_api_key",
      team: demo,
      user: "revoked",
      refusal: "invalid_api_key",
    },
  ];
  return new Map(keys.map((key) => [key.key, key]));
}
