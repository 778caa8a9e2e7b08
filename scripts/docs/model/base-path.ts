import type { Document, Operation } from "../../openapi/document.ts";

/**
 * The path of the version below a server, such as `/api`. A server may have a path of its own before it, so it is the shortest
 * with which the path of the first server ends.
 */
export function basePathOf({ servers }: Pick<Document, "servers">): string {
  const paths = servers.flatMap(({ url }) => (URL.canParse(url) ? new URL(url).pathname : []));
  const [first = "/"] = paths;
  return (
    paths.filter((path) => path !== "/" && first.endsWith(path)).sort((a, b) => a.length - b.length)[0] ??
    first
  );
}

export function rootOf(document: Pick<Document, "servers">, url: string): string {
  const basePath = basePathOf(document);
  const plain = url.replace(/\/+$/, "");
  return plain.endsWith(basePath) ? plain.slice(0, plain.length - basePath.length) : plain;
}

/** Where an operation is called: a server, and the path below it that all operations share. */
export function serverOf(document: Document, { servers = document.servers }: Pick<Operation, "servers">) {
  const [server] = servers;
  if (!server) return undefined;
  return { root: rootOf({ servers }, server.url), base: basePathOf({ servers }).replace(/\/$/, "") };
}
