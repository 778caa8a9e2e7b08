import type { Document } from "../../openapi/document.ts";
import { currentVersion, forEachVersion, versions, type Version } from "../../lib/versions.ts";
import { rootOf } from "./base-path.ts";
import type { At } from "./page-context.ts";
import { demoKey } from "../../../mocks/adintel/index.ts";
import { keyVariable } from "@adintel/client/operations";
import type { ChosenCall, ChosenCalls } from "../samples/choose.ts";

/**
 * The documents as a reference shows them whose samples call a server: it comes first, and in place of those that the
 * documents have no more than a placeholder for.
 *
 * @param server Where all versions are, without their paths, such as `https://api.example.com`.
 */
export function withServer(documents: Record<Version, Document>, server: string): Record<Version, Document> {
  return forEachVersion((version) => {
    const document = documents[version];
    const path = new URL(document.servers[0]?.url ?? "").pathname;
    const known = document.servers.filter(({ variables }) => variables === undefined);
    const called = { url: server + path, description: "The server that the samples call." };
    return { ...document, servers: [called, ...known] };
  });
}

/** A server as it was given, without the path of a version at its end, which is in what people copy. */
export function withoutVersion(server: string, documents: Record<Version, Document>): string {
  // Only the version whose path it is leaves anything out.
  const roots = versions.map((version) => rootOf(documents[version], server));
  return roots.reduce((one, other) => (other.length < one.length ? other : one));
}

/** Where the mock is: the first server of the document, or the second where one was put before it. */
export function mockUrl({
  documents,
  version,
  server,
}: Pick<At, "documents" | "version" | "server">): string {
  return documents[version].servers[server === undefined ? 0 : 1]?.url ?? "";
}

/** Calls as they go to the first server of the documents, with the reader's own key. */
export function sentToFirst(calls: ChosenCalls, documents: Record<Version, Document>): ChosenCalls {
  return forEachVersion((version) => {
    const baseUrl = documents[version].servers[0]?.url ?? "";
    const sent = Object.entries(calls[version]).map(([operationId, chosen]) => [
      operationId,
      { ...chosen, call: { ...chosen.call, baseUrl, apiKey: undefined } },
    ]);
    return Object.fromEntries(sent) as Record<string, ChosenCall>;
  });
}

/** Code that calls the mock with its key, as it calls a server, with a key out of the environment. */
export function codeFor(server: string, code: string, documents: Record<Version, Document>): string {
  const mock = new URL(mockUrl({ documents, version: currentVersion, server })).origin;
  return code.replaceAll(mock, server).replaceAll(JSON.stringify(demoKey), `process.env.${keyVariable}`);
}
