import type { Hono } from "hono";
import { readSandbox, type SandboxDefaults } from "../adintel/index.ts";
import { extended } from "../engine/sandboxes/read.ts";
import { SandboxGone, type Sandbox } from "../engine/sandboxes/sandbox.ts";
import { recordOf } from "../engine/sandboxes/sandboxes.ts";
import type { Env } from "../http/incoming.ts";
import { jsonBody } from "./json-body.ts";
import type { Store } from "../engine/state/store.ts";

/** The controls that make sandboxes and look after them; all others find one by its id as the session. */
export function addSandboxes(app: Hono<Env>, store: Store, defaults: SandboxDefaults): void {
  const { sandboxes } = store;
  const find = async (id: string): Promise<Sandbox> => {
    const sandbox = await sandboxes.get(id);
    if (!sandbox) throw new SandboxGone(id, "id");
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
}
