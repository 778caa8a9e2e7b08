import fc from "fast-check";
import { bounds } from "./build.ts";
import { clear, control, controlTooLate, interference, wish } from "./commands/controls.ts";
import { leave, listen } from "./commands/listeners.ts";
import {
  ask,
  commitLater,
  countFirst,
  endSandboxes,
  load,
  loss,
  place,
  prepare,
  prepareLater,
  race,
  seldom,
  send,
  sessionAt,
  settle,
  spans,
} from "./commands/requests.ts";
import { addSandbox, extend, list, listSessions, pass, remove } from "./commands/sandboxes.ts";
import { takeTurns } from "./commands/turns.ts";
import { verify, type Run } from "./verify.ts";

type Command = fc.AsyncCommand<Run, Run>;

/** A command out of what was drawn for it. */
function command<T>(
  name: string,
  drawn: fc.Arbitrary<T>,
  run: (run: Run, given: T) => Promise<void>,
): fc.Arbitrary<Command> {
  return drawn.map((given) => ({
    check: () => true,
    run: (state) => run(state, given),
    toString: () => `${name} ${JSON.stringify(given)}`,
  }));
}

const sandboxAt = ({ model }: Run, number: number): string =>
  [...model.sandboxes.keys(), ...model.gone.slice(-1)].at(number % (model.sandboxes.size + 1)) ??
  "sb_neverthereno";

