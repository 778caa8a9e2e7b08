import { codesByStatus } from "@adintel/client/operations";
import type { Refusal } from "../../http/errors.ts";
import type { SentBody, Target } from "../../http/incoming.ts";
import type { World } from "../sessions/world.ts";

/** Rejects a body that is too large (413) of an operation that takes one. */
export function size<S extends { world: World; target: Target; sent: SentBody }>(state: S): S | Refusal {
  const { world, target, sent } = state;
  if (target.operation.requestBody === null) return state;
  const error = codesByStatus[413];
  if ("error" in sent) return sent.error === error ? sent : state;
  const isOver =
    world.takes("body-limit", "bytes-100000") && new TextEncoder().encode(sent.text).length > 100_000;
  return isOver ? { error } : state;
}
