import type { CheckedData } from "../../adintel/corpus/own/data.ts";
import { SandboxGone, type Sandbox, type SandboxRecord } from "../../engine/sandboxes/sandbox.ts";
import { createStage } from "../../engine/scenarios/stage.ts";
import { isSandboxId } from "../../engine/sessions/session-names.ts";
import type { SessionStart, StoreContext } from "../../engine/store.ts";
import { createSessionClock, type RedisTime } from "./clock.ts";
import type { Connection } from "./connection.ts";
import { docOf } from "./mirror.ts";
import { memberOf, type Names } from "./names.ts";
import { getScript } from "./sandbox-scripts.ts";
import { createScript } from "./scripts.ts";

export type Beginnings = ReturnType<typeof createBeginnings>;

/** How sessions begin: all alike, or as the sandbox says that they are. */
export function createBeginnings(
  connection: Connection,
  names: Names,
  time: RedisTime,
  { beginning, isStill }: StoreContext,
) {
  const usual = beginning();
  const clockOf = ({ start }: SessionStart) => createSessionClock(time, { start, isStill });
  /** What a script that begins a session is told: start, settings and scenarios, what teams have spent, and whether its clock stands still. */
  const told = ({ start, settings, scenarios, keys }: SessionStart) => {
    const spent = [...keys().values()].map(({ team }) => [team.name, team.spentMicrodollars] as const);
    return [
      start === undefined ? "" : String(start),
      docOf({ settings, stage: createStage(scenarios) }),
      JSON.stringify(Object.fromEntries(spent)),
      isStill ? "1" : "0",
    ];
  };
  return {
    clockOf,
    /** What a script is told that makes a sandbox. */
    toldOf: (sandbox: Sandbox): string[] => told(beginning(sandbox)),
    /** @throws {SandboxGone} if the session is a sandbox that there is not. */
    async of(session: string): Promise<SessionStart> {
      if (!isSandboxId(session)) return usual;
      const sandbox = await readSandbox(connection, names, session);
      if (!sandbox) throw new SandboxGone(session);
      return beginning(sandbox);
    },
    /**
     * Makes a session unless there is one.
     *
     * @throws {SandboxGone} if it would be a sandbox, which is made otherwise.
     */
    async create(session: string): Promise<void> {
      if (isSandboxId(session)) throw new SandboxGone(session);
      const { meta, doc, spent } = names.of(session);
      await connection.run(
        createScript,
        [meta, doc, spent, names.version, names.sessions],
        [memberOf(session), names.ofSessions, ...told(usual)],
      );
    },
  };
}

/** The sandbox of an id, if there is one. */
export async function readSandbox(
  connection: Connection,
  names: Names,
  id: string,
): Promise<Sandbox | undefined> {
  const keys = [names.sandbox(id), names.sandboxData(id)];
  const [text, data] = (await connection.run(getScript, keys, [])) as (string | null)[];
  if (typeof text !== "string") return undefined;
  const { dataBytes: _, ...record }: SandboxRecord = JSON.parse(text);
  return typeof data === "string" ? { ...record, data: JSON.parse(data) as CheckedData } : record;
}
