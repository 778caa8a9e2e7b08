import type { Context } from "hono";
import type { Env } from "../http/incoming.ts";
import type { World } from "../engine/sessions/world.ts";

/** Runs a control on the world of the session that a request names. */
export type ControlOn = <T>(c: Context<Env>, run: (world: World) => T) => Promise<T>;
