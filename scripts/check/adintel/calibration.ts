import type { OperationId } from "@adintel/client/operations";
import { nonsense, wordsIn, type RequestBase } from "../calibrate/candidates.ts";
import type { SeenExchange } from "../calibrate/seen-exchange.ts";
import { fieldsOf, parseJson, type Fields } from "../contract/fields.ts";
import { channelOf } from "./channels.ts";
import telling from "./telling.json" with { type: "json" };
import { handleParts } from "../discovery/words.ts";
import type { BodyOf } from "../session/questions.ts";
import {
  listIn,
  type CalibrationKnowledge,
  type Hidden,
  type RowsOf,
  type ServiceData,
} from "../calibrate/service-data.ts";

export const calibration: CalibrationKnowledge = { survey, bases, hiddenIn, dataOf, telling };

const [handlePart = "a"] = handleParts;
const campaignTypes = ["CAMPAIGN", "OFFER"];
const insightTypes = ["HOOK", "MEDIA_MIX"];

const surveyRows = 50;

/** Landing pages cost most. */
const landingPageRows = 10;

/** Longer addresses v1 refuses. */
const maxUrlLength = 2048;

/** Accounts that a search shows of those that have a letter in common, whose price is not stated. */
const accountRows = 4;

const v1 = (operationId: OperationId<"v1">, rest: Partial<RequestBase>): RequestBase => ({
  version: "v1",
  operationId,
  ...rest,
});
const v2 = (operationId: OperationId<"v2">, rest: Partial<RequestBase>): RequestBase => ({
  version: "v2",
  operationId,
  ...rest,
});

/** Filters that look at what no row shows, and which show it by what they find. */
const flags = ["partnershipAd"] as const;

/**
 * Requests whose responses show the data of some accounts, and of the first, by filters, what rows do not show. Those that need rows of others
 * come once these are known.
 */
function survey(accounts: readonly string[], rowsOf: RowsOf, indexUrl: string | undefined): RequestBase[] {
  const [accountId] = accounts;
  const found = (filter: Fields) =>
    v2("searchMedia", { body: { accountId, status: "ALL", limit: surveyRows, ...filter } });
  const pages = textsIn(rowsOf("v2", "listAccountLandingPages"), "url", landingPageRows);
  return [
    ...(rowsOf("v2", "searchMedia").length > 0 ? flags.map((flag) => found({ [flag]: true })) : []),
    ...pages.map((landingPage) => found({ landingPage })),
    ...(indexUrl === undefined ? [] : [v2("indexAccount", { body: { websiteUrl: indexUrl } })]),
    ...accounts.map((id) => v2("getAccount", { id })),
    v2("searchBrands", { body: { igUsername: handlePart, limit: accountRows } }),
    v2("searchCreators", { body: { igUsername: handlePart, limit: accountRows } }),
    ...accounts.map((id) => v2("searchMedia", { body: { accountId: id, status: "ALL", limit: surveyRows } })),
    v2("listAccountLandingPages", {
      id: accountId ?? "",
      query: { showInactive: "true", limit: String(landingPageRows) },
    }),
    ...accounts.flatMap((id) =>
      campaignTypes.map((type) => v2("listAccountCampaigns", { id, query: { type, limit: "20" } })),
    ),
  ];
}

