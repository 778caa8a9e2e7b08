import { isRecord } from "../../../../scripts/lib/json.ts";
import type { Exchange } from "../shared/mock.ts";

const maxFields = 4;
const maxItems = 3;
const maxCharacters = 40;

/** What tells a request from others to the same path: the first fields of its query and body, and how many more there are. */
export function gistOf({ query, requestBody }: Exchange): [name: string, value: string][] {
  const body: [string, string][] = isRecord(requestBody)
    ? fieldsOf(requestBody)
    : requestBody === undefined
      ? []
      : [["", shown(requestBody)]];
  const fields = [...fieldsOf(query), ...body];
  const more = fields.length - maxFields;
  return more > 0 ? [...fields.slice(0, maxFields), ["", `+${more}`]] : fields;
}

/** Fields with short values; those of an object in it by their paths. */
function fieldsOf(object: Readonly<Record<string, unknown>>, within = ""): [string, string][] {
  return Object.entries(object).flatMap(([name, value]): [string, string][] =>
    isRecord(value) ? fieldsOf(value, `${within}${name}.`) : [[within + name, shown(value)]],
  );
}

/** A value in a few words. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) {
    const more = value.length - maxItems;
    return cut(value.slice(0, maxItems).map(shown).join(",")) + (more > 0 ? ` +${more}` : "");
  }
  return cut(typeof value === "string" ? value : JSON.stringify(value));
}

function cut(text: string): string {
  const line = text.slice(0, 2 * maxCharacters).replaceAll(/\s+/g, " ");
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters - 1)}…` : line;
}
