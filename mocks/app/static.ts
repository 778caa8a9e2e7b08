import { needPackages } from "../../scripts/lib/missing-package.ts";
import { mayHaveBody, noBody, parseBody, readText } from "../engine/steps/parse.ts";
import { errorResponse } from "../http/errors.ts";
import { bearerToken, type Arrival } from "../http/incoming.ts";
import { respond, type JsonResponse } from "../http/json.ts";
import { createApp } from "../http/router.ts";
import { validate } from "../engine/steps/validate.ts";
import { createExamples, type ExampleHandler } from "../examples/examples.ts";

const packages = ["@stoplight/prism-http", "@stoplight/prism-core"];

/**
 * A mock that responds with the documents' examples, chosen by `Prefer`, out of Prism. It keeps no state and charges nothing.
 *
 * @throws {MissingPackageError} if Prism is not installed.
 */
export function createStaticMock() {
  const examples = createPrismExamples();
  return createApp(async (arrival) => respond(await responseTo(arrival, examples)));
}

async function responseTo({ request, target }: Arrival, examples: ExampleHandler): Promise<JsonResponse> {
  if ("error" in target) return errorResponse(target);
  // Any token is good.
  if (bearerToken(request) === undefined) return errorResponse({ error: "invalid_api_key" });
  const sent = mayHaveBody(request.method) ? await readText(request, target.version) : noBody;
  const content = parseBody(request, target, sent);
  if ("error" in content) return errorResponse(content);
  const input = validate(request, target, content.body);
  if (input.violations.length > 0)
    return errorResponse({ error: "invalid_request", details: input.violations });
  return examples(request, target);
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
