import type { Sandbox } from "../../../../../mocks/engine/sandboxes/sandbox.ts";
import { isSandboxId, keyIn } from "../../../../../mocks/engine/sessions/session-names.ts";
import { bounds } from "../build.ts";
import { hold } from "../laws.ts";
import type { Loss } from "../stores.ts";
import { storeAt, verify, verifyNothingLeft, type Run } from "../verify.ts";
import { loseReply } from "./controls.ts";
import { created, endSandboxes, load } from "./requests.ts";

/** Looks at what is gone: nobody finds it, and nothing is left of it. */
export async function verifyGone(run: Run, id: string, store: number): Promise<void> {
  const { sandboxes } = storeAt(run, store);
  hold("gone", `the sandbox ${id}`, await sandboxes.get(id), undefined);
  await load(run, id, store, "request");
  await load(run, id, store + 1, "control");
  await verify(run, id, store);
  await verifyNothingLeft(run, id);
}

let made = 0;

function sandboxOf({ stores: { kit, time } }: Run, ttl: number, size: number): Sandbox {
  const id = `sb_${String((made += 1)).padStart(12, "0")}`;
  return {
    id,
    createdAt: new Date(time.real).toISOString(),
    expiresAt: new Date(time.real + ttl).toISOString(),
    seed: made,
    accounts: 0,
    mediaPerAccount: 0,
    ...(size > 0 && { data: { text: "ü".repeat(size * 70) } }),
    settings: { indexingSeconds: 10, errorRate: 0.5 },
    keys: Object.fromEntries([...kit.createKeys().keys()].map((key) => [key, keyIn(id, key)])),
  };
}

function dataBytes({ data }: Sandbox): number {
  return data ? Buffer.byteLength(JSON.stringify(data)) : 0;
}

export async function addSandbox(
  run: Run,
  store: number,
  ttl: number,
  size: number,
  lost?: Loss,
): Promise<void> {
  const { stores, model } = run;
  const sandbox = sandboxOf(run, ttl, size);
  const bytes = [...model.sandboxes.values(), sandbox].reduce((sum, one) => sum + dataBytes(one), 0);
  model.room.forgetEnded();
  const isFull = model.room.isFullOfSandboxes();
  const refusal =
    model.sandboxes.size >= bounds.sandboxes
      ? "there are already"
      : bytes > bounds.dataBytes
        ? "data"
        : isFull
          ? "state"
          : undefined;
  if (lost) loseReply(run, store, lost, "any");
  let refused: string | undefined;
  try {
    await storeAt(run, store).sandboxes.add(sandbox);
  } catch (error) {
    if (!(error instanceof stores.kit.ControlError)) throw error;
    refused = /data|state|there are already/.exec(error.message)?.[0] ?? error.message;
  }
  stores.spare();
  // What has ended by a time that was set back gives its room back once that has come again.
  if (!model.wasSetBack || refused === undefined)
    hold(
      "room",
      `why there is no room for ${bytes} bytes in ${model.sandboxes.size + 1} sandboxes`,
      refused,
      refusal,
    );
  if (refused !== undefined) return;
  model.sandboxes.set(sandbox.id, sandbox);
  await created(run, sandbox.id);
  await verify(run, sandbox.id, store + 1, "isolation");
  hold("listed", sandbox.id, await storeAt(run, store + 1).sandboxes.get(sandbox.id), sandbox);
}

export async function extend(run: Run, id: string, store: number, ttl: number, lost?: Loss): Promise<void> {
  const { stores, model } = run;
  const sandbox = model.sandboxes.get(id);
  if (!sandbox) return;
  const other = { ...sandbox, expiresAt: new Date(stores.time.real + ttl).toISOString() };
  if (lost) loseReply(run, store, lost, "any");
  hold("extension", `whether ${id} has another end`, await storeAt(run, store).sandboxes.extend(other), true);
  stores.spare();
  model.sandboxes.set(id, other);
  model.extended.add(id);
  await verify(run, id, store + 1, "extension");
  hold("extension", id, await storeAt(run, store + 1).sandboxes.get(id), other);
}

export async function remove(run: Run, id: string, store: number, lost?: Loss): Promise<void> {
  const { stores, model } = run;
  const isThere = model.sandboxes.has(id);
  if (lost) loseReply(run, store, lost, "any");
  hold("deletion", `whether ${id} was deleted`, await storeAt(run, store).sandboxes.delete(id), isThere);
  stores.spare();
  if (isThere) model.remove(id);
  hold(
    "deletion",
    `whether ${id} was deleted again`,
    await storeAt(run, store + 1).sandboxes.delete(id),
    false,
  );
  await verifyGone(run, id, store + 1);
}

export async function pass(run: Run, milliseconds: number, store: number): Promise<void> {
  await run.stores.pass(milliseconds);
  for (const id of endSandboxes(run)) await verifyGone(run, id, store);
  for (const id of run.model.sandboxes.keys()) await verify(run, id, store, "extension");
}

export async function list(run: Run, store: number): Promise<void> {
  const { model } = run;
  const { sandboxes } = storeAt(run, store);
  const byEnd = [...model.sandboxes.values()].map(({ data, ...record }) => ({
    ...record,
    ...(data && { dataBytes: dataBytes({ ...record, data }) }),
  }));
  const key = ({ expiresAt, id }: { expiresAt: string; id: string }) => `${expiresAt} ${id}`;
  const listed = await sandboxes.all();
  hold(
    "listed",
    "the ends of sandboxes",
    listed.map(({ expiresAt }) => expiresAt),
    byEnd.map(({ expiresAt }) => expiresAt).sort(),
  );
  const sorted = (all: { expiresAt: string; id: string }[]) =>
    [...all].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  hold("listed", "the sandboxes", sorted(listed), sorted(byEnd));
}

export async function listSessions(run: Run, store: number): Promise<void> {
  const listed = await storeAt(run, store).sessions();
  const expected = [...run.model.sessions.values()]
    .filter(({ name, requests: count }) => !isSandboxId(name) || count > 0)
    .map(({ name, requests: count, lastAt }) => ({ name, requests: count, lastAt }));
  const sorted = (all: { name: string }[]) => [...all].sort((a, b) => (a.name < b.name ? -1 : 1));
  hold("sessions", "the sessions", sorted(listed), sorted(expected));
}
