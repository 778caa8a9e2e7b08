import { predecessorOf, type Version } from "../../lib/versions.ts";
import type { ContractKnowledge, OperationKnowledge } from "../knowledge/knowledge.ts";
import { calibration } from "./calibration.ts";
import { ownCases } from "./cases/index.ts";
import { discovery } from "./discovery.ts";
import { inputs } from "./inputs.ts";
import { operations } from "./operations.ts";
import order from "./order.json" with { type: "json" };

export const contractKnowledge: ContractKnowledge = {
  operation(version, id) {
    const operationsKnown: Readonly<Record<string, OperationKnowledge | undefined>> = {
      ...operations[knownVersion(version)],
    };
    return { ...operationsKnown[id], inputs: inputs[version]?.[id] };
  },
  discovery,
  cases: ownCases,
  order,
  calibration,
  mock: {
    apiKey: "mock_live_demo",
    keys: {
      revoked: "mock_live_revoked",
      inactive: "mock_live_inactive",
      departed: "mock_live_departed",
      exhausted: "mock_live_exhausted",
    },
  },
};

/** The version whose knowledge holds: its own, or that of the one before it. */
function knownVersion(version: Version): Version {
  const before = predecessorOf(version);
  return version in operations || before === undefined ? version : knownVersion(before);
}
