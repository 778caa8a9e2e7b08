import type { Document } from "../../openapi/document.ts";
import { basePathOf, rootOf } from "../model/base-path.ts";

export interface ServerFacts {
  servers: { root: string; about: string }[];
  /** Keys of the mock, each with what it shows. */
  demoKeys: { key: string; shows: string }[];
  /** The paths of the versions below a root. */
  paths: string[];
}

export function serverFacts(documents: Document[], demoKeys: ServerFacts["demoKeys"]): ServerFacts {
  const servers = new Map<string, string>();
  for (const document of documents)
    for (const { url, description = "", variables } of document.servers) {
      // An address with a placeholder cannot be called, nor can one without a host.
      if (variables !== undefined || !URL.canParse(url)) continue;
      const root = rootOf(document, url);
      if (!servers.has(root)) servers.set(root, description.replaceAll("`", ""));
    }
  return {
    servers: Array.from(servers, ([root, about]) => ({ root, about })),
    demoKeys: demoKeys.map(({ key, shows }) => ({ key, shows })),
    paths: documents.map(basePathOf).filter((path) => path !== "/"),
  };
}
