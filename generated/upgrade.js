// Generated from openapi by `npm run generate`. Do not edit.
import { upgrade } from "./client/upgrading.js";
export { AdintelError } from "./client/core/errors.js";
const planOfSearchBrands = { "takes": ["body"], "kinds": { "body.brandIds": "string|number[]", "body.brandNames": "string[]", "body.query": "string", "body.count": "integer", "body.sortBy": "string", "body.location": "string", "body.mode": "string", "body.type": "string", "body.minFollowers": "integer", "body.maxFollowers": "integer", "body.gender": "string", "body.ageRange": "string", "body.ethnicity": "string", "body.language": "string" }, "modes": { "field": "body.mode", "of": { "ids": { "inputs": ["body.brandIds"], "ignores": ["body.count"], "open": ["body.type", "body.minFollowers", "body.maxFollowers", "body.ethnicity", "body.gender", "body.ageRange", "body.location", "body.language"] }, "brand_name": { "inputs": ["body.brandNames"], "needs": ["body.type"] }, "smart": { "inputs": ["body.query"], "needs": ["body.type"], "refuses": ["body.sortBy"] } } }, "successors": [{ "operation": "searchBrands", "takes": ["body"], "when": { "body.type": "BRAND" }, "fields": [["body.brandIds", "body.ids"], ["body.brandNames", "body.names"], ["body.query", "body.query"], ["body.count", "body.limit"], ["body.sortBy", "body.sortBy", "Ignored in a search by `query`."], ["body.location", "body.location"], ["body.mode", null, "Removed. v2 picks the search from the fields you send."], ["body.type", null, "Removed. Brands and creators have separate searches."], ["body.minFollowers", null, "Whether v2 accepts it is not specified."], ["body.maxFollowers", null, "Whether v2 accepts it is not specified."], ["body.gender", null, "The brand search rejects it."], ["body.ageRange", null, "The brand search rejects it."], ["body.ethnicity", null, "The brand search rejects it."], ["body.language", null, "The brand search rejects it."]], "rows": { "to": "body.limit", "from": "body.count", "old": 10 } }, { "operation": "searchCreators", "takes": ["body"], "when": { "body.type": "CREATOR" }, "fields": [["body.brandIds", "body.ids"], ["body.brandNames", "body.names"], ["body.query", "body.query"], ["body.count", "body.limit"], ["body.sortBy", "body.sortBy", "Ignored in a search by `query`."], ["body.location", "body.location"], ["body.mode", null, "Removed. v2 picks the search from the fields you send."], ["body.type", null, "Removed. Brands and creators have separate searches."], ["body.minFollowers", null, "Whether v2 accepts it is not specified."], ["body.maxFollowers", null, "Whether v2 accepts it is not specified."], ["body.gender", "body.gender"], ["body.ageRange", "body.ageRange"], ["body.ethnicity", "body.ethnicity"], ["body.language", "body.language"]], "rows": { "to": "body.limit", "from": "body.count", "old": 10 } }] };
/**
 * Turns a request of v1's `searchBrands` into one of v2. Nothing is sent.
 *
 * It becomes `searchBrands` where `body.type` is `BRAND` or `searchCreators` where `body.type` is
 * `CREATOR`. Without that field, the documents leave open which one, so it becomes a call of each.
 * Without counterpart in `searchBrands`: `minFollowers`, `maxFollowers`, `gender`, `ageRange`,
 * `ethnicity`, `language`. Without counterpart in `searchCreators`: `minFollowers`, `maxFollowers`.
 *
 * @example
 * const { calls, lost } = upgradeSearchBrands({ mode: "smart", query: "running shoes for bad weather", type: "BRAND", minFollowers: 10000, location: "Portugal" });
 * // searchBrands({ query: "running shoes for bad weather", location: "Portugal", limit: 10 })
 * // lost minFollowers: Whether v2 accepts it is not specified.
 * @throws {AdintelError} `invalid_usage` if it is not a valid request of v1; the message says what is wrong.
 */
export function upgradeSearchBrands(body) {
    // The types are made from the plan that is followed.
    return upgrade("upgradeSearchBrands", planOfSearchBrands, [body]);
}
const planOfGetBrand = { "takes": ["path.id"], "kinds": {}, "successors": [{ "operation": "getAccount", "takes": ["path.id"], "fields": [["path.id", "path.id"]] }] };
/**
 * Turns a request of v1's `getBrand` into one of v2. Nothing is sent.
 *
 * It becomes `getAccount`. No field of v1 is lost.
 *
 * @example
 * const { calls, lost } = upgradeGetBrand("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10");
 * // getAccount("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10")
 * @throws {AdintelError} `invalid_usage` if it is not a valid request of v1; the message says what is wrong.
 */
