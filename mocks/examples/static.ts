import { createApp } from "../http/router.ts";
import { errorResponse } from "../http/errors.ts";
import type { Arrival } from "../http/incoming.ts";
import type { ExampleHandler } from "./examples.ts";
import { anyKey } from "../http/bearer-token.ts";
import { mayHaveBody, noBody, parseBody, readText } from "../http/body.ts";
import { validate } from "../http/validation.ts";
import { respond, type JsonResponse } from "../http/json.ts";
import { createPrismExamples } from "./prism-examples.ts";

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
  const unauthorized = anyKey(request);
  if (unauthorized) return errorResponse(unauthorized);
  const sent = mayHaveBody(request.method) ? await readText(request, target.version) : noBody;
  const content = parseBody(request, target, sent);
  if ("error" in content) return errorResponse(content);
  const input = validate(request, target, content.body);
  if (input.violations.length > 0)
    return errorResponse({ error: "invalid_request", details: input.violations });
  return examples(request, target);
}
