import type { Mode } from "../../client/legacy-request.ts";
import type { Plan, Successor } from "../../client/upgrading.ts";
import type { Version } from "../../lib/versions.ts";
import {
  BrokenDocumentError,
  eachOperation,
  jsonSchema,
  parametersIn,
  type Document,
  type Operation,
  type Reference,
  type Replacement,
  type Schema,
} from "../../openapi/document.ts";
import { operationRows, type OperationRow } from "../../openapi/operations.ts";
import { requestPlace } from "../../openapi/expressions.ts";
import { fieldSchema, requiredIn, deref } from "../../openapi/schemas.ts";
import { leavesOpen } from "../../openapi/topics.ts";

/** An operation in its document. */
export interface Endpoint {
  document: Document;
  operation: Operation;
  row: OperationRow;
}

/** The operations of a document by name. */
export function operationsOf(document: Document): Map<string, Endpoint> {
  const rows = operationRows(document);
  return new Map(
    [...eachOperation(document)].flatMap(({ operation }) => {
      const row = rows[operation.operationId];
      return row ? [[operation.operationId, { document, operation, row }] as const] : [];
    }),
  );
}

/** How the requests of each replaced operation of v1 become requests of v2, from `x-replaced-by`. */
export function upgradePlans(documents: Record<Version, Document>): Map<string, Plan> {
  const current = operationsOf(documents.v2);
  const plans = new Map<string, Plan>();
  for (const [name, old] of operationsOf(documents.v1)) {
    const replacements = old.operation["x-replaced-by"] ?? [];
    if (replacements.length === 0) continue;
    const modes = modesOf(old);
    const froms = replacements.flatMap(({ fields }) =>
      fields.flatMap(({ from }) => (from ? [pathOf(from)] : [])),
    );
    const takes = parametersOf(old);
    const kinds = [...new Set(froms)].filter((from) => !takes.some((taken) => taken === from));
    plans.set(name, {
      takes,
      kinds: Object.fromEntries(kinds.map((from) => [from, kindOf(old.document, schemaOf(name, old, from))])),
      ...(modes && { modes }),
      successors: replacements.map((replacement) => {
        const successor = current.get(replacement.operationId);
        if (!successor)
          throw new BrokenDocumentError(
            `openapi/v1: ${name} is replaced by ${replacement.operationId}, which v2 lacks`,
          );
        return successorOf(name, old, successor, replacement);
      }),
    });
  }
  return plans;
}

function successorOf(
  name: string,
  old: Endpoint,
  successor: Endpoint,
  { when, fields }: Replacement,
): Successor {
  const mapped = fields.flatMap(({ from, to, note }): Successor["fields"] => {
    if (from === undefined) return [];
    const target = to === undefined ? null : pathOf(to);
    return [note === undefined ? [pathOf(from), target] : [pathOf(from), target, note]];
  });
  const targets = new Map(mapped.flatMap(([from, to]) => (to === null ? [] : [[to, from] as const])));
  for (const to of targets.keys())
    if (to.split(".").length > 2)
      throw new BrokenDocumentError(`openapi/v1: ${name} maps to ${to}, but fields of v2 must not be nested`);
  const values = [...targets].flatMap(([to, from]) => {
    const [before, now] = [schemaOf(name, old, from).enum, schemaOf(name, successor, to).enum];
    const gone = before && now && before.filter((value) => !now.includes(value)).map(String);
    return gone && gone.length > 0 ? [[to, { gone, now: now.map(String) }] as const] : [];
  });
  const demands = requiredBy(successor).filter((to) => {
    const from = targets.get(to);
    return from === undefined || !requiredBy(old).includes(from);
  });
  const rows = rowsOf(old, successor, targets);
  return {
    operation: successor.row.operationId,
    takes: parametersOf(successor),
    ...(when && {
      when: Object.fromEntries(Object.entries(when).map(([key, value]) => [`body.${key}`, value])),
    }),
    fields: mapped,
    ...(values.length > 0 && { values: Object.fromEntries(values) }),
    ...(demands.length > 0 && {
      demands: Object.fromEntries(
        demands.map((to) => [to, (schemaOf(name, successor, to).enum ?? []).map(String)]),
      ),
    }),
    ...(rows && { rows }),
  };
}

/** `$request.body#/filters/dateRange` as `body.filters.dateRange`. */
function pathOf(expression: string): string {
  const place = requestPlace(expression);
  if (!place)
    throw new BrokenDocumentError(
      `openapi/v1: x-replaced-by names ${expression}, which is not a place in a request`,
    );
  return [place.in, ...place.path].join(".");
}

