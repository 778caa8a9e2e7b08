import type { components } from "@adintel/client/types";
import { documents } from "../../contract/document.ts";
import { fieldsOf } from "../../fields.ts";

type Schemas = components["schemas"];

/**
 * The values of an enumeration of v2's document, by its name.
 *
 * @throws {RangeError} if there is no such enumeration.
 */
export function enumOf<Name extends keyof Schemas>(name: Name): Extract<Schemas[Name], string>[] {
  const { components } = fieldsOf(documents.v2);
  const values = fieldsOf(fieldsOf(fieldsOf(components)["schemas"])[name])["enum"];
  if (!Array.isArray(values)) throw new RangeError(`v2 has no enumeration ${name}`);
  return values.map((value) => String(value) as Extract<Schemas[Name], string>);
}
