import type { World } from "./world.ts";

/** The worlds of all sessions. */
export interface Worlds {
  of(session: string): World;
}

const kept = 1000;

/** Makes a world for each session when it is first named; of very many, the oldest are forgotten. */
export function createWorlds(create: () => World): Worlds {
  const worlds = new Map<string, World>();
  return {
    of(session) {
      let world = worlds.get(session);
      if (!world) {
        world = create();
        const [oldest] = worlds.keys();
        if (worlds.size >= kept && oldest !== undefined) worlds.delete(oldest);
        worlds.set(session, world);
      }
      return world;
    },
  };
}
