import type { Drill } from "./drill.ts";
import { bodyDrills } from "./bodies.ts";
import { sampleCalls } from "../../adintel/index.ts";
import { failureDrills, redirectDrills } from "./failures.ts";
import { limitDrills } from "./limits.ts";
import { lostDrills } from "./lost.ts";
import { severalDrills } from "./several.ts";

/** Nothing goes wrong. It comes first: a client that fails it does not speak the protocol. */
export const plain: Drill = {
  id: "plain",
  title: "Nothing goes wrong",
  call: sampleCalls.paidPost,
  leadsTo: "rows",
};

/** All drills but the plain one. */
export const drills: Drill[] = [
  ...lostDrills,
  ...failureDrills,
  ...limitDrills,
  ...redirectDrills,
  ...bodyDrills,
  ...severalDrills,
];
