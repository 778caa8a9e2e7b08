import type { Call, Refusal, Success } from "./call.ts";
import { unknownIdOf } from "./unknown-id.ts";
import type { CapableHandler } from "./list-definition.ts";
import { createWorld } from "../sessions/world.ts";

/** What of a list's request decides the shape of its response. The rest would only keep rows out. */
const shaping = new Set(["choose", "limit"]);

/**
 * The response to `Prefer: dynamic=true`: rows of the world as it was made, whatever the request filters by. The account is
 * the one in the path, or the first that has rows if that one is unknown or has none. It changes nothing, and depends on the
 * request and the seed only. `undefined` if nothing in the world has such rows.
 */
export function madeUp(call: Call, handler: CapableHandler): Success | Refusal | undefined {
  const { content, clock, settings } = call.world;
  const neutral: Call = {
    ...call,
    // Of its own, so that indexing an account leaves no trace in that of the caller.
    world: createWorld(content.having([]), clock, settings),
    ...(handler.capabilities.isList && {
      query: shapingOf(call, call.query),
      body: shapingOf(call, call.body),
    }),
  };
  for (const path of pathsOf(call)) {
    const result = handler({ ...neutral, path });
    if (
      "error" in result
        ? result.error !== unknownIdOf(call.operation)
        : result.rows > 0 || !handler.capabilities.isList
    )
      return result;
  }
  return undefined;
}

/** The path's parameters as they are, then with each account of the corpus, if the path names one. */
function* pathsOf({ world, operation, path }: Call): Generator<Record<string, string>> {
  yield path;
  const [name] = operation.pathParameters;
  if (name !== undefined) for (const { id } of world.content.accounts()) yield { ...path, [name]: id };
}

function shapingOf({ operation }: Call, values: unknown): Record<string, unknown> {
  const entries = typeof values === "object" && values !== null ? Object.entries(values) : [];
  return Object.fromEntries(entries.filter(([name]) => shaping.has(operation.effects[name]?.by ?? "")));
}