export function upgradeGetBrand(id) {
    // The types are made from the plan that is followed.
    return upgrade("upgradeGetBrand", planOfGetBrand, [id]);
}
const planOfSearchBrandMedia = { "takes": ["path.id", "body?"], "kinds": { "body.semanticSearchQuery": "string", "body.limit": "integer", "body.userRequest": "string", "body.mode": "string", "body.filters.dateRange.preset": "string", "body.filters.dateRange.startDate": "string", "body.filters.dateRange.endDate": "string", "body.filters.daysRun.min": "number", "body.filters.daysRun.max": "number", "body.filters.viewCount.min": "number", "body.filters.viewCount.max": "number", "body.filters.landingPage.value": "string", "body.filters.landingPage.operator": "string" }, "successors": [{ "operation": "searchMedia", "takes": ["body"], "fields": [["path.id", "body.accountId", "Optional in v2. Without it, `query` is required."], ["body.semanticSearchQuery", "body.query"], ["body.limit", "body.limit"], ["body.userRequest", null, "No longer accepted."], ["body.mode", null, "Removed. v2 has no modes, and rejects unknown fields."], ["body.filters.dateRange.preset", "body.datePreset"], ["body.filters.dateRange.startDate", "body.startDate"], ["body.filters.dateRange.endDate", "body.endDate"], ["body.filters.daysRun.min", "body.minDaysRun"], ["body.filters.daysRun.max", "body.maxDaysRun"], ["body.filters.viewCount.min", "body.minViewCount"], ["body.filters.viewCount.max", "body.maxViewCount"], ["body.filters.landingPage.value", "body.landingPage"], ["body.filters.landingPage.operator", "body.landingPageMatch"]], "rows": { "to": "body.limit", "from": "body.limit", "new": 100 } }] };
/**
 * Turns a request of v1's `searchBrandMedia` into one of v2. Nothing is sent.
 *
 * It becomes `searchMedia`. Without counterpart: `userRequest`, `mode`.
 *
 * @example
 * const { calls, lost } = upgradeSearchBrandMedia("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { mode: "structured", userRequest: "trail shoe ads from this year", limit: 2 });
 * // searchMedia({ accountId: "5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", limit: 2 })
 * // lost userRequest: No longer accepted.
 * // lost mode: Removed. v2 has no modes, and rejects unknown fields.
 * @throws {AdintelError} `invalid_usage` if it is not a valid request of v1; the message says what is wrong.
 */
export function upgradeSearchBrandMedia(id, body) {
    // The types are made from the plan that is followed.
    return upgrade("upgradeSearchBrandMedia", planOfSearchBrandMedia, [id, body]);
}
const planOfListBrandInsights = { "takes": ["path.id", "query?"], "kinds": { "query.type": "string", "query.maxDaysBack": "integer", "query.limit": "integer" }, "successors": [{ "operation": "listAccountInsights", "takes": ["path.id", "query"], "fields": [["path.id", "path.id"], ["query.type", "query.type", "USP has no counterpart; AD_ANGLE is new."], ["query.maxDaysBack", "query.maxDaysBack"], ["query.limit", "query.limit"]], "values": { "query.type": { "gone": ["USP"], "now": ["HOOK", "TARGET_PERSONA", "AD_ANGLE", "MEDIA_MIX"] } }, "demands": { "query.type": ["HOOK", "TARGET_PERSONA", "AD_ANGLE", "MEDIA_MIX"] }, "rows": { "to": "query.limit", "from": "query.limit", "new": 100 } }] };
/**
 * Turns a request of v1's `listBrandInsights` into one of v2. Nothing is sent.
 *
 * It becomes `listAccountInsights`. Without counterpart: type USP.
 *
 * @example
 * const { calls, lost } = upgradeListBrandInsights("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { type: "HOOK", limit: 20 });
 * // listAccountInsights("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { type: "HOOK", limit: 20 })
 * @throws {AdintelError} `invalid_usage` if it is not a valid request of v1; the message says what is wrong.
 */
export function upgradeListBrandInsights(id, query) {
    // The types are made from the plan that is followed.
    return upgrade("upgradeListBrandInsights", planOfListBrandInsights, [id, query]);
}
const planOfListBrandLandingPages = { "takes": ["path.id", "query?"], "kinds": { "query.showInactive": "boolean", "query.limit": "integer" }, "successors": [{ "operation": "listAccountLandingPages", "takes": ["path.id", "query?"], "fields": [["path.id", "path.id"], ["query.showInactive", "query.showInactive"], ["query.limit", "query.limit"]], "rows": { "to": "query.limit", "from": "query.limit", "new": 100 } }] };
/**
 * Turns a request of v1's `listBrandLandingPages` into one of v2. Nothing is sent.
 *
 * It becomes `listAccountLandingPages`. No field of v1 is lost.
 *
 * @example
 * const { calls, lost } = upgradeListBrandLandingPages("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { limit: 20 });
 * // listAccountLandingPages("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { limit: 20 })
 * @throws {AdintelError} `invalid_usage` if it is not a valid request of v1; the message says what is wrong.
 */
