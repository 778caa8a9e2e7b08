import { bounds } from "../build.ts";
import { hold } from "../laws.ts";
import { storeAt, verify, verifyNothingLeft, type Run } from "../verify.ts";
import { clear, control, type Controlled, type Wish } from "./controls.ts";
import { leave, listen } from "./listeners.ts";
import { commitLater, endSandboxes, load, prepareLater, send, takesAnything, type Ask } from "./requests.ts";
import { addSandbox, pass, remove, verifyGone } from "./sandboxes.ts";
import { takeTurns } from "./turns.ts";

const usual: Ask = { team: "demo", rows: 1, more: 0, limits: ["key"], adds: true, counts: false };
const order = (wanted: Wish): Controlled => ({ wanted, lost: undefined, between: undefined });

/** The sessions that were there first go when there are too many, but for that of callers who name none. */
export async function fillSessions(run: Run): Promise<void> {
  const { model, stores } = run;
  const names = ["", ...Array.from({ length: bounds.sessions + 1 }, (_, n) => `session ${n}`)];
  for (const [n, name] of names.entries()) {
    await send(run, name, n, usual);
    await control(run, name, n, order({ is: "snapshot", name: "x" }));
    await stores.pass(1_000);
    // It was the first one, and is used again.
    if (n === 2) await send(run, "session 0", n, usual);
  }
  for (const name of names) await verify(run, name, 0, "evicted");
  for (const name of names.filter((one) => !model.sessions.has(one))) await verifyNothingLeft(run, name);
}

/** What chance leads to seldom, such as a snapshot that is forgotten, or a deletion that is sent again. */
export async function goRound(run: Run): Promise<void> {
  for (const is of ["snapshot", "forget"] as const) await control(run, "one", 0, order({ is, name: "x" }));
  for (let n = 0; n < 3 * bounds.exchanges; n += 1) {
    await send(run, "one", n, usual);
    if (n % bounds.exchanges === 0) await clear(run, "one", n);
  }
  for (const is of ["snapshot", "restore", "restore"] as const) {
    await control(run, "one", 0, order({ is, name: "x" }));
    await control(run, "one", 0, order({ is: "scenario", scenario: { times: 1 } }));
    await send(run, "one", 0, { ...usual, limits: [], counts: true });
  }
  const late = { when: "late", isUnknown: false } as const;
  for (const store of [0, 1])
    await send(run, "one", store, { ...usual, limits: [], rows: 0, adds: false }, late);

  const limited: Ask = { ...usual, limits: ["address", "operation", "key"] };
  for (const team of ["demo", "low"] as const)
    for (let n = 0; n < 3; n += 1) await send(run, "two", n, { ...limited, team });
  await pass(run, 500, 0);
  await send(run, "two", 0, limited);
  await control(run, "two", 1, order({ is: "settings", errorRate: 0.5, indexingSeconds: 40 }));
  await send(run, "two", 0, { ...usual, limits: [], counts: true });
  await control(run, "two", 1, order({ is: "snapshot", name: "x" }));
  await pass(run, 60_000, 0);
  await send(run, "two", 0, limited);

  // Those who come before and after somebody who fails hear all the same, and so does who comes when another one goes.
  await listen(run, 0, true);
  await listen(run, 0);
  await send(run, "two", 1, usual);
  await leave(run, 0, 0);
  await send(run, "two", 0, usual);
  for (const fails of [true, false]) await takeTurns(run, "two", 0, { conflicts: 10, fails });

  for (const when of ["before", "after"] as const) {
    await addSandbox(run, 0, 60_000, 2, { when, isUnknown: false });
    const [id = ""] = run.model.sandboxes.keys();
    await send(run, id, 0, usual);
    await remove(run, id, 1, { when, isUnknown: false });
  }
  for (let n = 0; n <= bounds.sandboxes; n += 1) await addSandbox(run, n, 60_000, 0);
  const [id = ""] = run.model.sandboxes.keys();
  await send(run, id, 0, { ...usual, team: "exhausted" });
  await control(run, id, 0, order({ is: "snapshot", name: "x" }));
  await prepareLater(run, id, 0, usual);
  // Nobody has seen that they have ended.
  await commitLater(run, 0, 60_001);
  for (let n = 0; n < bounds.sandboxes; n += 1) await addSandbox(run, n, 60_000, 0);
  await run.stores.pass(60_001);
  endSandboxes(run);
  await addSandbox(run, 0, 60_000, 0);
  await verifyGone(run, id, 0);
}

