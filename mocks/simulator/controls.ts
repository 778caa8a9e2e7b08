import { assumptions } from "@adintel/client/assumptions";
import type { Violation } from "@adintel/client/validation";
import type { Context, Hono } from "hono";
import type { Env } from "../exchange.ts";
import { controlsOnly, type ControlsAccess } from "./access.ts";
import { decisions } from "./assumptions.ts";
import { changeSettings } from "./settings.ts";
import type { Worlds } from "./worlds.ts";

/** A year of five digits is no ISO 8601 date without agreement, and much later than that is no date at all. */
const lastInstant = Date.UTC(9999, 11, 31);

/**
 * The mock's own controls under `/__mock`; they are no part of the contract. They answer callers on this machine, and
 * whoever sends the token.
 */
export function addControls(app: Hono<Env>, worlds: Worlds, access: ControlsAccess): void {
  const worldOf = (c: Context<Env>) => worlds.of(c.req);
  app.use(
    "/__mock/*",
    controlsOnly(access, (c, details) => refuse(c, 403, ...details)),
  );
  app.get("/__mock/keys", (c) =>
    c.json({
      keys: [...worldOf(c).keys.values()].map(({ key, shows, user, team }) => ({
        ...{ key, shows, user },
        monthlyMicrodollars: team.monthlyMicrodollars,
        spentMicrodollars: team.spentMicrodollars,
      })),
    }),
  );
  app.get("/__mock/ledger", (c) => {
    const name = c.req.query("key");
    const key = worldOf(c).keys.get(name ?? "");
    if (!key)
      return refuse(c, 404, {
        path: "key",
        message: `must be one of ${[...worldOf(c).keys.keys()].join(", ")}`,
      });
    const { charges, ...credits } = key.team;
    return c.json({ ...credits, charges: charges.map((charge) => ({ ...charge, at: isoTime(charge.at) })) });
  });
  app.get("/__mock/requests", (c) => c.json({ requests: worldOf(c).journal.list() }));
  app.get("/__mock/assumptions", (c) => c.json({ documents: assumptions, decisions }));
  app.get("/__mock/settings", (c) => c.json(worldOf(c).settings));
  app.patch("/__mock/settings", async (c) => {
    const changed = changeSettings(worldOf(c).settings, await readBody(c));
    if (Array.isArray(changed)) return refuse(c, 400, ...changed);
    worldOf(c).settings = changed;
    return c.json(changed);
  });
  app.post("/__mock/clock", async (c) => {
    const body = await readBody(c);
    const seconds =
      typeof body === "object" && body !== null && "advanceSeconds" in body ? body.advanceSeconds : undefined;
    if (typeof seconds !== "number" || !Number.isFinite(seconds) || seconds < 0) {
      return refuse(c, 400, { path: "advanceSeconds", message: "must be a number of at least 0" });
    }
    if (worldOf(c).clock.now() + seconds * 1000 > lastInstant) {
      return refuse(c, 400, { path: "advanceSeconds", message: "must not lead beyond the year 9999" });
    }
    worldOf(c).clock.advance(seconds * 1000);
    return c.json({ now: isoTime(worldOf(c).clock.now()) });
  });
  app.post("/__mock/reset", (c) => {
    worldOf(c).reset();
    return c.json({ now: isoTime(worldOf(c).clock.now()) });
  });
  const existing = controlsOf(app);
  for (const path of ["/__mock", "/__mock/*"])
    app.all(path, (c) =>
      refuse(c, 404, {
        path: `${c.req.method} ${c.req.path}`,
        message: `is no control; there is ${existing}`,
      }),
    );
}

/** What there is under `/__mock`, such as `GET /__mock/keys`. */
function controlsOf(app: Hono<Env>): string {
  const own = app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/__mock/"));
  return [...new Set(own.map(({ method, path }) => `${method} ${path}`))].join(", ");
}

async function readBody(c: Context<Env>): Promise<unknown> {
  return c.req.json<unknown>().catch(() => undefined);
}

function refuse(c: Context<Env>, status: 400 | 403 | 404, ...details: Violation[]): Response {
  return c.json({ error: { code: "mock_control", message: "The mock cannot do that.", details } }, status);
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
