import type { Noted } from "../session/session.ts";
import { dateHeader, violationsOf } from "../rules/violations.ts";
import { shapeViolations, type ShapeViolation } from "../rules/shape.ts";
import type { Entry } from "./recording/exchange.ts";
import { takenAnyway } from "./refused.ts";

/** What an entry breaks, as far as it was recorded. */
export function brokenBy(entry: Entry): Omit<Noted, "exchange" | "caseId">[] {
  const { exchange, found, isRequestUnknown, at } = entry;
  const now = dateHeader(exchange) ?? at;
  const violations =
    isRequestUnknown || entry.isBodyUnknown || !found.hasMethod
      ? shapeViolations(exchange)
      : violationsOf(exchange, { now });
  return [...violations, ...takenAnyway(entry)]
    .filter((violation) => isKnown(entry, violation))
    .map((violation) => ({ ...violation, operation: found.operation }));
}

/** Without a body or headers, their absence says nothing. */
function isKnown({ exchange, ...entry }: Entry, { name }: ShapeViolation): boolean {
  if (entry.isBodyUnknown && name === `${exchange.status}-json`) return false;
  return !(entry.areHeadersUnknown && /-(content-type|allow|retry-after)$/.test(name));
}