/** A session grows until so many bytes are left, as far as it grows byte by byte. */
async function fill(run: Run, name: string, left: number): Promise<void> {
  // What a scenario takes up beside its name.
  const beside = 300 + JSON.stringify({ error: "internal_error", name: "" }).length;
  for (;;) {
    const session = run.model.sessions.get(name);
    const rest = (session ? run.model.room.left(session) : 0) - left;
    const bytes = rest > 10_000 ? Math.floor(rest / 2) : rest;
    if (bytes <= beside) return;
    const scenario = { name: "n".repeat(bytes - beside) };
    await control(run, name, 0, order({ is: "scenario", scenario }));
  }
}

async function verifyRoom(run: Run, name: string, store: number): Promise<void> {
  const session = run.model.sessions.get(name);
  const isFull = session !== undefined && run.model.room.isFull(session);
  hold("full", `whether there is no room in ${name}`, await storeAt(run, store).isFull(name), isFull);
}

/** A sandbox, and a session, grow in each way until there is no room, and shrink again. */
export async function fillState(run: Run): Promise<void> {
  const { model } = run;
  const free: Ask = { ...usual, rows: 0, adds: false };
  const charged: Ask = { ...usual, adds: false };
  const sendAll = async (name: string): Promise<void> => {
    const adding: Ask = { ...free, limits: [], adds: true };
    for (const given of [usual, free, adding, charged, { ...usual, team: "exhausted" as const }, usual])
      await send(run, name, 0, given);
    await pass(run, 60_000, 0);
  };
  await addSandbox(run, 0, 3_600_000, 0);
  const [id = ""] = model.sandboxes.keys();
  for (const name of ["", "one", "two", "three"]) {
    await send(run, name, 0, usual);
    await pass(run, 1_000, 0);
  }
  for (const name of [id, "one"]) {
    const ways: [left: number, grow: () => Promise<unknown>][] = [
      // A byte more than there is.
      [-1, () => addSandbox(run, 0, 60_000, 0)],
      [0, () => send(run, name, 0, charged)],
      [10, () => send(run, name, 0, { ...free, limits: [], adds: true })],
      [0, () => control(run, name, 1, order({ is: "snapshot", name: "x" }))],
      [0, () => control(run, name, 1, order({ is: "scenario", scenario: {} }))],
      [351, () => send(run, name, 0, { ...charged, limits: ["address"] })],
    ];
    for (const [left, grow] of ways) {
      await fill(run, name, left);
      await verifyRoom(run, name, 1);
      await grow();
      await verifyRoom(run, name, 0);
      await sendAll(name);
      for (const is of ["snapshot", "forget", "scenarios cleared"] as const)
        await control(run, name, 0, order(is === "scenarios cleared" ? { is } : { is, name: "x" }));
      await verifyRoom(run, name, 1);
      await sendAll(name);
    }
  }
  // One that grows much has more than one forgotten at once.
  for (const name of ["two", "three", "four"]) await send(run, name, 0, usual);
  const [one, two] = ["one", "two"].map((name) => model.sessions.get(name));
  const much = one && two ? model.room.left(one) + Math.ceil(1.2 * two.bytes) : 0;
  await control(run, "one", 0, order({ is: "scenario", scenario: { name: "n".repeat(much) } }));
  for (const name of ["two", "three", "four"]) await verify(run, name, 0, "evicted");
  // One that ends gives back its room, though nobody has seen it.
  await addSandbox(run, 0, 60_000, 0);
  const other = [...model.sandboxes.keys()].find((sandbox) => sandbox !== id) ?? "";
  await control(
    run,
    other,
    0,
    order({ is: "scenario", scenario: { name: "n".repeat(bounds.sandboxBytes) } }),
  );
  await addSandbox(run, 0, 60_000, 0);
  await run.stores.pass(60_000);
  endSandboxes(run);
  await verifyRoom(run, id, 0);
  await send(run, id, 0, usual);
}

