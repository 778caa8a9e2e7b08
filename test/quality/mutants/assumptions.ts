import { requestViolations } from "@adintel/client/validation";
import { documents, type ErrorCode } from "@adintel/client/operations";
import { errorResponse } from "../../../mocks/http/errors.ts";
import { respond } from "../../../mocks/http/json.ts";
import { mutant, type Description, type Mutant } from "./mutant.ts";
import type { FieldName } from "./names.ts";
import {
  around,
  asRow,
  changeBody,
  changeQuery,
  changeRequestBody,
  changeRow,
  changeRows,
  rewrite,
  type Change,
  type OperationName,
  type Row,
} from "./wrap.ts";

const media = "v2/searchMedia";

/**
 * What the documents only assume, or leave open and the mock decides, done otherwise: only a check that asserts assumptions may
 * find these servers, and it must.
 */
export const assumptions: readonly Mutant[] = assumed([
  // Shapes.
  {
    id: "shape/creator-gender-outside",
    operation: "v2/searchCreators",
    what: "`gender` begins with a capital letter.",
    change: changeRow((row) => ({ ...row, gender: capital(row["gender"]) })),
  },
  {
    id: "shape/account-verified-string",
    operation: "v2/getAccount",
    what: "`verified` is a string.",
    change: changeBody((body) => ({ ...body, verified: String(body["verified"]) })),
  },
  {
    id: "shape/v1-media-url",
    operation: "v1/searchBrandMedia",
    what: "`mediaUrl` is called `url`.",
    change: changeRow(({ mediaUrl, ...row }) => ({ ...row, url: mediaUrl })),
  },
  {
    id: "shape/polled-status-number",
    operation: "v2/getAccountIndexStatus",
    what: "`status` is a number.",
    change: changeBody((body) => ({ ...body, status: 2 })),
  },
  // Requests.
  unchecked("v2/searchBrands", "names"),
  unchecked("v2/searchCreators", "ageRange"),
  unchecked("v2/searchCreators", "gender"),
  unchecked("v2/searchCreators", "limit"),
  {
    id: "validation/v1-insights-type-angle",
    operation: "v1/listBrandInsights",
    what: "`type` may be AD_ANGLE, which is only among the values of responses.",
    change: changeQuery((query) => {
      if (query.get("type") === "AD_ANGLE") query.set("type", "HOOK");
    }),
  },
  {
    id: "validation/content-type-unchecked",
    operation: media,
    what: "A body is read whichever Content-Type it has.",
    change: around(async (next, { request }) => {
      const json = rewrite(request, { body: await request.clone().text() });
      json.headers.set("Content-Type", "application/json");
      return next(json);
    }),
  },
  {
    id: "validation/body-limit-a-byte-low",
    operation: "v2/searchCreators",
    what: "A body of exactly 100 KB is too large.",
    change: around(async (next, { request }) => {
      const { byteLength } = await request.clone().arrayBuffer();
      return byteLength >= documents.v2.maxBodyBytes ? refusal("payload_too_large") : next(request);
    }),
  },
  // Filters.
  mistaken("crossposted", "inverted", "true finds what runs on one channel.", (value) =>
    typeof value === "boolean" ? !value : undefined,
  ),
  mistaken("minDaysRun", "exclusive", "leaves out what ran for exactly so many days.", (value) =>
    typeof value === "number" ? value + 1e-6 : undefined,
  ),
  mistaken("maxDaysRun", "exclusive", "leaves out what ran for exactly so many days.", (value) =>
    typeof value === "number" ? value - 1e-6 : undefined,
  ),
  mistaken("datePreset", "yesterday-as-today", "`yesterday` is off by a day.", (value) =>
    value === "yesterday" ? "today" : undefined,
  ),
  mistaken("datePreset", "last-year-as-this", "`last-year` covers this year.", (value) =>
    value === "last-year" ? "year-to-date" : undefined,
  ),
  mistaken("startDate", "off-by-a-day", "begins a day late.", (value) =>
    // What is no date is left to the mock.
    Number.isNaN(Date.parse(String(value))) || String(value).length !== 10
      ? undefined
      : dayAfter(String(value)),
  ),
  {
    id: "meaning/media-min-keeps-unknown",
    operation: media,
    what: "An unknown number of views passes a `minViewCount` of 0.",
    change: changeRequestBody(({ minViewCount, ...body }) => (minViewCount === 0 ? body : undefined)),
  },
  {
    id: "meaning/insights-days-ignored-of-MEDIA_MIX",
    operation: "v2/listAccountInsights",
    what: "`maxDaysBack` is ignored of MEDIA_MIX.",
    change: changeQuery((query) => {
      if (query.get("type") === "MEDIA_MIX") query.delete("maxDaysBack");
    }),
  },
  // Orders.
  {
    id: "meaning/media-search-sort-ignored",
    operation: media,
    what: "`sortBy` is ignored where there is a `query`.",
    change: changeRequestBody(({ sortBy, ...body }) =>
      "query" in body && sortBy !== undefined ? body : undefined,
    ),
  },
  {
    id: "meaning/media-nulls-first",
    operation: media,
    what: "MOST_VIEWS puts the creatives of the page whose views are unknown first.",
    change: changeRows((rows, { body }) => {
      const isUnknown = ({ viewCount }: Row) => viewCount === null;
      return body["sortBy"] === "MOST_VIEWS"
        ? [...rows.filter(isUnknown), ...rows.filter((row) => !isUnknown(row))]
        : rows;
    }),
  },
  {
    id: "meaning/media-unstable-ties",
    operation: media,
    what: "Every second time, creatives that ran as long as one another stand in the other order.",
    change: everySecondTime((rows, sortBy) => {
      if (sortBy !== "LONGEST_RUN") return rows;
      const place = (row: Row) => rows.findIndex(({ daysRun }) => daysRun === row["daysRun"]);
      return rows.toReversed().sort((a, b) => place(a) - place(b));
    }),
  },
  // What rows say.
  {
    id: "meaning/media-brand-followers",
    operation: media,
    what: "The account of a row has other followers than when it is fetched.",
    change: changeRow((row) => {
      const account = row["brand"] as { igFollowers: number | null } | null;
      const igFollowers = account?.igFollowers && Math.round(account.igFollowers / 10) * 10 + 1;
      return account ? { ...row, brand: { ...account, igFollowers } } : row;
    }),
  },
  {
    id: "meaning/media-mix-counts",
    operation: "v2/listAccountInsights",
    what: "MEDIA_MIX counts one creative too many of each type.",
    change: changeRow((row) => ("total" in row ? row : { ...row, count: Number(row["count"]) + 1 })),
  },
  {
    id: "meaning/insights-persona-empty",
    operation: "v2/listAccountInsights",
    what: "TARGET_PERSONA has no clusters.",
    change: changeRows((rows, { query }) => (query.get("type") === "TARGET_PERSONA" ? [] : rows)),
  },
  {
    id: "meaning/v1-unmatched-missing",
    operation: "v1/searchBrands",
    what: "`unmatchedIds` is missing where all ids matched.",
    change: changeBody(({ unmatchedIds, ...body }) =>
      Array.isArray(unmatchedIds) && unmatchedIds.length > 0 ? { ...body, unmatchedIds } : body,
    ),
  },
  // Accounts.
  {
    id: "meaning/index-again-indexing",
    operation: "v2/indexAccount",
    what: "An address that was added is `indexing` again, and not `already_exists`.",
    change: (next, operation) => {
      const added = new Set<unknown>();
      return changeBody((body) => {
        if (body["status"] === "indexing") added.add(body["brandId"]);
        return added.has(body["brandId"]) ? { ...body, status: "indexing" } : body;
      })(next, operation);
    },
  },
  {
    id: "meaning/index-status-early",
    operation: "v2/getAccountIndexStatus",
    what: "An account that is being indexed is said to be indexed at once.",
    change: changeBody((body) => (body["status"] === "indexing" ? { ...body, status: "indexed" } : body)),
  },
  {
    id: "meaning/v1-media-of-creators-unknown",
    operation: "v1/searchBrandMedia",
    what: "The id of a creator is answered with 404.",
    change: around(async (next, { request, id }) => {
      const headers = { Authorization: "Bearer mock_live_low" };
      const account = await next(new Request(new URL(`/v2/account/${id}`, request.url), { headers }));
      return asRow(await account.json())["type"] === "CREATOR" ? refusal("brand_not_found") : next(request);
    }),
  },
]);

