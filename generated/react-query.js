// Generated from openapi/v2 by `npm run generate`. Do not edit.
import { createQueryOptions } from "./client/queries.js";
/**
 * Creates query and mutation options for React Query that send their calls with this client.
 *
 * @example
 * const queries = createQueries(api);
 * const { data, error } = useQuery(queries.searchBrands({ igUsername: "veldra" }));
 * const list = useInfiniteQuery(queries.searchMedia.infinite({ accountId: "5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", format: ["VIDEO", "IMAGE"], status: "ALL", sortBy: "MOST_VIEWS", limit: 2, offset: 0 }));
 * const adding = useMutation(queries.indexAccount.andWait({ timeoutMs: 120_000 }));
 * await queryClient.invalidateQueries({ queryKey: queries.searchBrands.key });
 */
export function createQueries(client) {
    return createQueryOptions(client, "v2");
}
