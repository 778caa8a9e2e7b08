import { documents } from "../../contract/document.ts";
import { fieldsOf } from "../../cost.ts";

/**
 * The values of an enumeration of v2's document, by its name.
 *
 * @throws {RangeError} if there is no such enumeration.
 */
export function enumOf(name: string): string[] {
  const { components } = fieldsOf(documents.v2);
  const values = fieldsOf(fieldsOf(fieldsOf(components)["schemas"])[name])["enum"];
  if (!Array.isArray(values)) throw new RangeError(`v2 has no enumeration ${name}`);
  return values.map(String);
}
