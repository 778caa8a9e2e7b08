import { isRecord, branchesOf, operations, type DocumentedOperation, type Schema } from "./document.ts";
import { parseJson } from "./fields.ts";
import type { OperationRef } from "./table.ts";
import { memoize } from "../../lib/memoize.ts";

/**
 * The body of a response as the documents name its parts; `undefined` if its text is no JSON. Where the name of a list is only
 * assumed (`x-assumed` of its property), a server may have another one: its list is then the array, in the body or one level
 * below, whose items have the most fields of the documented rows. It is added under the assumed name.
 *
 * @param asked the operation that responds; `null` of an address that is none's.
 */
export function readResponse(
  asked: { version: OperationRef["version"]; operation: { operationId: string } | null | undefined },
  status: number,
  text: string,
): unknown {
  const body = parseJson(text);
  const { version, operation } = asked;
  if (status !== 200 || !operation || !isRecord(body) || Array.isArray(body)) return body;
  const documented = operations.find((one) => one.name === `${version}/${operation.operationId}`);
  const added = (documented ? openLists(documented) : []).flatMap(({ name, fields }) => {
    const list = name in body ? undefined : listIn(body, fields);
    return list ? [[name, list] as const] : [];
  });
  return added.length > 0 ? { ...body, ...Object.fromEntries(added) } : body;
}

interface OpenList {
  name: string;
  fields: readonly string[];
}

/** The lists of an operation's successful response whose names are only assumed. */
const openLists = memoize(({ responses }: DocumentedOperation): OpenList[] => {
  const bodies = branchesOf(responses["200"]?.content["application/json"].schema ?? true);
  return bodies.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, property]) =>
      typeof property === "object" && property["x-assumed"] !== undefined && property.type === "array"
        ? { name, fields: fieldsOfRows(property) }
        : [],
    ),
  );
});

function fieldsOfRows({ items = true }: Schema): string[] {
  return branchesOf(items).flatMap(({ properties = {} }) => Object.keys(properties));
}

/** The array that is most like a list of such rows; an empty one only if there is no other. */
function listIn(body: Record<string, unknown>, fields: readonly string[]): unknown[] | undefined {
  const arrays = [body, ...Object.values(body)]
    .flatMap((node) => (isRecord(node) ? Object.values(node) : []))
    .filter((value) => Array.isArray(value))
    .filter((items) => items.every((item) => isRecord(item) && !Array.isArray(item)));
  const [likest] = arrays
    .map((items) => ({ items, shared: sharedBy(items, fields) }))
    .sort((a, b) => b.shared - a.shared);
  return likest && (likest.shared > 0 || arrays.length === 1) ? likest.items : undefined;
}

/** How many of the fields the first item has. */
function sharedBy([first]: readonly unknown[], fields: readonly string[]): number {
  return isRecord(first) ? fields.filter((name) => name in first).length : 0;
}
