import type { Context, Hono } from "hono";
import type { Awaitable } from "../engine/sandboxes/sandboxes.ts";
import { findAccount, findCreative } from "./content/content.ts";
import type { World } from "../engine/sessions/world.ts";
import type { Env } from "../http/incoming.ts";
import { accountPicture, creativePicture } from "./corpus/index.ts";

/** Looks for something in the worlds that a request may mean. */
export type Find = <T>(c: Context<Env>, look: (world: World) => T | undefined) => Awaitable<T | undefined>;

/** Adds the pictures that creatives and accounts refer to, under `/assets` below a path. */
export function addStills(app: Hono<Env>, path: string, find: Find): void {
  app.get(`${path}/assets/accounts/:file{.+\\.svg}`, async (c) => {
    const id = c.req.param("file").replace(/\.svg$/, "");
    const found = await find(c, (world) => findAccount(world, id));
    return found ? svg(accountPicture(found)) : c.notFound();
  });
  app.get(`${path}/assets/creatives/:id/:file{\\d+\\.svg}`, async (c) => {
    const found = await find(c, (world) => findCreative(world, c.req.param("id")));
    const card = Number.parseInt(c.req.param("file"), 10);
    return found && card < found.pictureCount ? svg(creativePicture(found, card)) : c.notFound();
  });
}

function svg(text: string): Response {
  return new Response(text, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "max-age=3600" },
  });
}
