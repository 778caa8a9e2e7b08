import type { HonoRequest } from "hono";
import type { SavedWorld, World } from "./world.ts";

/** The worlds of all sessions. */
export interface Worlds {
  /** That of a request: `X-Mock-Session` names it, so that parallel callers do not meet. */
  of(request: HonoRequest): World;
  all(): Iterable<World>;
  /** By session. */
  save(): Record<string, SavedWorld>;
}

const kept = 1000;

/**
 * Makes a world for each session when it is first named; of very many, the one longest unused is forgotten. That of callers
 * who name none stays.
 */
export function createWorlds(
  create: (saved?: SavedWorld) => World,
  saved: Record<string, SavedWorld> = {},
): Worlds {
  const sessions = new Map(
    Object.entries(saved).map(([name, state]) => [name, { world: create(state), lastUse: 0 }]),
  );
  let uses = 0;
  return {
    *all() {
      for (const { world } of sessions.values()) yield world;
    },
    save: () => Object.fromEntries([...sessions].map(([name, { world }]) => [name, world.save()])),
    of(request) {
      const name = request.header("X-Mock-Session") ?? "";
      let session = sessions.get(name);
      if (!session) {
        if (sessions.size >= kept) forgetOldest(sessions);
        session = { world: create(), lastUse: 0 };
        sessions.set(name, session);
      }
      session.lastUse = uses += 1;
      return session.world;
    },
  };
}

function forgetOldest(sessions: Map<string, { lastUse: number }>): void {
  const [oldest] = [...sessions]
    .filter(([name]) => name !== "")
    .sort(([, a], [, b]) => a.lastUse - b.lastUse);
  if (oldest) sessions.delete(oldest[0]);
}