function parametersOf({ operation, document, row }: Endpoint): Plan["takes"] {
  const isRequired = parametersIn(document, operation).some(
    (parameter) => parameter.in === "query" && parameter.required,
  );
  return [
    ...row.pathParameters.map((name) => `path.${name}` as const),
    ...(row.queryParameters.length > 0 ? [isRequired ? ("query" as const) : ("query?" as const)] : []),
    ...(row.requestBody ? [row.requestBody.required ? ("body" as const) : ("body?" as const)] : []),
  ];
}

/** The places that every request must have. */
function requiredBy({ operation, document }: Endpoint): string[] {
  const body = jsonSchema(operation.requestBody);
  return [
    ...parametersIn(document, operation)
      .filter(({ required }) => required)
      .map((parameter) => `${parameter.in}.${parameter.name}`),
    ...(body ? requiredIn(document, body).map((name) => `body.${name}`) : []),
  ];
}

/** Where the number of rows is limited. */
function rowsOf(old: Endpoint, { row }: Endpoint, targets: ReadonlyMap<string, string>): Successor["rows"] {
  if (!row.paging) return undefined;
  const to = `${row.paging.in}.${row.paging.limit.name}`;
  const from = targets.get(to);
  const before = from === undefined ? undefined : old.row.paging?.limit.default;
  const now = row.paging.limit.default;
  return {
    to,
    ...(from !== undefined && { from }),
    ...(typeof before === "number" && { old: before }),
    ...(now !== null && { new: now }),
  };
}

/** The searches of a body whose branches differ by a constant field. */
function modesOf({ operation, document, row }: Endpoint): Plan["modes"] {
  const { effects } = row;
  const body = jsonSchema(operation.requestBody);
  const branches = (body && deref(document, body).oneOf)?.map((branch) => deref(document, branch));
  if (!branches) return undefined;
  const field = Object.keys(effects).find((name) => effects[name]?.by === "mode") ?? "";
  const conditions = (operation["x-replaced-by"] ?? []).flatMap(({ when = {} }) => Object.keys(when));
  const at = (names: string[]) => names.map((name) => `body.${name}`);
  const inputsOf = (branch: Schema) =>
    (branch.required ?? []).filter((name) => name !== field && !conditions.includes(name));
  const inputs = branches.flatMap(inputsOf);
  const modes = branches.map((branch): [string, Mode] => {
    const value = fieldSchema(document, branch, field)?.const;
    if (typeof value !== "string")
      throw new BrokenDocumentError(`${row.operationId}: a branch of its body has no constant ${field}`);
    const bases = (branch.allOf ?? []).map((part) => deref(document, part));
    const shared = bases.flatMap((base) => Object.keys(base.properties ?? {}));
    const needs = (branch.required ?? []).filter((name) => conditions.includes(name));
    const refuses = Object.entries(branch.properties ?? {}).flatMap(([name, node]) =>
      node === false ? [name] : [],
    );
    const ignores = shared.filter((name) => effects[name]?.ignoredWhen?.[field] === value);
    const isOpen = leavesOpen(branch, "filters");
    const open = shared.filter((name) => isOpen && !inputs.includes(name) && !ignores.includes(name));
    return [
      value,
      {
        inputs: at(inputsOf(branch)),
        ...(needs.length > 0 && { needs: at(needs) }),
        ...(refuses.length > 0 && { refuses: at(refuses) }),
        ...(ignores.length > 0 && { ignores: at(ignores) }),
        ...(open.length > 0 && { open: at(open) }),
      },
    ];
  });
  return { field: `body.${field}`, of: Object.fromEntries(modes) };
}

function schemaOf(name: string, endpoint: Endpoint, at: string): Schema {
  const schema = schemaAt(endpoint, at);
  if (schema) return schema;
  throw new BrokenDocumentError(
    `openapi/v1: ${name} maps ${at}, which ${endpoint.row.operationId} does not have`,
  );
}

/** The schema at a place of a request. */
export function schemaAt({ document, operation }: Endpoint, at: string): Schema | undefined {
  const [part, ...steps] = at.split(".");
  if (part !== "body") {
    const parameter = parametersIn(document, operation).find(
      ({ in: place, name }) => place === part && name === steps[0],
    );
    return parameter && deref(document, parameter.schema);
  }
  const body = jsonSchema(operation.requestBody);
  const schema = body && deref(document, body);
  return schema && steps.length > 0 ? fieldSchema(document, schema, steps.join(".")) : schema;
}

function kindOf(document: Document, node: Schema | Reference): string {
  const schema = deref(document, node);
  if (schema.type === "array") return `${schema.items ? kindOf(document, schema.items) : "any"}[]`;
  if (schema.anyOf) return schema.anyOf.map((one) => kindOf(document, one)).join("|");
  return typeof schema.type === "string" ? schema.type : "any";
}
