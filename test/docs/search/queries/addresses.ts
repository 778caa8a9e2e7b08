/**
 * What people type, and where it leads. An address with an anchor is that very place; one without is met by any place on the
 * page. Several addresses are equally good.
 */
export type Query = readonly [typed: string, ...wanted: string[]];

export const creatives = "operations/v2/searchMedia.html";
export const brands = "operations/v2/searchBrands.html";
export const creators = "operations/v2/searchCreators.html";
export const account = "operations/v2/getAccount.html";
export const insights = "operations/v2/listAccountInsights.html";
export const landingPages = "operations/v2/listAccountLandingPages.html";
export const campaigns = "operations/v2/listAccountCampaigns.html";
export const collabs = "operations/v2/listAccountCollabs.html";
export const taxonomies = "operations/v2/searchTaxonomies.html";
export const indexing = "operations/v2/indexAccount.html";
export const indexStatus = "operations/v2/getAccountIndexStatus.html";
export const comments = "operations/v2/postComments.html";
export const start = "index.html";
export const authentication = "authentication.html";
export const credits = "credits.html";
export const rateLimits = "rate-limits.html";
export const errors = "errors.html";
export const paging = "paging.html";
export const guideOfIndexing = "indexing.html";
export const moving = "moving-to-v2.html";
export const gaps = "open-questions.html";
export const changelog = "changelog.html";
export const recipes = "recipes.html";
export const downloads = "downloads.html";
export const print = "print.html";
export const v1 = "v1.html";
export const v2 = "v2.html";
export const error = (code: string) => `errors.html#${code}`;
export const schema = (name: string) => `schemas/v2/${name}.html`;
export const one = (name: string) => `operations/v1/${name}.html`;
