import type {
  MediaFormat,
  MediaItem,
  MediaSearchRequest,
  MediaSortBy,
  MediaStatus,
} from "@adintel/client/types";
import type { Violation, Refused, Failed } from "./outcome.ts";

/** What the form asks for; an empty text or account is none. */
export interface Filters {
  query: string;
  accountId: string;
  format: MediaFormat[];
  status: MediaStatus;
  /** Left out, the service decides, by relevance. */
  sortBy?: MediaSortBy | undefined;
}

/** A page of creatives that came. */
export interface Page {
  filters: Filters;
  offset: number;
  creatives: readonly MediaItem[];
  isLast: boolean;
}

/** What stands in the way, for as long as it does. */
export type Notice =
  Refused | Failed | { kind: "limited"; secondsLeft: number } | { kind: "unusable"; reason: string };

export interface Account {
  id: string;
  name: string;
  type: "BRAND" | "CREATOR";
}

/** An account that was added here. */
export interface Added {
  id: string;
  /** Its address, until its name is known. */
  name: string;
  progress: "indexing" | "indexed" | "unknown";
}

export interface State {
  /** The last page that came; it stays while the next one is awaited, and when that fails. */
  page: Page | undefined;
  isLoading: boolean;
  notice: Notice | undefined;
  violations: readonly Violation[];
  accounts: readonly Account[];
  /** Whether there are accounts that could not be read. */
  missesAccounts: boolean;
  addNotice: Notice | undefined;
  addViolations: readonly Violation[];
  added: readonly Added[];
}

export const initialState: State = {
  page: undefined,
  isLoading: false,
  notice: undefined,
  violations: [],
  accounts: [],
  missesAccounts: false,
  addNotice: undefined,
  addViolations: [],
  added: [],
};

/** Creatives of one page. Each costs, so there are no more than are looked at. */
export const pageSize = 12;

/** The request for a page. */
export function requestFor(filters: Filters, offset: number): MediaSearchRequest {
  const { query, accountId, format, status, sortBy } = filters;
  const request = {
    ...(query && { query }),
    ...(accountId && { accountId }),
    ...(format.length > 0 && { format }),
    status,
    ...(sortBy && { sortBy }),
    limit: pageSize,
    offset,
  };
  // With neither text nor account the service says what is missing, and its words stand beside the fields.
  return request as MediaSearchRequest;
}

/** The page that an answer gives. An answer without any rows only tells that the page before it was the last. */
export function nextPage(
  before: Page | undefined,
  filters: Filters,
  offset: number,
  creatives: readonly MediaItem[],
): Page {
  if (creatives.length === 0 && offset > 0 && before?.filters === filters) return { ...before, isLast: true };
  return { filters, offset, creatives, isLast: creatives.length < pageSize };
}
