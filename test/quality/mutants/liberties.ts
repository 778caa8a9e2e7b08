import {
  around,
  changeBody,
  changeError,
  changeRequestBody,
  changeRow,
  askBeside,
  onStatus,
  rewrite,
  typeOf,
  operationAt,
  read,
  withBody,
  withHeader,
  withStatus,
  type Change,
  type Fetch,
  type OperationName,
  type Row,
} from "./wrap.ts";
import { refusal } from "./answers.ts";
import { options } from "./world.ts";

/** Something that the documents leave open, decided unlike the mock does it. A server may take any of them, and keeps the contract. */
export interface Liberty {
  what: string;
  operation: OperationName | null;
  change: Change;
}

const media = "v2/searchMedia";
const profile = ["gender", "ageRange", "ethnicity", "location", "language", "tiktokEngagementRate"];
const accountSearches = ["v2/searchBrands", "v2/searchCreators"] as const;

/** Serves pages of the whole list read from its end. */
const reversedByDefault: Change = around(async (next, { request, body, isReadable }) => {
  const { sortBy, limit = 100, offset = 0 } = body;
  if (!isReadable || sortBy !== undefined) return next(request);
  const answer = async (page: Row) =>
    next(
      new Request(request.url, {
        method: "POST",
        headers: request.headers,
        body: JSON.stringify({ ...body, ...page }),
      }),
    );
  const plain = await answer({});
  if (plain.status !== 200) return plain;
  const all = rowsOf((await (await answer({ limit: 1000, offset: 0 })).json()) as Row).toReversed();
  const rows = all.slice(Number(offset), Number(offset) + Number(limit));
  return withBody(plain, { count: rows.length, media: rows });
});

const inputs = ["ids", "igUsername", "tiktokUsername", "names", "query"] as const;

/** Lists whose highest `limit` is not shown. */
const pagedLists = [
  { operation: media, most: 25 },
  { operation: media, most: 50 },
  { operation: "v2/listAccountInsights", most: 5 },
  { operation: "v2/listAccountLandingPages", most: 5 },
  { operation: "v2/listAccountCampaigns", most: 10 },
  { operation: "v2/listAccountCollabs", most: 5 },
  { operation: "v2/searchTaxonomies", most: 20 },
  { operation: "v2/searchBrands", most: 5 },
  { operation: "v2/searchCreators", most: 10 },
] as const;

/** Refuses paths that GET /taxonomies does not return for their last level. */
const refuseInvented: Change = around(async (next, { request, body, isReadable }) => {
  const paths = isReadable ? [body["taxonomy"] ?? []].flat() : [];
  for (const path of paths) {
    if (typeof path !== "string") continue;
    const words = new URLSearchParams({ query: path.split(" > ").at(-1) ?? "", limit: "500" });
    const { paths: known } = await askBeside(next, request, `/v2/taxonomies?${words}`);
    if (!Array.isArray(known) || !known.includes(path)) return refusal("invalid_request", "taxonomy");
  }
  return next(request);
});

