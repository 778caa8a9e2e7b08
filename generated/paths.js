// Generated from openapi by `npm run generate`. Do not edit.
import { createAnyPathClient } from "./client/path-client.js";
export function createPathClient(client) {
    return createAnyPathClient(client);
}
