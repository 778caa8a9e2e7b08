import type { Hono } from "hono";
import type { Charge } from "../engine/sessions/keys.ts";
import { keyNamed, type World } from "../engine/sessions/world.ts";
import { ControlError } from "../http/control-error.ts";
import { demoKey } from "../http/api-key.ts";
import type { Env } from "../http/incoming.ts";
import type { ControlOn } from "./session.ts";

/** What a team may spend in a month, what it has spent, and on what, in millionths of a US dollar. */
export interface Ledger {
  monthlyMicrodollars: number;
  spentMicrodollars: number;
  /** The last ones, the oldest first. The sum above counts those too that are forgotten. */
  charges: LedgerEntry[];
}

/** A charge, at a time in ISO 8601 on the mock's clock. */
interface LedgerEntry extends Omit<Charge, "at"> {
  at: string;
}

export function addLedger(app: Hono<Env>, control: ControlOn): void {
  app.get("/__mock/ledger", async (c) =>
    c.json(await control(c, (world) => ledgerOf(world, c.req.query("key")))),
  );
}

/**
 * The credits and charges of a key's team, by default that of requests without a key.
 *
 * @throws {ControlError} on a key that there is not.
 */
export function ledgerOf(world: World, name = world.settings.defaultKey ?? demoKey): Ledger {
  const key = keyNamed(world, name);
  if (!key) {
    const message = `must be one of ${[...world.keys.keys()].join(", ")}`;
    throw new ControlError(404, { path: "key", message });
  }
  const { charges, monthlyMicrodollars, spentMicrodollars } = key.team;
  return {
    monthlyMicrodollars,
    spentMicrodollars,
    charges: charges.map((charge) => ({ ...charge, at: new Date(charge.at).toISOString() })),
  };
}
