// Generated from scripts/client/queries.ts by `npm run generate`. Do not edit.
import { engineOf } from "./methods.js";
/**
 * For calls that are charged, or whose price is not known: they are repeated only on request. With its defaults, React
 * Query repeats a failed call up to three times, and again whenever the window gets the focus, the network comes back or
 * a component mounts; each of these may be charged.
 */
const onlyWhenAsked = {
    staleTime: Infinity,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
};
/** Options of queries for each operation that reads; their types are in the generated declarations. */
export function createQueryOptions(client, version) {
    const reading = Object.entries(engineOf("createQueries", client).operations).filter(([, { method, rows }]) => method === "GET" || rows);
    return Object.fromEntries(reading.map(([name, operation]) => [name, optionsOf(client, ["adintel", version, name], operation)]));
}
function optionsOf(client, key, operation) {
    const isFree = operation.price === 0;
    // The client itself retries free calls.
    const behaviour = { retry: false, ...(!isFree && onlyWhenAsked) };
    const call = (parameters, context) => {
        const method = Reflect.get(client, key[2]);
        // If a query reads the signal, React Query aborts it once no component waits for it, and the next component sends it
        // again. Both would be charged, so a call that is not free runs to its end.
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
            // Below the key of the plain query, whose data have another shape.
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