export function upgradeListBrandLandingPages(id, query) {
    // The types are made from the plan that is followed.
    return upgrade("upgradeListBrandLandingPages", planOfListBrandLandingPages, [id, query]);
}
const planOfListBrandCampaigns = { "takes": ["path.id"], "kinds": {}, "successors": [{ "operation": "listAccountCampaigns", "takes": ["path.id", "query"], "fields": [["path.id", "path.id"]], "demands": { "query.type": ["CAMPAIGN", "OFFER"] }, "rows": { "to": "query.limit", "new": 10 } }] };
export function upgradeListBrandCampaigns(id, given) {
    // The types are made from the plan that is followed.
    return upgrade("upgradeListBrandCampaigns", planOfListBrandCampaigns, [id], given);
}
const planOfListBrandCollabs = { "takes": ["path.id"], "kinds": {}, "successors": [{ "operation": "listAccountCollabs", "takes": ["path.id", "query?"], "fields": [["path.id", "path.id"]], "rows": { "to": "query.limit", "new": 20 } }] };
/**
 * Turns a request of v1's `listBrandCollabs` into one of v2. Nothing is sent.
 *
 * It becomes `listAccountCollabs`. No field of v1 is lost.
 *
 * @example
 * const { calls, lost } = upgradeListBrandCollabs("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10");
 * // listAccountCollabs("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10")
 * @throws {AdintelError} `invalid_usage` if it is not a valid request of v1; the message says what is wrong.
 */
export function upgradeListBrandCollabs(id) {
    // The types are made from the plan that is followed.
    return upgrade("upgradeListBrandCollabs", planOfListBrandCollabs, [id]);
}
const planOfIndexBrand = { "takes": ["body"], "kinds": { "body.websiteUrl": "string" }, "successors": [{ "operation": "indexAccount", "takes": ["body"], "fields": [["body.websiteUrl", "body.websiteUrl"]] }] };
/**
 * Turns a request of v1's `indexBrand` into one of v2. Nothing is sent.
 *
 * It becomes `indexAccount`. No field of v1 is lost.
 *
 * @example
 * const { calls, lost } = upgradeIndexBrand({ websiteUrl: "https://mossgate-coffee.example" });
 * // indexAccount({ websiteUrl: "https://mossgate-coffee.example" })
 * @throws {AdintelError} `invalid_usage` if it is not a valid request of v1; the message says what is wrong.
 */
export function upgradeIndexBrand(body) {
    // The types are made from the plan that is followed.
    return upgrade("upgradeIndexBrand", planOfIndexBrand, [body]);
}
const planOfGetBrandIndexStatus = { "takes": ["path.id"], "kinds": {}, "successors": [{ "operation": "getAccountIndexStatus", "takes": ["path.id"], "fields": [["path.id", "path.id"]] }] };
/**
 * Turns a request of v1's `getBrandIndexStatus` into one of v2. Nothing is sent.
 *
 * It becomes `getAccountIndexStatus`. No field of v1 is lost.
 *
 * @example
 * const { calls, lost } = upgradeGetBrandIndexStatus("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10");
 * // getAccountIndexStatus("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10")
 * @throws {AdintelError} `invalid_usage` if it is not a valid request of v1; the message says what is wrong.
 */
export function upgradeGetBrandIndexStatus(id) {
    // The types are made from the plan that is followed.
    return upgrade("upgradeGetBrandIndexStatus", planOfGetBrandIndexStatus, [id]);
}
const planOfPostComments = { "takes": ["body?"], "kinds": { "body": "any" }, "successors": [{ "operation": "postComments", "takes": ["body?"], "fields": [["body", "body", "Unchanged."]] }] };
/**
 * Turns a request of v1's `postComments` into one of v2. Nothing is sent.
 *
 * It becomes `postComments`. No field of v1 is lost.
 *
 * @example
 * const { calls, lost } = upgradePostComments({});
 * // postComments({})
 * @throws {AdintelError} `invalid_usage` if it is not a valid request of v1; the message says what is wrong.
 */
export function upgradePostComments(body) {
    // The types are made from the plan that is followed.
    return upgrade("upgradePostComments", planOfPostComments, [body]);
}