export const liberties: Liberty[] = [
  // Errors and headers.
  ...everywhere("`details` are named by JSON Pointers into the body.", changeError(400, withPointers)),
  ...everywhere(
    "Retry-After is an HTTP date.",
    onStatus(429, (response) => withHeader(response, "Retry-After", later(response))),
  ),
  ...everywhere("JSON is sent with its charset and in lines, its keys in another order.", writtenOtherwise),
  ...everywhere("Messages of errors are in another language.", withMessages),
  ...everywhere(
    "Headers that nobody expects are sent.",
    (next) => async (request, env) => withHeader(await next(request, env), "X-Request-Cost", "0"),
  ),
  ...everywhere("An account is looked for before anything else of a request is.", accountFirst),
  ...everywhere("An unknown id has the other code of 404.", onStatus(404, otherNotFound)),
  // Rows in general.
  ...everywhere(
    "Objects carry further fields.",
    changeAllRows((row) => ({ ...row, crawledBy: "worker 7" })),
  ),
  ...everywhere("Times are written to the second, with an offset.", changeAllRows(withOffsets)),
  // What v2 does not show of accounts.
  ...accountSearches.map((operation) => ({
    operation,
    what: "Rows stand under `results`, and hold little but `type` and `id`.",
    change: changeBody(({ count, ...body }) => ({
      count,
      results: rowsOf(body).map(({ type, id, name, ...row }) => ({
        type,
        id,
        name,
        // A creator's are stated.
        ...Object.fromEntries(
          Object.entries(row).filter(([key]) => type === "CREATOR" && profile.includes(key)),
        ),
      })),
    })),
  })),
  {
    operation: "v2/getAccount",
    what: "An account has fields of its own, and none of a profile.",
    change: changeBody(({ type, name }) => ({ type, displayName: name })),
  },
  {
    operation: "v2/getAccountIndexStatus",
    what: "The status stands elsewhere.",
    change: changeBody(({ status }) => ({ job: { state: status } })),
  },
  {
    operation: "v1/getBrandIndexStatus",
    what: "What has been indexed is `ready`.",
    change: changeBody(({ status }) => ({ status: status === "indexing" ? status : "ready", pages: 12 })),
  },
  ...(["v1/listBrandCampaigns", "v1/listBrandCollabs"] as const).map((operation) => ({
    operation,
    what: "The answer is of a shape that v2 does not have.",
    change: changeBody(() => ({ data: [], next: null })),
  })),
  // Creatives.
  { operation: media, what: "Rows without `sortBy` come the other way round.", change: reversedByDefault },
  {
    operation: media,
    what: "`impressionPercentile` is a share.",
    change: changeRow(({ impressionPercentile: share, ...row }) => ({
      ...row,
      impressionPercentile: typeof share === "number" ? share / 100 : share,
    })),
  },
  {
    operation: media,
    what: "`platforms` and `categories` are named otherwise in an answer.",
    change: changeRow(({ platforms, categories, ...row }) => ({
      ...row,
      platforms: inLowerCase(platforms),
      categories: inLowerCase(categories),
    })),
  },
  ...(["partnershipAd", "crossposted", "lowImpressions"] as const).map((name) => ({
    ...({ operation: media, what: `\`${name}\` false means what leaving it out means.` } as const),
    change: changeRequestBody((body) => {
      if (body[name] !== false) return undefined;
      const { [name]: _, ...rest } = body;
      return rest;
    }),
  })),
  {
    operation: media,
    what: "The presets of days end with yesterday, so that `today` finds nothing.",
    change: changeRequestBody((body) =>
      body["datePreset"] === "today" ? { ...body, startDate: "2999-01-01" } : undefined,
    ),
  },
  {
    operation: "v1/searchBrandMedia",
    what: "Keys whose value is null are left out.",
    change: changeRow((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))),
  },
  {
    operation: "v1/searchBrandMedia",
    what: "Rows come the other way round.",
    change: changeBody(({ media, ...body }) => ({ ...body, media: [media].flat().toReversed() })),
  },
  // Clusters, campaigns, paths.
  ...(["v1/listBrandInsights", "v2/listAccountInsights"] as const).map((operation) => ({
    operation,
    what: "A media mix names types in lower case, and clusters carry their weeks.",
    change: changeBody(({ rows, totals, ...body }) => ({
      ...body,
      ...(Array.isArray(rows) && {
        rows: rows.map((row: Row) => ({ ...row, type: String(row["type"]).toLowerCase() })),
      }),
      ...(totals !== undefined && { totals, weeks: [] }),
    })),
  })),
  {
    operation: "v2/listAccountCampaigns",
    what: "`type`, `category` and `velocityScore` have other values in an answer.",
    change: changeRow((row) => ({
      ...row,
      type: "promo",
      category: "Misc",
      velocityScore: -Number(row["velocityScore"]),
    })),
  },
  {
    operation: "v2/listAccountCampaigns",
    what: "HIGHEST_VELOCITY keeps the newest first.",
    change: around((next, { request, query }) => {
      if (query.get("sortBy") !== "HIGHEST_VELOCITY") return next(request);
      const url = new URL(request.url);
      url.searchParams.delete("sortBy");
      return next(new Request(url, { headers: request.headers }));
    }),
  },
  {
    operation: "v2/searchTaxonomies",
    what: "Paths come the other way round.",
    change: changeBody(({ paths, ...body }) => ({ ...body, paths: [paths].flat().toReversed() })),
  },
  // What stands beside what, and what has to be there.
  {
    operation: media,
    what: "`sortBy` is refused beside `query`.",
    change: refuseBody(({ query, sortBy }) => query !== undefined && sortBy !== undefined, "sortBy"),
  },
  {
    operation: media,
    what: "`sortBy` does nothing beside `query`.",
    change: changeRequestBody(({ sortBy, ...body }) =>
      body["query"] !== undefined && sortBy !== undefined ? body : undefined,
    ),
  },
  ...accountSearches.map((operation) => ({
    operation,
    what: "A search without any input is refused.",
    change: refuseBody((body) => inputs.every((name) => body[name] === undefined), "query"),
  })),
  ...(["mode", "userRequest", "limit"] as const).map((name) => ({
    ...({ operation: "v1/searchBrandMedia", what: `\`${name}\` is required.` } as const),
    change: refuseBody((body) => body[name] === undefined, name),
  })),
  ...(["ACTIVE", "INACTIVE"] as const).map((status) => ({
    ...({ operation: media, what: `Without \`status\`, creatives are ${status}.` } as const),
    change: changeRequestBody((body) => ({ status, ...body })),
  })),
  ...([media, "v2/searchBrands"] as const).map((operation) => ({
    operation,
    what: "A taxonomy path that there is not is refused.",
    change: refuseInvented,
  })),
  ...([media, ...accountSearches] as const).map((operation) => ({
    operation,
    what: "A place that is not known is refused.",
    change: refuseBody(
      ({ location }) => [location ?? []].flat().some((place) => place === "text" || place === "Portugal"),
      "location",
    ),
  })),
  // Bounds of v2, which are not shown.
  ...pagedLists.flatMap(({ operation, most }) => [
    {
      operation,
      what: `A \`limit\` over ${most} is refused.`,
      change: limited(most, () => refusal("invalid_request", "limit")),
    },
    {
      operation,
      what: `A \`limit\` over ${most} is read as ${most}.`,
      change: limited(most, (next, lowered) => next(lowered)),
    },
  ]),
  // Shapes and statuses that are not shown.
  {
    operation: "v1/listBrandInsights",
    what: "AD_ANGLE is a type too.",
    change: around(async (next, { request, query }) => {
      if (query.get("type") !== "AD_ANGLE") return next(request);
      const url = new URL(request.url);
      url.searchParams.set("type", "HOOK");
      const response = await next(rewrite(request, { url: url.href }));
      if (response.status !== 200) return response;
      return withBody(response, { ...((await response.json()) as Row), type: "AD_ANGLE" });
    }),
  },
  {
    operation: "v2/getAccountIndexStatus",
    what: "A team without credits is refused.",
    change: around((next, { request }) =>
      request.headers.get("Authorization") === "Bearer mock_live_exhausted"
        ? refusal("out_of_credits")
        : next(request),
    ),
  },
  {
    operation: "v1/getBrand",
    what: "A creator is no brand, and not found.",
    change: around(async (next, sent) => {
      const response = await next(sent.request);
      const isCreator = response.status === 200 && (await typeOf(next, sent)) === "CREATOR";
      return isCreator ? refusal("brand_not_found") : response;
    }),
  },
  ...([undefined, null, []] as const).map((none) => ({
    ...({
      operation: "v1/searchBrands",
      what: `\`unmatchedIds\` is ${JSON.stringify(none) ?? "left out"} where each id matches.`,
    } as const),
    change: changeBody((body) => {
      const { unmatchedIds, ...rest } = body;
      return Array.isArray(unmatchedIds) && unmatchedIds.length === 0 && none !== null
        ? { ...rest, ...(none && { unmatchedIds: none }) }
        : body;
    }),
  })),
  {
    operation: "v2/getAccount",
    what: "The account stands in an envelope.",
    change: changeBody((account) => ({ count: 1, account })),
  },
  ...(["v1/listBrandInsights", "v2/listAccountInsights"] as const).flatMap((operation) => [
    { operation, what: "`tags` is null.", change: changeTags(() => null) },
    { operation, what: "`tags` has nulls in it.", change: changeTags((tags) => [...tags, null]) },
  ]),
  // What a busy service does.
  ...everywhere(
    "One answer in a hundred is a documented 500, and the next one is right.",
    sometimes(100, failed),
  ),
];

