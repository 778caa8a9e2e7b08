import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operations } from "@adintel/client/operations";
import { parse } from "yaml";
import { ExpectedError } from "../../scripts/lib/errors.ts";
import { isRecord } from "../../scripts/lib/json.ts";
import { contractFolder } from "../../scripts/lib/paths.ts";
import { versions } from "../../scripts/lib/versions.ts";
import type { Operation } from "../engine/rows/table.ts";

/** A row as it is shown, with what identifies it as its `id`, whatever the field is called. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** @throws {ExpectedError} naming a file that is not there, or is no YAML. */
function read(path: string): unknown {
  try {
    return parse(readFileSync(join(contractFolder, path), "utf8"));
  } catch (error) {
    throw new ExpectedError(`${path} cannot be read: ${String(error).split("\n")[0]}`, { cause: error });
  }
}

/** Where messages of the mock say that something is to be written. */
export const places = {
  handlers: "the module that code.mock of openapi/contract.yaml names",
  records: "the file that rows of openapi/contract.yaml names",
};

const { rows: file } = read("openapi/contract.yaml") as { rows?: string };
const given = ((file === undefined ? {} : read(file)) ?? {}) as Record<string, object[]>;

const lists = versions.flatMap((version) =>
  Object.values<Operation>(operations[version]).flatMap((operation) => operation.lists),
);

const kinds = new Set([
  ...lists.map((list) => list.in),
  ...versions.flatMap((version) => Object.values(operations[version]).map(({ path }) => kindIn(path))),
]);

/** @throws {ExpectedError} if they are no list of objects, or nothing lists or names them. */
function refuseKind(kind: string, members: unknown): void {
  const isList = Array.isArray(members) && members.every(isRecord);
  if (!isList) throw new ExpectedError(`${file}: ${kind} must be a list of objects`);
  if (!kinds.has(kind))
    throw new ExpectedError(
      `${file}: no list and no path has ${kind}; there are ${[...kinds].filter(Boolean).join(", ")}`,
    );
}

/** The rows in the file that `rows` of `openapi/contract.yaml` names, by what lists and paths call them. */
export const rows: Readonly<Record<string, readonly Row[]>> = Object.fromEntries(
  Object.entries(given).map(([kind, members]) => {
    refuseKind(kind, members);
    const key = lists.find((list) => list.in === kind)?.key ?? "id";
    return [kind, members.map((row) => withId(row, key))];
  }),
);

function withId(row: object, key: string): Row {
  const id = { value: String(Reflect.get(row, key)), enumerable: key === "id" };
  return Object.defineProperty({ ...row, id: "" }, "id", id);
}

export const everything: readonly Row[] = Object.values(rows).flat();

const none: readonly Row[] = [];

export function rowsOf(kind: string): readonly Row[] {
  return rows[kind] ?? none;
}

/** The rows that a path names one of, such as the books of `/books/{id}/pages`; `undefined` if it names none. */
export function namedIn(path: string): readonly Row[] | undefined {
  const kind = kindIn(path);
  return kind === undefined ? undefined : rowsOf(kind);
}

function kindIn(path: string): string | undefined {
  return /([^/]+)\/\{/.exec(path)?.[1];
}

export function find(among: readonly Row[], id: string): Row | undefined {
  return among.find((row) => row.id === id);
}
