// Generated from openapi/v1 by `npm run generate`. Do not edit.
import { createLog } from "./client/core/events.js";
import { createPacing } from "./client/http/pacing.js";
import { createMethods } from "./client/methods.js";
import { costOfRows, worstCost } from "./client/core/pricing.js";
export { AdintelError, ApiError } from "./client/core/errors.js";
export { createBudget } from "./client/core/budget.js";
export { createPacing, createLog };
const table = { "searchBrands": { "method": "POST", "path": "/brands/search", "input": 1, "price": 2500, "minimumRows": 1, "minimumRowsWhen": { "mode": "smart" }, "rows": "brands", "limitBy": "count", "limit": 10, "ids": "brandIds", "idsWhen": { "mode": "ids" }, "perMinute": 120 }, "getBrand": { "method": "GET", "path": "/brands/{id}", "price": 2500, "limit": 1, "perMinute": 120 }, "searchBrandMedia": { "method": "POST", "path": "/brands/{id}/media", "input": 1, "price": 1000, "minimumRows": 1, "rows": "media", "limitBy": "limit", "perMinute": 120 }, "listBrandInsights": { "method": "GET", "path": "/brands/{id}/insights", "input": 1, "price": 1000, "lists": [{ "in": "totals" }, { "in": "rows" }], "limitBy": "limit", "limit": 500, "perMinute": 120 }, "listBrandLandingPages": { "method": "GET", "path": "/brands/{id}/landing-pages", "input": 1, "price": 5000, "rows": "landingPages", "limitBy": "limit", "limit": 100, "perMinute": 120 }, "listBrandCampaigns": { "method": "GET", "path": "/brands/{id}/campaigns", "isOpen": 1 }, "listBrandCollabs": { "method": "GET", "path": "/brands/{id}/collabs", "isOpen": 1 }, "indexBrand": { "method": "POST", "path": "/brands/index", "input": 1, "price": 0, "limit": 1, "perMinute": 50 }, "getBrandIndexStatus": { "method": "GET", "path": "/brands/{id}/index-status", "price": 0, "limit": 1, "perMinute": 300 }, "postComments": { "method": "POST", "path": "/comments", "input": 1, "isOpen": 1 } };
/**
 * Creates a client of v1, the legacy version.
 *
 * @throws {AdintelError} `invalid_usage` if an option is not valid; the message says what to pass instead.
 */
export function createClient(options) {
    return createMethods(options, table, "/api/v1", 60, 5000, { createPacing, createLog });
}
/**
 * As {@link createClient}, with only the parts that are passed: without `createPacing`, calls are sent at once; without
 * `createLog`, nothing is logged. A page loads only what is passed.
 */
export function createLeanClient(options, parts = {}) {
    return createMethods(options, table, "/api/v1", 60, 5000, parts);
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
