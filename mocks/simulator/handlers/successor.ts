import type { OperationId } from "@adintel/client/operations";
import { checkRequest } from "@adintel/client/validation";
import { invalid, type Handler } from "../call.ts";

/**
 * An operation of v1 whose query is not specified, which reads it as its successor in v2 does, except that it needs
 * nothing.
 */
export function asSuccessor(successor: OperationId<"v2">, handler: Handler): Handler {
  return (call) => {
    // What v1's document does not declare comes as it was sent.
    const sent = call.query as Record<string, string | string[]>;
    const { violations, query } = checkRequest("v2", successor, { path: call.path, query: sent });
    const faults = violations.filter(({ path }) => Object.hasOwn(sent, path));
    return faults.length > 0 ? invalid(...faults) : handler({ ...call, query });
  };
}
