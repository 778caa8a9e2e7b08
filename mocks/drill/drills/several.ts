import { errorResponse } from "../../http/errors.ts";
import { respond } from "../../http/json.ts";
import { codesByStatus } from "@adintel/client/operations";
import { sampleCalls } from "../../adintel/index.ts";
import { freeToRetry, type Drill } from "./drill.ts";

/** Enough for two of the calls, which cost $0.001 each. */
const maxSpendUsd = 0.0025;

/** The note for a client that stops at its budget. */
const keptWithin = "did not make every call, which would have exceeded the budget";

/** Rate limits and budgets that several calls share. */
export const severalDrills: Drill[] = [
  {
    id: "burst",
    title: "Ten calls at once meet a limit of five a second",
    call: sampleCalls.paidGet,
    times: 10,
    leadsTo: "rows",
    mayGiveUp: freeToRetry,
    respond({ countWithin, pass }) {
      if (countWithin(1000) <= 5) return pass();
      return respond({ ...errorResponse({ error: codesByStatus[429] }), headers: { "Retry-After": "1" } });
    },
  },
  {
    id: "budget",
    title: "Six calls at once share a budget for two",
    call: sampleCalls.paidPost,
    times: 6,
    maxSpendUsd,
    leadsTo: "rows",
    mayGiveUp: keptWithin,
  },
  {
    id: "budget-lost",
    title: "Six calls in turn, each charged before its connection is cut, share a budget for two",
    call: sampleCalls.paidPost,
    times: 6,
    isInTurn: true,
    maxSpendUsd,
    leadsTo: "none",
    scenarios: () => [{ lost: "afterCharge" }],
  },
];