/** Servers that only assumptions are against. */
function assumed(descriptions: readonly Description[]): readonly Mutant[] {
  return descriptions.map((description) => mutant({ ...description, assumed: true }));
}

/** A field of POST /media whose value is taken for another one; `undefined`: for itself. */
function mistaken(
  field: FieldName<typeof media>,
  name: string,
  what: string,
  as: (value: unknown) => unknown,
): Description {
  return {
    id: `meaning/media-${field}-${name}`,
    operation: media,
    what: `\`${field}\`: ${what}`,
    change: changeRequestBody((body) => {
      const other = as(body[field]);
      return other === undefined ? undefined : { ...body, [field]: other };
    }),
  };
}

/** A field of the body that is left out where its value breaks the contract. */
function unchecked<N extends OperationName>(operation: N, field: FieldName<N>): Description {
  const [version, operationId] = operation.split("/") as ["v1" | "v2", string];
  return {
    id: `validation/${operationId}-${field}`,
    operation,
    what: `\`${field}\` is not checked: what breaks the contract is ignored.`,
    change: changeRequestBody((body) => {
      const found = requestViolations(version, operationId, { path: {}, query: {}, body });
      if (!found.some(({ path }) => path.split(".")[0] === field)) return undefined;
      return Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
    }),
  };
}

function everySecondTime(change: (rows: Row[], sortBy: unknown) => Row[]): Change {
  return (next, operation) => {
    let turn = 0;
    return changeRows((rows, { body }) => ((turn += 1) % 2 === 0 ? change(rows, body["sortBy"]) : rows))(
      next,
      operation,
    );
  };
}

function refusal(error: ErrorCode): Response {
  return respond(errorResponse({ error }));
}

function capital(value: unknown): unknown {
  return typeof value === "string" ? value.slice(0, 1).toUpperCase() + value.slice(1) : value;
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}
