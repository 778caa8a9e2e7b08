// Generated from openapi by `npm run generate`. Do not edit.
import { type Call, type NoCounterpart, type Upgraded } from "./client/upgrading.js";
import type { Inputs as LegacyInputs } from "./v1.js";
import type { Inputs } from "./v2.js";
export { AdintelError } from "./client/core/errors.js";
export type { Call, NoCounterpart, Remark, Upgraded } from "./client/upgrading.js";
/** A call of v2's `searchBrands`. */
export type SearchBrandsCall = Call<"searchBrands", [body: Inputs["searchBrands"]]>;
/** A call of v2's `searchCreators`. */
export type SearchCreatorsCall = Call<"searchCreators", [body: Inputs["searchCreators"]]>;
/** A call of v2's `getAccount`. */
export type GetAccountCall = Call<"getAccount", [id: string]>;
/** A call of v2's `searchMedia`. */
export type SearchMediaCall = Call<"searchMedia", [body: Inputs["searchMedia"]]>;
/** A call of v2's `listAccountInsights`. */
export type ListAccountInsightsCall = Call<"listAccountInsights", [id: string, query: Inputs["listAccountInsights"]]>;
/** A call of v2's `listAccountLandingPages`. */
export type ListAccountLandingPagesCall = Call<"listAccountLandingPages", [id: string, query?: Inputs["listAccountLandingPages"]]>;
/** A call of v2's `listAccountCampaigns`. */
export type ListAccountCampaignsCall = Call<"listAccountCampaigns", [id: string, query: Inputs["listAccountCampaigns"]]>;
/** A call of v2's `listAccountCollabs`. */
export type ListAccountCollabsCall = Call<"listAccountCollabs", [id: string, query?: Inputs["listAccountCollabs"]]>;
/** A call of v2's `indexAccount`. */
export type IndexAccountCall = Call<"indexAccount", [body: Inputs["indexAccount"]]>;
/** A call of v2's `getAccountIndexStatus`. */
export type GetAccountIndexStatusCall = Call<"getAccountIndexStatus", [id: string]>;
/** A call of v2's `postComments`. */
export type PostCommentsCall = Call<"postComments", [body?: Inputs["postComments"]]>;
/** The result of upgrading a request of v1's `searchBrands`. */
export type UpgradedSearchBrands = Upgraded<[SearchBrandsCall] | [SearchCreatorsCall] | [SearchBrandsCall, SearchCreatorsCall]>;
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
export declare function upgradeSearchBrands(body: LegacyInputs["searchBrands"]): UpgradedSearchBrands;
/** The result of upgrading a request of v1's `getBrand`. */
export type UpgradedGetBrand = Upgraded<[GetAccountCall]>;
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
export declare function upgradeGetBrand(id: string): UpgradedGetBrand;
/** The result of upgrading a request of v1's `searchBrandMedia`. */
export type UpgradedSearchBrandMedia = Upgraded<[SearchMediaCall]>;
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
export declare function upgradeSearchBrandMedia(id: string, body?: LegacyInputs["searchBrandMedia"]): UpgradedSearchBrandMedia;
/** The result of upgrading a request of v1's `listBrandInsights`. */
export type UpgradedListBrandInsights = Upgraded<[ListAccountInsightsCall]> | NoCounterpart;
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
export declare function upgradeListBrandInsights(id: string, query?: LegacyInputs["listBrandInsights"]): UpgradedListBrandInsights;
/** The result of upgrading a request of v1's `listBrandLandingPages`. */
export type UpgradedListBrandLandingPages = Upgraded<[ListAccountLandingPagesCall]>;
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
export declare function upgradeListBrandLandingPages(id: string, query?: LegacyInputs["listBrandLandingPages"]): UpgradedListBrandLandingPages;
/** The result of upgrading a request of v1's `listBrandCampaigns`. */
export type UpgradedListBrandCampaigns = Upgraded<[ListAccountCampaignsCall]> | NoCounterpart;
/**
 * Turns a request of v1's `listBrandCampaigns` into one of v2. Nothing is sent.
 *
 * It becomes `listAccountCampaigns`. No field of v1 is lost. v2 requires `type`, which v1 does not
 * show.
 *
 * @example
 * const { calls, lost } = upgradeListBrandCampaigns("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { type: "CAMPAIGN" });
 * // listAccountCampaigns("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { type: "CAMPAIGN" })
 * @throws {AdintelError} `invalid_usage` if it is not a valid request of v1; the message says what is wrong.
 */
export declare function upgradeListBrandCampaigns(id: string, given: Pick<Inputs["listAccountCampaigns"], "type">): Upgraded<[ListAccountCampaignsCall]>;
/**
 * Without the fields that v2 requires, the request has no counterpart.
 */
export declare function upgradeListBrandCampaigns(id: string): NoCounterpart;
/** The result of upgrading a request of v1's `listBrandCollabs`. */
export type UpgradedListBrandCollabs = Upgraded<[ListAccountCollabsCall]>;
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
export declare function upgradeListBrandCollabs(id: string): UpgradedListBrandCollabs;
/** The result of upgrading a request of v1's `indexBrand`. */
export type UpgradedIndexBrand = Upgraded<[IndexAccountCall]>;
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
export declare function upgradeIndexBrand(body: LegacyInputs["indexBrand"]): UpgradedIndexBrand;
/** The result of upgrading a request of v1's `getBrandIndexStatus`. */
export type UpgradedGetBrandIndexStatus = Upgraded<[GetAccountIndexStatusCall]>;
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
export declare function upgradeGetBrandIndexStatus(id: string): UpgradedGetBrandIndexStatus;
/** The result of upgrading a request of v1's `postComments`. */
export type UpgradedPostComments = Upgraded<[PostCommentsCall]>;
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
export declare function upgradePostComments(body?: LegacyInputs["postComments"]): UpgradedPostComments;
