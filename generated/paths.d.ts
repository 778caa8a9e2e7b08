// Generated from openapi by `npm run generate`. Do not edit.
import { type PathClient } from "./client/path-client.js";
import type { Client as ClientV2 } from "./v2.js";
import type { paths as pathsV2 } from "./types/v2.js";
import type { Client as ClientV1 } from "./v1.js";
import type { paths as pathsV1 } from "./types/v1.js";
export type { PathClient } from "./client/path-client.js";
/**
 * Returns openapi-fetch's calls, typed by method and path, with the client's key, retries and budget.
 *
 * @example
 * const { data, error } = await createPathClient(api).POST("/brands", { body: { igUsername: "veldra" } });
 * @throws the client's errors, except error responses, which are returned.
 */
export declare function createPathClient(client: ClientV2): PathClient<pathsV2>;
export declare function createPathClient(client: ClientV1): PathClient<pathsV1>;
