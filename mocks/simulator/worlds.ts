import type { HonoRequest } from "hono";
import { createBudget, type Held } from "./budget.ts";
import type { SavedWorld, World } from "./world.ts";

/** The worlds that there are. */
export interface FoundWorlds {
  all(): Iterable<World>;
  /** That of a session, if there is one. */
  find(session: string): World | undefined;
}

/** The worlds of all sessions. */
export interface Worlds extends FoundWorlds {
  /** That of a session, so that parallel callers do not meet; `""` is that of callers who name none. */
  named(session: string): World;
  /** Takes account of what a request has made of the world of a session. */
  settle(session: string): void;
  /** By session. */
  save(): Record<string, SavedWorld>;
}

/** How many sessions there are at most, and room in bytes for what requests have changed in them. */
export const mostSessions = 1000;
const sessionBytes = 64 * 2 ** 20;

interface Session extends Held {
  world: World;
}

/**
 * Makes a world for each session when it is first named; of very many, or of large ones, those longest unused are
 * forgotten. That of callers who name none stays, as does the one that is in use.
 */
export function createWorlds(
  create: (session: string, saved?: SavedWorld) => World,
  saved: Record<string, SavedWorld> = {},
): Worlds {
  const sessions = new Map<string, Session>();
  const room = createBudget(sessionBytes);
  const open = (name: string, state?: SavedWorld): Session => {
    const world = create(name, state);
    const drop = () => {
      sessions.delete(name);
      world.journal.clear();
    };
    const session = { world, bytes: 0, drop };
    sessions.set(name, session);
    return session;
  };
  /** Puts a session last in the order of use, with the size that it has now. */
  const use = (name: string, session: Session): World => {
    if (name === "") return session.world;
    room.remove(session);
    session.bytes = 2 * name.length + session.world.bytes();
    room.keep(session);
    if (sessions.size > mostSessions) room.dropOldest();
    return session.world;
  };
  for (const [name, state] of Object.entries(saved)) use(name, open(name, state));
  return {
    *all() {
      for (const { world } of sessions.values()) yield world;
    },
    find: (name) => sessions.get(name)?.world,
    save: () => Object.fromEntries([...sessions].map(([name, { world }]) => [name, world.save()])),
    named: (name) => use(name, sessions.get(name) ?? open(name)),
    settle(name) {
      const session = sessions.get(name);
      if (session) use(name, session);
    },
  };
}

/** The session that a request names. */
export function sessionOf(request: HonoRequest): string {
  return request.header("X-Mock-Session") ?? "";
}
