import type { Schema } from "../../../scripts/openapi/document.ts";
import { rowSchema, successSchema } from "../../../scripts/openapi/lists.ts";
import { branches, deref } from "../../../scripts/openapi/schemas.ts";
import { all, type Known } from "./documents.ts";
import { mutant, type Mutant } from "./mutant.ts";
import { changeBody, changeRows, type Row } from "./wrap.ts";

/** For each field that a row or a response must have, a server that leaves it out: a field that is added gets one too. */
export const missingFields: readonly Mutant[] = all.flatMap((known) => {
  const success = successSchema(known.document, known.operation);
  if (!success) return [];
  const isOpen = "x-assumed" in (known.operation.responses["200"] ?? {});
  const fields = new Map<string, Mutant>();
  for (const schema of branches(known.document, success)) {
    const list = schema["x-rows"];
    const row = list && rowSchema(known.document, schema, list);
    for (const [where, shape] of [
      ["response", schema],
      ["row", row],
    ] as const) {
      if (!shape) continue;
      for (const name of requiredBy(known, shape)) {
        // What identifies a row is there.
        const isAssumed = (isOpen && !isStated(known, name)) || ("x-assumed" in shape && name !== list?.key);
        const made = missing(known, name, where, isAssumed);
        fields.set(made.id, made);
      }
    }
  }
  return [...fields.values()];
});

/** Of an account that is fetched, its type is stated, though not where it stands. */
function isStated({ name: operation }: Known, name: string): boolean {
  return operation === "v2/getAccount" && name === "type";
}

function requiredBy({ document }: Known, { required = [], allOf = [] }: Schema): string[] {
  return [...required, ...allOf.flatMap((part) => requiredBy({ document } as Known, deref(document, part)))];
}

function missing(known: Known, name: string, where: "response" | "row", isAssumed: boolean): Mutant {
  const without = (object: Row) => Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
  return mutant({
    id: `shape/${known.name.replace("/", "-")}-${where}-${name}-missing`,
    operation: known.name,
    what: `A ${where} has no \`${name}\`.`,
    assumed: isAssumed,
    change: where === "row" ? changeRows((rows) => rows.map(without)) : changeBody(without),
  });
}
