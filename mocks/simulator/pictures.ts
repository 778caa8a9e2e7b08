import type { Hono } from "hono";
import { accountPicture, clip, clipType, creativePicture, type CreativeRecord } from "../corpus/index.ts";
import type { Env } from "../exchange.ts";
import { session } from "../gates/session.ts";
import { findAccount, type World } from "./world.ts";
import type { Worlds } from "./worlds.ts";

/** Adds the pictures and the video that creatives and accounts refer to, under `/assets`. */
export function addPictures(app: Hono<Env>, worlds: Worlds): void {
  app.use("/assets/*", session(worlds));
  app.get("/assets/accounts/:file{.+\\.svg}", (c) => {
    const account = findAccount(c.var.world, c.req.param("file").replace(/\.svg$/, ""));
    return account ? svg(accountPicture(account)) : c.notFound();
  });
  app.get("/assets/creatives/:id/video.webm", (c) => {
    if (!findCreative(c.var.world, c.req.param("id"))?.hasVideo) return c.notFound();
    return new Response(clip(), { headers: { "Content-Type": clipType, "Cache-Control": "max-age=3600" } });
  });
  app.get("/assets/creatives/:id/:file{\\d+\\.svg}", (c) => {
    const creative = findCreative(c.var.world, c.req.param("id"));
    const card = Number.parseInt(c.req.param("file"), 10);
    return creative && card < creative.pictureCount ? svg(creativePicture(creative, card)) : c.notFound();
  });
}

function findCreative({ library, indexing }: World, id: string): CreativeRecord | undefined {
  const added = [...indexing.all()].flatMap(({ creatives }) => creatives);
  return library.creative(id) ?? added.find((creative) => creative.id === id);
}

function svg(text: string): Response {
  return new Response(text, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "max-age=3600" },
  });
}
