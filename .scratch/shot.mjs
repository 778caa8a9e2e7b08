import { createServer } from "node:http";
import { readFileSync, existsSync } from "node:fs";
import { extname, join } from "node:path";
import { chromium } from "playwright-core";
export const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".json": "application/json" };
export function serve(folder) {
  const server = createServer((q, s) => {
    const f = join(folder, decodeURIComponent(new URL(q.url, "http://x").pathname));
    if (!existsSync(f)) return s.writeHead(404).end();
    s.writeHead(200, { "Content-Type": types[extname(f)] ?? "text/plain" }).end(readFileSync(f));
  });
  return new Promise((r) => server.listen(0, "127.0.0.1", () => r({ url: `http://127.0.0.1:${server.address().port}/`, close: () => { server.closeAllConnections(); server.close(); } })));
}
export const browser = () => chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
