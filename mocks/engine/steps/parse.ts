import { invalidRequest, type Refusal } from "../../http/errors.ts";
import type { Incoming, SentBody, Target } from "../../http/incoming.ts";

/** The request with its operation and its body as it was read. */
export interface WithSent {
  exchange: { incoming: Pick<Incoming, "request"> };
  target: Target;
  sent: SentBody;
}

/** Parses the JSON body of an operation that takes one. Rejects what could not be read whole (413), then what is not JSON (400). */
export function parse<S extends WithSent>(state: S): (S & { body: unknown }) | Refusal {
  const { exchange, target, sent } = state;
  if (target.operation.requestBody === null) return { ...state, body: undefined };
  if ("error" in sent) return sent;
  const { text } = sent;
  if (text === "") return { ...state, body: undefined };
  const contentType = exchange.incoming.request.header("Content-Type");
  if (contentType?.split(";")[0]?.trim().toLowerCase() !== "application/json")
    return invalidRequest({ path: "Content-Type", message: "must be application/json" });
  try {
    return { ...state, body: JSON.parse(text) as unknown };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unreadable";
    return invalidRequest({ path: "body", message: `is not JSON: ${reason}` });
  }
}
