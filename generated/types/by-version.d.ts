// Generated from openapi by `npm run generate`. Do not edit.
/** The operations of each version, as `types/` declares them. */
export interface Operations {
  v1: import("./v1.js").operations;
  v2: import("./v2.js").operations;
}
