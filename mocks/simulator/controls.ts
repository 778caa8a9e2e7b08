import { assumptions } from "@adintel/client/assumptions";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { callerOf, type Env } from "../exchange.ts";
import { session } from "../gates/session.ts";
import { decisions } from "./assumptions.ts";
import { changeSettings } from "./settings.ts";
import type { Worlds } from "./worlds.ts";

interface Fault {
  path: string;
  message: string;
}

/** A year of five digits is no ISO 8601 date without agreement, and much later than that is no date at all. */
const lastInstant = Date.UTC(9999, 11, 31);

/** The mock's own controls under `/__mock`; they are no part of the contract. */
export function addControls(app: Hono<Env>, worlds: Worlds): void {
  app.use("/__mock/*", localOnly(), session(worlds));
  app.get("/__mock/keys", (c) =>
    c.json({
      keys: [...c.var.world.keys.values()].map(({ key, shows, user, team }) => ({
        ...{ key, shows, user },
        monthlyMicrodollars: team.monthlyMicrodollars,
        spentMicrodollars: team.spentMicrodollars,
      })),
    }),
  );
  app.get("/__mock/ledger", (c) => {
    const name = c.req.query("key");
    const key = c.var.world.keys.get(name ?? "");
    if (!key)
      return refuse(c, 404, {
        path: "key",
        message: `must be one of ${[...c.var.world.keys.keys()].join(", ")}`,
      });
    return c.json(key.team);
  });
  app.get("/__mock/requests", (c) => c.json({ requests: c.var.world.journal.list() }));
  app.get("/__mock/assumptions", (c) => c.json({ documents: assumptions, decisions }));
  app.get("/__mock/settings", (c) => c.json(c.var.world.settings));
  app.patch("/__mock/settings", async (c) => {
    const changed = changeSettings(c.var.world.settings, await readBody(c));
    if (Array.isArray(changed)) return refuse(c, 400, ...changed);
    c.var.world.settings = changed;
    return c.json(changed);
  });
  app.post("/__mock/clock", async (c) => {
    const body = await readBody(c);
    const seconds =
      typeof body === "object" && body !== null && "advanceSeconds" in body ? body.advanceSeconds : undefined;
    if (typeof seconds !== "number" || !Number.isFinite(seconds) || seconds < 0) {
      return refuse(c, 400, { path: "advanceSeconds", message: "must be a number of at least 0" });
    }
    if (c.var.world.clock.now() + seconds * 1000 > lastInstant) {
      return refuse(c, 400, { path: "advanceSeconds", message: "must not lead beyond the year 9999" });
    }
    c.var.world.clock.advance(seconds * 1000);
    return c.json({ now: new Date(c.var.world.clock.now()).toISOString() });
  });
  app.post("/__mock/reset", (c) => {
    c.var.world.reset();
    return c.json({ now: new Date(c.var.world.clock.now()).toISOString() });
  });
}

/**
 * Lets in callers on this machine only, and no page of another origin: whoever can change the clock or read the ledger
 * should not be any web page that a developer happens to have open.
 */
function localOnly(): MiddlewareHandler<Env> {
  return (c, next) => {
    const caller = callerOf(c);
    const isLocal = caller === undefined || /^(127\.|::1$|::ffff:127\.)/.test(caller);
    const { host, hostname } = new URL(c.req.url);
    // A name that an attacker points at this machine is not a local one.
    const isLocalName = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname) || caller === undefined;
    const origin = c.req.header("Origin");
    const isSameOrigin = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
    if (isLocal && isLocalName && isSameOrigin) return next();
    return Promise.resolve(
      refuse(c, 403, {
        path: "Origin",
        message: "the controls answer local callers and their own origin only",
      }),
    );
  };
}

async function readBody(c: Context<Env>): Promise<unknown> {
  return c.req.json<unknown>().catch(() => undefined);
}

function refuse(c: Context<Env>, status: 400 | 403 | 404, ...details: Fault[]): Response {
  return c.json({ error: { code: "mock_control", message: "The mock cannot do that.", details } }, status);
}
