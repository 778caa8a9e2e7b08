// Generated from scripts/client/queries.ts by `npm run generate`. Do not edit.
import { engineOf } from "./methods.js";
import { listIn } from "./pages.js";
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
/** Options of queries for each operation that reads, of mutations for those that start work; their types are generated. */
export function createQueryOptions(client, version) {
    const { operations } = engineOf("createQueries", client);
    const all = {};
    for (const [name, operation] of Object.entries(operations)) {
        const method = Reflect.get(client, name);
        const key = ["adintel", version, name];
        if (operation.poll)
            all[name] = mutationsOf(method, key);
        else if (operation.method === "GET" || operation.rows)
            all[name] = queriesOf(method, key, operation);
    }
    return all;
}
function mutationsOf(method, key) {
    const optionsOf = (send) => (options) => ({
        mutationKey: key,
        // React Query passes more than the body.
        mutationFn: (body) => send(body, options),
        retry: false,
    });
    return Object.assign(optionsOf(method), { key, andWait: optionsOf(method.andWait) });
}
function queriesOf(method, key, operation) {
    const isFree = operation.price === 0;
    // The client itself retries free calls.
    const behaviour = { retry: false, ...(!isFree && onlyWhenAsked) };
    const count = Number(operation.path.includes("{")) + (operation.input ?? 0);
    // If a query reads the signal, React Query aborts it once no component waits for it, and the next component sends it
    // again. Both would be charged, so a call that is not free runs to its end.
    const optionsIn = (given, context) => ({
        ...given[count],
        ...(isFree && { signal: context.signal }),
    });
    const query = (...given) => ({
        ...behaviour,
        queryKey: [...key, ...given.slice(0, count).filter((part) => part !== undefined)],
        queryFn: (context) => method(...Array.from({ length: count }, (_, index) => given[index]), optionsIn(given, context)),
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
            queryFn: async (context) => {
                const asked = { ...input, [limitBy]: limit, [offsetBy]: context.pageParam };
                const found = await method.withResponse(...given.slice(0, count - 1), asked, optionsIn(given, context));
                // Without rows nobody could say where the next page begins.
                listIn(key[2], operation, found.data);
                return found.data;
            },
            getNextPageParam: (page, _, from) => {
                const { length } = page[operation.rows];
                return length > 0 && length >= Number(limit) ? from + length : undefined;
            },
        };
    };
    return Object.assign(query, { key }, operation.offsetBy && { infinite });
}
