import { readFile, writeFile } from "node:fs/promises";
import { Socket } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createMock } from "@adintel/mock";
import { listen, type Server } from "@adintel/mock/server";
import { transform } from "esbuild";
import { root } from "../../../../scripts/lib/paths.ts";

type Handler = (request: Request) => Promise<Response>;

/** A back end of a page, as the client's README has it, which loses responses. */
export interface BackEnd extends Server {
  /** Paths that a browser sent here, and those that went on to the service. */
  received: string[];
  forwarded: string[];
}

/** Handles each request, and then loses the response on a connection that was used before. */
export async function startBackEnd(folder: string): Promise<BackEnd> {
  const received: string[] = [];
  const forwarded: string[] = [];
  const mock = createMock({ seed: 7, rateLimits: false });
  const handle = (await onlyOnceOf(folder))(async (request) => {
    const { pathname, search } = new URL(request.url);
    forwarded.push(pathname);
    const body = await request.text();
    const headers = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };
    return mock.fetch(pathname.replace(/^.*(?=\/v2\/)/, "") + search, {
      method: request.method,
      headers,
      body: body || null,
    });
  });
  const used = new WeakSet<object>();
  const server = await listen(
    async (request, { incoming: { socket } }) => {
      const { pathname } = new URL(request.url);
      const onUsed = used.has(socket);
      used.add(socket);
      if (!pathname.includes("/v2/")) return Response.json({});
      received.push(pathname);
      const response = await handle(request);
      if (onUsed && socket instanceof Socket) socket.destroy();
      return response;
    },
    { port: 0, host: "127.0.0.1" },
  );
  return { ...server, received, forwarded };
}

/** The function of that name out of the client's README. */
async function onlyOnceOf(folder: string): Promise<(forward: Handler) => Handler> {
  const readme = await readFile(join(root, "generated/README.md"), "utf8");
  const [, source = ""] = /^```ts\n(export function onlyOnce.*?)^```$/ms.exec(readme) ?? [];
  const { code } = await transform(source, { loader: "ts", format: "esm" });
  const file = join(folder, "only-once.mjs");
  await writeFile(file, code);
  const { onlyOnce }: { onlyOnce(forward: Handler): Handler } = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  );
  return onlyOnce;
}
