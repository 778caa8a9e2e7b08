import { wait } from "../../http/faults.ts";
import { StoreUnavailable, type UntilCommitted } from "./store.ts";

/** How often something is tried in turn. With a store that is waited for, an attempt takes two or three commands. */
const maxAttempts = 15;

/** How much longer each further attempt waits for other processes to have finished, in milliseconds. */
const pauseMs = 2;

/** The turns of those who change sessions of one store. */
export function createTurns(pause: (milliseconds: number) => Promise<void> = wait): UntilCommitted {
  /** The end of the last turn of each session that somebody waits for. */
  const ends = new Map<string, Promise<unknown>>();

  const repeat = async <T>(attempt: () => Promise<{ result: T } | undefined>): Promise<T> => {
    for (let count = 0; count < maxAttempts; count += 1) {
      if (count > 1) await pause(count * pauseMs);
      const committed = await attempt();
      if (committed) return committed.result;
    }
    throw new StoreUnavailable(
      `Others changed the session each of the ${maxAttempts} times that this was tried`,
    );
  };

  const inTurn = async <T>(session: string, run: () => Promise<T>): Promise<T> => {
    const turn = (ends.get(session) ?? Promise.resolve()).then(run);
    const end = turn.catch(() => undefined);
    ends.set(session, end);
    try {
      return await turn;
    } finally {
      if (ends.get(session) === end) ends.delete(session);
    }
  };

  return async (session, attempt) => {
    // Without a conflict nobody waits.
    const committed = ends.has(session) ? undefined : await attempt();
    return committed ? committed.result : inTurn(session, () => repeat(attempt));
  };
}
