import { rowsIn } from "@adintel/client/charging";
import type { Target } from "../../http/incoming.ts";
import { textOf, type JsonResponse } from "../../http/json.ts";
import type { Call, Refusal } from "../rows/call.ts";
import type { Addition } from "../sessions/content.ts";
import { freeResponse } from "../scenarios/outcome.ts";
import type { OwnCall, Respond } from "../scenarios/scenario.ts";

/** What the operation itself responds. */
interface Usual {
  response: JsonResponse;
  adds?: Addition | undefined;
}

/** A response with the number of its rows; `null` of one that does not come from the API. */
export interface OwnResponse extends Usual {
  rows: number | null;
}

/** What `next` throws if the operation rejects the call. A function that does not catch it passes the rejection on. */
class Rejected extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

/**
 * Has a function of a scenario respond to a call.
 *
 * @param usual has the operation itself respond
 * @throws whatever the function throws, if it is not that the operation rejects the call.
 */
export async function ownResponse(
  respond: Respond,
  { version, operation }: Target,
  { path, query, body }: Call,
  usual: () => Promise<Usual | Refusal>,
): Promise<OwnResponse | Refusal> {
  let adds: Addition | undefined;
  const next = async (): Promise<unknown> => {
    const result = await usual();
    if ("error" in result) throw new Rejected(result);
    ({ adds } = result);
    return JSON.parse(textOf(result.response.json));
  };
  const call: OwnCall = { version, operation: operation.operationId, pathParameters: path, query, body };
  try {
    const returned = await respond(call, next);
    if (isResponse(returned)) {
      const { status, headers } = returned;
      const response = freeResponse({
        status,
        headers: Object.fromEntries(headers),
        body: await returned.text(),
      });
      return { response, rows: null };
    }
    const json = JSON.stringify(returned);
    if (json === undefined) throw new TypeError("it returned no body and no Response");
    return { response: { status: 200, json }, rows: rowsIn(operation, returned), adds };
  } catch (error) {
    if (error instanceof Rejected) return error.refusal;
    throw error;
  }
}

/** Whether it is a Response of any class: a server in this process replaces the global one. */
function isResponse(value: unknown): value is Response {
  return typeof (value as Response | null)?.text === "function" && "headers" in Object(value);
}
