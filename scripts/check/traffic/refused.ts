import { requestViolations } from "@adintel/client/validation";
import { isAssumedInput } from "../contract/assumed.ts";
import { operationOf } from "../probes/probes.ts";
import { parseJson, queryOf } from "../contract/fields.ts";
import { operationPlace } from "../contract/table.ts";
import type { ShapeViolation } from "../rules/shape.ts";
import type { Entry } from "./recording/exchange.ts";

/**
 * A request that breaks the contract must be refused. The cases of a run ask for that field by field; of what was recorded
 * it shows where a success came all the same.
 */
export function takenAnyway({ exchange, found, isRequestUnknown }: Entry): ShapeViolation[] {
  if (exchange.status !== 200 || isRequestUnknown || !found.hasMethod) return [];
  const { version, operation } = found;
  const query = queryOf(/\?([^#]*)/.exec(exchange.url)?.[1] ?? "");
  const body = exchange.requestText === undefined ? undefined : parseJson(exchange.requestText);
  const violations = requestViolations(version, operation.operationId, {
    path: pathOf(operation.path, found.path),
    query,
    // Of a GET the documents take no body; that it has one is not specified to be wrong.
    ...(operation.requestBody !== null && { body }),
  });
  const document = operationOf(version, operation.operationId);
  const judged = violations.map(({ path, message }) => ({
    words: `${path} ${message}`,
    isAssumed: isAssumedInput(document, [path]) || isReadable(query[path]),
  }));
  const [first] = [...judged].sort((a, b) => Number(a.isAssumed) - Number(b.isAssumed));
  if (!first) return [];
  const root = operationPlace(version, operation.path, operation.method);
  return [
    {
      name: "200-refused",
      rule: "rejects a request that breaks the contract",
      place: `${root}/${operation.requestBody === null ? "parameters" : "requestBody"}`,
      expected: `status 400, because ${first.words}`,
      got: "status 200",
      assumed: first.isAssumed,
    },
  ];
}

/** How a number is written in a query, and which of two values counts, is not stated. */
function isReadable(value: string | string[] | undefined): boolean {
  return (
    Array.isArray(value) || (value !== undefined && value.trim() !== "" && Number.isFinite(Number(value)))
  );
}

function pathOf(template: string, path: string): Record<string, string> {
  const steps = path.split("/");
  return Object.fromEntries(
    template
      .split("/")
      .flatMap((name, place) =>
        name.startsWith("{") ? [[name.slice(1, -1), steps[place] ?? ""] as const] : [],
      ),
  );
}
