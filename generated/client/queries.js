// Generated from scripts/client/queries.ts by `npm run generate`. Do not edit.
import { engineOf } from "./methods.js";
/**
 * For calls that are charged, or whose price is not known: none is repeated unless it is asked for. With React Query's
 * defaults, a call that failed is sent again up to three times, and once more whenever the window gets the focus, the
 * network comes back or a component mounts; and each may be charged.
 */
const onlyWhenAsked = {
    staleTime: Infinity,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
};
/** Options of queries for each operation that reads; the generated declarations tell their types. */
export function createQueryOptions(client, version) {
    const reading = Object.entries(engineOf("createQueries", client).operations).filter(([, { method, rows }]) => method === "GET" || rows);
    return Object.fromEntries(reading.map(([name, operation]) => [name, optionsOf(client, ["adintel", version, name], operation)]));
}
function optionsOf(client, key, operation) {
    const isFree = operation.price === 0;
    // The client itself repeats where that is free.
    const behaviour = { retry: false, ...(!isFree && onlyWhenAsked) };
    const call = (parameters, context) => {
        const method = Reflect.get(client, key[2]);
        // React Query takes at its word whoever reads the signal: as soon as no component waits any more, the call is
        // aborted, and the next component sends it again. Both would be charged, so such a call runs to its end.
        const options = isFree ? { signal: context.signal } : {};
        return method(...parameters, options);
    };
    const count = Number(operation.path.includes("{")) + (operation.input ?? 0);
    const query = (...given) => ({
        ...behaviour,
        queryKey: [...key, ...given.slice(0, count).filter((part) => part !== undefined)],
        queryFn: (context) => call(Array.from({ length: count }, (_, index) => given[index]), context),
    });
    const infinite = (...given) => {
        const input = (given[count - 1] ?? {});
        const { limitBy = "", offsetBy = "" } = operation;
        const { [limitBy]: limit = operation.limit, [offsetBy]: offset = 0 } = input;
        const { queryKey } = query(...given);
        return {
            ...behaviour,
            // Below the key of the same query, whose data have another shape.
            queryKey: [...queryKey, "infinite"],
            initialPageParam: offset,
            queryFn: (context) => call([...given.slice(0, count - 1), { ...input, [limitBy]: limit, [offsetBy]: context.pageParam }], context),
            getNextPageParam: (page, _, from) => {
                const { length } = page[operation.rows];
                return length > 0 && length >= Number(limit) ? from + length : undefined;
            },
        };
    };
    return Object.assign(query, { key }, operation.offsetBy && { infinite });
}
