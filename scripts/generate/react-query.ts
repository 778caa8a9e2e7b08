import type { Version } from "../paths.ts";
import { methodsOf, typeName, typeParameters, type Method } from "./client.ts";
import { jsdoc, wholeOf } from "./documentation.ts";
import type { Document } from "../openapi/document.ts";

/** TypeScript source of the options of queries for React Query: one function for each operation of v2 that reads. */
export function queriesModule(documents: Record<Version, Document>): string {
  // The same that the client finds in its table when it runs.
  const methods = methodsOf("v2", documents).filter(({ row }) => row.method === "GET" || row.rows);
  const names = methods.flatMap(({ input, data, choice }) =>
    [input, data, choice?.values].filter((name) => name !== undefined),
  );
  return `import { createQueryOptions, type InfiniteQueryOptions, type OperationKey, type QueryOptions } from "./client/queries.js";
import type { Client, ${[...new Set(names)].join(", ")} } from "./v2.js";

export type { CallKey, InfiniteQueryOptions, OperationKey, QueryOptions } from "./client/queries.js";

${methods.map(queryInterface).join("\n\n")}

/**
 * Options of queries for React Query, for each operation that reads.
 *
 * A call that is charged, or whose price is not specified, is sent when data are asked for that are not there, or on
 * \`refetch\` and \`invalidateQueries\`, and never again by itself: it does not go stale, and is not repeated after a
 * failure, on focus or on reconnection. It is not aborted when its component goes either, since it would be charged all
 * the same. Free calls go by React Query's defaults, but for \`retry\`: the client itself repeats where that is free.
 *
 * The keys do not hold the API key. So use one \`QueryClient\` for one client, and clear it when the API key changes.
 */
export interface Queries {
${methods.map(({ row, documentation }) => `${jsdoc(wholeOf(documentation), "  ")}\n  ${row.operationId}: ${queryName(row)};`).join("\n\n")}
}

/**
 * Options of queries for React Query, which send their calls by this client.
 *
 * @example
 * const queries = createQueries(api);
 * const { data, error } = useQuery(queries.searchMedia({ query: "running shoes", limit: 10 }));
 * const list = useInfiniteQuery(queries.searchMedia.infinite({ query: "running shoes", limit: 10 }));
 * await queryClient.invalidateQueries({ queryKey: queries.searchMedia.key });
 */
export function createQueries(client: Client): Queries {
  return createQueryOptions(client, "v2") as Queries;
}
`;
}

function queryName(row: Method["row"]): string {
  return `${typeName(row)}Queries`;
}

function queryInterface({ row, documentation, parameters, data, item, operation, choice }: Method): string {
  const { generic, chosen } = typeParameters(choice);
  const given = parameters.join(", ");
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
  return `/** The queries {@link Queries.${row.operationId}}. */\nexport interface ${queryName(row)} {\n${members.join("\n\n")}\n}`;
}