function bases(accounts: readonly string[], rowsOf: RowsOf, indexUrl: string | undefined): RequestBase[] {
  const [account = ""] = accounts;
  const { word } = wordsIn(rowsOf("v2", "searchMedia"));
  const creators = rowsOf("v2", "searchCreators");
  const [creator] = textsIn(creators, "id");
  const brands = rowsOf("v2", "searchBrands");
  const ids = [...new Set([...accounts, ...textsIn([...brands, ...creators], "id", accountRows * 2)])];
  const names = { BRAND: textsIn(brands, "name"), CREATOR: textsIn(creators, "name") };
  const pages = textsIn(rowsOf("v2", "listAccountLandingPages"), "url");
  const isVaried = true;
  return [
    v2("searchMedia", { body: { accountId: account, limit: 5 }, isVaried }),
    v2("searchMedia", { body: { query: word, limit: 8 }, isVaried }),
    ...accounts.map((accountId) => v2("searchMedia", { body: { accountId } })),
    v2("searchMedia", { body: { limit: 5 } }),
    ...pages
      .slice(0, 2)
      .flatMap(landingPages)
      .map((page) => v2("searchMedia", { body: { accountId: account, limit: 5, ...page } })),
    ...accountSearches("searchBrands", names.BRAND, word, ids),
    ...accountSearches("searchCreators", names.CREATOR, word, ids),
    ...accounts.map((id) => v2("getAccount", { id, isVaried: id === account })),
    ...accounts.flatMap((id) => listsOf(id, id === account)),
    v2("getAccountIndexStatus", { id: account, isVaried }),
    v2("searchTaxonomies", { query: { query: "home", limit: "5" }, isVaried }),
    v2("searchTaxonomies", { query: { query: "home" } }),
    v1("searchBrands", { body: { mode: "ids", brandIds: [...accounts] }, isVaried }),
    v1("searchBrands", { body: { mode: "ids", brandIds: [account, account] } }),
    ...Object.entries(names).map(([type, brandNames]) =>
      v1("searchBrands", { body: { mode: "brand_name", type, brandNames, count: 3 }, isVaried }),
    ),
    ...[...byUnknownFollowers(brands).slice(0, 3), ...creators.slice(0, 3)].flatMap(followerSearches),
    v1("searchBrands", { body: { mode: "smart", type: "BRAND", query: word, count: 3 }, isVaried }),
    v1("getBrand", { id: account, isVaried }),
    ...(creator === undefined ? [] : [v1("getBrand", { id: creator })]),
    v1("searchBrandMedia", { id: account, body: { limit: 5 }, isVaried }),
    v1("searchBrandMedia", {
      id: account,
      body: { mode: "structured", userRequest: word, limit: 2 },
      isVaried,
    }),
    ...[{}, { mode: "smart" }, { userRequest: word }].map((body) =>
      v1("searchBrandMedia", { id: account, body }),
    ),
    v1("getBrandIndexStatus", { id: account, isVaried }),
    v2("postComments", { body: {}, isVaried }),
    v1("postComments", { body: {} }),
    ...(indexUrl === undefined ? [] : indexing(indexUrl, rowsOf)),
  ];
}

/** An address indexed again, and the account that it was. */
function indexing(indexUrl: string, rowsOf: RowsOf): RequestBase[] {
  const [id] = textsIn(rowsOf("v2", "indexAccount"), "brandId");
  const index = (websiteUrl: string, isVaried = false) =>
    v2("indexAccount", { body: { websiteUrl }, isVaried });
  return [
    index(indexUrl, true),
    ...otherWritings(indexUrl).map((url) => index(url)),
    ...(id === undefined ? [] : [v2("getAccount", { id }), v2("getAccountIndexStatus", { id })]),
  ];
}

/** Other addresses of a website; none of a profile, where another path is somebody else. */
function otherWritings(indexUrl: string): string[] {
  if (!URL.canParse(indexUrl)) return [];
  const { host, pathname } = new URL(indexUrl);
  if (pathname !== "/") return [];
  const otherHost = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
  return [
    `https://${otherHost}/`,
    `https://${host}/about`,
    host,
    `https://${host}/${"a".repeat(maxUrlLength)}`,
  ];
}

/** Accounts of which no followers are known first. */
function byUnknownFollowers(rows: readonly Fields[]): Fields[] {
  const isKnown = ({ igFollowers, tiktokFollowers }: Fields) =>
    Number((igFollowers ?? tiktokFollowers) !== null);
  return rows.toSorted((a, b) => isKnown(a) - isKnown(b));
}

