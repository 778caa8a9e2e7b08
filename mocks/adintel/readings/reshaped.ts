import type { AccountType } from "@adintel/client/types";
import type { Call } from "../../engine/rows/call.ts";
import type { CapableHandler } from "../../engine/rows/list-definition.ts";
import { textOf } from "../../http/json.ts";

type Body = Record<string, unknown>;

/** A handler whose successful bodies have another shape where the world was told a reading. */
export function reshaped(handler: CapableHandler, shape: (body: Body, call: Call) => object): CapableHandler {
  const handle = (call: Call): ReturnType<CapableHandler> => {
    const result = handler(call);
    if ("error" in result || Object.keys(call.world.readings()).length === 0) return result;
    return { ...result, json: JSON.stringify(shape(JSON.parse(textOf(result.json)) as Body, call)) };
  };
  return Object.assign(handle, handler);
}

/** The row of an account in v2 with the fields that the world takes it to have. */
export function accountRow(row: Body, { world: { takes } }: Call): Body {
  const { type, id, name, facebookUsername: _, ...others } = row;
  if (type !== ("BRAND" satisfies AccountType) || takes("brand-row", "with-facebook")) return row;
  return takes("brand-row", "sparse") ? { type, id, name } : { type, id, name, ...others };
}

/** An object with a key under another name. */
export function renamed(body: Body, key: string, name: string): Body {
  return Object.fromEntries(Object.entries(body).map(([one, value]) => [one === key ? name : one, value]));
}
