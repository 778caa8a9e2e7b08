import type { Hono } from "hono";
import parseRange from "range-parser";
import { accountPicture, clip, clipType, creativePicture } from "../corpus/index.ts";
import { cors } from "../cors.ts";
import type { Env } from "../exchange.ts";
import type { Store } from "../store/store.ts";
import { findAccount, findCreative } from "./world.ts";

/**
 * Adds the pictures and the video that creatives and accounts refer to, under `/assets`. An `<img>` names no session, so
 * they are looked for in all of them.
 */
export function addPictures(app: Hono<Env>, store: Store): void {
  app.use("/assets/*", cors);
  const account = (id: string) => store.find((world) => findAccount(world, id));
  const creative = (id: string) => store.find((world) => findCreative(world, id));
  app.get("/assets/accounts/:file{.+\\.svg}", async (c) => {
    const found = await account(c.req.param("file").replace(/\.svg$/, ""));
    return found ? svg(accountPicture(found)) : c.notFound();
  });
  app.get("/assets/creatives/:id/video.webm", async (c) => {
    if (!(await creative(c.req.param("id")))?.hasVideo) return c.notFound();
    return video(c.req.header("Range"));
  });
  app.get("/assets/creatives/:id/:file{\\d+\\.svg}", async (c) => {
    const found = await creative(c.req.param("id"));
    const card = Number.parseInt(c.req.param("file"), 10);
    return found && card < found.pictureCount ? svg(creativePicture(found, card)) : c.notFound();
  });
}

/** The clip, or a part of it: players ask for ranges, and without them nobody can seek (RFC 9110, section 14). */
function video(range: string | undefined): Response {
  const bytes = clip();
  const headers = { "Content-Type": clipType, "Cache-Control": "max-age=3600", "Accept-Ranges": "bytes" };
  const parts = range === undefined ? undefined : parseRange(bytes.length, range, { combine: true });
  if (parts === -1) {
    return new Response(null, {
      status: 416,
      headers: { ...headers, "Content-Range": `bytes */${bytes.length}` },
    });
  }
  // A header that is no range, or several at once, may be ignored.
  const [part] = Array.isArray(parts) && parts.type === "bytes" && parts.length === 1 ? parts : [];
  if (!part) return new Response(bytes, { headers });
  const content = `bytes ${part.start}-${part.end}/${bytes.length}`;
  return new Response(bytes.slice(part.start, part.end + 1), {
    status: 206,
    headers: { ...headers, "Content-Range": content },
  });
}

function svg(text: string): Response {
  return new Response(text, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "max-age=3600" },
  });
}
