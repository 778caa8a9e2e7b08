import { codesByStatus, type ErrorCode } from "@adintel/client/operations";
import { demoKey, takesKey } from "../../http/api-key.ts";

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

/** An API key of the mock: what it shows, and whom it belongs to. */
export interface Key {
  key: string;
  shows: string;
  team: Team;
  /** Whom the limit of an operation counts. */
  user: string;
  /** The error that every request with this key is answered with. */
  refusal?: ErrorCode;
}

export type CreateKeys = () => Map<string, Key>;

/** What a demo key shows, its team with the credits of the month, and the error that every request with it gets. */
export interface Demo {
  shows: string;
  /** By default that of the keys with ample credits. */
  team?: Pick<Team, "name" | "monthlyMicrodollars"> & Partial<Team>;
  refusal?: ErrorCode;
}

export const ample = { name: "demo", monthlyMicrodollars: 50_000_000 };
const spent = 5_000_000;

/** Of errors that a contract may not have. */
const codes: Readonly<Record<number, ErrorCode | undefined>> = codesByStatus;

/** The keys of the errors that the mock knows. The prefix is the mock's own; a key that is none of these is unknown. */
const usual = { [demoKey]: { shows: "everything, with ample credits" } };
const demos = {
  ...usual,
  ...(codes[402] && {
    mock_live_low: {
      shows: "credits for a few rows, then 402",
      team: { name: "low", monthlyMicrodollars: 5_000 },
    },
    mock_live_exhausted: {
      shows: `402 ${codes[402]} on metered calls`,
      team: { name: "exhausted", monthlyMicrodollars: spent, spentMicrodollars: spent },
    },
  }),
};
const revoked = codes[401] && {
  mock_live_revoked: { shows: `401 ${codes[401]}`, refusal: codes[401] },
};

/** The keys of every session, by key, with those of errors that only an API knows; what comes last in its name is the user. */
export function keysOf(others: Readonly<Record<string, Demo>> = {}): Map<string, Key> {
  const fresh = (team: NonNullable<Demo["team"]>): Team => ({ spentMicrodollars: 0, charges: [], ...team });
  const demo = fresh(ample);
  const all = takesKey ? { ...demos, ...others, ...revoked } : usual;
  return new Map(
    Object.entries<Demo>(all).map(([key, { team, ...rest }]) => [
      key,
      { key, user: key.replace(/^.*_/, ""), team: team ? fresh(team) : demo, ...rest },
    ]),
  );
}
