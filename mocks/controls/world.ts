import type { Context, Hono } from "hono";
import { cardsIn, exportJson, recordsIn } from "../adintel/index.ts";
import { snapshotFileOf, takeSnapshotFile } from "../engine/sessions/snapshot-files.ts";
import {
  forgetSnapshot,
  listSnapshots,
  maxSnapshotBytes,
  restoreSnapshot,
  takeSnapshot,
  type Snapshot,
} from "../engine/sessions/snapshots.ts";
import type { World } from "../engine/sessions/world.ts";
import { pageOf } from "../engine/rows/card.ts";
import { ControlError } from "../http/control-error.ts";
import { partsOf, type Env } from "../http/incoming.ts";
import { jsonBody } from "./json-body.ts";
import type { ControlOn } from "./session.ts";

/** The controls over a world as a whole: its export, and its snapshots. `growing` runs those that need room. */
export function addWorldControls(app: Hono<Env>, control: ControlOn, growing: ControlOn): void {
  app.get("/__mock/world", async (c) =>
    c.body(streamOf(exportJson(await control(c, recordsIn))), 200, { "Content-Type": "application/json" }),
  );
  app.get("/__mock/world/cards", async (c) => {
    const { id, text = "", offset = "0" } = c.req.query();
    if (!/^\d{1,9}$/.test(offset))
      throw new ControlError(400, { path: "offset", message: "must be a whole number of at least 0" });
    const page = await control(c, (world) => {
      const cards = cardsIn(world, partsOf(c.req.url).origin + world.assets, id);
      return cards && pageOf(cards, text, Number(offset));
    });
    if (!page) throw new ControlError(404, { path: "id", message: "does not exist" });
    return c.json(page);
  });
  app.get("/__mock/snapshots", async (c) => c.json({ snapshots: await control(c, listSnapshots) }));
  const keep = async (c: Context<Env, "/:name">, take: (world: World, name: string) => Snapshot) => {
    const name = c.req.param("name");
    const { isNew, taken } = await growing(c, (world) => ({
      isNew: !world.snapshots.has(name),
      taken: take(world, name),
    }));
    return c.json(taken, isNew ? 201 : 200);
  };
  app.put("/__mock/snapshots/:name", (c) => keep(c, takeSnapshot));
  app.get("/__mock/snapshots/:name/file", async (c) => {
    const name = c.req.param("name");
    const file = await control(c, (world) => snapshotFileOf(world, name));
    return c.json(file, 200, { "Content-Disposition": `attachment; filename="${name}.json"` });
  });
  app.put("/__mock/snapshots/:name/file", async (c) => {
    const file = await jsonBody(c, maxSnapshotBytes + 4096);
    return keep(c, (world, name) => takeSnapshotFile(world, name, file));
  });
  app.post("/__mock/snapshots/:name/restore", async (c) =>
    c.json(await growing(c, (world) => restoreSnapshot(world, c.req.param("name")))),
  );
  app.delete("/__mock/snapshots/:name", async (c) => {
    const left = await control(c, (world) => {
      forgetSnapshot(world, c.req.param("name"));
      return listSnapshots(world);
    });
    return c.json({ snapshots: left });
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
