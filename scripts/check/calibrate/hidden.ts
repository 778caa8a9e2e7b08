import { fieldsOf, parseJson } from "../contract/fields.ts";
import type { SeenExchange } from "./seen-exchange.ts";
import type { CalibrationKnowledge, Hidden } from "./service-data.ts";

/** Tells of an exchange what is hidden of how it came by its rows. */
export function createHiding(
  exchanges: readonly SeenExchange[],
  { hiddenIn }: Pick<CalibrationKnowledge, "hiddenIn">,
): (exchange: SeenExchange) => Hidden {
  const isHidden = hiddenIn(exchanges);
  return ({ operation = "", request: { path, text } }) => {
    const query = new URLSearchParams(path.split("?")[1]);
    const fields = new Map([...query, ...Object.entries(flat(fieldsOf(parseJson(text ?? ""))))]);
    return isHidden(operation, path, fields);
  };
}

/** Nested fields as `outer.inner`. */
function flat(fields: Readonly<Record<string, unknown>>, outer = ""): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const inner = Array.isArray(value) ? {} : fieldsOf(value);
      return Object.keys(inner).length > 0
        ? Object.entries(flat(inner, `${outer}${name}.`))
        : [[`${outer}${name}`, value]];
    }),
  );
}
