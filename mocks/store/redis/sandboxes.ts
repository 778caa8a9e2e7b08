import type { Sandbox, SandboxRecord } from "../../engine/sandboxes/sandbox.ts";
import {
  recordOf,
  tooLarge,
  tooMany,
  tooMuchState,
  type Sandboxes,
} from "../../engine/sandboxes/sandboxes.ts";
import { readSandbox, type SessionStarts } from "./session-starts.ts";
import type { RedisTime } from "./clock.ts";
import type { Connection } from "./connection.ts";
import { sharedKeys, type Names } from "./names.ts";
import { addScript, deleteScript, extendScript, listScript } from "./sandbox-scripts.ts";
import { rememberedMs, timeScript } from "./scripts.ts";

/**
 * The sandboxes in Redis, which expires them with all their keys, whether or not a mock is there.
 *
 * @param stateOf the keys that hold all of a session, meta first
 */
export function createRedisSandboxes(
  connection: Connection,
  names: Names,
  time: RedisTime,
  starts: SessionStarts,
  stateOf: (id: string) => string[],
): Sandboxes {
  const end = ({ expiresAt }: Sandbox) => String(Date.parse(expiresAt));
  return {
    async now() {
      const real = Number(await connection.run(timeScript, [], []));
      time.observe(real);
      return real;
    },
    async add(sandbox) {
      const { id } = sandbox;
      const { meta, doc, spent } = names.of(id);
      const count = await connection.run(
        addScript,
        [...sharedKeys(names), meta, doc, spent, names.sandbox(id), names.sandboxData(id)],
        [
          id,
          end(sandbox),
          JSON.stringify(recordOf(sandbox)),
          sandbox.data === undefined ? "" : JSON.stringify(sandbox.data),
          ...starts.parametersFor(sandbox),
        ],
      );
      if (count === -1) throw tooLarge();
      if (count === -2) throw tooMuchState();
      if (count !== 0) throw tooMany(Number(count));
    },
    get: (id) => readSandbox(connection, names, id),
    async all() {
      const records = await connection.run(listScript, sharedKeys(names), [names.sandbox("")]);
      return (records as string[]).map((text) => JSON.parse(text) as SandboxRecord);
    },
    async extend(sandbox) {
      const { id } = sandbox;
      const keys = [names.sandbox(id), names.sandboxes, ...stateOf(id), names.sandboxData(id)];
      const record = JSON.stringify(recordOf(sandbox));
      return (await connection.run(extendScript, keys, [id, end(sandbox), record])) === 1;
    },
    async delete(id) {
      const done = names.of(id).done(crypto.randomUUID());
      const own = [names.sandbox(id), ...stateOf(id), names.sandboxData(id)];
      const keys = [...sharedKeys(names), done, ...own];
      return (await connection.run(deleteScript, keys, [id, String(rememberedMs)])) === 1;
    },
  };
}
