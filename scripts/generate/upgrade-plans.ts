import type { Mode } from "../client/legacy-request.ts";
import type { Plan, Successor } from "../client/upgrading.ts";
import type { Version } from "../paths.ts";
import {
  BrokenDocumentError,
  eachOperation,
  resolve,
  type Document,
  type Operation,
  type Reference,
  type Replacement,
  type Schema,
} from "../openapi/document.ts";
import { operationRows, type OperationRow } from "../openapi/operations.ts";
import { leavesOpen } from "../openapi/topics.ts";

/** An operation with what its document says of it. */
export interface Found {
  document: Document;
  operation: Operation;
  row: OperationRow;
}

/** The operations of a document by name. */
export function operationsOf(document: Document): Map<string, Found> {
  const rows = operationRows(document);
  return new Map(
    [...eachOperation(document)].flatMap(({ operation }) => {
      const row = rows[operation.operationId];
      return row ? [[operation.operationId, { document, operation, row }] as const] : [];
    }),
  );
}

/** What becomes of the requests of each operation of v1 that is replaced, by `x-replaced-by`. */
export function upgradePlans(documents: Record<Version, Document>): Map<string, Plan> {
  const current = operationsOf(documents.v2);
  const plans = new Map<string, Plan>();
  for (const [name, old] of operationsOf(documents.v1)) {
    const replacements = old.operation["x-replaced-by"] ?? [];
    if (replacements.length === 0) continue;
    const modes = modesOf(old);
    const froms = replacements.flatMap(({ fields }) =>
      fields.flatMap(({ from }) => (from ? [place(from)] : [])),
    );
    const takes = takenBy(old);
    const kinds = [...new Set(froms)].filter((from) => !takes.some((taken) => taken === from));
    plans.set(name, {
      takes,
      kinds: Object.fromEntries(kinds.map((from) => [from, kindOf(old.document, demand(name, old, from))])),
      ...(modes && { modes }),
      successors: replacements.map((replacement) => {
        const successor = current.get(replacement.operationId);
        if (!successor) {
          throw new BrokenDocumentError(
            `openapi/v1: ${name} is replaced by ${replacement.operationId}, which v2 lacks`,
          );
        }
        return successorOf(name, old, successor, replacement);
      }),
    });
  }
  return plans;
}