/** Searches that find an account or not by what counts as its followers. */
function followerSearches({ name, type, igFollowers, tiktokFollowers }: Fields): RequestBase[] {
  const counts = [igFollowers, tiktokFollowers].map(Number);
  const [instagram = 0, tiktok = 0] = counts;
  const bounds = [Math.max(...counts) + 1, ...(tiktok > instagram ? [instagram + 1] : []), 1].filter(
    Number.isFinite,
  );
  const search = (bound: Fields) =>
    v1("searchBrands", { body: { mode: "brand_name", type, brandNames: [name], count: 3, ...bound } });
  return [...bounds.map((minFollowers) => search({ minFollowers })), search({ maxFollowers: 1 })];
}

function accountSearches(
  operationId: "searchBrands" | "searchCreators",
  names: readonly string[],
  word: string,
  ids: readonly string[],
): RequestBase[] {
  const search = (body: Fields, isVaried = false) => v2(operationId, { body, isVaried });
  const few = { igUsername: handlePart, limit: 5 };
  return [
    search(few, true),
    search({ igUsername: handlePart }),
    search({ names, limit: 5 }, true),
    search({ ids }),
    search({ query: word, limit: 5 }, true),
    // Fields of v1, or of other searches, which the documents do not have here.
    ...[{ offset: 1 }, { minFollowers: 100_000 }, { maxFollowers: 10_000 }, { mode: "smart" }].map((other) =>
      search({ ...few, ...other }),
    ),
  ];
}

function listsOf(id: string, isVaried: boolean): RequestBase[] {
  const of = { id, isVaried };
  return [
    ...insightTypes.map((type) =>
      v2("listAccountInsights", {
        id,
        query: { type, limit: "5" },
        isVaried: isVaried || type === "MEDIA_MIX",
      }),
    ),
    v2("listAccountInsights", { id, query: { type: "HOOK" } }),
    v2("listAccountLandingPages", { ...of, query: { limit: "5" } }),
    v2("listAccountLandingPages", { id, query: { showInactive: "true", limit: "5" } }),
    ...campaignTypes.map((type) =>
      v2("listAccountCampaigns", { id, query: { type, limit: "5" }, isVaried: true }),
    ),
    v2("listAccountCampaigns", { id, query: { type: "CAMPAIGN", limit: "5", offset: "1" } }),
    v2("listAccountCollabs", { ...of, query: { limit: "5" } }),
    ...insightTypes.map((type) => v1("listBrandInsights", { ...of, query: { type, limit: "5" } })),
    v1("listBrandInsights", { id, query: { type: "HOOK" } }),
    v1("listBrandInsights", { id, query: { type: "AD_ANGLE", limit: "2" } }),
    v1("listBrandInsights", { id }),
    v1("listBrandLandingPages", { ...of, query: { limit: "5" } }),
    v1("listBrandLandingPages", { id }),
    v1("listBrandLandingPages", { id, query: { limit: "5", offset: "1" } }),
    v1("listBrandCampaigns", of),
    v1("listBrandCollabs", of),
  ];
}

function textsIn(rows: readonly Fields[], name: string, maxTexts = 5): string[] {
  return rows.flatMap(({ [name]: value }) => (typeof value === "string" ? value : [])).slice(0, maxTexts);
}

/** A landing page, and texts that look like it, with each match. */
function landingPages(url: string): Pick<BodyOf<"v2", "searchMedia">, "landingPage" | "landingPageMatch">[] {
  const { pathname, host } = URL.canParse(url) ? new URL(url) : { pathname: url, host: "" };
  const texts = [
    url,
    url.toUpperCase(),
    `${url}/`,
    `${host}${pathname}`,
    pathname.slice(1, 5),
    pathname.slice(1, 5).toUpperCase(),
  ];
  return texts.flatMap((landingPage) => [
    { landingPage },
    ...(["contains", "equals"] as const).map((landingPageMatch) => ({ landingPage, landingPageMatch })),
  ]);
}

