import { load } from "@adintel/client/openapi";
import { operations, type Version } from "@adintel/client/operations";
import { ownFlags, type Flag } from "./flags.js";

/** What the command line reads of a row of the operations table. */
export interface OperationRow {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly deprecated: boolean;
  readonly billing: {
    readonly unit: string;
    readonly microdollarsPerRow: number;
    readonly minimumRows?: number;
  } | null;
  readonly rateLimit: { readonly requestsPerMinute: number } | null;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  readonly requestBody: { readonly required: boolean } | null;
  readonly rows: string | null;
  readonly lists: readonly { readonly in: string }[];
  readonly paging: {
    readonly limit: { readonly name: string };
    readonly offset: { readonly name: string; readonly firstPage: number | null } | null;
  } | null;
  readonly replacedBy: readonly { readonly operationId: string }[];
}

/** An operation as a command. */
export interface Command {
  /** The operationId in kebab case. */
  name: string;
  row: OperationRow;
  description: string;
  /** The parameter of the path, which is the first argument. */
  id: string | undefined;
  /** It has a query or a body. */
  takesInput: boolean;
  /** The first field that says what to search for or act on, which can be given as an argument. */
  subject: Flag | undefined;
  /** All fields of the query or body, nested ones behind their parents. */
  flags: Flag[];
}

/** The part of a schema that flags go by. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  description?: string;
  default?: unknown;
  required?: string[];
  properties?: Record<string, Schema | boolean>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  "x-effect"?: { by: string };
}

interface Documented {
  description: string;
  parameters?: (Omit<Schema, "required"> & {
    name: string;
    in: string;
    required?: boolean;
    schema: Schema;
  })[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** The commands of a version, in the order of its document, with the API's title and the address that is listed first. */
export async function commandsOf(
  version: Version,
): Promise<{ title: string; baseUrl: string; commands: Command[] }> {
  const document = (await load[version]()).default as {
    info: { title: string };
    servers: { url: string }[];
    paths: Record<string, Record<string, Documented>>;
  };
  const rows: Record<string, OperationRow> = operations[version];
  return {
    title: document.info.title,
    baseUrl: document.servers[0]!.url,
    commands: Object.values(rows).map((row) =>
      commandOf(row, document.paths[row.path]![row.method.toLowerCase()]!, (node) => resolve(document, node)),
    ),
  };
}

type Resolve = <Node extends object>(node: Node) => Node;

function commandOf(row: OperationRow, operation: Documented, resolved: Resolve): Command {
  const flags = new Map<string, Flag>();
  let subject: Flag | undefined;
  const add = (path: string[], schema: Schema, isRequired = false) => {
    const name = path.map(kebab).join(".");
    const parsed = flagOf(name, path, schema, isRequired, resolved);
    // Parts and branches of a schema repeat fields, each with values of its own.
    const { values = [], description } = flags.get(name) ?? {};
    const flag = Object.assign(flags.get(name) ?? parsed, {
      values: [...new Set([...values, ...parsed.values])],
      description: description || parsed.description,
    });
    flags.set(name, flag);
    if (/^(search|subject)$/.test(schema["x-effect"]?.by ?? "")) subject ??= flag;
  };
  const visit = (node: Schema, path: string[], isCertain: boolean) => {
    const { allOf = [], anyOf = [], oneOf = [], properties = {}, required = [] } = resolved(node);
    for (const part of allOf) visit(part, path, isCertain);
    for (const branch of [...anyOf, ...oneOf]) visit(branch, path, false);
    for (const [name, property] of Object.entries(properties)) {
      if (typeof property === "boolean") continue;
      const isRequired = isCertain && required.includes(name);
      add([...path, name], resolved(property), isRequired);
      visit(property, [...path, name], isRequired);
    }
  };
  for (const node of operation.parameters ?? []) {
    const { name, in: place, required, schema, ...rest } = resolved(node);
    if (place === "query") add([name], { ...resolved(schema), ...rest }, required);
  }
  const [body] = Object.values(resolved(operation.requestBody ?? {}).content ?? {});
  if (body?.schema) visit(body.schema, [], true);
  const [id] = row.pathParameters;
  return {
    name: kebab(row.operationId),
    row,
    description: operation.description,
    id,
    takesInput: row.requestBody !== null || row.queryParameters.length > 0,
    subject,
    flags: [...flags.values()].filter(({ name }) => !ownFlags.some((own) => own.name === name)),
  };
}

function flagOf(name: string, path: string[], schema: Schema, isRequired: boolean, resolved: Resolve): Flag {
  const isList = schema.type === "array";
  const item = isList ? resolved(schema.items ?? {}) : schema;
  const types = [item, ...(item.anyOf ?? []), ...(item.oneOf ?? [])].flatMap(
    (one) => resolved(one).type ?? [],
  );
  const isNumber = types.includes("number") || types.includes("integer");
  return {
    name,
    path,
    kind:
      item.properties || types.includes("object")
        ? "object"
        : types.includes("string") || types.length === 0
          ? "text"
          : isNumber
            ? "number"
            : "boolean",
    isList,
    isRequired,
    values: item.const === undefined ? (item.enum ?? []) : [item.const],
    description: schema.description ?? "",
    default: schema.default,
  };
}

/** A node with its reference resolved; what stands beside the reference overrides its target. */
function resolve<Node extends object>(document: object, node: Node & { $ref?: string }): Node {
  const { $ref, ...beside } = node;
  if ($ref === undefined) return node;
  const steps = $ref.split("/").slice(1);
  const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
  return { ...resolve(document, target as Node), ...beside };
}

export function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
}
