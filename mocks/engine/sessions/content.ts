import type { Settings } from "../scenarios/settings.ts";

/** Something that requests name by its id, as a path or a field does. */
export interface Account {
  id: string;
}

/** What a request adds to a content. */
export interface Addition {
  /** Plain JSON, from which a content of the same library makes the same again. */
  readonly saved: object;
}

/** What an API serves in one session: a library that all such sessions share, and what their requests have added to it. */
export interface Content {
  /** `size` is its number of records, of which a store keeps only so many in memory. */
  readonly library: { readonly size: number };
  /** An account, whether or not searches find it yet. */
  account(id: string): Account | undefined;
  /** The accounts of the library. */
  accounts(): readonly Account[];
  add(addition: Addition): void;
  /** Adds again what another content saved. */
  addSaved(saved: object): void;
  /** What was added, the oldest first. The oldest are forgotten once there are very many. */
  save(): object[];
  /** The content of the same library with these additions instead. */
  having(saved: readonly object[]): Content;
  /** When requests next find something else only because time has passed, on the session's clock; `undefined`: never. */
  nextChange(now: number, settings: Settings): number | undefined;
  /** How many bytes the additions take up, about. */
  bytes(): number;
}

/** How many additions a session keeps; of more, so many of the oldest are forgotten at a time. */
export const maxAdditions = 5_000;
export const forgottenAtOnce = 500;
