import type { Version } from "@adintel/client/operations";
import type { Refusal } from "../../http/errors.ts";
import type { Target } from "../../http/incoming.ts";
import type { Exchange } from "../state/exchange.ts";
import type { CapableHandler } from "../rows/list-definition.ts";

/** What answers each operation, by version and id; `null` where the documents' examples do, free of charge. */
export type Handlers = Readonly<Record<Version, Readonly<Record<string, CapableHandler | null>>>>;

/** Finds what answers the operation. Rejects an address (404) or a method (405) that the router found no operation for. */
export function route<S extends { exchange: Exchange; handlers: Handlers }>(
  state: S,
): (S & { target: Target; handler: CapableHandler | null }) | Refusal {
  const { target } = state.exchange.incoming;
  if ("error" in target) return target;
  const handler = state.handlers[target.version][target.operation.operationId] ?? null;
  return { ...state, target, handler };
}
