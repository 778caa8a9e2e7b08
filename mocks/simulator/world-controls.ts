import type { Context, Hono } from "hono";
import { exportJson } from "../data/export.ts";
import type { Env } from "../exchange.ts";
import { forgetSnapshot, listSnapshots, restoreSnapshot, takeSnapshot } from "./snapshots.ts";
import type { World } from "./world.ts";

/** The controls over a world as a whole: its export, and its snapshots. */
export function addWorldControls(app: Hono<Env>, worldOf: (c: Context<Env>) => World): void {
  app.get("/__mock/world", (c) =>
    c.body(streamOf(exportJson(worldOf(c))), 200, { "Content-Type": "application/json" }),
  );
  app.get("/__mock/snapshots", (c) => c.json({ snapshots: listSnapshots(worldOf(c)) }));
  app.put("/__mock/snapshots/:name", (c) => {
    const world = worldOf(c);
    const isNew = !world.snapshots.has(c.req.param("name"));
    return c.json(takeSnapshot(world, c.req.param("name")), isNew ? 201 : 200);
  });
  app.post("/__mock/snapshots/:name/restore", (c) =>
    c.json(restoreSnapshot(worldOf(c), c.req.param("name"))),
  );
  app.delete("/__mock/snapshots/:name", (c) => {
    forgetSnapshot(worldOf(c), c.req.param("name"));
    return c.json({ snapshots: listSnapshots(worldOf(c)) });
  });
}

/** A body out of pieces of text, each made when it is asked for: a large world is never in memory as a whole. */
function streamOf(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const { value, done } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
