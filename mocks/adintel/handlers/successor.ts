import { checkRequest } from "@adintel/client/validation";
import { memoize } from "../../../scripts/lib/memoize.ts";
import type { Call } from "../../engine/rows/call.ts";
import type { CapableHandler, Named } from "../../engine/rows/list-definition.ts";
import type { Operation } from "../../engine/rows/table.ts";

/**
 * An operation of v1 whose request is not specified, which reads it as its successor in v2 does, except that it needs
 * nothing.
 */
export function asSuccessor(handler: CapableHandler, successor: Operation): CapableHandler {
  /** The request as the successor reads it, once for each. */
  const succeeded = memoize((call: Call) => {
    // What v1's document does not declare comes as it was sent.
    const sent = call.query as Record<string, string | string[]>;
    const { violations, query } = checkRequest("v2", successor.operationId, { path: call.path, query: sent });
    const ofSent = violations.filter(({ path }) => Object.hasOwn(sent, path));
    return { violations: ofSent, call: { ...call, operation: successor, query } };
  });
  // Once its response is specified, its own row of the table says what it does.
  const isOwn = (call: Call) => call.operation.lists.length > 0;
  return Object.assign((call: Call) => handler(isOwn(call) ? call : succeeded(call).call), {
    capabilities: handler.capabilities,
    undeclared: [...Object.keys(successor.effects), ...(handler.undeclared ?? [])],
    effects: successor.effects,
    violations(call: Call) {
      if (isOwn(call)) return handler.violations?.(call) ?? [];
      const { violations, call: later } = succeeded(call);
      return violations.length > 0 ? violations : (handler.violations?.(later) ?? []);
    },
    unknown: (named: Named) => handler.unknown?.(named),
  });
}
