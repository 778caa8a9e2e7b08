import type { Context } from "hono";
import { changeSettings, type Settings } from "../engine/scenarios/settings.ts";
import type { World } from "../engine/sessions/world.ts";
import { ControlError } from "../http/control-error.ts";
import type { Env } from "../http/incoming.ts";

/** A year of five digits is no ISO 8601 date without agreement, and much later than that is no date at all. */
const lastInstant = Date.UTC(9999, 11, 31);

/**
 * Moves a world's clock forward.
 *
 * @throws {ControlError} if that is no number of seconds, or leads too far.
 */
export function advanceClock({ clock, changed }: World, seconds: unknown): Date {
  if (typeof seconds !== "number" || !Number.isFinite(seconds) || seconds < 0)
    throw new ControlError(400, { path: "advanceSeconds", message: "must be a number of at least 0" });
  if (clock.now() + seconds * 1000 > lastInstant)
    throw new ControlError(400, {
      path: "advanceSeconds",
      message: "must not move the clock past the year 9999",
    });
  clock.advance(seconds * 1000);
  changed("clock");
  return new Date(clock.now());
}

/**
 * Changes settings of a world, all that are given or none.
 *
 * @throws {ControlError} on an unknown setting or a wrong value.
 */
export function changeSettingsOf(world: World, change: unknown): Settings {
  const changed = changeSettings(world.settings, change);
  if (Array.isArray(changed)) throw new ControlError(400, ...changed);
  world.settings = changed;
  if (Object.keys(change ?? {}).length > 0) world.changed("settings");
  return { ...changed };
}

/** Runs a control on the world of the session that a request names. */
export type ControlOn = <T>(c: Context<Env>, run: (world: World) => T) => T | Promise<T>;
