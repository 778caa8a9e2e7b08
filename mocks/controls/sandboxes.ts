import type { Hono } from "hono";
import { readSandbox, type SandboxDefaults } from "../adintel/index.ts";
import { extended } from "../engine/sandboxes/read.ts";
import { SandboxGone, type Sandbox } from "../engine/sandboxes/sandbox.ts";
import { recordOf } from "../engine/sandboxes/sandboxes.ts";
import { savedAs, takeSnapshot } from "../engine/sessions/snapshots.ts";
import type { SavedSnapshot } from "../engine/sessions/world.ts";
import { ControlError } from "../http/control-error.ts";
import type { Env } from "../http/incoming.ts";
import { jsonBody } from "./json-body.ts";
import { runControl, runGrowingControl, type Store } from "../engine/state/store.ts";

/** The controls that make sandboxes and look after them; all others find one by its id as the session. */
export function addSandboxes(app: Hono<Env>, store: Store, defaults: SandboxDefaults): void {
  const { sandboxes } = store;
  const find = async (id: string, path = "id"): Promise<Sandbox> => {
    const sandbox = await sandboxes.get(id);
    if (!sandbox) throw new SandboxGone(id, path);
    return sandbox;
  };
  app.post("/__mock/sandboxes", async (c) => {
    const sandbox = readSandbox(await jsonBody(c), defaults, await sandboxes.now());
    await sandboxes.add(sandbox);
    return c.json(recordOf(sandbox), 201, { Location: `/__mock/sandboxes/${sandbox.id}` });
  });
  app.get("/__mock/sandboxes", async (c) => c.json({ sandboxes: await sandboxes.all() }));
  app.get("/__mock/sandboxes/:id", async (c) => c.json(recordOf(await find(c.req.param("id")))));
  app.patch("/__mock/sandboxes/:id", async (c) => {
    const change = await jsonBody(c);
    const sandbox = extended(await find(c.req.param("id")), change, await sandboxes.now());
    if (!(await sandboxes.extend(sandbox))) throw new SandboxGone(sandbox.id, "id");
    return c.json(recordOf(sandbox));
  });
  app.delete("/__mock/sandboxes/:id", async (c) => {
    const id = c.req.param("id");
    if (!(await sandboxes.delete(id))) throw new SandboxGone(id, "id");
    return c.json({ deleted: id });
  });
  app.put("/__mock/sandboxes/:id/snapshots/:name", async (c) => {
    const { id } = await find(c.req.param("id"));
    const name = c.req.param("name");
    const [snapshot, isNew] = await runGrowingControl(store, id, (world) => {
      const wasAbsent = !world.snapshots.has(name);
      return [takeSnapshot(world, name), wasAbsent] as const;
    });
    return c.json(snapshot, isNew ? 201 : 200);
  });
  app.post("/__mock/sandboxes/:id/restore", async (c) => {
    const to = await find(c.req.param("id"));
    const body = await jsonBody(c);
    const from = await find(textIn(body, "from"), "from");
    const snapshot = textIn(body, "snapshot");
    checkAlike(from, to);
    const saved = await runControl(store, from.id, (world) =>
      structuredClone(savedAs(world, snapshot, "snapshot")),
    );
    const state = movedTo(saved, from.id, to.id);
    await runGrowingControl(store, to.id, (world) => world.restore({ ...state, exchanges: [] }));
    return c.json({ from: from.id, snapshot, savedAt: new Date(state.now).toISOString() });
  });
}

function textIn(body: unknown, path: string): string {
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, path) : undefined;
  if (typeof value === "string") return value;
  throw new ControlError(400, { path, message: "must be a string" });
}

/**
 * Makes sure that a snapshot of one sandbox can be restored into another: their accounts must be the same.
 *
 * @throws {ControlError} 409, naming what differs.
 */
function checkAlike(from: Sandbox, to: Sandbox): void {
  const fields = ["seed", "accounts", "mediaPerAccount", "data", "now"] as const;
  const different = fields.filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]));
  if (different.length > 0)
    throw new ControlError(409, {
      path: "from",
      message: `has a different world: ${different.join(", ")} ${different.length > 1 ? "differ" : "differs"}; create both sandboxes with the same values`,
    });
}

/** The state of a snapshot of one sandbox as another has it: keys are named after their sandbox. */
function movedTo({ state }: SavedSnapshot, from: string, to: string): SavedSnapshot["state"] {
  const moved: SavedSnapshot["state"] = JSON.parse(JSON.stringify(state).replaceAll(from, to));
  return moved;
}