/** Fields, or values of one, that select or order rows by what none shows; or do so under one reading of a point. */
const hidden: Readonly<Record<string, Readonly<Record<string, Hidden>>>> = {
  "v1/searchBrands": {
    query: true,
    ethnicity: true,
    gender: true,
    ageRange: true,
    location: true,
    language: true,
    "sortBy=HIGHEST_ENGAGEMENT": true,
    "sortBy=MOST_VIEWS": { point: "account-views", reading: "creatives" },
  },
  "v2/searchBrands": { query: true, location: true, taxonomy: true },
  "v2/searchCreators": { query: true },
  "v2/searchMedia": {
    query: true,
    channel: true,
    taxonomy: true,
    funnelStage: true,
    language: true,
    location: true,
    landingPage: true,
    lowImpressions: { point: "low-impressions", reading: "few" },
    partnershipAd: true,
    crossposted: true,
    "sortBy=MOST_IMPRESSIONS": { point: "media-impressions", reading: "hidden" },
    "sortBy=HIGHEST_OUTLIER": { point: "media-outlier", reading: "hidden" },
  },
  "v1/searchBrandMedia": { userRequest: true, semanticSearchQuery: true, "filters.landingPage.value": true },
  "v2/searchTaxonomies": { query: true },
};

/** Lists of what no creative shows: its landing page, its creators. */
const hiddenLists = /\/list(Account|Brand)(LandingPages|Collabs|Campaigns)$/;

function hiddenIn(exchanges: readonly SeenExchange[]) {
  const { flags: known, accountId, hasLandingPages } = factsIn(exchanges);
  return (operation: string, path: string, fields: ReadonlyMap<string, unknown>): Hidden => {
    const names = hidden[operation] ?? {};
    const isOfAccount = fields.get("accountId") === accountId || path.includes(String(accountId));
    const isKnown = (name: string, value: unknown) =>
      value === nonsense ||
      (value === "" && fields.get("accountId") === undefined) ||
      (isOfAccount && (known.has(name) || (name === "landingPage" && hasLandingPages)));
    const all = [...fields].flatMap(([name, value]) =>
      isKnown(name, value) ? [] : (names[name] ?? names[`${name}=${String(value)}`] ?? []),
    );
    const [first = false, ...more] = all;
    if (first !== false || operation === "v2/listAccountCampaigns") return more.length > 0 || first;
    const isWhole = isOfAccount && accountId !== undefined;
    if (/Insights$/.test(operation)) return fields.get("type") !== "MEDIA_MIX" && !isWhole;
    return hiddenLists.test(operation) && !(operation.endsWith("LandingPages") && isWhole && hasLandingPages);
  };
}

/** What filters showed of the creatives of an account. */
interface Facts {
  accountId: string | undefined;
  flags: ReadonlySet<string>;
  /** Whether every landing page of the account was looked for. */
  hasLandingPages: boolean;
  /** By the id of a creative. */
  byId: ReadonlyMap<string, Fields>;
}

function factsIn(exchanges: readonly SeenExchange[]): Facts {
  const byId = new Map<string, Fields>();
  const flagsKnown = new Set<string>();
  const pagesFound = new Set<string>();
  let pages: string[] | undefined;
  let accountId: string | undefined;
  const all = new Set<string>();
  for (const { operation, request, response } of exchanges) {
    if (response.status !== 200) continue;
    const rows = listIn(fieldsOf(response.body));
    const query = new URLSearchParams(request.path.split("?")[1]);
    if (
      operation === "v2/listAccountLandingPages" &&
      query.get("showInactive") === "true" &&
      query.size === 2
    )
      pages ??= rows.length < landingPageRows ? textsIn(rows, "url", landingPageRows) : undefined;
    if (operation !== "v2/searchMedia") continue;
    const { accountId: own, limit, status, ...filters } = fieldsOf(parseJson(request.text ?? ""));
    const [[name = "", value] = [], ...more] = Object.entries(filters);
    if (status !== "ALL" || limit !== surveyRows || more.length > 0 || rows.length >= surveyRows) continue;
    const ids = textsIn(rows, "id", surveyRows);
    if (name === "") {
      if (accountId !== undefined) continue;
      accountId = String(own);
      for (const id of ids) all.add(id);
      continue;
    }
    if (own !== accountId) continue;
    const found = new Set(ids);
    if (name === "landingPage") pagesFound.add(String(value));
    else flagsKnown.add(name);
    for (const id of name === "landingPage" ? found : all)
      byId.set(id, { ...byId.get(id), [name]: name === "landingPage" ? value : found.has(id) });
  }
  const hasLandingPages = pages !== undefined && pages.every((page) => pagesFound.has(page));
  if (hasLandingPages) for (const id of all) byId.set(id, { landingPage: null, ...byId.get(id) });
  return { accountId, flags: flagsKnown, hasLandingPages, byId };
}

