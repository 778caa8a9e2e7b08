import { invalidRequest, type Refusal } from "../../http/errors.ts";
import type { Incoming, SentBody, Target } from "../../http/incoming.ts";
import type { World } from "../sessions/world.ts";
import { nestingProblem } from "../../../scripts/lib/json.ts";

/** The request with its operation and its body as it was read. */
export interface WithSent {
  exchange: { incoming: Pick<Incoming, "request"> };
  target: Target;
  sent: SentBody;
  world?: World;
}

const byteOrderMark = "\uFEFF";

/** Parses the JSON body of an operation that takes one. Rejects what could not be read, is not JSON, or is nested too deeply (400). */
export function parse<S extends WithSent>(state: S): (S & { body: unknown }) | Refusal {
  const { exchange, target, sent, world } = state;
  if (target.operation.requestBody === null) return { ...state, body: undefined };
  const { request } = exchange.incoming;
  // Compressed bytes are hardly ever UTF-8, which would be what is told of them.
  if (!/^(identity)?$/i.test(request.header("Content-Encoding") ?? ""))
    return invalidRequest({ path: "Content-Encoding", message: "must be identity, or left out" });
  if ("error" in sent) return sent;
  const isMarked = sent.text.startsWith(byteOrderMark);
  if (isMarked && world?.takes("body-byte-order-mark", "refused"))
    return invalidRequest({ path: "body", message: "must not begin with a byte order mark" });
  const text = isMarked ? sent.text.slice(byteOrderMark.length) : sent.text;
  if (world?.takes("body-absent", "empty") && text.trim() === "") return { ...state, body: {} };
  if (text === "") return { ...state, body: undefined };
  const contentType = request.header("Content-Type");
  const isJson = contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";
  if (!isJson && !world?.takes("body-type", "optional"))
    return invalidRequest({
      path: world?.takes("body-type", "body") ? "body" : "Content-Type",
      message: "must be application/json",
    });
  try {
    const body: unknown = JSON.parse(text);
    const problem = nestingProblem(body);
    return problem === undefined ? { ...state, body } : invalidRequest({ path: "body", message: problem });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unreadable";
    return invalidRequest({ path: "body", message: `is not JSON: ${reason}` });
  }
}
