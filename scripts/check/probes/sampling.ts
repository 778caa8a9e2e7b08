import type { Effect } from "../contract/table.ts";
import { sample, type Sampling } from "../contract/values.ts";

/** Values by what fields do: a field that filters by a date takes a date, though its type is that of any text. */
export function sampling(effects: Readonly<Record<string, Effect>>): Sampling {
  return (name, schema) => {
    const value = sample(schema);
    const { by } = effects[name] ?? {};
    const isText = typeof schema === "object" && !schema.enum && !("const" in schema) && value === "text";
    return isText && (by === "since" || by === "until") ? "2026-01-01" : value;
  };
}
