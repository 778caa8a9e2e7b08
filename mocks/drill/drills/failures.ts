import { codesByStatus } from "@adintel/client/operations";
import { errorResponse } from "../../http/errors.ts";
import { respond } from "../../http/json.ts";
import { basePath } from "../../../scripts/lib/versions.ts";
import { sampleCalls } from "../../adintel/index.ts";
import { freeToRetry, type Drill } from "./drill.ts";
import { chargedAndLost, inPlace, ofPaid, page } from "./responses.ts";

/** Servers and gateways that fail, before a call is charged and after. */
export const failureDrills: Drill[] = [
  {
    id: "500-free",
    title: "A free call gets a 500 once",
    call: sampleCalls.free,
    leadsTo: "rows",
    mayGiveUp: freeToRetry,
    scenarios: () => [{ times: 1, error: codesByStatus[500] }],
  },
  {
    id: "500-post",
    title: "A POST is charged, then its response is a 500",
    call: sampleCalls.paidPost,
    leadsTo: "none",
    respond: inPlace(1, () => respond(errorResponse({ error: codesByStatus[500] }))),
  },
  {
    id: "503-get",
    title: "A GET is charged, then a gateway sends a 503 with Retry-After: 1",
    call: sampleCalls.paidGet,
    leadsTo: "none",
    respond: inPlace(1, () => page(503, "Service Unavailable", { "Retry-After": "1" })),
  },
  {
    id: "502-html",
    title: "A gateway sends a 502 in HTML instead of the service",
    call: sampleCalls.legacy,
    leadsTo: "none",
    scenarios: () => ["gatewayDown"],
  },
  ...ofPaid("408", "is charged, then a gateway sends a 408", {
    respond: inPlace(1, () => page(408, "Request Timeout")),
  }),
  chargedAndLost(
    "504-html",
    "A POST is charged, then a gateway sends a 504 in HTML",
    inPlace(1, () => page(504, "Gateway Time-out")),
  ),
];

/** Redirects. The API sends none, so they come from somebody else. */
export const redirectDrills: Drill[] = [
  ...[301, 302, 307, 308].flatMap((status) =>
    ofPaid(String(status), `gets a ${status} to another origin`, ({ version, path }) => ({
      scenarios: ({ elsewhere }) => [
        { response: { status, headers: { Location: elsewhere + basePath(version) + path } } },
      ],
    })),
  ),
  {
    id: "307-charged",
    title: "A POST is charged, then redirected to its own address by a 307",
    call: sampleCalls.paidPost,
    leadsTo: "none",
    async respond({ nth, request, pass }) {
      const response = await pass();
      if (nth > 1) return response;
      return new Response(null, { status: 307, headers: { Location: request.url } });
    },
  },
];
