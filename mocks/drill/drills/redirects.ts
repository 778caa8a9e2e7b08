import type { Drill } from "../drill.ts";
import { collabs, search } from "./calls.ts";

/** Redirects, of which the API has none: whoever sends one is somebody else. */
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
