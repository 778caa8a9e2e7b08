import type { Version } from "../../lib/versions.ts";
import { eachOperation, versionsOf, type Document } from "../../openapi/document.ts";
import { exampleBodies } from "./react-query.ts";

const all = (versions: readonly Version[], line: (version: Version) => string) =>
  versions.map(line).join("\n");

/** Declarations of what openapi-typescript makes of each document, by version. */
export function byVersionDeclarations(versions: readonly Version[]): string {
  return `/** The operations of each version, as \`types/\` declares them. */
export interface Operations {
${all(versions, (version) => `  ${version}: import("./${version}.js").operations;`)}
}
`;
}

/** A module that loads the document of a version when it is first asked for, and its declarations. */
export function documentsByVersion(versions: readonly Version[]): Record<"index.js" | "index.d.ts", string> {
  return {
    "index.js": `export const load = {
${all(versions, (version) => `  ${version}: () => import("./${version}.json", { with: { type: "json" } }),`)}
};
`,
    "index.d.ts": `import type { Version } from "../operations.js";

/** Loads the document of each version. */
export declare const load: Readonly<Record<Version, () => Promise<{ default: unknown }>>>;
`,
  };
}

/** The validators of all versions in one module, and their declarations. */
export function validatorsByVersion(versions: readonly Version[]): Record<"index.js" | "index.d.ts", string> {
  return {
    // By name: a namespace as a value would cost each bundle of it a file of its own.
    "index.js": `${all(versions, (version) => `import { fields as ${version}Fields, operations as ${version} } from "./${version}.js";`)}

export const validators = {
${all(versions, (version) => `  ${version}: { fields: ${version}Fields, operations: ${version} },`)}
};
`,
    "index.d.ts": `import type { Version } from "../operations.js";

export interface Validate {
  (data: unknown): boolean;
  /** The violations of the last call, \`null\` after a valid one. */
  errors?: ValidationError[] | null;
}

/** One violation, in Ajv's form. */
export interface ValidationError {
  /** JSON Pointer into the data. */
  instancePath: string;
  /** JSON Pointer into the schema. */
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
}

export interface OperationValidators {
  /** Takes \`{ path, query }\` and coerces their values in place. */
  parameters: Validate;
  /** \`null\`: the operation takes no body. */
  body: Validate | null;
  /** By status. */
  responses: Record<string, Validate>;
}

/** The fields of an object, each with those of its value, or of the items of its value; 0: nothing is known of them. */
export interface KnownFields {
  [name: string]: KnownFields | 0;
}

/** Validators and known fields of each version, by operationId. */
export declare const validators: Record<
  Version,
  { operations: Record<string, OperationValidators>; fields: Record<string, KnownFields> }
>;
`,
  };
}

/** TypeScript source of the module that validates responses: \`validate\` for the current version, and one for each other. */
export function validateModule(versions: readonly Version[], currentVersion: Version): string {
  const others = versions.filter((version) => version !== currentVersion);
  const validate = (
    version: Version,
    name: string,
  ) => `export const ${name}: Validate = (operation, status, body) =>
  checkNewer(${version}.operations[operation], ${version}.fields[operation], status, body);`;
  return `import { checkNewer, type Validate } from "./client/validation/newer.js";
${all(versions, (version) => `import * as ${version} from "./validators/${version}.js";`)}

export type { Finding, Validate } from "./client/validation/newer.js";

/**
 * Returns the contract violations of a response of ${currentVersion}, and, marked with \`isUnknown\`, fields and values that the contract
 * does not list. Pass it to \`createClient\` as \`validate\`. It adds a few hundred kilobytes, so use it in tests and on servers.
 */
${validate(currentVersion, "validate")}
${others.map((version) => `\n/** The same for ${version}. */\n${validate(version, `validate${version.toUpperCase()}`)}`).join("\n")}
`;
}

/** TypeScript source of the module that types openapi-fetch's calls for the client of each version. */
export function pathsModule(documents: Record<Version, Document>, currentVersion: Version): string {
  const versions = versionsOf(documents);
  const bodies = exampleBodies(documents[currentVersion]);
  const shown = [...eachOperation(documents[currentVersion])].find(({ operation }) =>
    bodies.get(operation.operationId),
  );
  // The compiler takes the first that fits, and reports what keeps a client from fitting the last.
  const inOrder = [currentVersion, ...versions.filter((version) => version !== currentVersion)];
  return `import { createAnyPathClient, type PathClient } from "./client/path-client.js";
${all(
  inOrder,
  (version) => `import type { Client as Client${version.toUpperCase()} } from "./${version}.js";
import type { paths as paths${version.toUpperCase()} } from "./types/${version}.js";`,
)}

export type { PathClient } from "./client/path-client.js";

/**
 * Returns openapi-fetch's calls, typed by method and path, with the client's key, retries and budget.
 *
${shown ? ` * @example\n * const { data, error } = await createPathClient(api).POST("${shown.path}", { body: ${bodies.get(shown.operation.operationId)} });\n` : ""} * @throws the client's errors, except error responses, which are returned.
 */
${all(inOrder, (version) => `export function createPathClient(client: Client${version.toUpperCase()}): PathClient<paths${version.toUpperCase()}>;`)}
export function createPathClient(client: object): object {
  return createAnyPathClient(client);
}
`;
}
