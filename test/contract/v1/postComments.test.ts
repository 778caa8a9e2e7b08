import { defineContract } from "../support/contract.ts";

// Nothing of the request is specified, so any JSON is taken, and none.
export const cases = defineContract("v1", "postComments", [
  { id: "200.9-no-body", body: undefined },
  { id: "200.9-any-fields", body: { accountId: "102938475610293", limit: "many" } },
]);
