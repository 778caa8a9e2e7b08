import * as client from "@adintel/client/operations";
import type { Version } from "@adintel/client/operations";
import { currentVersion, forEachVersion } from "../../lib/versions.ts";
import type { DocumentFacts, EffectRow, ListRow, OperationRow } from "../../openapi/operations.ts";
import { operations as documented, type DocumentedOperation } from "./document.ts";

/** An operation as `@adintel/client/operations` lists it, as far as the check reads it; `null` is what the documents leave open. */
export type Operation = DeepReadonly<
  Pick<
    OperationRow,
    | "operationId"
    | "method"
    | "path"
    | "billing"
    | "rateLimit"
    | "pathParameters"
    | "queryParameters"
    | "requestBody"
    | "lists"
    | "paging"
    | "errors"
    | "unspecified"
  >
> & {
  effects: Readonly<Record<string, Effect>>;
  replacedBy: readonly { operationId: string }[];
};

type DeepReadonly<T> = { readonly [K in keyof T]: DeepReadonly<T[K]> };

export type List = DeepReadonly<ListRow>;

/** What a field of a request does; openapi/README.md explains the ways. */
export type Effect = Omit<DeepReadonly<EffectRow>, "default"> & { readonly default?: unknown };

export interface OperationRef {
  version: Version;
  operation: Operation;
}

/** An operation with its place in the document, which has its schemas and examples. */
export interface Listed extends OperationRef {
  document: DocumentedOperation;
  /** Texts for which its search most likely returns rows, where such are known. */
  words?: readonly string[];
}

/** All that cases are derived from. A test passes one with other prices or operations. */
export interface Contract {
  operations: readonly Listed[];
  /** Whether a request that is refused with a code is charged; `null` where that is left open. */
  errorCharges: Readonly<Record<string, { is: string; assumed: boolean } | null>>;
  rateLimits: Readonly<Record<Version, readonly { scope: string; requestsPerMinute: number }[]>>;
}

const entries: Record<Version, Record<string, Operation>> = client.operations;

export const contract: Contract = {
  operations: documented.map((document) => ({
    version: document.version,
    operation: operationOf(document.version, document.id),
    document,
  })),
  errorCharges: client.errorCharges,
  rateLimits: forEachVersion((version) => client.documents[version].rateLimits),
};

/** An operation of the current version, for messages that show what one is called. */
export const example = contract.operations.find(({ version }) => version === currentVersion)?.document;

/** How requests of each version carry their key. */
export const keyIn = forEachVersion(
  (version): DeepReadonly<DocumentFacts["key"]> => client.documents[version].key,
);

/** A key as the header that carries it has it. */
export function credentials(version: Version, key: string): string {
  return [keyIn[version]?.scheme ?? [], key].flat().join(" ");
}

export function statusesOf({ errors }: Operation): string[] {
  return ["200", ...Object.keys(errors)];
}

/** Whether nothing of a request is shown, so that a server may refuse any. Of what a note tells a part is shown. */
export function isOpenRequest({ unspecified }: Operation): boolean {
  return unspecified.some(
    ({ topic, note }) => ["query-parameters", "request"].includes(topic) && note === undefined,
  );
}

export function entriesOf(version: Version): Operation[] {
  return Object.values(entries[version]);
}

/**
 * An operation by its name.
 *
 * @throws {RangeError} if the version has none of that name.
 */
export function operationOf(version: Version, id: string): Operation {
  const operation = entries[version][id];
  if (!operation) throw new RangeError(`${version} has no operation ${id}`);
  return operation;
}

/** The first field of a request that does something; `undefined` if none does. */
export function nameBy({ effects }: Operation, by: Effect["by"]): string | undefined {
  return Object.keys(effects).find((name) => effects[name]?.by === by);
}

/** A body with a field that does something set to a value, if the operation has such a field. */
export function withFieldBy(operation: Operation, by: Effect["by"], body: object, value: unknown): object {
  const name = nameBy(operation, by);
  return name === undefined ? body : { ...body, [name]: value };
}

/** Whether an operation changes what the server holds, or may: it takes a body, and returns no rows. */
export function mayWrite({ method, lists }: Operation): boolean {
  return method !== "GET" && lists.length === 0;
}

/** Where an operation stands: its bundled document and a JSON Pointer into it (RFC 6901). */
export function operationPlace(version: Version, path: string, method: string): string {
  return `openapi/${version}.json#/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method.toLowerCase()}`;
}
