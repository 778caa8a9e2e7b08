import type { HonoRequest } from "hono";
import { keyOf } from "../../http/api-key.ts";
import type { Incoming } from "../../http/incoming.ts";
import { createBudget, type Held } from "../journal/budget.ts";
import { isSandboxId, sandboxOfKey } from "./session-names.ts";
import type { SavedWorld, World } from "./world.ts";

export interface SandboxWorlds {
  /**
   * The world of one.
   *
   * @throws {SandboxGone} if there is none of that id.
   */
  world(id: string): World;
  /** That of one that was used. */
  find(id: string): World | undefined;
  /** The worlds of those that were used. */
  worlds(): World[];
  /** Takes account of what a request has made of the world of one. */
  settle(id: string): void;
  isFull(): boolean;
}

/** The worlds of all sessions. */
export interface Worlds {
  all(): Iterable<World>;
  find(session: string): World | undefined;
  /**
   * That of a session, so that parallel callers do not meet; `""` is that of callers who name none.
   *
   * @throws {SandboxGone} if it is a sandbox that there is not.
   */
  named(session: string): World;
  /** Takes account of what a request or a control has made of the world of a session. */
  settle(session: string): void;
  /** Whether there is no room for more in a session. */
  isFull(session: string): boolean;
  /** By session; sandboxes are saved elsewhere. */
  save(): Record<string, SavedWorld>;
}

/** How many sessions there are at most. */
export const maxSessions = 1000;

/**
 * Room in bytes for what requests and controls have changed: in all sessions together, of which those unused for longest are
 * forgotten, and in all sandboxes together, which stay until they expire.
 */
export const maxStateBytes = { session: 64 * 2 ** 20, sandbox: 192 * 2 ** 20 };

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
  const room = createBudget(maxStateBytes.session);
  const bytesOf = (name: string, world: World): number => 2 * name.length + world.bytes();
  const open = (name: string, state?: SavedWorld): Session => {
    const world = create(name, state);
    const drop = () => {
      sessions.delete(name);
      world.journal.clear();
    };
    const session = { world, bytes: bytesOf(name, world), ...(name !== "" && { drop }) };
    sessions.set(name, session);
    if (sessions.size > maxSessions) room.dropOldest(session);
    return session;
  };
  for (const [name, state] of Object.entries(saved)) room.keep(open(name, state));
  return {
    *all() {
      for (const { world } of sessions.values()) yield world;
      yield* sandboxes.worlds();
    },
    find: (name) => (isSandboxId(name) ? sandboxes.find(name) : sessions.get(name)?.world),
    save: () => Object.fromEntries([...sessions].map(([name, { world }]) => [name, world.save()])),
    named(name) {
      if (isSandboxId(name)) return sandboxes.world(name);
      const session = sessions.get(name) ?? open(name);
      room.use(session);
      return session.world;
    },
    settle(name) {
      if (isSandboxId(name)) return sandboxes.settle(name);
      const session = sessions.get(name);
      if (session) room.use(session, bytesOf(name, session.world));
    },
    isFull: (name) => (isSandboxId(name) ? sandboxes.isFull() : room.isFull()),
  };
}

/** The session of a request to the API: the sandbox that its key is of, or the session that it names. */
export function sessionOfCall({ request, version }: Incoming): string {
  return sandboxOfKey(keyOf(request, version) ?? "") ?? sessionOf(request);
}

export function sessionOf(request: HonoRequest): string {
  return request.header("X-Mock-Session") ?? "";
}
