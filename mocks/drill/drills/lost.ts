import type { Drill } from "./drill.ts";
import { collabs, freeToRetry, search, taxonomies } from "./calls.ts";

/** Responses that never arrive, or arrive in part. */
export const lostDrills: Drill[] = [
  {
    id: "refused-at-first",
    title: "Nothing listens at the address for half a second",
    call: search,
    shutMs: 500,
    leadsTo: "rows",
    mayGiveUp: freeToRetry,
  },
  {
    id: "lost-free",
    title: "A free call's first connection is cut",
    call: taxonomies,
    leadsTo: "rows",
    mayGiveUp: freeToRetry,
    scenarios: () => [{ times: 1, lost: "before" }],
  },
  ...[search, collabs].map((call): Drill => ({
    id: `lost-${call.method.toLowerCase()}`,
    title: `A ${call.method} is charged, then its connection is cut`,
    call,
    leadsTo: "none",
    scenarios: () => [{ times: 1, lost: "afterCharge" }],
  })),
  ...[search, collabs].map((call): Drill => ({
    id: `cut-${call.method.toLowerCase()}`,
    title: `A ${call.method} is charged, and its body breaks off`,
    call,
    leadsTo: "none",
    scenarios: () => [{ times: 1, lost: "midBody" }],
  })),
  ...[search, collabs].map((call): Drill => ({
    id: `reused-${call.method.toLowerCase()}`,
    title: `A ${call.method} on a reused connection is charged, then the connection is cut`,
    before: taxonomies,
    call,
    leadsTo: "none",
    async respond({ nth, pass, cut }) {
      const response = await pass();
      if (nth > 1) return response;
      await response.arrayBuffer();
      return cut();
    },
  })),
];
