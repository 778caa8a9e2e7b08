import { canonical, isObject, type Json, type JsonObject, objectAt } from "../model/json.ts";
import { type Place, placesAt, rootPlace } from "../model/place.ts";
import { finding, type Finding } from "../model/rules.ts";

/**
 * Compares what a caller must prove to be let in: `security` of the operation, or of the document.
 *
 * Schemes are compared by definition, not by name. A caller is still accepted if one of the new
 * alternatives needs no more credentials than the one the caller used before.
 */
export function compareSecurity(before: Place, after: Place): Finding[] {
  const [old, now] = [requirementsIn(before), requirementsIn(after)];
  const admitsAll = old.alternatives.every((had) => now.alternatives.some((asked) => isSubset(asked, had)));
  const admitsMore = !now.alternatives.every((asked) => old.alternatives.some((had) => isSubset(had, asked)));
  if (admitsAll && !admitsMore) return [];
  const values = { before: old.value, after: now.value };
  const open = old.alternatives.some((had) => had.size === 0);
  if (admitsAll)
    return [finding("security-relaxed", now.pointer, "Callers need fewer credentials than before.", values)];
  if (open) return [finding("security-added", now.pointer, "Callers must now authenticate.", values)];
  return [
    finding("security-changed", now.pointer, "Some callers that were accepted are now rejected.", values),
  ];
}

function requirementsIn(operation: Place): { alternatives: Set<string>[]; value: Json; pointer: string } {
  const root = rootPlace(operation.document);
  const holder = operation.value["security"] === undefined ? root : operation;
  const pointer = `${holder.pointer}/security`;
  const listed = holder.value["security"];
  const value = Array.isArray(listed) ? listed : [];
  const schemes = objectAt(operation.document, "components");
  const definitions = placesAt({ ...root, value: schemes, pointer: "#/components" }, "securitySchemes");
  const alternatives = value.filter((each) => isObject(each)).map((each) => credentials(each, definitions));
  // No requirement accepts everyone, as an empty one does.
  return { alternatives: alternatives.length > 0 ? alternatives : [new Set()], value, pointer };
}

function credentials(requirement: JsonObject, definitions: Map<string, Place>): Set<string> {
  const needs = new Set<string>();
  for (const [name, scopes] of Object.entries(requirement)) {
    const { description: _, ...definition } = definitions.get(name)?.value ?? { name };
    const scheme = canonical(definition);
    needs.add(scheme);
    for (const scope of Array.isArray(scopes) ? scopes : []) needs.add(`${scheme} ${String(scope)}`);
  }
  return needs;
}

function isSubset(a: Set<string>, b: Set<string>): boolean {
  return [...a].every((each) => b.has(each));
}
