import type { Schema } from "../../../scripts/openapi/document.ts";
import { rowSchema, successSchema } from "../../../scripts/openapi/lists.ts";
import { branches, whole } from "../../../scripts/openapi/schemas.ts";
import type { Parts } from "./ask.ts";
import { all, type Known } from "./documents.ts";
import { mutant, type Mutant } from "./mutant.ts";
import { plainRequests } from "./plain-requests.ts";
import { changeBody, changeRows, type Row } from "./wrap.ts";
import { creator } from "./world.ts";

/** For each field that a row or a response must have, a server that leaves it out: a field that is added gets one too. */
export const missingFields: Mutant[] = all.flatMap((known) => {
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
  return [...required, ...allOf.flatMap((part) => requiredBy({ document } as Known, whole(document, part)))];
}

function missing(known: Known, name: string, where: "response" | "row", isAssumed: boolean): Mutant {
  const without = (object: Row) => Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
  return mutant({
    id: `shape/${known.name.replace("/", "-")}-${where}-${name}-missing`,
    operation: known.name,
    what: `A ${where} has no \`${name}\`.`,
    ...(isAssumed && { assumed: true as const }),
    change: where === "row" ? changeRows((rows) => rows.map(without)) : changeBody(without),
    probe: async (ask) => {
      const texts = [];
      for (const parts of plainRequestsOf(known)) texts.push((await ask(parts)).text);
      return texts.map((text) => text.split(`"${name}":`).length);
    },
  });
}

/** Plain requests that together show each list and each kind of account. */
function plainRequestsOf({ name, row }: Known): Parts[] {
  const plain = plainRequests[name];
  const chosen = row.lists.flatMap((list) => ("when" in list ? Object.entries(list.when) : []));
  return [
    plain,
    ...("id" in plain ? [{ ...plain, id: creator.id }] : []),
    ...chosen.map(([field, values]) => ({ ...plain, query: { ...plain.query, [field]: String(values[0]) } })),
  ];
}
