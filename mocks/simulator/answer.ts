import { errorAnswer } from "../errors.ts";
import type { ExampleHandler } from "../examples.ts";
import { partsOf, type Answer, type Exchange } from "../exchange.ts";
import type { Handler } from "./call.ts";
import { charge } from "./charge.ts";
import { handlers } from "./handlers/index.ts";
import { breach } from "./strict.ts";

/**
 * Answers a request that has passed all gates and charges for it. What the simulator does not model, and what `Prefer`
 * wishes for, is answered by the documents' examples, free of charge.
 */
export function createAnswer(examples: ExampleHandler) {
  return (exchange: Exchange): Answer | Promise<Answer> => {
    const { request, version, operation, world, key, path, query, body, requestId } = exchange;
    const byId: Record<string, Handler | null> = handlers[version];
    const handler = byId[operation.operationId];
    if (!handler || wishes(request.header("Prefer"))) return examples(exchange);
    const now = world.clock.now();
    const { origin } = partsOf(request.url);
    // From here to the charge nothing waits, so that parallel calls cannot come in between.
    const result = handler({ world, operation, path, query, body, origin, now });
    if ("error" in result) return errorAnswer(result.error, result);
    const answer = { status: 200, json: result.json };
    const broken = breach(exchange, answer);
    if (broken) return broken;
    charge(key.team, { requestId, version, operation, body, rows: result.rows, now });
    return answer;
  };
}

/** Whether a Prefer header asks for one of the documented answers; other preferences are not ours. */
function wishes(header: string | undefined): boolean {
  return header !== undefined && /(^|[,;]\s*)(code|example|dynamic)\s*=/i.test(header);
}
