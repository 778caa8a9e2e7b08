import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { edit, type Edit } from "../../mocks/store/port/build.ts";
import type { Law } from "../../mocks/store/port/laws.ts";

/** A store with one mistake in its source. */
export interface Fault {
  id: string;
  /** The law that must find it. */
  law: Law;
  /** The mistake in one sentence. */
  what: string;
  edits: Edit[];
}

/** A fault as the tables have it, under the file that it edits. */
interface Row extends Omit<Fault, "edits"> {
  find: string;
  replace: string;
  /** Further edits, where one is not enough. */
  also?: Edit[];
}

/** The faults of a store, out of `memory.yaml` or `redis.yaml`. */
export function faultsOf(store: "memory" | "redis"): Fault[] {
  const text = readFileSync(new URL(`${store}.yaml`, import.meta.url), "utf8");
  const table = parse(text) as Record<string, Row[]>;
  return Object.entries(table).flatMap(([file, rows]) =>
    rows.map(({ id, law, what, find, replace, also = [] }) => ({
      id: `${store}/${id}`,
      law,
      what,
      edits: [edit(file, find, replace), ...also],
    })),
  );
}
