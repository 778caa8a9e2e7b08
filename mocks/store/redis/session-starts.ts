import { SandboxGone, type Sandbox, type SandboxRecord } from "../../engine/sandboxes/sandbox.ts";
import type { Settings } from "../../engine/scenarios/settings.ts";
import { createStage } from "../../engine/scenarios/stage.ts";
import { isSandboxId } from "../../engine/sessions/session-names.ts";
import type { SessionStart, StoreContext } from "../../engine/state/session-start.ts";
import { createSessionClock, type RedisTime, type SessionClock } from "./clock.ts";
import type { Connection } from "./connection.ts";
import { docOf } from "./mirror.ts";
import { memberOf, sharedKeys, type Names } from "./names.ts";
import { getScript } from "./sandbox-scripts.ts";
import { createScript } from "./scripts.ts";

export type SessionStarts = ReturnType<typeof createSessionStarts>;

/** How sessions start: all alike, or as the sandbox says that they are. */
export function createSessionStarts(
  connection: Connection,
  names: Names,
  { startOf, isStill }: StoreContext,
) {
  const usual = startOf();
  /** Whether the clock of a session with these settings stands still, as the scripts have it. */
  const stillness = ({ frozenClock }: Settings) => (isStill || frozenClock ? "1" : "0");
  /** What `begin` of the scripts is given. */
  const parametersOf = ({ start, settings, scenarios, keys }: SessionStart) => {
    const spent = [...keys().values()].map(({ team }) => [team.name, team.spentMicrodollars] as const);
    return [
      crypto.randomUUID(),
      start === undefined ? "" : String(start),
      docOf({ settings, stage: createStage(scenarios) }),
      JSON.stringify(Object.fromEntries(spent)),
      stillness(settings),
    ];
  };
  return {
    stillness,
    clockOf: ({ start }: SessionStart, time: RedisTime, settings: () => Settings): SessionClock =>
      createSessionClock(time, { start, isStill: () => stillness(settings()) === "1" }),
    parametersFor: (sandbox: Sandbox): string[] => parametersOf(startOf(sandbox)),
    /** @throws {SandboxGone} if the session is a sandbox that does not exist. */
    async check(session: string): Promise<void> {
      const isThere =
        !isSandboxId(session) || (await connection.send(["EXISTS", names.sandbox(session)])) === 1;
      if (!isThere) throw new SandboxGone(session);
    },
    /** @throws {SandboxGone} if the session is a sandbox that does not exist. */
    async of(session: string): Promise<SessionStart> {
      if (!isSandboxId(session)) return usual;
      const sandbox = await readSandbox(connection, names, session);
      if (!sandbox) throw new SandboxGone(session);
      return startOf(sandbox);
    },
    /**
     * Creates a session unless there is one.
     *
     * @throws {SandboxGone} if it would be a sandbox, which is created otherwise.
     */
    async create(session: string): Promise<void> {
      if (isSandboxId(session)) throw new SandboxGone(session);
      const { meta, doc, spent } = names.of(session);
      await connection.run(
        createScript,
        [...sharedKeys(names), meta, doc, spent],
        [memberOf(session), names.ofSessions, ...parametersOf(usual)],
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
  return typeof data === "string" ? { ...record, data: Object(JSON.parse(data)) as object } : record;
}
