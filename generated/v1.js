// Generated from openapi/v1 by `npm run generate`. Do not edit.
import { createTransport } from "./transport.js";
/**
 * A client of v1, the legacy version.
 *
 * @throws {TypeError} if `baseUrl` is no absolute http or https address, or `apiKey` is missing.
 */
export function createClient(options) {
    const transport = createTransport(options);
    return {
        transport,
        searchBrands: (body, options) => transport.POST("/brands/search", { body, ...options }),
        getBrand: (id, options) => transport.GET("/brands/{id}", { params: { path: { id } }, ...options }),
        searchBrandMedia: (id, body, options) => transport.POST("/brands/{id}/media", { params: { path: { id } }, ...(body !== undefined && { body }), ...options }),
        listBrandInsights: (id, query, options) => transport.GET("/brands/{id}/insights", { params: { path: { id }, ...(query && { query }) }, ...options }),
        listBrandLandingPages: (id, query, options) => transport.GET("/brands/{id}/landing-pages", { params: { path: { id }, ...(query && { query }) }, ...options }),
        listBrandCampaigns: (id, options) => transport.GET("/brands/{id}/campaigns", { params: { path: { id } }, ...options }),
        listBrandCollabs: (id, options) => transport.GET("/brands/{id}/collabs", { params: { path: { id } }, ...options }),
        indexBrand: (body, options) => transport.POST("/brands/index", { body, ...options }),
        getBrandIndexStatus: (id, options) => transport.GET("/brands/{id}/index-status", { params: { path: { id } }, ...options }),
        postComments: (body, options) => transport.POST("/comments", { ...(body !== undefined && { body }), ...options }),
    };
}
