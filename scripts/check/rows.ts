import { operations, type Operation as Row, type Version } from "@adintel/client/operations";

/** The row of an operation in the table of operations. */
export function rowOf({ version, id }: { version: Version; id: string }): Row {
  const byId: Record<string, Row> = operations[version];
  const row = byId[id];
  if (!row) throw new RangeError(`${version} has no operation ${id}`);
  return row;
}
