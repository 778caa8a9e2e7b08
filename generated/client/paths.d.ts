// Generated from scripts/client/paths.ts by `npm run generate`. Do not edit.
import type { Client } from "@adintel/client";
import type { paths } from "@adintel/client/types";
import type { paths as legacyPaths } from "@adintel/client/types/v1";
import type { Client as LegacyClient } from "@adintel/client/v1";
import { type Client as PathClient } from "openapi-fetch";
/**
 * openapi-fetch's own calls, typed by method and path. They are sent as the methods of the client are: with its key,
 * again where that costs nothing, and within its budget.
 *
 * @example
 * const { data, error } = await createPathClient(api).POST("/media", { body: { query: "running shoes" } });
 * @throws the errors of the client that no answer came with; an error answer is returned.
 */
export declare function createPathClient(client: Client): PathClient<paths>;
export declare function createPathClient(client: LegacyClient): PathClient<legacyPaths>;
