import type { FilterField } from "../../contract/subject.ts";
import type { Listing } from "./listing.ts";

/** What two lists show of a rule: that it is kept, or how it is broken. */
export interface Shows {
  name: string;
  rule: string;
  at: "parameters" | "requestBody" | "responses/200";
  /** The documents only assume the rule. */
  assumed: boolean;
  /** `undefined`: it is kept. */
  broken: { expected: string; got: string } | undefined;
}

/**
 * Compares two lists of one operation and account that differ in some fields of the request; the earlier first. Nothing if
 * the rule is not about these.
 */
export type Relation = (one: Listing, other: Listing, differing: readonly FilterField[]) => Shows[];

/** Whether requests differ in nothing but fields that do one of some things. */
export function differIn(differing: readonly FilterField[], ...ways: FilterField["by"][]): boolean {
  return differing.length > 0 && differing.every(({ by }) => ways.includes(by));
}

/** The field that does something, and where it stands. */
export function fieldOf(
  { subject }: Listing,
  by: FilterField["by"],
): { name: string; at: "parameters" | "requestBody" } {
  const field = subject.fields.find((one) => one.by === by);
  return { name: field?.name ?? by, at: field?.in === "query" ? "parameters" : "requestBody" };
}
