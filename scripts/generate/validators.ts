import { Ajv2020, type Options } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { build } from "esbuild";
import { maxItemErrors } from "../client/validation/bounds.ts";
import { messages } from "../client/validation/messages.ts";
import { isRecord, propertyOf } from "../lib/json.ts";
import { root } from "../lib/paths.ts";
import { knownFields } from "./known-fields.ts";
import {
  BrokenDocumentError,
  eachOperation,
  isReference,
  jsonSchema,
  componentName,
  parametersIn,
  resolve,
  type Document,
  type Operation,
  type Reference,
  type Schema,
} from "../openapi/document.ts";

/**
 * JavaScript of the validators of one document, free of imports. It exports `operations`, by operationId:
 * `{ parameters, body, responses: { [status]: … } }`, each a function from data to boolean that sets Ajv's `errors` on
 * itself, or `null` if there is nothing to check; and `fields`, see {@link knownFields}.
 *
 * Parameters are given as `{ path, query }` with string values, which are coerced in place to the type the document
 * declares. All errors of a value are reported.
 *
 * @param only `requests` leaves out responses and fields.
 */
export async function validators(document: Document, only?: "requests"): Promise<string> {
  const parameters: Record<string, object> = {};
  const bodies: Record<string, object> = {};
  const table: string[] = [];
  for (const { operation } of eachOperation(document)) {
    const id = operation.operationId;
    parameters[id] = parametersSchema(document, operation);
    const body = jsonSchema(operation.requestBody);
    if (body) bodies[`${id}_request`] = body;
    const responses: string[] = [];
    for (const [status, node] of Object.entries(only === "requests" ? {} : operation.responses)) {
      const schema = jsonSchema(resolve(document, node));
      if (!schema) continue;
      // Shared responses have one validator for all operations.
      const name = isReference(node) ? `response_${componentName(node)}` : `${id}_${status}`;
      bodies[name] = schema;
      responses.push(`${status}: bodies.${name}`);
    }
    const request = body ? `bodies.${id}_request` : "null";
    table.push(
      `  ${id}: { parameters: parameters.${id}, body: ${request}, responses: { ${responses.join(", ")} } },`,
    );
  }
  const entry = [
    `import * as parameters from "parameters";`,
    `import * as bodies from "bodies";`,
    "export const operations = {",
    ...table,
    "};",
    `export const fields = ${JSON.stringify(only === "requests" ? {} : knownFields(document))};`,
  ];
  const modules = {
    parameters: standalone(document, parameters, { coerceTypes: true }),
    bodies: standalone(document, bodies, {}),
  };
  Object.values(modules).forEach(assertMessages);
  return selfContained(entry.join("\n"), modules);
}

/** @throws {BrokenDocumentError} if a validator checks a keyword that has no message. */
function assertMessages(source: string): void {
  for (const [, pointer, keyword = ""] of source.matchAll(/schemaPath: ?"([^"]+)", ?keyword: ?"([^"]+)"/g)) {
    if (Object.hasOwn(messages, keyword)) continue;
    throw new BrokenDocumentError(
      `${pointer}: violations of \`${keyword}\` have no message; add one to scripts/client/validation/messages.ts`,
    );
  }
}

/**
 * By operationId, JavaScript of the validators of an operation's requests, minified and free of imports: for pages. It exports
 * `parameters` and `body`, see {@link validators}, and whatever `more` adds. What no validator can be made of is not checked, since
 * the document may be anybody's.
 *
 * @param bodySchema What a page writes a body of.
 */
export async function requestValidators(
  document: Document,
  bodySchema: (operation: Operation) => Schema | Reference | undefined,
  more: (operationId: string) => string,
): Promise<Map<string, string>> {
  const operations = [...eachOperation(document)].map(({ operation }) => operation);
  const parameters = Object.fromEntries(
    operations.map((operation) => [operation.operationId, parametersSchema(document, operation)]),
  );
  const bodies = Object.fromEntries(
    operations.flatMap((operation) => {
      const schema = bodySchema(operation);
      return schema ? [[operation.operationId, schema]] : [];
    }),
  );
  const lenient: Options = { strict: false, logger: false };
  const ajvs = {
    parameters: compiler(document, parameters, { coerceTypes: true, ...lenient }),
    bodies: compiler(document, bodies, lenient),
  };
  const sources = operations.map(async ({ operationId }): Promise<[string, string]> => {
    const modules = {
      parameters:
        codeIfAny(ajvs.parameters, { parameters: operationId }) ?? "export const parameters = () => true;",
      bodies:
        (operationId in bodies && codeIfAny(ajvs.bodies, { body: operationId })) ||
        "export const body = null;",
    };
    const entry = [`export * from "parameters";`, `export * from "bodies";`, more(operationId)];
    return [operationId, await selfContained(entry.join("\n"), modules, { minify: true })];
  });
  return new Map(await Promise.all(sources));
}

/** The declarations that go with {@link validators}. */
export const validatorsDeclarations = (
  version: string,
): string => `import type { KnownFields, OperationValidators } from "./index.js";
import type { OperationSchemas } from "../client/validation/standard.js";
import type { operations as Operations } from "../types/${version}.js";

export type { KnownFields, OperationValidators, Validate, ValidationError } from "./index.js";
export type { OperationSchemas, StandardIssue, StandardResult, StandardSchema } from "../client/validation/standard.js";

export declare const operations: Record<string, OperationValidators>;

/** The fields that the document knows of the successful response of each operation, by operationId. */
export declare const fields: Record<string, KnownFields>;

/** The validators of bodies as Standard Schema 1, by operationId and status. */
export declare const schemas: OperationSchemas<Operations>;
`;

