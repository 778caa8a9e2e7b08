import type { Operation, Version } from "@adintel/client/operations";

/** A request of the API as an example; the origin and the key are added where it is sent. */
export interface SampleCall {
  operation: string;
  version: Version;
  method: "GET" | "POST";
  /** Below the version's base path, without the query; path parameters are filled in. */
  path: string;
  pathParameters?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  /** Sent as JSON. */
  body?: Readonly<Record<string, unknown>>;
}

/** A call of an operation with some values. */
export function callOf<V extends Pick<SampleCall, "pathParameters" | "query" | "body">>(
  version: Version,
  { operationId: operation, method, path: template }: Operation,
  values: V,
): SampleCall & V {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.pathParameters?.[name] ?? "");
  return { operation, version, method, path, ...values };
}
