import type { Operation } from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import { isRecord } from "../../../scripts/lib/json.ts";
import type { World } from "../sessions/world.ts";
import type { CapableHandler } from "./list-definition.ts";

type Effects = Readonly<Record<string, { readonly by: string } | undefined>>;
/** Parameters by name; a name that is given several times has all its values. */
export type Sent = Record<string, string | string[]>;

/** A query as the world reads it. */
export function readQuery(query: Sent, effects: Effects, { takes }: World): Sent {
  const [first, last] = [takes("query-repeated", "first"), takes("query-repeated", "last")];
  const isEmptyAbsent = takes("query-empty", "absent");
  const hasDigits = takes("query-flags", "digits");
  const isPadded = takes("query-integers", "padded");
  if (!first && !last && !isEmptyAbsent && !hasDigits && !isPadded) return query;
  const read: Sent = Object.create(null);
  for (const [name, values] of Object.entries(query)) {
    const value = Array.isArray(values) && (first || last) ? (values.at(first ? 0 : -1) ?? "") : values;
    const by = effects[name]?.by ?? "";
    if (value === "" && isEmptyAbsent) continue;
    read[name] =
      hasDigits && flagWays.has(by) && (value === "1" || value === "0")
        ? String(value === "1")
        : isPadded && numberWays.has(by) && /^[+-]?\d+$/.test(String(value))
          ? String(Number(value))
          : value;
  }
  return read;
}

const flagWays = new Set(["flag", "widen"]);
const numberWays = new Set(["limit", "offset", "page", "daysBack", "minimum", "maximum"]);

/** The fields of a body but those that are null. */
export function withoutNulls(body: unknown, { effects }: Operation): unknown {
  if (!isRecord(body)) return body;
  const names = topNames(effects);
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== null || !names.has(name)),
  );
}

const topNames = (effects: object) => new Set(Object.keys(effects).map((name) => name.split(".")[0] ?? ""));

/** Fields and parameters that the documents do not declare, where the world refuses them. */
export function unknownFields(
  { sent, body }: { sent: Sent; body: unknown },
  { effects, queryParameters, requestBody }: Operation,
  handler: CapableHandler | null | undefined,
  { takes }: World,
): Violation[] {
  const given = requestBody === null ? sent : body;
  const isRefused =
    requestBody === null ? takes("query-unknown", "refused") : takes("body-unknown-fields", "refused");
  if (!isRefused || !isRecord(given)) return [];
  const names = new Set([...topNames(effects), ...queryParameters, ...(handler?.undeclared ?? [])]);
  return Object.keys(given)
    .filter((name) => !names.has(name))
    .map((path) => ({ path, message: "is not a known field" }));
}
