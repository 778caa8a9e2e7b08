import { fieldsOf, parseJson } from "../contract/fields.ts";
import type { Observation } from "./observation.ts";
import type { CalibrationKnowledge } from "./service-data.ts";

/** Tells of an observation whether which rows it shows depends on more than all of them show. */
export function createHiding(
  observations: readonly Observation[],
  { hiddenIn }: Pick<CalibrationKnowledge, "hiddenIn">,
): (observation: Observation) => boolean {
  const isHidden = hiddenIn(observations);
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
