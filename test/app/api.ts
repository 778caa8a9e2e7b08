import { createClient } from "@adintel/client";
import type { MediaSearchRequest } from "@adintel/client/types";
import { outcomeOf } from "./outcome.ts";

export type Api = ReturnType<typeof createApi>;

/** The most accounts of each kind that the page offers to choose from. */
const mostAccounts = 200;

/**
 * The calls that the page makes, with one key.
 *
 * @throws {TypeError} if `baseUrl` is no absolute http or https address
 */
export function createApi(options: { baseUrl: string; apiKey: string }) {
  const client = createClient(options);
  return {
    searchMedia: (request: MediaSearchRequest, signal: AbortSignal) =>
      outcomeOf(() => client.searchMedia(request, { signal }), signal),
    searchBrands: (signal: AbortSignal) =>
      outcomeOf(() => client.searchBrands({ limit: mostAccounts }, { signal }), signal),
    searchCreators: (signal: AbortSignal) =>
      outcomeOf(() => client.searchCreators({ limit: mostAccounts }, { signal }), signal),
    getAccount: (id: string, signal: AbortSignal) =>
      outcomeOf(() => client.getAccount(id, { signal }), signal),
    indexAccount: (websiteUrl: string, signal: AbortSignal) =>
      outcomeOf(() => client.indexAccount({ websiteUrl }, { signal }), signal),
    getIndexStatus: (id: string, signal: AbortSignal) =>
      outcomeOf(() => client.getAccountIndexStatus(id, { signal }), signal),
  };
}
