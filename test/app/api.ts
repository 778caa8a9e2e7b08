import { createClient } from "@adintel/client";
import type { MediaSearchRequest } from "@adintel/client/types";
import { outcomeOf } from "./outcome.ts";

export type Api = ReturnType<typeof createApi>;

/** The most accounts of each kind that the page offers to choose from. */
const mostAccounts = 200;

/**
 * The calls that the page makes, with one key.
 *
 * @throws {AdintelError} if `baseUrl` or `apiKey` cannot be used
 */
export function createApi(options: { baseUrl: string; apiKey: string }) {
  // The page tells of waits itself, and asks again when its user does.
  const client = createClient({ ...options, maxRetries: 0 });
  return {
    searchMedia: (request: MediaSearchRequest, signal: AbortSignal) =>
      outcomeOf(() => client.searchMedia.result(request, { signal })),
    searchBrands: (signal: AbortSignal) =>
      outcomeOf(() => client.searchBrands.result({ limit: mostAccounts }, { signal })),
    searchCreators: (signal: AbortSignal) =>
      outcomeOf(() => client.searchCreators.result({ limit: mostAccounts }, { signal })),
    getAccount: (id: string, signal: AbortSignal) =>
      outcomeOf(() => client.getAccount.result(id, { signal })),
    indexAccount: (websiteUrl: string, signal: AbortSignal) =>
      outcomeOf(() => client.indexAccount.result({ websiteUrl }, { signal })),
    getIndexStatus: (id: string, signal: AbortSignal) =>
      outcomeOf(() => client.getAccountIndexStatus.result(id, { signal })),
  };
}
