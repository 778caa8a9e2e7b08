import { gzipSync } from "node:zlib";
import type { Drill } from "./drill.ts";
import { sampleCalls } from "../../adintel/index.ts";
import { chargedAndLost, endless, inPlace, page, stuck } from "./responses.ts";

const json = { "Content-Type": "application/json" };

/** 512 MB of zeros in gzip, whose members can be repeated. */
function bomb(): Uint8Array<ArrayBuffer> {
  const member = gzipSync(new Uint8Array(16 * 1024 * 1024));
  return new Uint8Array(Buffer.concat(Array.from({ length: 32 }, () => member)));
}

/** Bodies that are late, endless, or not of their content type. */
export const bodyDrills: Drill[] = [
  {
    id: "slow",
    title: "The response to a POST takes a second",
    call: sampleCalls.paidPost,
    leadsTo: "rows",
    scenarios: () => [{ delayMs: 500, slowBodyMs: 500 }],
  },
  chargedAndLost("no-head", "A POST is charged, and no response arrives", async ({ pass }) => {
    await pass();
    return new Promise(() => undefined);
  }),
  chargedAndLost(
    "stuck-body",
    "A POST is charged, and its body stops halfway",
    inPlace(Infinity, (body) => stuck(body, { headers: json })),
  ),
  chargedAndLost(
    "endless-body",
    "A POST is charged, and its body never ends",
    inPlace(Infinity, () => endless(" ".repeat(1024), { headers: json })),
  ),
  {
    id: "endless-error",
    title: "A free call gets a 503 whose body never ends",
    call: sampleCalls.free,
    leadsTo: "none",
    respond: () => endless("<!-- -->".repeat(100), { status: 503, headers: { "Content-Type": "text/html" } }),
  },
  {
    id: "bomb",
    title: "A free call gets a 503 whose body is 512 MB, compressed to 0.5 MB",
    call: sampleCalls.free,
    leadsTo: "none",
    respond: () => new Response(bomb(), { status: 503, headers: { "Content-Encoding": "gzip" } }),
  },
  chargedAndLost(
    "truncated",
    "A POST is charged, and its JSON is truncated in a complete HTTP response",
    inPlace(1, (body) => new Response(body.slice(0, body.length / 2), { headers: json })),
  ),
  chargedAndLost(
    "200-html",
    "A POST is charged, and a gateway sends a 200 in HTML",
    inPlace(1, () => page(200, "Please sign in")),
  ),
  chargedAndLost(
    "200-array",
    "A POST is charged, and its response is a JSON array",
    inPlace(1, () => new Response("[]", { headers: json })),
  ),
  chargedAndLost(
    "204",
    "A POST is charged, and its response is a 204",
    inPlace(1, () => new Response(null, { status: 204 })),
  ),
  {
    id: "wrong-type",
    title: "The rows of a POST come as text/plain",
    call: sampleCalls.paidPost,
    leadsTo: "rows",
    mayGiveUp: "lost rows that were paid for",
    respond: inPlace(1, (body) => new Response(body, { headers: { "Content-Type": "text/plain" } })),
  },
];
