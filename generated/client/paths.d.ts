// Generated from scripts/client/paths.ts by `npm run generate`. Do not edit.
import { type Client as PathClient } from "openapi-fetch";
import { engine, type Engine } from "./methods.js";
/**
 * openapi-fetch's own calls, typed by method and path. They are sent as the methods of the client are: with its key,
 * again where that costs nothing, and within its budget.
 *
 * @example
 * const { data, error } = await createPathClient(api).POST("/media", { body: { query: "running shoes" } });
 * @throws the errors of the client that no answer came with; an error answer is returned.
 */
export declare function createPathClient<Paths extends object>(client: {
    readonly [engine]: Engine<Paths>;
}): PathClient<Paths>;
