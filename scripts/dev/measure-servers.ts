import { awake, faultyIndependents, faultyMocks } from "../../test/quality/score/faulty.ts";
import { measure } from "../../test/quality/score/measure.ts";
import type { Server } from "./left-out.ts";

/*
 * A process that measures some of the servers and ends, since runs against servers that hang leave much behind:
 * `measure-servers.ts FROM EVERY`, of every so many servers those from a place on.
 */

export const servers = [...faultyMocks, ...faultyIndependents];
export const serversAtOnce = 20;

if (process.send) {
  const [from = 0, every = 1] = process.argv.slice(2).map(Number);
  const measured: Server[] = [];
  await awake(async () => {
    const some = servers.filter((_, place) => place % every === 0).slice(from, from + serversAtOnce);
    for (const { id, subject, family, held } of some)
      measured.push({ id, subject, family, failed: (await measure(held())).failed });
  });
  // What is not sent whole is lost with the channel.
  process.send(measured, () => process.disconnect());
}
