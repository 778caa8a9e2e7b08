import type { Version } from "../../lib/versions.ts";

/** What can be found: a place in the reference. */
export interface Entry {
  /**
   * A `request` is a field or a parameter of one, a `field` that of a schema; a `gap` is a section of the known gaps, a
   * `change` one of the changelog.
   */
  kind:
    "guide" | "section" | "operation" | "schema" | "error" | "request" | "field" | "value" | "gap" | "change";
  title: string;
  /** Relative to the site. */
  address: string;
  /** Missing: it is of all versions. */
  version?: Version;
  /** Where it belongs to; shown, and searched too. */
  context: string;
  /** Other names of it, such as an operationId. */
  names?: string[];
  /** What else is on its page, such as the fields of a response; not shown. */
  within?: string;
  /** Of an operation, what a call costs, where that is known. */
  price?: string;
  /** What it says; the beginning is shown. */
  text: string;
}
