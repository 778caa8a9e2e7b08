// Generated from openapi by `npm run generate`. Do not edit.
import type { Version } from "../operations.js";

/** Loads the document of each version. */
export declare const load: Readonly<Record<Version, () => Promise<{ default: unknown }>>>;
