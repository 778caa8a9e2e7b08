import type { Version } from "../lib/versions.ts";
import { eachOperation, parametersIn, type Document, type Operation } from "../openapi/document.ts";
import { requestFields } from "../openapi/effects.ts";
import { requestPlace } from "../openapi/expressions.ts";
import { escapeKey } from "../openapi/pointer.ts";
import type { MeaningProblem } from "./meaning-problems.ts";

/** Operations and fields that `x-replaced-by` of a version names but that its successor does not have. */
export function replacementProblems(
  documents: Record<Version, Document>,
  version: Version,
  newer: Version | undefined,
): MeaningProblem[] {
  const old = documents[version];
  const successors = new Map(
    newer && [...eachOperation(documents[newer])].map(({ operation }) => [operation.operationId, operation]),
  );
  return [...eachOperation(old)].flatMap(({ path, method, operation }) =>
    (operation["x-replaced-by"] ?? []).flatMap(({ operationId, when = {}, fields }, index) => {
      const pointer = `/paths/${escapeKey(path)}/${method}/x-replaced-by/${index}`;
      const problem = (part: string, message: string) => ({
        pointer: `${pointer}${part}`,
        message: `x-replaced-by ${message}`,
      });
      const successor = successors.get(operationId);
      if (!newer || !successor)
        return [
          problem("/operationId", `names ${operationId}, which ${newer ?? "no newer version"} does not have`),
        ];
      const lacks = (document: Document, owner: Operation, expression: string | undefined) =>
        expression !== undefined && !hasPlace(document, owner, expression);
      const conditions = Object.keys(when)
        .filter((name) => lacks(old, operation, `$request.body#/${name}`))
        .map((name) => problem("", `names ${name} under when, which ${operation.operationId} does not take`));
      const mappings = fields.flatMap(({ from, to }, field) => [
        ...(lacks(old, operation, from)
          ? [problem(`/fields/${field}`, `maps ${from}, which ${operation.operationId} does not take`)]
          : []),
        ...(lacks(documents[newer], successor, to)
          ? [problem(`/fields/${field}`, `maps to ${to}, which ${operationId} does not take`)]
          : []),
      ]);
      return [...conditions, ...mappings];
    }),
  );
}

/** Whether a request has the place that an expression names. */
function hasPlace(document: Document, operation: Operation, expression: string): boolean {
  const place = requestPlace(expression);
  if (!place) return false;
  const name = place.path.join(".");
  if (place.in === "path" || place.in === "header")
    return parametersIn(document, operation).some((one) => one.in === place.in && one.name === name);
  if (place.path.length === 0) return operation.requestBody !== undefined;
  return requestFields(document, operation, "").some(
    (field) => field.in === place.in && (field.name === name || field.name.startsWith(`${name}.`)),
  );
}
