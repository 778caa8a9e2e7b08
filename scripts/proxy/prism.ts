import { createLogger } from "@stoplight/prism-core";
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
  type IHttpResponse,
} from "@stoplight/prism-http";
import { documents, type Version } from "@adintel/client/operations";
import { readDocument } from "../lib/documents.ts";
import { byPreference } from "../lib/versions.ts";
import type { Violation } from "./violations.ts";

/** Forwards a request and resolves to the parts of the response that Prism checks. */
export type Forward = () => Promise<IHttpResponse>;

/** Checks a request and its response with Prism, and resolves to the violations. */
export type PrismProxy = (request: IHttpRequest, forward: Forward) => Promise<Violation[]>;

/**
 * Prism's proxy in this process, over all documents at once. It finds the operation, checks the request, has it
 * passed on, and checks the response.
 *
 * Prism's own forwarder is not used: it re-serializes JSON, reads binary responses as text, joins cookies, follows redirects,
 * keeps the Content-Length of a response that it has decompressed, and replaces a 501 of the server.
 *
 * @throws {DocumentError} if a bundled document cannot be read.
 */
export async function createPrismProxy(upstream: string): Promise<PrismProxy> {
  const operations = (await Promise.all(byPreference.map(loadOperations))).flat();
  const logger = createLogger("prism", { level: "silent" });
  return async (request, forward) => {
    let failure: { error: unknown } | undefined;
    // Prism passes its forwarder nothing but the request, so each request gets its own instance, which is cheap.
    const instance = createInstance(prismConfig(upstream), {
      logger,
      forward: () => () => async () => {
        try {
          return { _tag: "Right", right: await forward() };
        } catch (error) {
          failure = { error };
          return { _tag: "Left", left: new Error("it was not forwarded") };
        }
      },
    });
    const result = await instance.request(request, operations, prismConfig(upstream))();
    if (failure) throw failure.error;
    if (result._tag === "Left") throw result.left;
    const { input, output } = result.right.validations;
    return [
      ...input.map((violation) => toViolation("request", violation)),
      ...output.map((violation) => toViolation("answer", violation)),
    ];
  };
}

/** Prism ignores the path in `servers`, so it is prepended to each operation's path. */
async function loadOperations(version: Version) {
  const operations = await getHttpOperationsFromSpec(
    JSON.parse(readDocument(`openapi/${version}.json`)) as object,
  );
  return operations.map((operation) => ({
    ...operation,
    path: documents[version].basePath + operation.path,
  }));
}

/** Prism modifies its configuration, so each call gets a new one. `errors: false` keeps violations from blocking a request. */
function prismConfig(upstream: string): IHttpConfig {
  return {
    isProxy: true,
    upstream: new URL(upstream),
    upstreamProxy: undefined,
    // keyMissing reports a missing key; Prism's message would not help.
    checkSecurity: false,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    mock: { dynamic: false },
  };
}

/** Prism's paths begin with the part of the message, such as `body`. */
function toViolation(
  side: Violation["in"],
  { path = [], message }: { path?: string[]; message: string },
): Violation {
  return { in: side, path: path.join(".").replaceAll(/\.(\d+)(?=\.|$)/g, "[$1]"), message };
}