/** What is replaced, deleted or over takes nothing from what stays, and the oldest goes first. */
export async function fillRoom(run: Run): Promise<void> {
  const given: Ask = { ...usual, adds: false, limits: [] };
  await send(run, "one", 0, given);
  for (let n = 0; n < 6; n += 1) {
    await addSandbox(run, n, 60_000, 2);
    const [id = ""] = run.model.sandboxes.keys();
    for (let count = 0; count < 6; count += 1) await send(run, id, n, given);
    if (n < 3) await remove(run, id, n);
    else await pass(run, 60_000, n);
  }
  const bodies = ["short", "long", "wide", "none", "pieces", "empty"] as const;
  for (let n = 0; n < 60; n += 1) {
    const name = ["two", "three", "four"][n % 3] ?? "";
    await send(run, name, n, { ...given, body: bodies[n % 5] ?? "short" });
    if (n % 14 === 0) await clear(run, name, n);
    if (n % 17 === 0) await control(run, name, n, order({ is: "reset" }));
    // What is larger than the whole stays until the next one.
    if (n % 20 === 0) await send(run, "one", n, { ...given, body: "huge" });
  }
}

/** What no other run leads to, such as what happens between a commit and its reply. */
export async function goOn(run: Run): Promise<void> {
  const { model, stores } = run;
  const free: Ask = { ...usual, limits: [], rows: 0, adds: false };
  // Each of several snapshots is replaced, whichever the store has last.
  for (const name of ["x", "y", "x", "y"]) {
    await send(run, "one", 0, free);
    await control(run, "one", 0, order({ is: "snapshot", name }));
  }
  // One too many, and one too large.
  await control(run, "one", 0, order({ is: "snapshot", name: "z" }));
  await control(run, "one", 0, order({ is: "forget", name: "y" }));
  // The name is twice in each.
  const scenario = { name: "n".repeat(bounds.snapshotBytes / 4) };
  await control(run, "one", 0, order({ is: "scenario", scenario }));
  for (const name of ["x", "y"]) await control(run, "one", 0, order({ is: "snapshot", name }));
  await control(run, "one", 0, order({ is: "reset" }));
  await control(run, "one", 0, order({ is: "forget", name: "x" }));

  await addSandbox(run, 0, 60_000, 0);
  const [id = ""] = model.sandboxes.keys();
  for (const is of ["snapshot", "restore", "reset"] as const) {
    await send(run, id, 0, { ...free, counts: true });
    await control(run, id, 0, order(is === "reset" ? { is } : { is, name: "x" }));
  }
  await send(run, id, 0, { ...free, counts: true });
  // Nobody has seen that it has ended.
  await stores.pass(60_000);
  endSandboxes(run);
  await remove(run, id, 0);

  if (!stores.isRedis) return;
  const store = storeAt(run, 0);
  const lost = { when: "after", isUnknown: false } as const;
  await send(run, "one", 0, free);
  await send(run, "one", 0, usual, { ...lost, meanwhile: () => stores.pass(1_000) });
  await send(
    run,
    "one",
    0,
    { ...free, adds: true },
    {
      ...lost,
      meanwhile: async () => {
        const loaded = await store.load("one", "request");
        hold("stale", "whether another call takes anything", await takesAnything(run, loaded, 0), false);
      },
    },
  );
  await load(run, "one", 0, "request");
  // Two mocks find out at once that there is no such session.
  const late = { when: "late", isUnknown: false } as const;
  stores.lose(1, { ...late, meanwhile: () => send(run, "two", 0, usual) }, "any");
  await storeAt(run, 1).load("two", "request");
  await verify(run, "two", 0);
  for (const other of [{ seed: 2 }, { data: "other" }, { calibration: "other" }]) {
    const refusal = await stores.refusalOf(other);
    hold("sameWorld", `whether ${JSON.stringify(other)} is refused`, / different /.test(refusal), true);
  }
}
