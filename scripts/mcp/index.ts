export { createPurse, type Paid, type Purse, type PurseOptions, type Receipt } from "./purse.ts";
export { createReference, type ReferenceHit, type SearchReference } from "./reference.ts";
export { createServerFactory, type ServerParts } from "./server.ts";
export type { ToolResult } from "./call.ts";
