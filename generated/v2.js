// Generated from openapi/v2 by `npm run generate`. Do not edit.
import { createLog } from "./client/core/events.js";
import { createPacing } from "./client/http/pacing.js";
import { indexAndWait } from "./client/indexing.js";
import { createMethods } from "./client/methods.js";
import { costOfRows, worstCost } from "./client/core/pricing.js";
export { AdintelError, ApiError } from "./client/core/errors.js";
export { createBudget } from "./client/core/budget.js";
export { createPacing, createLog, indexAndWait };
export { toArray } from "./client/pages.js";
const table = { "searchBrands": { "method": "POST", "path": "/brands", "input": 1, "rows": "brands", "limitBy": "limit", "ids": "ids" }, "searchCreators": { "method": "POST", "path": "/creators", "input": 1, "rows": "creators", "limitBy": "limit", "ids": "ids" }, "getAccount": { "method": "GET", "path": "/account/{id}", "limit": 1 }, "searchMedia": { "method": "POST", "path": "/media", "input": 1, "price": 500, "minimumRows": 1, "rows": "media", "limitBy": "limit", "limit": 100, "offsetBy": "offset", "perMinute": 120 }, "listAccountInsights": { "method": "GET", "path": "/account/{id}/insights", "input": 1, "price": 500, "lists": [{ "in": "totals" }, { "in": "rows" }], "limitBy": "limit", "limit": 100, "perMinute": 120 }, "listAccountLandingPages": { "method": "GET", "path": "/account/{id}/landing-pages", "input": 1, "price": 2500, "rows": "landingPages", "limitBy": "limit", "limit": 100, "offsetBy": "offset", "perMinute": 120 }, "listAccountCampaigns": { "method": "GET", "path": "/account/{id}/campaigns", "input": 1, "price": 500, "rows": "campaigns", "limitBy": "limit", "limit": 10, "perMinute": 120 }, "listAccountCollabs": { "method": "GET", "path": "/account/{id}/collabs", "input": 1, "price": 500, "rows": "collabs", "limitBy": "limit", "limit": 20, "offsetBy": "offset", "perMinute": 120 }, "indexAccount": { "method": "POST", "path": "/account/index", "input": 1, "price": 0, "limit": 1, "perMinute": 50, "poll": { "with": "getAccountIndexStatus", "everyMs": 2400 } }, "getAccountIndexStatus": { "method": "GET", "path": "/account/{id}/index-status", "price": 0, "limit": 1 }, "searchTaxonomies": { "method": "GET", "path": "/taxonomies", "input": 1, "price": 0, "rows": "paths", "limitBy": "limit", "limit": 20, "perMinute": 120 }, "postComments": { "method": "POST", "path": "/comments", "input": 1, "isOpen": 1 } };
/**
 * Creates a client of v2.
 *
 * @throws {AdintelError} `invalid_usage` if an option is not valid; the message says what to pass instead.
 */
export function createClient(options) {
    return createMethods(options, table, "/v2", 60, 2500, { createPacing, createLog, indexAndWait });
}
/**
 * As {@link createClient}, with only the parts that are passed: without `createPacing`, calls are sent at once; without
 * `createLog`, nothing is logged; without `indexAndWait`, there is no `andWait`. A page loads only what is passed.
 */
export function createLeanClient(options, parts = {}) {
    return createMethods(options, table, "/v2", 60, 2500, parts);
}
/**
 * The cost of this many rows, in US dollars, including any minimum charge; `undefined` if the price is not specified.
 *
 * @throws {AdintelError} `invalid_usage` if the operation does not exist, or `rows` is not a number of at least 0.
 */
export function costOf(operation, rows) {
    return costOfRows(table, operation, rows);
}
/**
 * The most that a call can cost, in US dollars; `undefined` if the price is not specified, and `Infinity` if nothing
 * limits the rows.
 *
 * @throws {AdintelError} `invalid_usage` if the operation does not exist.
 */
export function worstCostOf(operation, input) {
    return worstCost(table, operation, input);
}
