// Generated from scripts/client/queries.ts by `npm run generate`. Do not edit.
import { engineOf } from "./methods.js";
import { firstPageSize, listIn } from "./pages.js";
/**
 * For calls that are charged, or whose price is not known: they are repeated only on request. By default, React Query
 * retries a failed call up to three times, and repeats it whenever the window gets focus, the network comes back or a
 * component mounts. Each repetition may be charged.
 */
const noAutomaticRefetch = {
    staleTime: Infinity,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
};
/** Options of queries or mutations for each operation; their types are in the generated declarations. */
export function createQueryOptions(client, version) {
    const { operations } = engineOf("createQueries", client);
    return Object.fromEntries(Object.entries(operations).map(([name, operation]) => {
        const makeOptions = operation.method === "GET" || operation.rows ? createQuery : createMutation;
        return [
            name,
            makeOptions(Reflect.get(client, name), ["adintel", version, name], operation),
        ];
    }));
}
/** How many parameters a method has before its options. */
function countParameters({ path, input }) {
    return Number(path.includes("{")) + (input ?? 0);
}
function createQuery(method, key, operation) {
    const isFree = operation.price === 0;
    // The client itself retries free calls.
    const behaviour = { retry: false, ...(!isFree && noAutomaticRefetch) };
    const count = countParameters(operation);
    const callOptions = (callArguments, context) => ({
        ...callArguments[count],
        // If a query reads the signal, React Query aborts it once no component waits for it, and the next component sends it
        // again. Both would be charged, so a call that is not free runs to its end.
        signal: isFree ? context.signal : undefined,
    });
    const query = (...callArguments) => {
        const parameters = Array.from({ length: count }, (_, index) => callArguments[index]);
        return {
            ...behaviour,
            queryKey: [...key, ...parameters.filter((part) => part !== undefined)],
            queryFn: (context) => method(...parameters, callOptions(callArguments, context)),
        };
    };
    const infinite = (...callArguments) => {
        const input = (callArguments[count - 1] ?? {});
        const { limitBy = "", offsetBy = "", firstPage } = operation;
        const { [limitBy]: limit = operation.limit, [offsetBy]: offset = firstPage ?? 0 } = input;
        const { queryKey } = query(...callArguments);
        return {
            ...behaviour,
            // Below the key of the plain query, whose data have another shape.
            queryKey: [...queryKey, "infinite"],
            initialPageParam: offset,
            queryFn: async (context) => {
                const pageInput = { ...input, [limitBy]: limit, [offsetBy]: context.pageParam };
                const result = await method.withResponse(...callArguments.slice(0, count - 1), pageInput, callOptions(callArguments, context));
                // Without a list of rows, the next page is not known.
                listIn(key[2], operation, result);
                return result.data;
            },
            getNextPageParam: (page, all, from) => {
                // The cache may hold anything, and React Query does not catch errors thrown here.
                const lengthOf = (rows) => (Array.isArray(rows) ? rows.length : 0);
                const length = lengthOf(page?.[operation.rows]);
                const first = firstPageSize(lengthOf(all[0]?.[operation.rows]));
                return length > 0 && length >= Math.min(Number(limit), first)
                    ? from + (firstPage === undefined ? length : 1)
                    : undefined;
            },
        };
    };
    return Object.assign(query, { key }, operation.offsetBy && { infinite });
}
function createMutation(method, key, operation) {
    const { andWait } = method;
    const count = countParameters(operation);
    const mutation = (call, mutationKey) => (options) => ({
        retry: false,
        mutationKey,
        // React Query passes one value on, and its own context after it.
        mutationFn: (variables) => call(...(count > 1 ? variables : [variables].slice(0, count)), options),
    });
    return Object.assign(mutation(method, key), { key }, andWait && { andWait: mutation(andWait, [...key, "andWait"]) });
}
