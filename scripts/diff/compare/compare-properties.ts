import { difference, type Difference, allKeys, type Subject } from "../model/difference.ts";
import { jsonTypes } from "../model/keywords.ts";
import type { Direction } from "../model/rules.ts";
import { acceptsNothing, type Alternative, type SchemaNode, toShape } from "../model/shape.ts";

/** Compares the schemas of a property that both have. */
export type CompareNodes = (before: SchemaNode, after: SchemaNode, name: string) => Difference[];

/** Compares which properties two objects may and must have, and what is in them. */
export function compareProperties(
  before: Alternative,
  after: Alternative,
  { direction, name }: Subject,
  compareNodes: CompareNodes,
): Difference[] {
  const names = new Set([
    ...allKeys(before.properties, after.properties),
    ...allKeys(before.required, after.required),
  ]);
  const found = [...names].flatMap((property) =>
    compareProperty(before, after, property, { direction, name }, compareNodes),
  );
  if (after.closed && !before.closed) {
    const message = `${name} may no longer have fields that are not listed.`;
    found.push(difference(direction, "object-closed", after.closed.pointer, message));
  }
  if (before.closed && !after.closed) {
    const message = `${name} may now have fields that are not listed.`;
    found.push(difference(direction, "object-opened", before.closed.pointer, message));
  }
  return found;
}

function compareProperty(
  before: Alternative,
  after: Alternative,
  property: string,
  owner: { direction: Direction; name: string },
  compareNodes: CompareNodes,
): Difference[] {
  const { direction } = owner;
  const name = `\`${property}\``;
  const old = standing(before, property, direction);
  const now = standing(after, property, direction);

  if (old.is === "declared" && now.is === "declared") {
    return [
      ...compareRequired(before, after, property, direction, now.node.parts[0].pointer),
      ...compareNodes(old.node, now.node, name),
    ];
  }
  if (old.is === "declared") {
    const message = `${name} is no longer a field of ${owner.name}.`;
    return [difference(direction, "property-removed", old.node.parts[0].pointer, message)];
  }
  if (now.is === "declared") {
    const required = after.required.has(property);
    const rule = required ? "required-property-added" : "property-added";
    const message = `${name} is a new ${required ? "required" : "optional"} field of ${owner.name}.`;
    const added = difference(direction, rule, now.node.parts[0].pointer, message);
    // An open object accepted the property before; a closed one rejected it.
    return [old.is === "undeclared" ? added : { ...added, effect: required ? "both" : "wider" }];
  }
  // Becoming required while forbidden leaves no valid value.
  if (old.is === "forbidden" && now.is === "forbidden") {
    return compareRequired(before, after, property, direction, now.at);
  }
  // For a name that a closed object merely does not list, `object-closed` is reported instead.
  if (old.is === "undeclared" && now.is === "forbidden") {
    return [difference(direction, "property-forbidden", now.at, `${owner.name} may no longer have ${name}.`)];
  }
  if (old.is === "forbidden" && now.is === "undeclared") {
    return [difference(direction, "property-permitted", old.at, `${owner.name} may now have ${name}.`)];
  }
  return [];
}

/** How an object's schema stands to a property name. */
type Standing =
  /** Under `properties`, or at least under `required`. */
  | { is: "declared"; node: SchemaNode }
  | { is: "undeclared" }
  /** By `properties: { x: false }` at `at`. */
  | { is: "forbidden"; at: string }
  /** By `additionalProperties: false`. */
  | { is: "unlisted" }
  /** By `readOnly` or `writeOnly`: the other side's, so `required` says nothing either (OpenAPI 3.1, 4.8.24). */
  | { is: "hidden" };

function standing(
  { properties, required, closed }: Alternative,
  name: string,
  direction: Direction,
): Standing {
  if (closed && !closed.names.has(name)) return { is: "unlisted" };
  const node = properties.get(name) ?? required.get(name);
  if (!node) return { is: "undeclared" };
  const shape = toShape(node);
  if (acceptsNothing(shape)) return { is: "forbidden", at: node.parts[0].pointer };
  const keyword = direction === "request" ? "readOnly" : "writeOnly";
  const hidden = jsonTypes.some((type) =>
    shape[type].some((each) => each.annotations.get(keyword)?.some(({ value }) => value === true)),
  );
  return hidden ? { is: "hidden" } : { is: "declared", node };
}

function compareRequired(
  before: Alternative,
  after: Alternative,
  property: string,
  direction: Direction,
  at: string,
): Difference[] {
  const [was, is] = [before.required.has(property), after.required.has(property)];
  if (was === is) return [];
  const rule = is ? "property-became-required" : "property-became-optional";
  const words = {
    request: is ? "is now required in the request" : "is no longer required in the request",
    response: is ? "is now always in the response" : "may now be missing from the response",
  };
  return [difference(direction, rule, at, `\`${property}\` ${words[direction]}.`)];
}