const request = command(
  "request",
  fc.record({ ...place, ask, lost: loss }),
  (run, { store, session, ask: given, lost }) => send(run, sessionAt(run, session), store, given, lost),
);
const manyRequests = command(
  "requests",
  fc.record({ ...place, ask, times: fc.integer({ min: 3, max: bounds.exchanges + 2 }) }),
  async (run, { store, session, ask: given, times }) => {
    const name = sessionAt(run, session);
    for (let n = 0; n < times; n += 1) await send(run, name, store, given);
  },
);
const requestLater = command(
  "a request begins",
  fc.record({ ...place, ask }),
  (run, { store, session, ask: given }) => prepareLater(run, sessionAt(run, session), store, given),
);
const requestEnds = command(
  "a request ends",
  fc.record({ number: fc.nat(2), span: seldom(fc.constantFrom(...spans)) }),
  (run, { number, span }) => commitLater(run, number, span),
);
const counting = command("count", fc.record(place), (run, { store, session }) =>
  countFirst(run, sessionAt(run, session), store),
);
const tooLate = command(
  "a control is too late",
  fc.record({ ...place, ask }),
  (run, { store, session, ask: given }) => controlTooLate(run, sessionAt(run, session), store, given),
);
const coming = command(
  "listen",
  fc.record({ store: fc.nat(1), isFailing: fc.boolean() }),
  (run, { store, isFailing }) => listen(run, store, isFailing),
);
const leaving = command(
  "leave",
  fc.record({ number: fc.nat(3), comesAt: seldom(fc.nat(1)) }),
  (run, { number, comesAt }) => leave(run, number, comesAt),
);
const turns = command(
  "take turns",
  fc.record({ ...place, conflicts: fc.integer({ min: 1, max: 5 }), fails: fc.boolean() }),
  (run, { store, session, ...rest }) => takeTurns(run, sessionAt(run, session), store, rest),
);
const controls = command(
  "control",
  fc.record({ ...place, wanted: wish, lost: loss, between: interference }),
  (run, { store, session, ...rest }) => control(run, sessionAt(run, session), store, rest),
);
const clearing = command("clear", fc.record(place), (run, { store, session }) =>
  clear(run, sessionAt(run, session), store),
);
const passing = command(
  "pass",
  fc.record({ store: fc.nat(1), span: fc.constantFrom(...spans) }),
  (run, { store, span }) => pass(run, span, store),
);
const settingBack = command("set back", fc.constantFrom(5_000, 90_000), async (run, span) => {
  const { stores, model } = run;
  const lookAtAll = async () => {
    for (const name of model.sessions.keys()) await verify(run, name, 0, "clock");
  };
  // A clock in memory knows what it was asked for.
  await lookAtAll();
  await stores.setBack(span);
  model.setBack(span);
  await lookAtAll();
});
const ttl = fc.constantFrom(...spans.slice(3));
const adding = command(
  "add",
  fc.record({ store: fc.nat(1), ttl, size: fc.nat(2), lost: loss, after: seldom(ttl) }),
  async (run, { store, ttl: span, size, lost, after }) => {
    // Nobody has seen by then that others have ended.
    if (after) await run.stores.pass(after);
    endSandboxes(run);
    await addSandbox(run, store, span, size, lost);
  },
);
const extending = command(
  "extend",
  fc.record({ store: fc.nat(1), which: fc.nat(3), ttl, lost: loss }),
  (run, { store, which, ttl: span, lost }) => extend(run, sandboxAt(run, which), store, span, lost),
);
/** It is used, gets another end, and both ends pass. */
const living = command(
  "live",
  fc.record({ store: fc.nat(1), which: fc.nat(3), ask, wanted: wish }),
  async (run, { store, which, ask: given, wanted }) => {
    const id = sandboxAt(run, which);
    if (!run.model.sandboxes.has(id)) return;
    await extend(run, id, store, 60_000);
    await send(run, id, store, { ...given, limits: ["key"], rows: 1, adds: true });
    await control(run, id, store, { wanted, lost: undefined, between: undefined });
    await extend(run, id, store, 120_000);
    await pass(run, 60_000, store);
    await list(run, store);
    await send(run, id, store + 1, given);
    await pass(run, 60_000, store);
  },
);
/** A request that begins before what was added is there, and ends just then. */
const outlasting = command(
  "outlast",
  fc.record({ ...place, ask }),
  async (run, { store, session: number, ask: given }) => {
    const name = sessionAt(run, number);
    await send(run, name, store, { ...given, rows: 0, more: 0, limits: [], adds: true });
    const loaded = await load(run, name, store, "request");
    const session = run.model.sessions.get(name);
    if (!loaded || !session) return;
    await verify(run, name, store);
    const one = prepare(run, session, store, loaded, given);
    if (one.before !== undefined) await pass(run, one.before - loaded.now, store);
    await settle(run, one);
  },
);
/** Two limits are exceeded after each other, so that there is room again at two times. */
const limiting = command(
  "limit",
  fc.record({ ...place, ask }),
  async (run, { store, session, ask: given }) => {
    const name = sessionAt(run, session);
    for (const scope of ["address", "key"] as const) {
      for (let n = 0; n < 3; n += 1) await send(run, name, store, { ...given, limits: [scope] });
      await pass(run, 10_000, store);
    }
    await send(run, name, store, { ...given, limits: ["address", "key"] });
  },
);
const deleting = command(
  "delete",
  fc.record({ store: fc.nat(1), which: fc.nat(3), lost: loss }),
  (run, { store, which, lost }) => remove(run, sandboxAt(run, which), store, lost),
);
const listing = command("list", fc.nat(1), async (run, store) => {
  await list(run, store);
  await listSessions(run, store);
});
const racing = command(
  "race",
  fc.record({ session: fc.nat(6), ask }),
  async (run, { session, ask: given }) => {
    if (run.stores.isRedis) await race(run, sessionAt(run, session), given);
  },
);

/** How often each comes up. */
const weights: [number, fc.Arbitrary<Command>][] = [
  [4, request],
  [1, manyRequests],
  [2, requestLater],
  [2, requestEnds],
  [4, controls],
  [1, clearing],
  [2, passing],
  [1, settingBack],
  [1, outlasting],
  [1, limiting],
  [2, adding],
  [1, extending],
  [1, living],
  [1, deleting],
  [1, listing],
  [1, racing],
  [1, counting],
  [1, tooLate],
  [1, coming],
  [1, leaving],
  [1, turns],
];

export const commands = weights.flatMap(([weight, one]) => Array.from({ length: weight }, () => one));
