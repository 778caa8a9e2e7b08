import { resolve, type Document, type Operation, type Reference, type Schema } from "./document.ts";
import { whole, type Order } from "./effects.ts";

/** `x-rows` of a response's schema: where its rows stand, what tells them apart and in which order they come. */
export interface ListedRows {
  in: string;
  /** Left out where a row is a plain string, which tells itself apart. */
  key?: string;
  order?: Pick<Order, "field" | "direction">;
  assumed?: Record<string, string>;
}

/** A list that an operation returns. */
export interface List extends ListedRows {
  /** The values of the response's own fields that tell this list from the others of the operation. */
  when?: Record<string, string[]>;
}

/** The lists that a successful response of an operation may hold. */
export function listsOf(document: Document, operation: Operation): List[] {
  const schema = successSchema(document, operation);
  if (!schema) return [];
  return branches(document, schema).flatMap((branch) => {
    const rows = branch["x-rows"];
    if (!rows) return [];
    const tells = Object.entries(branch.properties ?? {}).flatMap(([name, node]) => {
      const values = typeof node === "boolean" ? [] : constants(whole(document, node));
      return values.length > 0 ? [[name, values] as const] : [];
    });
    return [{ ...rows, ...(tells.length > 0 && { when: Object.fromEntries(tells) }) }];
  });
}

/** The schema of a successful response, if the document has one. */
export function successSchema(document: Document, operation: Operation): Schema | Reference | undefined {
  const success = operation.responses["200"];
  return success && resolve(document, success).content?.["application/json"]?.schema;
}

/** The schema of a row of a list: `undefined` of a list that the schema does not have. */
export function rowSchema(document: Document, schema: Schema, list: ListedRows): Schema | undefined {
  const node = schema.properties?.[list.in];
  const items = typeof node === "object" ? whole(document, node).items : undefined;
  return items && whole(document, items);
}

/** A schema, or the branches of a union. */
export function branches(document: Document, node: Schema | Reference): Schema[] {
  const schema = whole(document, node);
  return schema.oneOf ? schema.oneOf.flatMap((branch) => branches(document, branch)) : [schema];
}

function constants({ const: constant, enum: values }: Schema): string[] {
  return [...(constant === undefined ? [] : [constant]), ...(values ?? [])].map(String);
}
