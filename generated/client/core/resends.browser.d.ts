// Generated from scripts/client/core/resends.browser.ts by `npm run generate`. Do not edit.
import type { Operation } from "./pricing.js";
export declare function newConnection(): object;
/** Bundles for Cloudflare's workerd have it too. */
export declare function timesSent({ method }: Operation): number;
