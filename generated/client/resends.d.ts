// Generated from scripts/client/resends.ts by `npm run generate`. Do not edit.
import type { Operation } from "./pricing.js";
/**
 * Options of fetch with which Deno, and for a GET also Bun, opens a connection for a request, and sends it once. Others
 * ignore them.
 */
export declare function newConnection(method: string): object;
/**
 * Whether the platform may send a request more than once although fetch is called once. Of those tried, Node.js and Bun
 * do not, nor does Deno but for 2.7 to 2.9.5, nor workerd a POST. Nothing prevents it anywhere else.
 */
export declare function mayBeResent({ method }: Operation): boolean;