/** JavaScript that exports the validators of a module as Standard Schema too. */
export const withSchemas = (module: string): string =>
  `import { standardSchemas } from "../client/validation/standard.js";
${module}
export const schemas = /* @__PURE__ */ standardSchemas(operations);
`;

function standalone(document: Document, schemas: Record<string, object>, options: Options): string {
  const names = Object.keys(schemas);
  return code(compiler(document, schemas, options), Object.fromEntries(names.map((name) => [name, name])));
}

/** A compiler of schemas by name, whose references lead into the document. */
function compiler(document: Document, schemas: Record<string, object>, options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    // Violations are worded once, in scripts/client/validation/messages.ts.
    messages: false,
    discriminator: true,
    // A rule across fields stands beside the closed object that types them, in another branch of its allOf.
    strictTypes: false,
    code: { source: true, esm: true, lines: true },
    ...options,
  });
  ajv.addVocabulary([
    "components",
    "x-assumed",
    "x-effect",
    "x-ignored-when",
    "x-observed",
    "x-rows",
    "x-unspecified",
    "x-values",
  ]);
  addFormats.default(ajv);
  const { components } = document;
  const all = { $id: "document", components: { schemas: components.schemas }, $defs: schemas };
  ajv.addSchema(withDiscriminators(options.strict === false ? ofRequests(all) : all));
  return ajv;
}

/** JavaScript of validators by export name, for the schemas that the values name. */
function code(ajv: Ajv2020, exported: Record<string, string>): string {
  const source = standaloneCode.default(
    ajv,
    Object.fromEntries(Object.entries(exported).map(([as, name]) => [as, `document#/$defs/${name}`])),
  );
  return source.replaceAll(itemLoop, boundedLoop);
}

/** The same; `undefined`, if a schema is not one: its pattern may be of another language, or its keyword of another type. */
function codeIfAny(ajv: Ajv2020, exported: Record<string, string>): string | undefined {
  try {
    return code(ajv, exported);
  } catch {
    return undefined;
  }
}

/** How Ajv goes through the items of an array. */
const itemLoop = /for ?\(let (i(\d+)) ?= ?0; ?\1 ?< ?(len\d+); ?\1\+\+\)/g;

/**
 * The same loop with a limit of errors per array. Ajv has no option between the first error and all of them, and a body of
 * 100 KB can have a hundred thousand, which take much time and memory.
 */
const boundedLoop = `for (let $1 = 0, before$2 = errors; $1 < $3 && errors - before$2 < ${maxItemErrors}; $1++)`;

function parametersSchema(document: Document, operation: Operation): object {
  const all = parametersIn(document, operation);
  const group = (place: "path" | "query") => {
    const members = all.filter((parameter) => parameter.in === place);
    return {
      type: "object",
      properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
      required: members.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  return { type: "object", properties: { path: group("path"), query: group("query") } };
}

/** Schemas of anybody's requests: without patterns of other languages than JavaScript, and without what only a response must have. */
function ofRequests<T extends object>(schema: T): T {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key === "pattern" && typeof value === "string") return isPattern(value) ? value : undefined;
    if (!isRecord(value) || !Array.isArray(value["required"])) return value;
    const required = value["required"].filter(
      (name) => propertyOf(propertyOf(value["properties"], String(name)), "readOnly") !== true,
    );
    return { ...value, required };
  });
  return JSON.parse(text) as T;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, "u").source !== "";
  } catch {
    return false;
  }
}

/**
 * Adds a `discriminator` to unions, so that Ajv reports only the errors of the branch that was meant. The documents do not use
 * OpenAPI's `discriminator`: see openapi/README.md.
 */
function withDiscriminators<T extends object>(schema: T): T {
  const copy = structuredClone(schema);
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { oneOf, enum: values } = node as Schema;
    // Ajv copies a schema with an enum into the code, where nobody reads what the values mean.
    if (Array.isArray(values)) Reflect.deleteProperty(node, "x-values");
    if (Array.isArray(oneOf)) {
      const propertyName = discriminatingProperty(copy, oneOf);
      if (propertyName) Object.assign(node, { type: "object", discriminator: { propertyName } });
    }
    Object.values(node).forEach(visit);
  };
  visit(copy);
  return copy;
}

/** A property that every branch requires and limits to certain values. */
function discriminatingProperty(document: object, branches: (Schema | Reference)[]): string | undefined {
  const schemas = branches.map((branch) => resolve(document, branch));
  return schemas[0]?.required?.find((name) =>
    schemas.every((schema) => {
      const property = schema.properties?.[name];
      return (
        schema.required?.includes(name) &&
        typeof property === "object" &&
        ("const" in property || "enum" in property)
      );
    }),
  );
}

/** Bundles an entry and its modules into one module without imports; Ajv's runtime helpers are inlined. */
async function selfContained(
  entry: string,
  modules: Record<string, string>,
  options: { minify?: boolean } = {},
): Promise<string> {
  const result = await build({
    stdin: { contents: entry, resolveDir: root },
    absWorkingDir: root,
    // The output has paths, which must not depend on where node_modules really is.
    preserveSymlinks: true,
    bundle: true,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    mainFields: ["main"],
    charset: "utf8",
    legalComments: "none",
    write: false,
    ...options,
    plugins: [
      {
        name: "in-memory",
        setup(builder) {
          builder.onResolve({ filter: new RegExp(`^(${Object.keys(modules).join("|")})$`) }, ({ path }) => ({
            path,
            namespace: "memory",
          }));
          builder.onLoad({ filter: /.*/, namespace: "memory" }, ({ path }) => ({
            contents: modules[path] ?? "",
            resolveDir: root,
          }));
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? "";
}