/** The mock would make handles up for an account of which only the name is known. */
const unknownHandles = { igUsername: null, igFollowers: null, tiktokUsername: null, tiktokFollowers: null };

/** The accounts, creatives and campaigns that responses show, as data of the mock. */
function dataOf(exchanges: readonly SeenExchange[]): ServiceData {
  const accounts = new Map<string, Fields>();
  const creatives = new Map<string, Fields>();
  const campaigns = new Map<string, Fields>();
  const { byId } = factsIn(exchanges);
  for (const { operation, request, response } of exchanges) {
    if (response.status !== 200) continue;
    const body = fieldsOf(response.body);
    const url = new URL(request.path, "http://service");
    const inPath = url.pathname.split("/").at(-2) ?? "";
    const rows = listIn(body);
    switch (operation) {
      case "v2/getAccount":
        merge(accounts, typeof body["id"] === "string" ? body : fieldsOf(rows[0] ?? Object.values(body)[0]));
        break;
      case "v2/searchBrands":
      case "v2/searchCreators":
        for (const row of rows) merge(accounts, row);
        break;
      case "v2/searchMedia":
        for (const { brand, ...row } of rows) {
          const { id, ...account } = fieldsOf(brand);
          const accountId = id ?? fieldsOf(parseJson(request.text ?? "{}"))["accountId"];
          if (typeof id === "string") accounts.set(id, { ...account, ...accounts.get(id), id });
          // A creative whose account is not known would be given to any.
          if (accountId !== undefined) merge(creatives, { ...row, accountId });
        }
        break;
      case "v2/listAccountCampaigns":
        for (const row of rows)
          merge(campaigns, { ...row, accountId: inPath, type: url.searchParams.get("type") });
        break;
      default:
        break;
    }
  }
  return {
    ...(accounts.size > 0 && {
      accounts: [...accounts.values()].map((one) => ({ ...unknownHandles, ...one })),
    }),
    ...(creatives.size > 0 && { creatives: [...creatives.values()].map(creativeOf) }),
    ...(campaigns.size > 0 && { campaigns: [...campaigns.values()] }),
  };

  /** In which clusters it is, no row shows. */
  function creativeOf({ platforms, ...row }: Fields): Fields {
    const { hook, coreAngle, targetPersona, sellingPoints } = row;
    const channels = (Array.isArray(platforms) ? platforms : []).map((name) => channelOf(String(name)));
    const knownChannels = [...new Set(channels.filter((one) => one !== undefined))];
    return {
      ...row,
      ...(knownChannels.length > 0 && { platforms: knownChannels }),
      engagementRate: engagementRateOf(row),
      ...byId.get(String(row["id"])),
      clusters: {
        HOOK: hook ?? null,
        AD_ANGLE: coreAngle ?? null,
        TARGET_PERSONA: targetPersona ?? null,
        USP: (Array.isArray(sellingPoints) ? sellingPoints[0] : undefined) ?? null,
      },
    };
  }
}

/** Likes and comments as a share of views; where these are not known, 0, so that no order is expected of what is unknown. */
function engagementRateOf({ viewCount, likeCount, commentCount }: Fields): number {
  const rate = (Number(likeCount) + Number(commentCount)) / Number(viewCount);
  return Number.isFinite(rate) ? Math.min(rate, 1) : 0;
}

function merge(known: Map<string, Fields>, row: Fields): void {
  const { id } = row;
  if (typeof id === "string") known.set(id, { ...known.get(id), ...row });
}
