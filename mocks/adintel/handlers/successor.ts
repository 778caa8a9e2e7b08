import { checkRequest } from "@adintel/client/validation";
import { invalidRequest } from "../../http/errors.ts";
import type { CapableHandler } from "../../engine/rows/list-definition.ts";
import { counterparts } from "../../engine/rows/counterparts.ts";

/**
 * An operation of v1 whose request is not specified, which reads it as its successor in v2 does, except that it needs
 * nothing.
 */
export function asSuccessor(handler: CapableHandler): CapableHandler {
  return Object.assign(
    (call: Parameters<CapableHandler>[0]) => {
      // Once its response is specified, its own row of the table says what it does.
      if (call.operation.lists.length > 0) return handler(call);
      const [successor] = counterparts(call.operation);
      if (!successor) throw new Error(`${call.operation.operationId} has no successor`);
      // What v1's document does not declare comes as it was sent.
      const sent = call.query as Record<string, string | string[]>;
      const { violations, query } = checkRequest("v2", successor.operationId, {
        path: call.path,
        query: sent,
      });
      const ofSent = violations.filter(({ path }) => Object.hasOwn(sent, path));
      return ofSent.length > 0
        ? invalidRequest(...ofSent)
        : handler({ ...call, operation: successor, query });
    },
    { capabilities: handler.capabilities },
  );
}
