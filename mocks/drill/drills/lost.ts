import { sampleCalls } from "../../adintel/index.ts";
import { freeToRetry, type Drill } from "./drill.ts";
import { ofPaid } from "./responses.ts";

export const lostDrills: Drill[] = [
  {
    id: "refused-at-first",
    title: "Nothing listens at the address for half a second",
    call: sampleCalls.paidPost,
    shutMs: 500,
    leadsTo: "rows",
    mayGiveUp: freeToRetry,
  },
  {
    id: "lost-free",
    title: "A free call's first connection is cut",
    call: sampleCalls.free,
    leadsTo: "rows",
    mayGiveUp: freeToRetry,
    scenarios: () => [{ times: 1, lost: "before" }],
  },
  ...ofPaid("lost", "is charged, then its connection is cut", {
    scenarios: () => [{ times: 1, lost: "afterCharge" }],
  }),
  ...ofPaid("cut", "is charged, and its body breaks off", {
    scenarios: () => [{ times: 1, lost: "midBody" }],
  }),
  ...ofPaid("reused", "on a reused connection is charged, then the connection is cut", {
    before: sampleCalls.free,
    async respond({ nth, pass, cut }) {
      const response = await pass();
      if (nth > 1) return response;
      await response.arrayBuffer();
      return cut();
    },
  }),
];
