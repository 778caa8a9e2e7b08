import type { Context } from "hono";
import { errorResponse } from "../errors.ts";
import type { ExampleHandler } from "../examples.ts";
import { partsOf, type Env } from "../exchange.ts";
import { jsonResponse } from "../json.ts";
import type { Handler } from "./call.ts";
import { charge } from "./charge.ts";
import { handlers } from "./handlers/index.ts";

/**
 * Answers a request that has passed all gates and charges for it. What the simulator does not model, and what `Prefer`
 * wishes for, is answered by the documents' examples, free of charge.
 */
export function createAnswer(examples: ExampleHandler) {
  return (c: Context<Env>): Response | Promise<Response> => {
    const [route, operation, world] = [c.get("route"), c.get("operation"), c.get("world")];
    const byId: Record<string, Handler | null> = handlers[route.version];
    const handler = byId[operation.operationId];
    if (!handler || wishes(c.req.header("Prefer"))) return examples(c);
    const now = world.clock.now();
    const { origin } = partsOf(c.req.url);
    const [body, query] = [c.get("body"), c.get("query")];
    const path: Record<string, string> = c.req.param();
    // From here to the charge nothing waits, so that parallel calls cannot come in between.
    const result = handler({ world, operation, path, query, body, origin, now });
    if ("error" in result) return errorResponse(result.error, result);
    charge(c.get("key").team, {
      requestId: c.get("requestId"),
      version: route.version,
      ...{ operation, body, rows: result.rows, now },
    });
    return jsonResponse(result.json);
  };
}

/** Whether a Prefer header asks for one of the documented answers; other preferences are not ours. */
function wishes(header: string | undefined): boolean {
  return header !== undefined && /(^|[,;]\s*)(code|example|dynamic)\s*=/i.test(header);
}
