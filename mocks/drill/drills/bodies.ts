import type { Drill } from "./drill.ts";
import { search, taxonomies } from "./calls.ts";
import { endless, inPlace, page, stuck } from "./responses.ts";

const json = { "Content-Type": "application/json" };

/** Bodies that are late, without end, or not what they say. */
export const bodyDrills: Drill[] = [
  {
    id: "slow",
    title: "The response to a POST takes a second",
    call: search,
    leadsTo: "rows",
    scenarios: () => [{ delayMs: 500, slowBodyMs: 500 }],
  },
  {
    id: "no-head",
    title: "A POST is charged, and no response arrives",
    call: search,
    leadsTo: "none",
    async respond({ pass }) {
      await pass();
      return new Promise(() => undefined);
    },
  },
  {
    id: "stuck-body",
    title: "A POST is charged, and its body stops halfway",
    call: search,
    leadsTo: "none",
    respond: inPlace(Infinity, (body, response) => stuck(body, { headers: contentType(response) })),
  },
  {
    id: "endless-body",
    title: "A POST is charged, and its body never ends",
    call: search,
    leadsTo: "none",
    respond: inPlace(Infinity, () => endless(" ".repeat(1024), { headers: json })),
  },
  {
    id: "endless-error",
    title: "A free call gets a 503 whose body never ends",
    call: taxonomies,
    leadsTo: "none",
    respond: () => endless("<!-- -->".repeat(100), { status: 503, headers: { "Content-Type": "text/html" } }),
  },
  {
    id: "truncated",
    title: "A POST is charged, and its JSON is truncated in a complete HTTP response",
    call: search,
    leadsTo: "none",
    respond: inPlace(1, (body) => new Response(body.slice(0, body.length / 2), { headers: json })),
  },
  {
    id: "200-html",
    title: "A POST is charged, and a gateway sends a 200 in HTML",
    call: search,
    leadsTo: "none",
    respond: inPlace(1, () => page(200, "Please sign in")),
  },
  {
    id: "200-array",
    title: "A POST is charged, and its response is a JSON array",
    call: search,
    leadsTo: "none",
    respond: inPlace(1, () => new Response("[]", { headers: json })),
  },
  {
    id: "204",
    title: "A POST is charged, and its response is a 204",
    call: search,
    leadsTo: "none",
    respond: inPlace(1, () => new Response(null, { status: 204 })),
  },
  {
    id: "wrong-type",
    title: "The rows of a POST come as text/plain",
    call: search,
    leadsTo: "rows",
    mayGiveUp: "lost rows that were paid for",
    respond: inPlace(1, (body) => new Response(body, { headers: { "Content-Type": "text/plain" } })),
  },
];

function contentType(response: Response): Record<string, string> {
  return { "Content-Type": response.headers.get("Content-Type") ?? "application/json" };
}
