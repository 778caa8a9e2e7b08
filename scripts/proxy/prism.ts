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
import type { Violation } from "./violations.ts";

/** Passes a request on, and resolves to the answer as far as Prism has to know it. */
export type Forward = () => Promise<IHttpResponse>;

/** Takes a request through Prism, and resolves to what Prism finds wrong with it and with its answer. */
export type PrismProxy = (request: IHttpRequest, forward: Forward) => Promise<Violation[]>;

/**
 * Prism's proxy in this process, over both documents at once. It finds the operation, checks the request, has it
 * passed on, and checks the response.
 *
 * How a request is passed on is not left to Prism: its own forwarder writes JSON anew, reads binary answers as text, joins
 * cookies, follows redirects, leaves a Content-Length that is wrong once it has unpacked an answer, and answers for the
 * server itself where that says 501.
 *
 * @throws {DocumentError} if a bundled document cannot be read.
 */
export async function createPrismProxy(upstream: string): Promise<PrismProxy> {
  const operations = (await Promise.all([load("v2"), load("v1")])).flat();
  const logger = createLogger("prism", { level: "silent" });
  return async (request, forward) => {
    let failure: { error: unknown } | undefined;
    // An instance for each request, since Prism tells its forwarder nothing but the request. It is a handful of closures.
    const instance = createInstance(config(upstream), {
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
    const result = await instance.request(request, operations, config(upstream))();
    if (failure) throw failure.error;
    if (result._tag === "Left") throw result.left;
    const { input, output } = result.right.validations;
    return [
      ...input.map((violation) => violationOf("request", violation)),
      ...output.map((violation) => violationOf("answer", violation)),
    ];
  };
}

/** Prism does not look at the path of a document's servers, so that of each operation gets it. */
async function load(version: Version) {
  const operations = await getHttpOperationsFromSpec(
    JSON.parse(readDocument(`openapi/${version}.json`)) as object,
  );
  return operations.map((operation) => ({
    ...operation,
    path: documents[version].basePath + operation.path,
  }));
}

/** A fresh one for each call, since Prism writes into it. Violations are listed, and never keep a request from its server. */
function config(upstream: string): IHttpConfig {
  return {
    isProxy: true,
    upstream: new URL(upstream),
    upstreamProxy: undefined,
    // What Prism says of a request without a key is of no use to a reader.
    checkSecurity: false,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    mock: { dynamic: false },
  };
}

/** Prism's places begin with the part that they are in, such as `body`, and its messages repeat them. */
function violationOf(
  side: Violation["in"],
  { path = [], message }: { path?: string[]; message: string },
): Violation {
  return { in: side, path: path.join(".").replaceAll(/\.(\d+)(?=\.|$)/g, "[$1]"), message };
}
