// Generated from openapi/v2 by `npm run generate`. Do not edit.
import { createTransport } from "./transport.js";
/**
 * A client of v2.
 *
 * @throws {TypeError} if `baseUrl` is no absolute http or https address, or `apiKey` is missing.
 */
export function createClient(options) {
    const transport = createTransport(options);
    return {
        transport,
        searchBrands: (body, options) => transport.POST("/brands", { body, ...options }),
        searchCreators: (body, options) => transport.POST("/creators", { body, ...options }),
        getAccount: (id, options) => transport.GET("/account/{id}", { params: { path: { id } }, ...options }),
        searchMedia: (body, options) => transport.POST("/media", { body, ...options }),
        listAccountInsights: (id, query, options) => transport.GET("/account/{id}/insights", { params: { path: { id }, query }, ...options }),
        listAccountLandingPages: (id, query, options) => transport.GET("/account/{id}/landing-pages", { params: { path: { id }, ...(query && { query }) }, ...options }),
        listAccountCampaigns: (id, query, options) => transport.GET("/account/{id}/campaigns", { params: { path: { id }, query }, ...options }),
        listAccountCollabs: (id, query, options) => transport.GET("/account/{id}/collabs", { params: { path: { id }, ...(query && { query }) }, ...options }),
        indexAccount: (body, options) => transport.POST("/account/index", { body, ...options }),
        getAccountIndexStatus: (id, options) => transport.GET("/account/{id}/index-status", { params: { path: { id } }, ...options }),
        searchTaxonomies: (query, options) => transport.GET("/taxonomies", { params: { query }, ...options }),
        postComments: (body, options) => transport.POST("/comments", { ...(body !== undefined && { body }), ...options }),
    };
}
