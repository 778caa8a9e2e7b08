// Generated from openapi/v2 by `npm run generate`. Do not edit.
import { createQueryOptions } from "./client/queries.js";
/**
 * Creates query and mutation options for React Query that send their calls with this client.
 *
 * @example
 * const queries = createQueries(api);
 * const { data, error } = useQuery(queries.searchMedia({ query: "running shoes", limit: 10 }));
 * const list = useInfiniteQuery(queries.searchMedia.infinite({ query: "running shoes", limit: 10 }));
 * const adding = useMutation(queries.indexAccount.andWait({ timeoutMs: 120_000 }));
 * await queryClient.invalidateQueries({ queryKey: queries.searchMedia.key });
 */
export function createQueries(client) {
    return createQueryOptions(client, "v2");
}
