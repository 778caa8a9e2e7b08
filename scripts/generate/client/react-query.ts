import type { Version } from "../../lib/versions.ts";
import { methodsOf, typeName, typeParameters, type Method } from "./client.ts";
import { methodComment, interfaceOf, member } from "./documentation.ts";
import { eachOperation, resolve, type Document } from "../../openapi/document.ts";
import { literal } from "./example.ts";

/** TypeScript source of the options of queries and mutations for React Query: one function for each operation of a version. */
export function queriesModule(version: Version, documents: Record<Version, Document>): string {
  const methods = methodsOf(version, documents);
  const names = methods.flatMap(({ input, data, choice }) =>
    [input, data, choice?.values].filter((name) => name !== undefined && name !== "unknown"),
  );
  const waited = methods.some(({ operation }) => operation.poll)
    ? ["IndexedAccountStatus", "WaitingOptions"]
    : [];
  const types = [...new Set(["CallOptions", "Client", ...waited, ...names])].join(", ");
  return `import { createQueryOptions, type InfiniteQueryOptions, type MutationOptions, type OperationKey, type QueryCallOptions, type QueryOptions } from "./client/queries.js";
import type { ${types} } from "./${version}.js";

export type { CallKey, InfiniteQueryOptions, MutationOptions, OperationKey, QueryCallOptions, QueryOptions } from "./client/queries.js";

${methods.map((method) => (reads(method) ? queryInterface(method) : mutationInterface(method))).join("\n\n")}

/**
 * Options for React Query: query options for operations that read, mutation options for all others.
 *
 * A call that is charged, or whose price is not specified, is sent only if its data is not in the cache, or on \`refetch\`
 * and \`invalidateQueries\`. It does not go stale, and is not repeated after a failure, on focus or on reconnection. It is
 * not aborted when its component unmounts, because it would be charged anyway. Free calls follow React Query's defaults,
 * except for \`retry\`: the client itself retries free calls. A mutation is sent once each time you call it.
 *
 * Query keys do not contain the API key. So use one \`QueryClient\` per client, and clear it when the API key changes.
 */
export interface Queries {
${methods.map((method) => member(methodComment(method.documentation), `${method.row.operationId}: ${interfaceName(method)}`)).join("\n\n")}
}

/**
 * Creates query and mutation options for React Query that send their calls with this client.
 *
 * @example
 * const queries = createQueries(api);
${examples(methods, documents[version])
  .map((line) => ` * ${line}`)
  .join("\n")}
 */
export function createQueries(client: Client): Queries {
  return createQueryOptions(client, "${version}") as Queries;
}
`;
}

/** How the options are used, of the first operations that have such options. */
function examples(methods: Method[], document: Document): string[] {
  const bodies = exampleBodies(document);
  const call = ({ row }: Method, suffix = "") =>
    `queries.${row.operationId}${suffix}(${bodies.get(row.operationId)})`;
  const shown = methods.filter(({ row }) => bodies.get(row.operationId) !== undefined);
  const query = shown.find(reads);
  const paged = shown.find(({ item }) => item);
  const waiting = methods.find(({ operation }) => operation.poll);
  return [
    ...(query ? [`const { data, error } = useQuery(${call(query)});`] : []),
    ...(paged ? [`const list = useInfiniteQuery(${call(paged, ".infinite")});`] : []),
    ...(waiting
      ? [`const adding = useMutation(queries.${waiting.row.operationId}.andWait({ timeoutMs: 120_000 }));`]
      : []),
    ...(query
      ? [`await queryClient.invalidateQueries({ queryKey: queries.${query.row.operationId}.key });`]
      : []),
  ];
}

/** The shortest documented body of each operation, as source text. */
export function exampleBodies(document: Document): Map<string, string | undefined> {
  return new Map(
    [...eachOperation(document)].map(({ operation: { operationId, requestBody } }) => {
      const { examples: named = {} } = requestBody?.content["application/json"] ?? {};
      const texts = Object.values(named).map((node) => literal(resolve(document, node).value));
      return [operationId, texts.sort((a, b) => a.length - b.length)[0]];
    }),
  );
}

/** The client decides the same at run time, from its table. */
function reads({ row }: Method): boolean {
  return row.method === "GET" || row.rows !== null;
}

function interfaceName(method: Method): string {
  return `${typeName(method.row)}${reads(method) ? "Queries" : "Mutations"}`;
}

function queryInterface(method: Method): string {
  const { row, documentation, parameters, data, item, operation, choice } = method;
  const { generic, chosen } = typeParameters(choice);
  const given = [...parameters, "options?: QueryCallOptions"].join(", ");
  const types = `<${data}${chosen}, "${row.operationId}">`;
  const members = [
    member(methodComment(documentation), `${generic}(${given}): QueryOptions${types}`),
    member(
      ["The prefix of the keys of all its queries, for example for `invalidateQueries`."],
      `readonly key: OperationKey<"${row.operationId}">`,
    ),
  ];
  if (item) {
    members.push(
      member(
        [
          `${row.summary}, page by page. \`${operation.limitBy}\` is the page size, \`${operation.offsetBy}\` the start of the first page.`,
          "A refetch requests all pages again. Calling `fetchNextPage` while another call is in flight requests the same page again.",
          "",
          documentation.cost,
        ],
        `infinite(${given}): InfiniteQueryOptions${types}`,
      ),
    );
  }
  return interfaceOf(`The queries {@link Queries.${row.operationId}}.`, interfaceName(method), members);
}

function mutationInterface(method: Method): string {
  const { row, documentation, parameters, data, operation, choice } = method;
  const { generic, chosen } = typeParameters(choice);
  const variables = variablesOf(parameters);
  const key = `OperationKey<"${row.operationId}">`;
  const members = [
    member(
      methodComment(documentation),
      `${generic}(options?: CallOptions): MutationOptions<${data}${chosen}, ${variables}, ${key}>`,
    ),
    member(
      ["The prefix of the keys of all its mutations, for example for `useIsMutating`."],
      `readonly key: ${key}`,
    ),
  ];
  if (operation.poll)
    members.push(
      member(
        [`${row.summary}, and wait until indexing is over.`],
        `andWait(options?: WaitingOptions): MutationOptions<IndexedAccountStatus, ${variables}, readonly [...${key}, "andWait"]>`,
      ),
    );
  return interfaceOf(`The mutations {@link Queries.${row.operationId}}.`, interfaceName(method), members);
}

/** The type of the one value that a mutation takes: the parameter, or a list of them. */
function variablesOf(parameters: string[]): string {
  const [only = "none: void"] = parameters;
  if (parameters.length > 1) return `[${parameters.join(", ")}]`;
  const [name = "", type = ""] = only.split(/: (.*)/s);
  return name.endsWith("?") ? `${type} | void` : type;
}