/** Refuses requests whose body is like that. */
function refuseBody(when: (body: Row) => boolean, field: string): Change {
  return around(async (next, { request, body }) => {
    const response = await next(request);
    return response.status === 200 && when(body) ? refusal("invalid_request", field) : response;
  });
}

/** Does something else where more rows are wanted than that; `lowered` is the request with the most that may be. */
function limited(
  most: number,
  instead: (next: Fetch, lowered: Request) => Promise<Response> | Response,
): Change {
  return around((next, { request, query, body, isReadable }) => {
    const limit = Number(request.method === "GET" ? query.get("limit") : body["limit"]);
    if (!(limit > most) || (request.method !== "GET" && !isReadable)) return next(request);
    if (request.method !== "GET")
      return instead(next, rewrite(request, { body: JSON.stringify({ ...body, limit: most }) }));
    const url = new URL(request.url);
    url.searchParams.set("limit", String(most));
    return instead(next, rewrite(request, { url: url.href }));
  });
}

function changeTags(change: (tags: unknown[]) => unknown): Change {
  return changeBody(({ totals, ...body }) => ({
    ...body,
    ...(Array.isArray(totals) && {
      totals: totals.map((row: Row) => ({
        ...row,
        tags: Array.isArray(row["tags"]) ? change(row["tags"]) : null,
      })),
    }),
  }));
}

