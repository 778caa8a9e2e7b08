import type { Version } from "../paths.ts";
import { methodsOf, typeName, typeParameters, type Method } from "./client.ts";
import { jsdoc, wholeOf } from "./documentation.ts";
import type { Document } from "../openapi/document.ts";

/** TypeScript source of the options for React Query: of queries for each operation of v2 that reads, of mutations for each that starts work. */
export function queriesModule(documents: Record<Version, Document>): string {
  // The same that the client finds in its table when it runs.
  const methods = methodsOf("v2", documents).filter(
    ({ row, operation }) => operation.poll || row.method === "GET" || row.rows,
  );
  const names = methods.flatMap(({ input, data, choice }) =>
    [input, data, choice?.values].filter((name) => name !== undefined),
  );
  return `import type { IndexedAccountStatus, WaitingOptions } from "./client/indexing.js";
import type { CallOptions } from "./client/options.js";
import { createQueryOptions, type InfiniteQueryOptions, type MutationOptions, type OperationKey, type QueryCallOptions, type QueryOptions } from "./client/queries.js";
import type { Client, ${[...new Set(names)].join(", ")} } from "./v2.js";

export type { CallKey, InfiniteQueryOptions, MutationOptions, OperationKey, QueryCallOptions, QueryOptions } from "./client/queries.js";

${methods.map((method) => (method.operation.poll ? mutationInterface : queryInterface)(method)).join("\n\n")}

/**
 * Options for React Query: of queries for each operation that reads, of mutations for \`indexAccount\`.
 *
 * A call that is charged, or whose price is not specified, is sent when data are asked for that are not there, or on
 * \`refetch\` and \`invalidateQueries\`, and never again by itself: it does not go stale, and is not repeated after a
 * failure, on focus or on reconnection. It is not aborted when its component goes either, since it would be charged all
 * the same. Free calls go by React Query's defaults, but for \`retry\`: the client itself repeats where that is free.
 *
 * The last parameter has the options of the call itself, such as \`timeoutMs\`; they are no part of the key.
 *
 * The keys do not hold the API key. So use one \`QueryClient\` for one client, and clear it when the API key changes.
 */
export interface Queries {
${methods.map((method) => `${jsdoc(wholeOf(method.documentation), "  ")}\n  ${method.row.operationId}: ${queryName(method)};`).join("\n\n")}
}

/**
 * Options of queries and mutations for React Query, which send their calls by this client.
 *
 * @example
 * const queries = createQueries(api);
 * const { data, error } = useQuery(queries.searchMedia({ query: "running shoes", limit: 10 }));
 * const list = useInfiniteQuery(queries.searchMedia.infinite({ query: "running shoes", limit: 10 }));
 * const index = useMutation(queries.indexAccount.andWait({ onStatus: ({ status }) => setStatus(status) }));
 * await queryClient.invalidateQueries({ queryKey: queries.searchMedia.key });
 */
export function createQueries(client: Client): Queries {
  return createQueryOptions(client, "v2") as Queries;
}
`;
}

function queryName({ row, operation }: Method): string {
  return `${typeName(row)}${operation.poll ? "Mutations" : "Queries"}`;
}

/** What is given, and the options of the call. */
function signature(parameters: string[]): string {
  return [...parameters, "options?: QueryCallOptions"].join(", ");
}

function mutationInterface(method: Method): string {
  const { row, documentation, input, data, operation } = method;
  const types = `${input}, "${row.operationId}">`;
  const members = [
    `${jsdoc(wholeOf(documentation), "  ")}\n  (options?: CallOptions): MutationOptions<${data}, ${types};`,
    `${jsdoc([`${row.summary}, and poll \`${operation.poll?.with}\` until the indexing is over.`], "  ")}\n  andWait(options?: WaitingOptions): MutationOptions<IndexedAccountStatus, ${types};`,
    `${jsdoc(["The key of its mutations, for `useIsMutating` and the like."], "  ")}\n  readonly key: OperationKey<"${row.operationId}">;`,
  ];
  return `/** The mutations {@link Queries.${row.operationId}}. */\nexport interface ${queryName(method)} {\n${members.join("\n\n")}\n}`;
}

function queryInterface(method: Method): string {
  const { row, documentation, parameters, data, item, operation, choice } = method;
  const { generic, chosen } = typeParameters(choice);
  const given = signature(parameters);
  const types = `<${data}${chosen}, "${row.operationId}">`;
  const members = [
    `${jsdoc(wholeOf(documentation), "  ")}\n  ${generic}(${given}): QueryOptions${types};`,
    `${jsdoc(["Begins the keys of all its queries, for `invalidateQueries` and the like."], "  ")}\n  readonly key: OperationKey<"${row.operationId}">;`,
  ];
  if (item) {
    members.push(
      `${jsdoc(
        [
          `${row.summary}, page by page; \`${operation.limitBy}\` is the size of a page, \`${operation.offsetBy}\` where the first one begins.`,
          "A refetch asks for all pages again, and a call of `fetchNextPage` while another is under way for the same page.",
          "",
          documentation.cost,
        ],
        "  ",
      )}\n  infinite(${given}): InfiniteQueryOptions${types};`,
    );
  }
  return `/** The queries {@link Queries.${row.operationId}}. */\nexport interface ${queryName(method)} {\n${members.join("\n\n")}\n}`;
}
