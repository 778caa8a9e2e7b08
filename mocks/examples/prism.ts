import { createLogger } from "@stoplight/prism-core";
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
} from "@stoplight/prism-http";
import { readDocument } from "../../scripts/lib/documents.ts";
import { versions, type Version } from "../../scripts/lib/versions.ts";
import type { ExampleSource } from "./examples.ts";
import type { Preference } from "./prefer.ts";

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/**
 * Prism in this process, with the bundled documents. Requests must be validated before: Prism's own validation is off, since its
 * errors do not have the API's shape.
 */
export async function createPrism(): Promise<ExampleSource> {
  const operations = new Map<Version, Map<string, PrismOperation>>();
  for (const version of versions)
    operations.set(version, await load(JSON.parse(readDocument(`openapi/${version}.json`))));
  const instance = createInstance(config({}), { logger: createLogger("prism", { level: "silent" }) });
  return async (version, operation, preference) => {
    const resource = operations.get(version)?.get(operation.operationId);
    if (!resource) throw new Error(`Prism did not load ${operation.operationId} of ${version}`);
    // The response does not depend on the parameters, so the path template will do.
    const input: IHttpRequest = {
      method: resource.method as IHttpRequest["method"],
      url: { path: resource.path },
    };
    // A new config for each call: Prism modifies it.
    const result = await instance.request(input, [resource], config(preference))();
    if (result._tag === "Left") throw result.left;
    const { statusCode, headers, body } = result.right.output;
    return { status: statusCode, headers: strings(headers), json: JSON.stringify(body) };
  };
}

async function load(document: object): Promise<Map<string, PrismOperation>> {
  const operations = await getHttpOperationsFromSpec(document);
  return new Map(operations.map((operation) => [operation.iid ?? "", operation]));
}

function config({ code, example, dynamic = false }: Preference): IHttpConfig {
  return {
    isProxy: false,
    checkSecurity: false,
    validateRequest: false,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: {
      dynamic,
      ...(code !== undefined && { code }),
      ...(example !== undefined && { exampleKey: example }),
    },
  };
}

/** Prism returns some header values as numbers. */
function strings(headers: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== "content-type")
      .map(([name, value]) => [name, String(value)]),
  );
}
