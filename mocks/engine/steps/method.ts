import type { Version } from "@adintel/client/operations";
import type { Refusal } from "../../http/errors.ts";
import type { Target } from "../../http/incoming.ts";
import type { CapableHandler } from "../rows/list-definition.ts";
import type { FoundPath } from "./path.ts";

/** What answers each operation, by version and id; `null` where the documents' examples do, free of charge. */
export type Handlers = Readonly<Record<Version, Readonly<Record<string, CapableHandler | null>>>>;

interface WithPath extends Pick<FoundPath, "found"> {
  handlers: Handlers;
}

/** Finds what answers the operation. Rejects a method that the path does not support (405). */
export function method<S extends WithPath>(
  state: S,
): (S & { target: Target; handler: CapableHandler | null }) | Refusal {
  const { found: target, handlers } = state;
  if ("error" in target) return target;
  const handler = handlers[target.version][target.operation.operationId] ?? null;
  return { ...state, target, handler };
}
