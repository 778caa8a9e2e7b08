import { codesByStatus } from "@adintel/client/operations";
import { needPackages } from "../../scripts/lib/missing-package.ts";
import { addHealth } from "../controls/health.ts";
import { mayHaveBody, readText } from "../engine/steps/read-body.ts";
import { parse } from "../engine/steps/parse.ts";
import { checkInput } from "../engine/steps/validate.ts";
import { createExamples, type ExampleHandler } from "../examples/examples.ts";
import { errorResponse, invalidRequest, isRefusal, type Refusal } from "../http/errors.ts";
import type { Incoming } from "../http/incoming.ts";
import { keyOf } from "../http/api-key.ts";
import { respond, type JsonResponse } from "../http/json.ts";
import { createApp } from "../http/router.ts";

const packages = ["@stoplight/prism-http", "@stoplight/prism-core"];

/**
 * A mock that responds with the documents' examples, chosen by `Prefer`, out of Prism. It keeps no state and charges nothing.
 *
 * @throws {MissingPackageError} if Prism is not installed.
 */
export function createStaticMock() {
  const examples = createPrismExamples();
  return createApp({
    async api(incoming) {
      const response = await responseTo(incoming, examples);
      return respond(isRefusal(response) ? errorResponse(response, incoming.version) : response);
    },
    beside: [addHealth],
  });
}

async function responseTo(incoming: Incoming, examples: ExampleHandler): Promise<JsonResponse | Refusal> {
  const { request, target } = incoming;
  if ("error" in target) return target;
  // Any token is good.
  if (keyOf(request, target.version) === undefined) return { error: codesByStatus[401] };
  const sent = mayHaveBody(request.method) ? await readText(request, target.version) : { text: "" };
  const parsed = parse({ exchange: { incoming }, target, sent });
  if ("error" in parsed) return parsed;
  const { violations } = checkInput(request, target, parsed.body);
  return violations.length > 0 ? invalidRequest(...violations) : examples(request, target);
}

/**
 * The documents' examples as Prism answers them. Loading it takes seconds, so it is loaded when first needed; it runs in
 * Node.js alone.
 *
 * @throws {MissingPackageError} if Prism is not installed.
 */
function createPrismExamples(): ExampleHandler {
  needPackages(packages, "the static mock needs Prism");
  return createExamples(async () => {
    const { createPrism } = await import("../examples/prism.ts");
    return createPrism();
  });
}
