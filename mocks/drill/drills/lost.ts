import type { Drill } from "./drill.ts";
import { collabs, freeToRetry, search, taxonomies } from "./calls.ts";

/** Responses that never come, or come in part. */
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
  {
    id: "lost-post",
    title: "A POST is charged, then its connection is cut",
    call: search,
    leadsTo: "none",
    scenarios: () => [{ times: 1, lost: "afterCharge" }],
  },
  {
    id: "lost-get",
    title: "A GET is charged, then its connection is cut",
    call: collabs,
    leadsTo: "none",
    scenarios: () => [{ times: 1, lost: "afterCharge" }],
  },
  {
    id: "cut-post",
    title: "A POST is charged, and its body breaks off",
    call: search,
    leadsTo: "none",
    scenarios: () => [{ times: 1, lost: "midBody" }],
  },
  {
    id: "cut-get",
    title: "A GET is charged, and its body breaks off",
    call: collabs,
    leadsTo: "none",
    scenarios: () => [{ times: 1, lost: "midBody" }],
  },
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
