import type { Sandbox } from "../../sandboxes/sandbox.ts";
import { bytesOf, tooLarge, tooMany, type Sandboxes } from "../../sandboxes/sandboxes.ts";
import type { Beginnings } from "./beginnings.ts";
import type { RedisTime } from "./clock.ts";
import type { Connection } from "./connection.ts";
import type { Names } from "./names.ts";
import { addScript, deleteScript, extendScript, getScript, listScript } from "./sandbox-scripts.ts";
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
  beginnings: Beginnings,
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
        [meta, doc, spent, names.sandbox(id), names.version, names.sandboxes, names.sandboxBytes],
        [
          ...[id, end(sandbox), JSON.stringify(sandbox), String(bytesOf(sandbox))],
          ...beginnings.toldOf(sandbox),
        ],
      );
      if (count === -1) throw tooLarge();
      if (count !== 0) throw tooMany(Number(count));
    },
    async get(id) {
      const text = await connection.run(getScript, [names.sandbox(id)], []);
      return text === null ? undefined : (JSON.parse(String(text)) as Sandbox);
    },
    async all() {
      const found = await connection.run(
        listScript,
        [names.sandboxes, names.sandboxBytes],
        [names.sandbox("")],
      );
      return (found as string[]).map((text) => JSON.parse(text) as Sandbox);
    },
    async extend(sandbox) {
      const { id } = sandbox;
      const keys = [names.sandbox(id), names.sandboxes, ...stateOf(id)];
      return (await connection.run(extendScript, keys, [id, end(sandbox), JSON.stringify(sandbox)])) === 1;
    },
    async delete(id) {
      const done = names.of(id).done(crypto.randomUUID());
      const keys = [done, names.sandboxes, names.sandboxBytes, names.sandbox(id), ...stateOf(id)];
      return (await connection.run(deleteScript, keys, [id, String(rememberedMs)])) === 1;
    },
  };
}
