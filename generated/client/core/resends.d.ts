// Generated from scripts/client/core/resends.ts by `npm run generate`. Do not edit.
import type { Operation } from "./pricing.js";
/**
 * Options of fetch that make Deno, and for a GET also Bun, open a new connection, and so send the request once. Other
 * platforms ignore them.
 */
export declare function newConnection(method: string): object;
/**
 * Whether the platform may send a request more than once for one call of fetch. Of the platforms tested, these do not:
 * Node.js, Bun, Deno except 2.7 to 2.9.5, and workerd for a POST. Elsewhere nothing prevents it.
 */
export declare function mayBeResent({ method }: Operation): boolean;
