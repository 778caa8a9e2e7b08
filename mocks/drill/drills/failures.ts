import type { Drill } from "./drill.ts";
import { collabs, freeToRetry, legacySearch, search, taxonomies } from "./calls.ts";
import { chargedAndLost, inPlace, page } from "./responses.ts";

/** Servers and gateways that fail, before a call is charged and after. */
export const failureDrills: Drill[] = [
  {
    id: "500-free",
    title: "A free call gets a 500 once",
    call: taxonomies,
    leadsTo: "rows",
    mayGiveUp: freeToRetry,
    scenarios: () => [{ times: 1, error: "internal_error" }],
  },
  {
    id: "500-post",
    title: "A POST is charged, then its response is a 500",
    call: search,
    leadsTo: "none",
    respond: inPlace(1, () =>
      Response.json({ error: { code: "internal_error", message: "Failed." } }, { status: 500 }),
    ),
  },
  {
    id: "503-get",
    title: "A GET is charged, then a gateway sends a 503 with Retry-After: 1",
    call: collabs,
    leadsTo: "none",
    respond: inPlace(1, () => page(503, "Service Unavailable", { "Retry-After": "1" })),
  },
  {
    id: "502-html",
    title: "A gateway sends a 502 in HTML instead of the service",
    call: legacySearch,
    leadsTo: "none",
    scenarios: () => ["gatewayDown"],
  },
  chargedAndLost(
    "504-html",
    "A POST is charged, then a gateway sends a 504 in HTML",
    inPlace(1, () => page(504, "Gateway Time-out")),
  ),
];

/** Redirects. The API sends none, so they come from somebody else. */
export const redirectDrills: Drill[] = [
  ...[301, 302, 307, 308].flatMap((status) =>
    [search, collabs].map((call): Drill => ({
      id: `${status}-${call.method.toLowerCase()}`,
      title: `A ${call.method} gets a ${status} to another origin`,
      call,
      leadsTo: "none",
      scenarios: ({ elsewhere }) => [
        { response: { status, headers: { Location: `${elsewhere}/v2/media` } } },
      ],
    })),
  ),
  {
    id: "307-charged",
    title: "A POST is charged, then redirected to its own address by a 307",
    call: search,
    leadsTo: "none",
    async respond({ nth, request, pass }) {
      const response = await pass();
      if (nth > 1) return response;
      return new Response(null, { status: 307, headers: { Location: request.url } });
    },
  },
];
