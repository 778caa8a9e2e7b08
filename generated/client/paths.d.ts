// Generated from scripts/client/paths.ts by `npm run generate`. Do not edit.
import type { Client } from "@adintel/client";
import type { paths } from "@adintel/client/types";
import type { paths as legacyPaths } from "@adintel/client/types/v1";
import type { Client as LegacyClient } from "@adintel/client/v1";
import { type Client as PathClient } from "openapi-fetch";
/**
 * The calls of openapi-fetch, typed by method and path. They have the client's key, retries and budget.
 *
 * @example
 * const { data, error } = await createPathClient(api).POST("/media", { body: { query: "running shoes" } });
 * @throws the client's errors without an error response; an error response is returned.
 */
export declare function createPathClient(client: Client): PathClient<paths>;
export declare function createPathClient(client: LegacyClient): PathClient<legacyPaths>;