function successorOf(name: string, old: Found, successor: Found, { when, fields }: Replacement): Successor {
  const mapped = fields.flatMap(({ from, to, note }): Successor["fields"] => {
    if (from === undefined) return [];
    const target = to === undefined ? null : place(to);
    return [note === undefined ? [place(from), target] : [place(from), target, note]];
  });
  const targets = new Map(mapped.flatMap(([from, to]) => (to === null ? [] : [[to, from] as const])));
  for (const to of targets.keys()) {
    if (to.split(".").length > 2) {
      throw new BrokenDocumentError(`openapi/v1: ${name} maps to ${to}, and v2 is taken to be flat`);
    }
  }
  const values = [...targets].flatMap(([to, from]) => {
    const [before, now] = [demand(name, old, from).enum, demand(name, successor, to).enum];
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
    takes: takenBy(successor),
    ...(when && {
      when: Object.fromEntries(Object.entries(when).map(([key, value]) => [`body.${key}`, value])),
    }),
    fields: mapped,
    ...(values.length > 0 && { values: Object.fromEntries(values) }),
    ...(demands.length > 0 && {
      demands: Object.fromEntries(
        demands.map((to) => [to, (demand(name, successor, to).enum ?? []).map(String)]),
      ),
    }),
    ...(rows && { rows }),
  };
}

/** `$request.body#/filters/dateRange` as `body.filters.dateRange`. */
function place(expression: string): string {
  return expression.replace("$request.", "").replace("#/", ".").replaceAll("/", ".");
}

function takenBy({ operation, document, row }: Found): Plan["takes"] {
  const isRequired = (operation.parameters ?? [])
    .map((parameter) => resolve(document, parameter))
    .some((parameter) => parameter.in === "query" && parameter.required);
  return [
    ...row.pathParameters.map((name) => `path.${name}` as const),
    ...(row.queryParameters.length > 0 ? [isRequired ? ("query" as const) : ("query?" as const)] : []),
    ...(row.requestBody ? [row.requestBody.required ? ("body" as const) : ("body?" as const)] : []),
  ];
}

/** The places without which a request is refused, whatever else it has. */
function requiredBy({ operation, document }: Found): string[] {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  const body = bodyOf(operation);
  return [
    ...parameters.filter(({ required }) => required).map((parameter) => `${parameter.in}.${parameter.name}`),
    ...(body ? requiredOf(document, body).map((name) => `body.${name}`) : []),
  ];
}

function requiredOf(document: Document, node: Schema | Reference): string[] {
  const schema = resolve(document, node);
  return [...(schema.required ?? []), ...(schema.allOf ?? []).flatMap((part) => requiredOf(document, part))];
}

function bodyOf(operation: Operation): Schema | Reference | undefined {
  return operation.requestBody?.content["application/json"]?.schema;
}

/** Where the number of rows is said. */
function rowsOf(old: Found, { row }: Found, targets: ReadonlyMap<string, string>): Successor["rows"] {
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

/** The searches that a body tells apart by a field of one constant in each. */
function modesOf({ operation, document, row }: Found): Plan["modes"] {
  const { effects } = row;
  const body = bodyOf(operation);
  const branches = (body && resolve(document, body).oneOf)?.map((branch) => resolve(document, branch));
  if (!branches) return undefined;
  const own = (branch: Schema) => Object.entries(branch.properties ?? {});
  const constant = (node: Schema | Reference | boolean) =>
    typeof node === "boolean" ? undefined : resolve(document, node).const;
  const field = own(branches[0] ?? {}).find(([, node]) => constant(node) !== undefined)?.[0] ?? "";
  const conditions = (operation["x-replaced-by"] ?? []).flatMap(({ when = {} }) => Object.keys(when));
  const at = (names: string[]) => names.map((name) => `body.${name}`);
  const inputsOf = (branch: Schema) =>
    (branch.required ?? []).filter((name) => name !== field && !conditions.includes(name));
  const inputs = branches.flatMap(inputsOf);
  const modes = branches.map((branch): [string, Mode] => {
    const node = branch.properties?.[field];
    const value = node === undefined ? undefined : constant(node);
    if (typeof value !== "string") {
      throw new BrokenDocumentError(`${row.operationId}: a branch of its body has no constant ${field}`);
    }
    const bases = (branch.allOf ?? []).map((part) => resolve(document, part));
    const shared = bases.flatMap((base) => Object.entries(base.properties ?? {}));
    const needs = (branch.required ?? []).filter((name) => conditions.includes(name));
    const refuses = own(branch).flatMap(([name, node]) => (node === false ? [name] : []));
    const ignores = shared
      .map(([name]) => name)
      .filter((name) => effects[name]?.ignoredWhen?.[field] === value);
    const isOpen = leavesOpen(branch, "filters");
    const open = shared
      .map(([name]) => name)
      .filter((name) => isOpen && !inputs.includes(name) && !ignores.includes(name));
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

function demand(name: string, found: Found, at: string): Schema {
  const schema = schemaAt(found, at);
  if (schema) return schema;
  throw new BrokenDocumentError(
    `openapi/v1: ${name} maps ${at}, which ${found.row.operationId} does not have`,
  );
}

/** The schema of what stands at a place of a request. */
export function schemaAt({ document, operation }: Found, at: string): Schema | undefined {
  const [part, ...steps] = at.split(".");
  if (part !== "body") {
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
    const found = parameters.find((parameter) => parameter.in === part && parameter.name === steps[0]);
    return found && resolve(document, found.schema);
  }
  const body = bodyOf(operation);
  return body && descend(document, body, steps);
}

function descend(document: Document, node: Schema | Reference, steps: string[]): Schema | undefined {
  const schema = resolve(document, node);
  const [step, ...others] = steps;
  if (step === undefined) return schema;
  const own = schema.properties?.[step];
  if (typeof own === "object") return descend(document, own, others);
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    const found = descend(document, part, steps);
    if (found) return found;
  }
  return undefined;
}

function kindOf(document: Document, node: Schema | Reference): string {
  const schema = resolve(document, node);
  if (schema.type === "array") return `${schema.items ? kindOf(document, schema.items) : "any"}[]`;
  if (schema.anyOf) return schema.anyOf.map((one) => kindOf(document, one)).join("|");
  return typeof schema.type === "string" ? schema.type : "any";
}
