import type { World } from "./world.ts";

/** The worlds of all sessions. */
export interface Worlds {
  of(session: string): World;
}

const kept = 1000;

/** Makes a world for each session when it is first named; of very many, those longest unused are forgotten. */
export function createWorlds(create: () => World): Worlds {
  const worlds = new Map<string, World>();
  return {
    of(session) {
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
