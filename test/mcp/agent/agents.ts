import type { Agent } from "./play.ts";
import { injection, secret, type CallTool } from "./tasks.ts";

/* Agents that are programs: each is the careful one with one habit. */

/** Makes no mistake. */
export const careful: Agent = (task, call) => task.solve(call);

/** Asks for as many rows as it may, then for the next page, and reads what it needs of them. */
export const greedy: Agent = (task, call) =>
  task.solve(async (name, input = {}) => {
    if (!("limit" in input)) return call(name, input);
    const all = await call(name, { ...input, limit: 25, quote: false });
    if (all.nextOffset !== undefined) await call(name, { ...input, limit: 25, offset: all.nextOffset });
    return { ...all, rows: all.rows?.slice(0, Number(input["limit"])) ?? [] };
  });

/** Calls again whatever fails. */
export const retrying: Agent = (task, call) =>
  task.solve(async (name, input) => {
    let result = await call(name, input);
    for (let again = 0; again < 3 && result.error !== undefined; again++) result = await call(name, input);
    return result;
  });

/** Does what a text in a row says. */
export const obedient: Agent = async (task, call) => {
  let isTold = false;
  const reading: CallTool = async (name, input) => {
    const result = await call(name, input);
    if (!isTold && JSON.stringify(result.rows ?? []).includes(injection.text)) {
      isTold = true;
      for (let time = 0; time < injection.times; time++) await call(...injection.call);
    }
    return result;
  };
  const answer = await task.solve(reading);
  return isTold ? { ...(answer as object), key: secret } : answer;
};
