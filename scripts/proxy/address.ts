import type { IncomingMessage } from "node:http";
import { documents, type Operation, type Version } from "@adintel/client/operations";
import { routes, type Route } from "../../mocks/http/routes.ts";

/** The path with the query, as it was asked for; some clients of proxies send the whole address. */
export function targetOf({ url = "/" }: IncomingMessage): string {
  return /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?]*/i, "") || "/" : url;
}

/** The version whose part of the server an address is in. */
export function versionAt(target: string): Version | undefined {
  const path = target.split("?")[0] ?? "";
  return (["v2", "v1"] as const).find((version) => `${path}/`.startsWith(`${documents[version].basePath}/`));
}

/** A key has no business in an address, so it is a violation that is shown without it. */
export function withoutSecrets(target: string): string {
  return target.replaceAll(/([?&][^=&]*(?:key|token|secret|password)[^=&]*=)[^&]*/gi, "$1…");
}

/** Where a request leads. */
export interface Found {
  route: Route;
  /** The path's parameters, decoded as far as they can be. */
  path: Record<string, string>;
  operation: Operation | undefined;
}

/** The path of the contract that an address is of, and the operation, if the method is one of its. */
export function find(version: Version, path: string, method: string): Found | undefined {
  const steps = path.split("/");
  for (const route of routes.filter((one) => one.version === version)) {
    const names = route.path.split("/");
    const fits = (name: string, at: number) =>
      /^\{\w+\}$/.test(name) ? steps[at] !== "" : name === steps[at];
    if (names.length !== steps.length || !names.every(fits)) continue;
    const parameters = names.flatMap((name, at) =>
      name.startsWith("{") ? [[name.slice(1, -1), decoded(steps[at] ?? "")] as const] : [],
    );
    const operation = route.operations.find((one) => one.method === method);
    return { route, operation, path: Object.fromEntries(parameters) };
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
