/**
 * What the generated types say, checked by the compiler: this file is type-checked and never run. A line under
 * `@ts-expect-error` must not compile.
 */
import { AdintelError, ApiError, costOf, createClient, worstCostOf } from "@adintel/client";
import type {
  CallError,
  Charge,
  ErrorCode,
  ErrorCodes,
  IndexedAccountStatus,
  IndexingProgress,
  Inputs,
  InvalidField,
  ListedErrorCode,
  OtherApiError,
  OverBudgetError,
  PageOf,
} from "@adintel/client";
import {
  createClient as createLegacyClient,
  AdintelError as LegacyError,
  costOf as legacyCostOf,
} from "@adintel/client/v1";
import { createPathClient } from "@adintel/client/paths";
import { createQueries } from "@adintel/client/react-query";
import { createMock } from "@adintel/mock";
import {
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQuery,
  useSuspenseQuery,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";
import type {
  Account,
  Campaign,
  ClusterInsights,
  Collab,
  CollabList,
  IndexAccountRequest,
  IndexedAccount,
  Insights,
  InsightType,
  LandingPage,
  MediaFormat,
  MediaItem,
  MediaList,
  MediaMixInsights,
  MediaMixRow,
  MediaSearchRequest,
} from "@adintel/client/types";
import type {
  IndexedAccount as LegacyIndexedAccount,
  LegacyBrandSearchRequest,
  LegacyClusterInsights,
  LegacyInsights,
  SmartSearch,
} from "@adintel/client/types/v1";
import { operations } from "@adintel/client/operations";
import { mediaFormats, mediaSorts } from "@adintel/client/values";

const api = createClient({ baseUrl: "http://127.0.0.1:4010/v2", apiKey: "mock_live_demo" });
const legacy = createLegacyClient({ baseUrl: "http://127.0.0.1:4010/api/v1", apiKey: "mock_live_demo" });

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(...proof: T[]) => proof;

// ---- Requests

export const searches = [
  api.searchMedia({ query: "running shoes", format: ["VIDEO"], limit: 25 }),
  api.searchMedia({ accountId: "a" }),
  // What may be left out may be undefined, which is not sent.
  api.searchMedia({ query: "a", accountId: undefined, limit: undefined }),
  api.listAccountCollabs("a", { limit: undefined }),
  // @ts-expect-error one of the two has to be there
  api.searchMedia({ query: undefined }),
  // What has a default may be left out, and what is closed takes nothing else.
  // @ts-expect-error neither accountId nor query
  api.searchMedia({ limit: 25 }),
  // @ts-expect-error not a format
  api.searchMedia({ query: "a", format: ["FILM"] }),
  // What a request lists may be readonly.
  api.searchMedia({ query: "a", format: mediaFormats, location: ["Portugal"] as const }),
  legacy.searchBrands({ mode: "ids", brandIds: ["a", 1] as const }),
  createPathClient(api).POST("/media", { body: { query: "a", format: mediaFormats } }),
  // @ts-expect-error a list of other values
  api.searchMedia({ query: "a", format: mediaSorts }),
  // @ts-expect-error no longer accepted
  api.searchMedia({ query: "a", userRequest: "b" }),
  api.searchBrands({ query: "a", taxonomy: ["A > B > C"] }),
  // @ts-expect-error the brand search refuses profile filters
  api.searchBrands({ query: "a", gender: "female" }),
  api.searchCreators({ query: "a", gender: "female", language: "Haitian Creole" }),
  api.listAccountInsights("a", { type: "HOOK" }),
  // @ts-expect-error type is required
  api.listAccountInsights("a", {}),
  api.listAccountCollabs("a"),
];

export const smart: LegacyBrandSearchRequest[] = [
  { mode: "ids", brandIds: ["a", 1] },
  { mode: "brand_name", brandNames: ["abc"], type: "BRAND", sortBy: "NAME" },
  { mode: "smart", query: "a", type: "CREATOR" },
  // @ts-expect-error mode ids requires brandIds
  { mode: "ids" },
  // @ts-expect-error mode brand_name requires type
  { mode: "brand_name", brandNames: ["abc"] },
  // @ts-expect-error mode smart rejects sortBy
  { mode: "smart", query: "a", type: "BRAND", sortBy: "NAME" },
];

export const legacySearch = legacy.searchBrandMedia("a", { mode: "smart", filters: { daysRun: { min: 3 } } });

// ---- Answers

export async function answers() {
  const { data, error, response } = await api.searchMedia.result({ query: "a" });
  if (error) {
    holds<Equal<typeof data, undefined>>(true);
    if (error.code === "invalid_request") return error.details?.[0]?.path;
    if (error.code === "rate_limited") return error.retryAfterSeconds;
    if (error.code === "method_not_allowed") return error.allow;
    if (error.code === "out_of_credits") holds<Equal<typeof error.status, number>>(true);
    if (error.code === "over_budget") return error.spentUsd;
    // @ts-expect-error allow belongs to method_not_allowed
    return error.allow;
  }
  holds<Equal<typeof data.media, MediaItem[]>>(true);
  holds<Equal<typeof response, Response>>(true);
  return data.count;
}

export function nullable(creative: MediaItem) {
  holds<Equal<typeof creative.viewCount, number | null>>(true);
  holds<Equal<typeof creative.urls, string[]>>(true);
  holds<Equal<typeof creative.painPoints, string[] | undefined>>(true);
  // The values themselves, of which the documents may gain more.
  type Formats = "DPA" | "VIDEO" | "CAROUSEL" | "IMAGE" | "DCO";
  holds<Equal<Extract<typeof creative.type, Formats | null>, Formats | null>>(true);
  // @ts-expect-error may be null
  return creative.hook.length;
}

/** Values that a newer service may return can be compared, and are no values for a request until they are looked up. */
export function newValues(creative: MediaItem, indexed: IndexedAccount, old: LegacyIndexedAccount) {
  if (creative.type === "HOLOGRAM" || creative.mediaType === "SOUND") return api.getAccount("a");
  if (creative.brand?.type === "AGENCY" || creative.ugcCharacter?.ageRange === "100+") return indexed.brandId;
  if (indexed.status === "failed" || old.status === "failed") return old.brandId;
  // @ts-expect-error a text is not a number
  if (creative.type === 1) return undefined;
  const { type } = creative;
  // @ts-expect-error requests take the listed values alone
  if (type !== null) return api.searchMedia({ query: "a", format: [type] });
  const isFormat = (text: unknown): text is MediaFormat => mediaFormats.some((format) => format === text);
  return isFormat(creative.type) ? api.searchMedia({ query: "a", format: [creative.type] }) : undefined;
}

export async function byPath() {
  const { data } = await createPathClient(api).POST("/media", { body: { query: "a" } });
  holds<Equal<typeof data, MediaList | undefined>>(true);
  return data?.media[0]?.type === "HOLOGRAM";
}

export function insights(result: Insights) {
  if (result.type === "MEDIA_MIX") return result.rows.length;
  holds<Equal<typeof result.type, "HOOK" | "TARGET_PERSONA" | "AD_ANGLE">>(true);
  return result.totals.length;
}

export function account(found: Account) {
  if (found.type === "BRAND") return found.likes;
  holds<Equal<typeof found.likes, undefined>>(true);
  return found.tiktokEngagementRate;
}

export function mode(search: LegacyBrandSearchRequest) {
  holds<Equal<LegacyBrandSearchRequest<"smart">, SmartSearch>>(true);
  if (search.mode === "ids") return search.brandIds;
  if (search.mode === "smart") return search.query;
  // @ts-expect-error one of the modes is left
  if (search.mode === "ids") return undefined;
  return search.brandNames;
}

export async function insightsOfType(type: InsightType) {
  const mix = await api.listAccountInsights("a", { type: "MEDIA_MIX" });
  holds<Equal<typeof mix, MediaMixInsights>>(true);
  holds<Equal<typeof mix.rows, MediaMixRow[]>>(true);
  const hooks = await api.listAccountInsights("a", { type: "HOOK", limit: 5 });
  holds<Equal<typeof hooks, ClusterInsights>>(true);
  const either = await api.listAccountInsights("a", { type });
  holds<Equal<typeof either, Insights>>(true);
  const { data } = await api.listAccountInsights.result("a", { type: "MEDIA_MIX" });
  holds<Equal<typeof data, MediaMixInsights | undefined>>(true);
  // @ts-expect-error a type of v1
  await api.listAccountInsights("a", { type: "USP" });
  const points = await legacy.listBrandInsights("a", { type: "USP" });
  holds<Equal<typeof points, LegacyClusterInsights>>(true);
  // Whether v1 requires the type is not specified.
  const unasked = await legacy.listBrandInsights("a");
  holds<Equal<typeof unasked, LegacyInsights>>(true);
}

// ---- Errors

export function byCode(failure: unknown): string | undefined {
  if (!(failure instanceof AdintelError)) return undefined;
  holds<Equal<typeof failure.attempts, number>>(true);
  const code: string = failure.code;
  switch (failure.code) {
    case "invalid_request":
      holds<Equal<typeof failure.status, number>>(true);
      holds<Equal<typeof failure.details, readonly InvalidField[] | undefined>>(true);
      return failure.details?.map(({ path, message }) => `${path}: ${message}`).join();
    case "rate_limited":
      holds<Equal<typeof failure.retryAfterSeconds, number | undefined>>(true);
      return failure.requestId;
    case "method_not_allowed":
      holds<Equal<typeof failure.allow, readonly string[] | undefined>>(true);
      // @ts-expect-error belongs to rate_limited
      return failure.retryAfterSeconds;
    case "subscription_inactive":
    case "membership_ended":
      // @ts-expect-error belongs to over_budget
      failure.costUsd.toFixed();
      return failure.requestId;
    case "brand_not_found":
      return failure.message;
    case "over_budget":
      holds<Equal<[typeof failure.costUsd, typeof failure.offset], [number, number | undefined]>>(true);
      holds<Equal<typeof failure.maxSpendUsd, number>>(true);
      holds<Equal<typeof failure.status, number | undefined>>(true);
      return failure.requestId;
    case "timeout":
      return failure.brandId;
    case "unreadable_answer":
      holds<Equal<typeof failure.status, number>>(true);
      return failure.requestId;
    case "unreachable":
    case "invalid_usage":
      holds<Equal<typeof failure.status, number | undefined>>(true);
      return failure.requestId;
    // A code of a service newer than the client.
    case "quota_paused":
      holds<Equal<[typeof failure.name, typeof failure.status], ["ApiError", number]>>(true);
      return failure.serverMessage;
    default: {
      // Only codes without a case of their own are left.
      const rest: Exclude<AdintelError, { code: "over_budget" | "timeout" | "unreachable" }> = failure;
      return `${rest.code} ${code}`;
    }
  }
}

export function answered(failure: unknown) {
  if (!(failure instanceof ApiError)) return undefined;
  holds<Equal<typeof failure.name, "ApiError">>(true);
  holds<Equal<typeof failure.status, number>>(true);
  // @ts-expect-error belongs to some codes
  failure.retryAfterSeconds?.toFixed();
  // @ts-expect-error belongs to one code
  failure.allow?.join();
  if (failure.code === "method_not_allowed")
    holds<Equal<typeof failure.allow, readonly string[] | undefined>>(true);
  if (failure.code !== "rate_limited") throw failure;
  holds<Equal<typeof failure.retryAfterSeconds, number | undefined>>(true);
  return failure.retryAfterSeconds?.toFixed();
}

export async function documented() {
  const { error } = await api.searchTaxonomies.result({ query: "shoes" });
  holds<Equal<typeof error, CallError<ErrorCodes["searchTaxonomies"]> | undefined>>(true);
  // Narrows through an optional chain as well.
  if (error?.code === "over_budget") return error.costUsd.toFixed(2);
  // Not documented for this operation, which a newer service may change.
  if (error?.code === "brand_not_found") holds<Equal<typeof error, OtherIn<typeof error>>>(true);
  return error?.code === "quota_paused" ? error.requestId : undefined;
}

/** What is left of a union of errors once its code is one that is not listed there. */
type OtherIn<Errors> = Extract<Errors, OtherApiError<string>>;

export function codes(error: AdintelError, known: ErrorCode): Record<ErrorCode, string> {
  holds<Equal<Extract<AdintelError, { code: "rate_limited" }>["status"], 429>>(true);
  holds<Equal<Extract<AdintelError, { code: "over_budget" }>, OverBudgetError>>(true);
  const texts: Record<ListedErrorCode, string> = {
    invalid_request: "",
    invalid_api_key: "",
    out_of_credits: "",
    subscription_inactive: "",
    membership_ended: "",
    method_not_allowed: "",
    payload_too_large: "",
    rate_limited: "",
    internal_error: "",
    brand_not_found: "",
    not_found: "",
  };
  // Every code of an error is an error code, and any text may be one.
  for (const code of [error.code, known, "quota_paused"] satisfies ErrorCode[])
    if (code in texts) return texts;
  // @ts-expect-error a number is none
  return error.code === 429 ? texts : texts;
}

// ---- Paging, indexing, money

export async function paging() {
  const options = { maxRows: 100, maxSpendUsd: 0.05 };
  for await (const row of api.searchMedia.all({ query: "a" }, options))
    holds<Equal<typeof row, MediaItem>>(true);
  for await (const row of api.listAccountLandingPages.all("a")) holds<Equal<typeof row, LandingPage>>(true);
  for await (const row of api.listAccountCollabs.all("a")) holds<Equal<typeof row, Collab>>(true);
  for await (const page of api.searchMedia.pages({ query: "a" }))
    holds<Equal<typeof page, PageOf<MediaList>>>(true);
  for await (const page of api.listAccountCollabs.pages("a"))
    holds<Equal<typeof page, PageOf<CollabList>>>(true);
  const { campaigns } = await api.listAccountCampaigns("a", { type: "OFFER" });
  holds<Equal<typeof campaigns, Campaign[]>>(true);
  // @ts-expect-error it takes no offset
  api.listAccountCampaigns.all("a", { type: "OFFER" });
  // @ts-expect-error maxRows is for iterations
  await api.searchMedia({ query: "a" }, { maxRows: 5 });
}

export async function indexing(): Promise<IndexedAccountStatus> {
  // @ts-expect-error nothing else is to be waited for
  api.searchMedia.andWait({ query: "a" });
  return api.indexAccount.andWait(
    { websiteUrl: "https://example.com" },
    { timeoutMs: 60_000, onStatus: (progress) => holds<Equal<typeof progress, IndexingProgress>>(true) },
  );
}

export const costs = [
  costOf("searchMedia", 10),
  worstCostOf("searchMedia", { query: "a", limit: 5 }),
  worstCostOf("getAccount"),
  legacyCostOf("listBrandCollabs", 5),
  // @ts-expect-error no such operation
  costOf("searchMedium", 10),
  // @ts-expect-error an operation of the other version
  legacyCostOf("searchMedia", 10),
  // @ts-expect-error the input of another operation
  worstCostOf("searchMedia", { websiteUrl: "a" }),
];
holds<Equal<(typeof costs)[number], number | undefined>>(true);
holds<Equal<Inputs["searchMedia"], MediaSearchRequest>>(true);
holds<Equal<keyof typeof api.spending, "spentUsd" | "maybeUsd" | "maxSpendUsd" | "reserve">>(true);

// ---- Options

export const clients = (environment: { ADINTEL_API_KEY?: string }, charges: Charge[]) => [
  createClient({ baseUrl: "http://127.0.0.1:4010/v2", apiKey: environment.ADINTEL_API_KEY }),
  createClient({ baseUrl: "https://example.com/v2" }),
  createClient({
    baseUrl: "http://127.0.0.1:4010/v2",
    apiKey: "a",
    maxSpendUsd: 1,
    onCharge: (charge) => charges.push(charge),
    headers: { "X-Test": "1" },
    fetch: (url, init) => fetch(url, init),
  }),
  createClient({ fetch: (url, init) => fetch(url, init) }),
  createClient({ fetch: createMock().fetch }),
  createClient({ environment: "mock" }),
  // The environment may say where the service is, and who calls it.
  createClient({ apiKey: "a" }),
  createClient(),
  createClient({ fetchOptions: { cache: "no-store" } }),
  // @ts-expect-error headers are an option of their own
  createClient({ fetchOptions: { headers: { "X-Test": "1" } } }),
  // @ts-expect-error there is no other environment
  createClient({ environment: "production" }),
  // @ts-expect-error a key is text
  createClient({ baseUrl: "http://127.0.0.1:4010/v2", apiKey: 1 }),
];

export function charged({ operation, rows, usd }: Charge) {
  holds<Equal<[typeof operation, typeof rows, typeof usd], [string, number, number | null]>>(true);
  // @ts-expect-error null where the price is not specified
  return usd.toFixed(4);
}

// @ts-expect-error what is spent is told, and not set
api.spending.spentUsd = 0;
// The errors of both versions are the same.
holds<Equal<typeof LegacyError, typeof AdintelError>>(true);

// ---- The operations table

holds<Equal<typeof operations.v2.searchMedia.billing.minimumRows, 1>>(true);
holds<Equal<typeof operations.v2.searchBrands.billing, null>>(true);
holds<Equal<typeof operations.v2.searchMedia.paging.limit.default, 100>>(true);

// ---- React Query

const queries = createQueries(api);

export function components(queryClient: QueryClient) {
  const search = useQuery(queries.searchMedia({ query: "a" }));
  holds<Equal<typeof search.data, MediaList | undefined>>(true);
  holds<Equal<typeof search.error, AdintelError | null>>(true);
  const { error } = search;
  if (error?.code === "rate_limited") holds<Equal<typeof error.retryAfterSeconds, number | undefined>>(true);
  const hooks = useQuery({ ...queries.searchMedia({ query: "a" }), select: ({ media }) => media[0]?.hook });
  holds<Equal<typeof hooks.data, string | null | undefined>>(true);
  const mix = useSuspenseQuery(queries.listAccountInsights("a", { type: "MEDIA_MIX" }));
  holds<Equal<typeof mix.data, MediaMixInsights>>(true);
  const list = useInfiniteQuery(queries.searchMedia.infinite({ accountId: "a", limit: 10 }));
  holds<Equal<typeof list.data, InfiniteData<MediaList> | undefined>>(true);
  holds<Equal<typeof list.error, AdintelError | null>>(true);
  const found = queryClient.getQueryData(queries.getAccount("a").queryKey);
  holds<Equal<typeof found, Account | undefined>>(true);
  const fetched = queryClient.fetchQuery(queries.listAccountCollabs("a"));
  holds<Equal<typeof fetched, Promise<CollabList>>>(true);
  const pages = queryClient.fetchInfiniteQuery(queries.listAccountCollabs.infinite("a"));
  holds<Equal<typeof pages, Promise<InfiniteData<CollabList, number>>>>(true);
  void queryClient.invalidateQueries({ queryKey: queries.searchMedia.key });
  useQuery({ ...queries.getAccount("a"), enabled: false });
  // @ts-expect-error neither accountId nor query
  useQuery(queries.searchMedia({ limit: 5 }));
  // @ts-expect-error it takes no offset
  useInfiniteQuery(queries.listAccountCampaigns.infinite("a", { type: "OFFER" }));
  useQuery(queries.searchMedia({ query: "a" }, { timeoutMs: 5_000, headers: { "X-Test": "1" } }));
  useQuery(queries.listAccountCollabs("a", undefined, { maxRetries: 0 }));
  useInfiniteQuery(
    queries.listAccountCollabs.infinite("a", { limit: 5 }, { maxWaitMs: 0, fetchOptions: {} }),
  );
  // @ts-expect-error React Query has its own
  useQuery(queries.getAccount("a", { signal: AbortSignal.abort() }));

  const adding = useMutation(queries.indexAccount());
  holds<Equal<typeof adding.data, IndexedAccount | undefined>>(true);
  holds<Equal<typeof adding.error, AdintelError | null>>(true);
  holds<Equal<typeof adding.variables, IndexAccountRequest | undefined>>(true);
  adding.mutate({ websiteUrl: "https://shoes.example" });
  // @ts-expect-error what to index is missing
  adding.mutate();
  const added = useMutation({ ...queries.indexAccount.andWait({ timeoutMs: 5_000 }), onSuccess: () => 1 });
  holds<Equal<typeof added.data, IndexedAccountStatus | undefined>>(true);
  added.mutate({ websiteUrl: "https://shoes.example" });
  // @ts-expect-error only waiting takes it
  useMutation(queries.indexAccount({ onStatus: () => undefined }));
  useMutation(queries.postComments()).mutate({ anything: 1 });
  useIsMutating({ mutationKey: queries.indexAccount.key });
  // @ts-expect-error it does not read
  useQuery(queries.indexAccount());
}

// @ts-expect-error a client of the other version
createQueries(legacy);
