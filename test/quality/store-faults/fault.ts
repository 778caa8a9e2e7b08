import { edit, type Edit } from "../../mocks/store/port/build.ts";
import type { Law } from "../../mocks/store/port/laws.ts";

/** A store with one mistake in its source. */
export interface Fault {
  id: string;
  /** The law that must find it. */
  law: Law;
  /** The mistake in one sentence. */
  what: string;
  /** Where it is found. */
  store: "memory" | "redis";
  edits: Edit[];
}

/** A fault that is one edit of a file. */
export type Describe = (id: string, law: Law, what: string, find: string, replace: string) => Fault;

export function faultsIn(store: Fault["store"], file: string): Describe {
  return (id, law, what, find, replace) => ({
    id: `${store}/${id}`,
    law,
    what,
    store,
    edits: [edit(file, find, replace)],
  });
}
