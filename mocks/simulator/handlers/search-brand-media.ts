import { operations } from "@adintel/client/operations";
import type { MediaSearchFields } from "@adintel/client/types";
import type { LegacyMediaSearchRequest } from "@adintel/client/types/v1";
import type { Call, Handler, Refusal } from "../call.ts";
import { rowJson, rowsJson } from "../row-json.ts";
import { legacyMediaItem } from "../rows.ts";
import { findCreatives } from "./search-media.ts";

const row = rowJson(legacyMediaItem);

/** POST /brands/{id}/media of v1: the same search as v2's, asked for in v1's words. */
export const searchBrandMedia: Handler = (call) => {
  const found = findCreatives(call, upgrade(call));
  return "error" in found
    ? inLegacyWords(found)
    : rowsJson(
        "media",
        found.map((creative) => row(creative, call.origin)),
      );
};

/** A refusal that names the fields as v1 has them. */
function inLegacyWords({ error, details }: Refusal): Refusal {
  const legacy: Record<string, string> = {
    startDate: "filters.dateRange.startDate",
    endDate: "filters.dateRange.endDate",
  };
  return {
    error,
    ...(details && {
      details: details.map(({ path, message }) => ({ path: legacy[path] ?? path, message })),
    }),
  };
}

/** The request in v2's fields, by the map in the document's x-replaced-by. */
function upgrade({ path, body }: Call): MediaSearchFields {
  // The contract has been checked; the body may be left out.
  const {
    mode = "structured",
    userRequest,
    semanticSearchQuery,
    filters = {},
    limit,
  } = (body ?? {}) as LegacyMediaSearchRequest;
  const { dateRange, daysRun, viewCount, landingPage } = filters;
  const query = semanticSearchQuery ?? (mode === "smart" ? userRequest : undefined);
  const fields = {
    accountId: path["id"],
    ...(userRequest === undefined ? {} : deriveFilters(userRequest)),
    query,
    datePreset: dateRange?.preset,
    startDate: dateRange?.startDate,
    endDate: dateRange?.endDate,
    minDaysRun: daysRun?.min,
    maxDaysRun: daysRun?.max,
    minViewCount: viewCount?.min,
    maxViewCount: viewCount?.max,
    landingPage: landingPage?.value,
    landingPageMatch: landingPage?.operator,
    limit: limit ?? operations.v2.searchMedia.paging.limit.default,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Where the service asks a language model for filters, the mock looks for words that name them. */
function deriveFilters(request: string): Partial<MediaSearchFields> {
  const says = (words: RegExp) => words.test(request);
  return {
    ...(says(/\bvideos?\b/i) && { format: ["VIDEO"] }),
    ...(says(/\b(images?|pictures?|photos?)\b/i) && { format: ["IMAGE"] }),
    ...(says(/\bcarousels?\b/i) && { format: ["CAROUSEL"] }),
    ...(says(/\btiktok\b/i) && { channel: ["TIKTOK"] }),
    ...(says(/\binstagram\b/i) && { channel: ["INSTAGRAM"] }),
    ...(says(/\b(active|running now|still runs?)\b/i) && { status: "ACTIVE" }),
    ...(says(/\b(inactive|ended|stopped)\b/i) && { status: "INACTIVE" }),
    ...(says(/\bmost (viewed|views)\b/i) && { sortBy: "MOST_VIEWS" }),
    ...(says(/\blongest\b/i) && { sortBy: "LONGEST_RUN" }),
  };
}
