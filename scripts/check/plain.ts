import type { ContractKnowledge } from "./knowledge/knowledge.ts";

/** What is known of a contract that names no module of its own: its documents, and keys that its mock has. */
export const contractKnowledge: ContractKnowledge = {
  mock: {
    apiKey: "mock_live_demo",
    keys: { revoked: "mock_live_revoked", exhausted: "mock_live_exhausted" },
  },
};
