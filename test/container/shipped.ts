import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { parse } from "yaml";
import { addHealth } from "../../mocks/controls/health.ts";
import { createApp } from "../../mocks/http/router.ts";
import type { Env } from "../../mocks/http/incoming.ts";
import { addSite } from "../../mocks/serve/site.ts";
import { root } from "../../scripts/lib/paths.ts";

/** What is read of a service of a compose file. */
interface ComposeService {
  command?: string[];
  ports?: string[];
}

/** A compose file, by its path in the project. */
export async function composition(file: string) {
  const document: { services: Record<string, ComposeService> } = parse(
    await readFile(join(root, file), "utf8"),
  );
  return { file, document, services: document.services };
}

/** The flags that the image begins with, before those of whoever runs it. */
export async function flagsOfImage(): Promise<string[]> {
  const [, entry = "[]"] = /^ENTRYPOINT (.*)$/m.exec(await containerfile()) ?? [];
  const [, , ...flags]: string[] = JSON.parse(entry);
  return flags;
}

/** The path that the image's own check asks for. */
export async function pathOfHealthcheck(): Promise<string> {
  const [, path = ""] =
    /^HEALTHCHECK .*fetch\('http:\/\/127\.0\.0\.1:4010([^']*)'\)/m.exec(await containerfile()) ?? [];
  return path;
}

function containerfile(): Promise<string> {
  return readFile(join(root, "Containerfile"), "utf8");
}

/** The status of a path of a mock whose Redis is away. */
export async function statusWithoutRedis(path: string): Promise<number> {
  const app: Hono<Env> = createApp({
    api: () => new Response(undefined, { status: 500 }),
    beside: [(router) => addHealth(router, () => "Redis cannot be reached")],
  });
  addSite(app, undefined);
  return (await app.request(path)).status;
}
