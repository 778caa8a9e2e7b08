import type { Context } from "hono";
import { anything, object, oneOf } from "../engine/scenarios/checks.ts";
import { changeSettings, type Settings } from "../engine/scenarios/settings.ts";
import { keyNamed, type World } from "../engine/sessions/world.ts";
import { ControlError } from "../http/control-error.ts";
import type { Env } from "../http/incoming.ts";

/** A year of five digits is no ISO 8601 date without agreement, and much later than that is no date at all. */
const lastInstant = Date.UTC(9999, 11, 31);

/**
 * Moves a world's clock forward by the seconds in a field of an object.
 *
 * @throws {ControlError} if there is no such number or another field, or if it leads too far.
 */
export function advanceClock(
  { clock, changed }: World,
  by: unknown,
  field: "seconds" | "advanceSeconds",
): Date {
  const [unknown] = object({ [field]: anything })(by, "");
  if (unknown) throw new ControlError(400, unknown);
  const seconds = (by as Record<string, unknown>)[field];
  if (typeof seconds !== "number" || !Number.isFinite(seconds) || seconds < 0)
    throw new ControlError(400, { path: field, message: "must be a number of at least 0" });
  if (clock.now() + seconds * 1000 > lastInstant)
    throw new ControlError(400, { path: field, message: "must not move the clock past the year 9999" });
  clock.advance(seconds * 1000);
  changed("clock");
  return new Date(clock.now());
}

/**
 * Makes sure that the default key is one that a world has.
 *
 * @throws {ControlError} if it is not, with the one that was perhaps meant.
 */
export function checkDefaultKey(world: World, { defaultKey }: Settings): void {
  if (defaultKey === null || keyNamed(world, defaultKey)) return;
  throw new ControlError(400, ...oneOf([...world.keys.keys()])(defaultKey, "defaultKey"));
}

/**
 * Changes settings of a world, all that are given or none.
 *
 * @throws {ControlError} on an unknown setting or a wrong value.
 */
export function changeSettingsOf(world: World, change: unknown): Settings {
  const changed = changeSettings(world.settings, change);
  if (Array.isArray(changed)) throw new ControlError(400, ...changed);
  checkDefaultKey(world, changed);
  world.settings = changed;
  if (Object.keys(change ?? {}).length > 0) world.changed("settings");
  return { ...changed };
}

/** Runs a control on the world of the session that a request names. */
export type ControlOn = <T>(c: Context<Env>, run: (world: World) => T) => T | Promise<T>;
