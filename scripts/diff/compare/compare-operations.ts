import { compareContent } from "./compare-content.ts";
import { compareNotes, notesIn } from "./compare-notes.ts";
import { compareParameters, type OperationSide } from "./compare-parameters.ts";
import { compareResponses } from "./compare-responses.ts";
import { compareSecurity } from "./compare-security.ts";
import { compareBilling, compareTerms } from "./compare-terms.ts";
import { pointerTo } from "../model/json.ts";
import { type Place, placeAt } from "../model/place.ts";
import { finding, type Finding } from "../model/rules.ts";

/** Everything that changed in an operation that both documents have. */
export function compareOperations(before: OperationSide, after: OperationSide): Finding[] {
  const [old, now] = [before.operation, after.operation];
  const term = (key: string) => [old.value[key], now.value[key], pointerTo(now.pointer, key)] as const;
  return [
    ...compareOperationId(old, now),
    ...compareNotes(notesIn(old), notesIn(now), "the operation"),
    ...compareParameters(before, after),
    ...compareRequestBodies(old, now),
    ...compareResponses(old, now),
    ...compareSecurity(old, now),
    ...compareBilling(...term("x-billing")),
    ...compareTerms(...term("x-rate-limit"), "rate-limit"),
  ];
}

function compareOperationId(old: Place, now: Place): Finding[] {
  const [before, after] = [old.value["operationId"], now.value["operationId"]];
  // Without an earlier id, callers had no name to rely on.
  if (before === after || before === undefined) return [];
  const message = "The operationId changed.";
  return [finding("operation-id-changed", pointerTo(now.pointer, "operationId"), message, { before, after })];
}

function compareRequestBodies(old: Place, now: Place): Finding[] {
  const [before, after] = [placeAt(old, "requestBody"), placeAt(now, "requestBody")];
  const name = "the request body";
  if (!before) {
    if (!after) return [];
    const required = after.value["required"] === true;
    const rule = required ? "required-request-body-added" : "optional-request-body-added";
    return [finding(rule, after.pointer, `A request body is new and ${required ? "required" : "optional"}.`)];
  }
  if (!after) return [finding("request-body-removed", before.pointer, "The request body was removed.")];

  const found = compareNotes(notesIn(before), notesIn(after), name);
  const [was, is] = [before.value["required"] === true, after.value["required"] === true];
  if (was !== is) {
    const rule = is ? "request-body-became-required" : "request-body-became-optional";
    found.push(finding(rule, after.pointer, `The request body became ${is ? "required" : "optional"}.`));
  }
  return [...found, ...compareContent(before, after, "request", name)];
}
