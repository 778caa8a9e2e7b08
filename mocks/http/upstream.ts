import { codesByStatus } from "@adintel/client/operations";
import type { HonoRequest } from "hono";
import { basePaths } from "../../scripts/lib/versions.ts";
import { headersOfKey, keyOf } from "./api-key.ts";
import { ControlError } from "./control-error.ts";
import { errorResponse } from "./errors.ts";
import { partsOf, type SentBody, type Target } from "./incoming.ts";
import type { JsonResponse } from "./json.ts";
import { isNamed, operationIds, operationNames } from "./operation-names.ts";

/** The service that some operations are passed on to. */
export interface Upstream {
  /** Where the service is, such as `https://api.example`; its versions are below their base paths. */
  url: string;
  /** The operations to pass on, each alone or with its version. */
  forward?: readonly string[];
  /** Instead of `forward`: passes on all operations but these. */
  forwardAllBut?: readonly string[];
  /** Sent in place of a key of the mock. Other keys are passed on as they are. */
  apiKey?: string | undefined;
}

/** What sends a request to the service, and never rejects; `undefined` if its operation is not forwarded. */
export type Forward = (
  request: HonoRequest,
  target: Target,
  sent: SentBody,
) => (() => Promise<JsonResponse>) | undefined;

/** Milliseconds until the service counts as unreachable. */
const timeoutMs = 60_000;

/** Headers that concern the connection to the mock, or the mock alone. */
const notSent =
  /^(host|connection|keep-alive|content-length|transfer-encoding|accept-encoding|expect|origin|prefer|cookie|x-mock-.*)$/;
const notReturned =
  /^(connection|keep-alive|content-length|content-encoding|transfer-encoding|date|set-cookie|access-control-.*)$/;

/**
 * What passes requests on.
 *
 * @throws {ControlError} on an address that is none, and on unknown operations.
 */
export function createForward({ url, forward, forwardAllBut, apiKey }: Upstream): Forward {
  const root = rootOf(url);
  if ((forward === undefined) === (forwardAllBut === undefined))
    throw new ControlError(400, { path: "upstream", message: "must have either forward or forwardAllBut" });
  const listed = forward ?? forwardAllBut ?? [];
  checkNames(listed);
  return (request, { version, operation }, sent) => {
    if (isNamed(listed, version, operation) !== (forward !== undefined)) return undefined;
    const headers = new Headers();
    for (const [name, value] of request.raw.headers) if (!notSent.test(name)) headers.set(name, value);
    const isOfMock = /^mock_/.test(keyOf(request, version) ?? "");
    if (isOfMock && apiKey)
      for (const [name, value] of Object.entries(headersOfKey(apiKey, version))) headers.set(name, value);
    const address = root + partsOf(request.url).target;
    return () =>
      send(address, request.method, headers, sent.text).catch((error: unknown) => {
        const { cause, message } = error as Error;
        const reason = cause instanceof Error && cause.message ? cause.message : message;
        return errorResponse(
          { error: codesByStatus[500], message: `${root} did not respond: ${reason}.` },
          version,
        );
      });
  };
}

async function send(url: string, method: string, headers: Headers, text = ""): Promise<JsonResponse> {
  const response = await fetch(url, {
    method,
    headers,
    ...(method !== "GET" && method !== "HEAD" && { body: text }),
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const kept = [...response.headers].filter(([name]) => !notReturned.test(name));
  return { status: response.status, json: await response.text(), headers: Object.fromEntries(kept) };
}

/** The address without the base path of a version, which requests have. */
function rootOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search || parsed.username)
    throw new ControlError(400, {
      path: "upstream.url",
      message: `must be an address such as https://api.example, not ${url}`,
    });
  const address = parsed.href.replace(/\/+$/, "");
  const path = basePaths.find((base) => address.endsWith(base)) ?? "";
  return address.slice(0, address.length - path.length);
}

function checkNames(names: readonly string[]): void {
  const unknown = names.filter((name) => !operationNames.has(name));
  if (unknown.length > 0)
    throw new ControlError(400, {
      path: "upstream",
      message: `has no operation ${unknown.join(", ")}; the operations are ${operationIds.join(", ")}`,
    });
}