/** A server that takes all of some liberties at once. */
export function takeAll(fetch: Fetch, taken: readonly Liberty[]): Fetch {
  return taken.reduce((next, { change, operation }) => change(next, operation), fetch);
}

function everywhere(what: string, change: Change): Liberty[] {
  return [{ what, operation: null, change }];
}

function withPointers({ details, ...error }: Row): Row {
  if (!Array.isArray(details)) return error;
  return {
    ...error,
    details: details.map(({ path, message }: Row) => ({
      path: `/body/${String(path).replaceAll(".", "/")}`,
      message,
    })),
  };
}

function later({ headers }: Response): string {
  return new Date(options.now + 1000 * Number(headers.get("Retry-After") ?? 1) + 1000).toUTCString();
}

function writtenOtherwise(next: Fetch): Fetch {
  return async (request, env) => {
    const response = await next(request, env);
    const text = await response.text();
    const headers = new Headers(response.headers);
    headers.delete("Content-Length");
    if (text === "") return new Response(null, { status: response.status, headers });
    headers.set("Content-Type", "application/json; charset=utf-8");
    const body = Object.fromEntries(Object.entries(JSON.parse(text) as Row).reverse());
    return new Response(JSON.stringify(body, null, 2), { status: response.status, headers });
  };
}

function withMessages(next: Fetch): Fetch {
  return async (request, env) => {
    const response = await next(request, env);
    if (response.status < 400 || request.method === "HEAD") return response;
    const { error } = (await response.json()) as { error: Row };
    return withBody(response, { error: { ...error, message: "Es ging nicht." } });
  };
}

async function otherNotFound(response: Response, request: Request): Promise<Response> {
  if (request.method === "HEAD" || !operationAt(request)?.id) return response;
  const { error } = (await response.json()) as { error: Row };
  return withBody(response, { error: { ...error, code: "not_found" } });
}

function accountFirst(next: Fetch): Fetch {
  return async (request, env) => {
    const sent = await read(request);
    const response = await next(request, env);
    const id = sent.id || sent.body["accountId"];
    if (response.status !== 400 || typeof id !== "string" || !operationAt(request)?.isMethod) return response;
    const { error } = await askBeside(next, request, `/v2/account/${encodeURIComponent(id)}`);
    return error ? withStatus(withBody(response, { error }), 404) : response;
  };
}

/** Changes each object that stands in a list of a successful answer. */
function changeAllRows(change: (row: Row) => Row): Change {
  return (next) => async (request, env) => {
    const response = await next(request, env);
    if (response.status !== 200 || request.method === "HEAD") return response;
    const body = (await response.json()) as Row;
    const changed = Object.entries(body).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? value.map((row: unknown) => (typeof row === "object" && row !== null ? change(row as Row) : row))
        : value,
    ]);
    return withBody(response, Object.fromEntries(changed));
  };
}

function withOffsets(row: Row): Row {
  const isTime = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      isTime(value) ? `${String(value).slice(0, 19)}+00:00` : value,
    ]),
  );
}

function rowsOf(body: Row): Row[] {
  const rows: unknown = Object.entries(body).find(
    ([key, value]) => Array.isArray(value) && key !== "unmatchedIds",
  )?.[1];
  return Array.isArray(rows) ? (rows as Row[]) : [];
}

function inLowerCase(value: unknown): unknown {
  return Array.isArray(value) ? value.map((one) => String(one).toLowerCase()) : value;
}

function sometimes(every: number, instead: (response: Response) => Response): Change {
  return (next) => {
    let answered = 0;
    return async (request, env) => {
      const response = await next(request, env);
      answered += 1;
      return answered % every === 0 && response.status !== 405 ? instead(response) : response;
    };
  };
}

function failed(response: Response): Response {
  const error = { code: "internal_error", message: "Something broke." };
  return withStatus(withBody(response, { error }), 500);
}
