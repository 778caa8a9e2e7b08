import type { HonoRequest } from "hono";
import type { World } from "./world.ts";

/** The worlds of all sessions. */
export interface Worlds {
  /** That of a request: `X-Mock-Session` names it, so that parallel callers do not meet. */
  of(request: HonoRequest): World;
  all(): Iterable<World>;
}

const kept = 1000;

/** Makes a world for each session when it is first named; of very many, those longest unused are forgotten. */
export function createWorlds(create: () => World): Worlds {
  const worlds = new Map<string, World>();
  return {
    all: () => worlds.values(),
    of(request) {
      const session = request.header("X-Mock-Session") ?? "";
      const world = worlds.get(session) ?? create();
      // A map keeps the order in which its keys were set, so the first is the one longest unused.
      worlds.delete(session);
      worlds.set(session, world);
      const [oldest] = worlds.keys();
      if (worlds.size > kept && oldest !== undefined) worlds.delete(oldest);
      return world;
    },
  };
}
