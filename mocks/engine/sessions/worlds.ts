import type { HonoRequest } from "hono";
import { bearerToken } from "../../http/incoming.ts";
import { createBudget, type Held } from "../journal/budget.ts";
import { isSandboxId, sandboxOfKey } from "./session-names.ts";
import type { SavedWorld, World } from "./world.ts";

/** The worlds of the sandboxes. */
export interface SandboxWorlds {
  /**
   * The world of one.
   *
   * @throws {SandboxGone} if there is none of that id.
   */
  world(id: string): World;
  /** The worlds of those that were used. */
  worlds(): World[];
}

/** The worlds of all sessions. */
export interface Worlds {
  all(): Iterable<World>;
  /** That of a session, if there is one. */
  find(session: string): World | undefined;
  /**
   * That of a session, so that parallel callers do not meet; `""` is that of callers who name none.
   *
   * @throws {SandboxGone} if it is a sandbox that there is not.
   */
  named(session: string): World;
  /** Takes account of what a request has made of the world of a session. */
  settle(session: string): void;
  /** By session; sandboxes are saved elsewhere. */
  save(): Record<string, SavedWorld>;
}

/** How many sessions there are at most, and room in bytes for what requests have changed in them. */
export const maxSessions = 1000;
const maxSessionBytes = 64 * 2 ** 20;

interface Session extends Held {
  world: World;
}

/**
 * Makes a world for each session when it is first named; of very many, or of large ones, those longest unused are
 * forgotten. That of callers who name none stays, as do the one that is in use, and sandboxes until they expire.
 */
export function createWorlds(
  create: (session: string, saved?: SavedWorld) => World,
  sandboxes: SandboxWorlds,
  saved: Record<string, SavedWorld> = {},
): Worlds {
  const sessions = new Map<string, Session>();
  const room = createBudget(maxSessionBytes);
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
    if (sessions.size > maxSessions) room.dropOldest();
    return session.world;
  };
  for (const [name, state] of Object.entries(saved)) use(name, open(name, state));
  return {
    *all() {
      for (const { world } of sessions.values()) yield world;
      yield* sandboxes.worlds();
    },
    find: (name) =>
      isSandboxId(name)
        ? sandboxes.worlds().find(({ journal }) => journal.session === name)
        : sessions.get(name)?.world,
    save: () => Object.fromEntries([...sessions].map(([name, { world }]) => [name, world.save()])),
    named: (name) =>
      isSandboxId(name) ? sandboxes.world(name) : use(name, sessions.get(name) ?? open(name)),
    settle(name) {
      const session = sessions.get(name);
      if (session) use(name, session);
    },
  };
}

/** The session of a request to the API: the sandbox that its key is of, or the session that it names. */
export function sessionOfCall(request: HonoRequest): string {
  return sandboxOfKey(bearerToken(request) ?? "") ?? sessionOf(request);
}

/** The session that a request names. */
export function sessionOf(request: HonoRequest): string {
  return request.header("X-Mock-Session") ?? "";
}
