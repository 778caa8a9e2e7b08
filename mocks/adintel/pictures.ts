import type { Hono } from "hono";
import parseRange from "range-parser";
import { isSandboxId } from "../engine/sessions/session-names.ts";
import { findCreative } from "./content/content.ts";
import { cors } from "../http/cors.ts";
import type { Env } from "../http/incoming.ts";
import type { World } from "../engine/sessions/world.ts";
import { unlessGone, type Store } from "../engine/state/store.ts";
import type { SandboxDefaults } from "./content/read-sandbox.ts";
import { isApart } from "./content/sandbox-libraries.ts";
import { clip, clipType } from "./corpus/index.ts";
import { addStills, type Find } from "./stills.ts";

/** Where the pictures of a sandbox are, which has a world of its own: what an `<img>` asks for names neither session nor key. */
export const sandboxAssets = (sandbox: string): string => `/assets/sandboxes/${sandbox}`;

/**
 * Adds the pictures and the video that creatives and accounts refer to, under `/assets`. Which session they are of is not
 * known, so that they are looked for in all that share the mock's library; sandboxes with another say so in the path.
 */
export function addPictures(app: Hono<Env>, store: Store, defaults: SandboxDefaults): void {
  app.use("/assets/*", cors);
  addPicturesBelow(app, "", (_, look) => findInSessions(store, defaults, look));
  addPicturesBelow(app, sandboxAssets(":sandbox"), async (c, look) => {
    const id = c.req.param("sandbox") ?? "";
    const loaded = isSandboxId(id) ? await unlessGone(() => store.load(id, "request")) : undefined;
    return loaded && look(loaded.world);
  });
}

async function findInSessions<T>(
  store: Store,
  defaults: SandboxDefaults,
  look: (world: World) => T | undefined,
): Promise<T | undefined> {
  const sessions = await store.sessions();
  // What requests read of a session is at hand, and all of it surely has what another mock has just added.
  for (const reader of ["request", "control"] as const)
    for (const { name } of sessions) {
      const sandbox = isSandboxId(name) ? await store.sandboxes.get(name) : undefined;
      if (sandbox && isApart(sandbox, defaults)) continue;
      const loaded = await unlessGone(() => store.load(name, reader));
      const found = loaded && look(loaded.world);
      if (found !== undefined) return found;
    }
  return undefined;
}

function addPicturesBelow(app: Hono<Env>, path: string, find: Find): void {
  addStills(app, path, find);
  app.get(`${path}/assets/creatives/:id/video.webm`, async (c) => {
    const found = await find(c, (world) => findCreative(world, c.req.param("id")));
    return found?.hasVideo ? video(clip(found), c.req.header("Range")) : c.notFound();
  });
}

/** The clip, or a part of it: players ask for ranges, and without them nobody can seek (RFC 9110, section 14). */
function video(bytes: Uint8Array<ArrayBuffer>, range: string | undefined): Response {
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
