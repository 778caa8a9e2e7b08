import {
  eachOperation,
  declaredAt,
  jsonSchema,
  parametersIn,
  resolve,
  successResponse,
  type Document,
  type Operation,
  type Response,
  type Schema,
} from "../openapi/document.ts";
import { errorEnvelope, errorsIn } from "../openapi/errors.ts";
import { requestFields, type RequestField } from "../openapi/effects.ts";
import { rowSchema, successSchema } from "../openapi/lists.ts";
import { ways, type Effect } from "../openapi/meaning.ts";
import { branches, allowedValues, fieldSchema, deref } from "../openapi/schemas.ts";
import { escapeKey } from "../openapi/pointer.ts";
import { isTopic, leavesOpen, topics, unspecifiedIn } from "../openapi/topics.ts";

/** An extension that is invalid or missing. */
export interface MeaningProblem {
  /** JSON Pointer into the bundled document. */
  pointer: string;
  /** What is wrong, and what to write. */
  message: string;
}

/** Extensions that are invalid or missing, so that programs cannot know the meaning of the document. */
export function meaningProblems(document: Document): MeaningProblem[] {
  const found = new Map<string, MeaningProblem>();
  const add = (pointer: string, message: string) => found.set(`${pointer} ${message}`, { pointer, message });
  nodeProblems(document, "", add);
  documentProblems(document, add);
  for (const { path, method, operation } of eachOperation(document)) {
    const pointer = `/paths/${escapeKey(path)}/${method}`;
    const fields = requestFields(document, operation, pointer);
    listProblems(document, operation, pointer, add);
    supportProblems(document, operation, method, pointer, add);
    for (const name of Object.keys(operation["x-billing"]?.minimumRowsWhen ?? {}))
      if (!fields.some((field) => field.name === name))
        add(
          `${pointer}/x-billing`,
          `minimumRowsWhen names ${name}, which ${operation.operationId} does not take`,
        );
    chargeProblems(document, operation, pointer, add);
    for (const field of fields) fieldProblems(document, operation, field, fields, add);
    parameterProblems(document, operation, pointer, add);
    roleProblems(fields, add);
    choiceProblems(document, operation, fields, add);
  }
  return [...found.values()];
}

type Add = (pointer: string, message: string) => void;

/** What a document must state once, and can misstate. */
function documentProblems(document: Document, add: Add): void {
  const [server] = document.servers ?? [];
  if (!server || !URL.canParse(server.url))
    add("/servers", "the first server must have an absolute URL, whose path is where the version lives");
  if (!Array.isArray(document["x-rate-limits"]))
    add("", "x-rate-limits is missing; write [] if there are no limits for all operations");
}

/** What mock, check and client do not support. */
function supportProblems(
  document: Document,
  operation: Operation,
  method: string,
  pointer: string,
  add: Add,
): void {
  const { operationId: id, security } = operation;
  if (!id) add(pointer, "an operation needs an operationId, which names its method in the client");
  if (method !== "get" && method !== "post")
    add(pointer, `${id} is a ${method}; only get and post are supported`);
  if (security)
    add(`${pointer}/security`, `${id} has a security of its own, which is not supported; state that of all`);
  if (!jsonSchema(successResponse(document, operation)))
    add(pointer, `${id} needs a response 200 in JSON; other successful responses are not supported`);
  const envelope = errorEnvelope(document);
  const errors = errorsIn(document, operation);
  for (const { code, status, error } of errors)
    for (const part of ["code", "message"] as const)
      if (!fieldSchema(document, error, envelope[part]))
        add(
          `${pointer}/responses/${status}`,
          `the error ${code} has no ${envelope[part]}, where x-error-envelope says its ${part} is`,
        );
  if (document["x-error-envelope"] && errors.length === 0)
    add(
      `${pointer}/responses`,
      `no error of ${id} has a code at ${envelope.code}, where x-error-envelope says it is`,
    );
  for (const parameter of parametersIn(document, operation)) {
    const code = parameter["x-unknown"];
    if (code !== undefined && !errors.some((error) => error.status === "404" && error.code === code))
      add(pointer, `x-unknown of ${parameter.name} is ${code}, which no response 404 of ${id} documents`);
  }
}

/** Mock and check ignore header and cookie parameters, so a document must not have any. */
function parameterProblems(document: Document, operation: Operation, pointer: string, add: Add): void {
  for (const [index, node] of (operation.parameters ?? []).entries()) {
    const { in: place, name } = resolve(document, node);
    if (place !== "query" && place !== "path")
      add(
        declaredAt(node, `${pointer}/parameters/${index}`),
        `${operation.operationId} takes ${name} as a ${place}, which mock and check do not support; make it a query parameter`,
      );
  }
}

/** Effects that only one field of a request can have. */
const roles = ["limit", "offset", "page", "order", "account", "choose"] as const;

function roleProblems(fields: RequestField[], add: Add): void {
  const skips = fields.find(({ effect }) => effect?.by === "page" || effect?.by === "offset");
  if (skips && !fields.some(({ effect }) => effect?.by === "limit"))
    add(
      skips.pointer,
      `${skips.name} has by: ${skips.effect?.by}, but no field has by: limit, which says how many rows a page has`,
    );
  for (const way of roles) {
    const [first, second] = fields.filter(({ effect }) => effect?.by === way);
    if (first && second)
      add(
        second.pointer,
        `${second.name} and ${first.name} both have by: ${way}; only one field of a request can`,
      );
  }
  // Precedence decides between several inputs.
  const [first, second] = fields.filter(
    ({ effect }) => effect?.by === "search" && effect.precedence === undefined,
  );
  if (first && second)
    add(
      second.pointer,
      `${second.name} and ${first.name} both have by: search; give both a precedence, so that one decides`,
    );
}

/** Each value of a field that chooses a list must choose one. */
function choiceProblems(document: Document, operation: Operation, fields: RequestField[], add: Add): void {
  const success = successSchema(document, operation);
  for (const { name, pointer, schema, effect } of fields) {
    if (effect?.by !== "choose" || effect.field === undefined || !success) continue;
    const { field } = effect;
    const chosen = branches(document, success).flatMap((branch) => {
      const choosing = fieldSchema(document, branch, field);
      return choosing ? allowedValues(choosing) : [];
    });
    for (const value of valuesOf(document, schema))
      if (!chosen.includes(value))
        add(
          pointer,
          `${value} of ${name} selects no list; add it to the values of ${field} in a response schema`,
        );
  }
}

/** What any object of a document can misstate. */
function nodeProblems(node: unknown, pointer: string, add: Add): void {
  if (typeof node !== "object" || node === null) return;
  if (Array.isArray(Reflect.get(node, "x-unspecified"))) {
    for (const { topic, note } of unspecifiedIn(node)) {
      if (!isTopic(topic))
        add(
          `${pointer}/x-unspecified`,
          `${String(topic)} is not a topic; use one of ${Object.keys(topics).join(", ")}, with an optional note`,
        );
      else if (note !== undefined && typeof note !== "string")
        add(`${pointer}/x-unspecified`, `the note of ${topic} must be a string`);
    }
  }
  const { "x-values": stated, enum: values = [] } = node as Schema;
  for (const value of Object.keys(stated?.meanings ?? {}))
    if (!values.includes(value)) add(`${pointer}/x-values`, `${value} is not a value of this enum`);
  for (const [key, child] of Object.entries(node)) nodeProblems(child, `${pointer}/${escapeKey(key)}`, add);
}

function listProblems(document: Document, operation: Operation, pointer: string, add: Add): void {
  const success = successSchema(document, operation);
  if (!success) return;
  const at = declaredAt(success, `${pointer}/responses/200/content/application~1json/schema`);
  const report = (message: string) => add(at, message);
  for (const schema of branches(document, success)) {
    const arrays = Object.entries(schema.properties ?? {}).filter(
      ([, node]) => typeof node === "object" && deref(document, node).type === "array",
    );
    const rows = schema["x-rows"];
    if (!rows) {
      if ("count" in (schema.properties ?? {}) && arrays.length > 0)
        report(
          `${operation.operationId} returns a list; add x-rows to its schema, with the rows' property and the field that identifies a row, such as { in: ${arrays[0]?.[0] ?? "rows"}, key: id }`,
        );
      continue;
    }
    if (!arrays.some(([name]) => name === rows.in)) {
      report(`x-rows says that the rows are in ${rows.in}, which is not an array of the schema`);
      continue;
    }
    const row = rowSchema(document, schema, rows);
    for (const [part, field] of [
      ["key", rows.key],
      ["parent", rows.parent],
      ["order.field", rows.order?.field],
    ] as const)
      if (field !== undefined && (!row || !fieldSchema(document, row, field)))
        report(`x-rows names ${field} as its ${part}, which a row does not have`);
    if (rows.count !== undefined && !(rows.count in (schema.properties ?? {})))
      report(`x-rows names ${rows.count} as its count, which the schema does not have`);
    if (rows.key === undefined && row?.type !== "string")
      report("x-rows needs a key: the field that identifies a row");
    assumedProblems(rows, at, "x-rows", add);
  }
}

function chargeProblems(document: Document, operation: Operation, pointer: string, add: Add): void {
  for (const [status, node] of Object.entries(operation.responses)) {
    if (Number(status) < 400) continue;
    const response: Response = resolve(document, node);
    const at = declaredAt(node, `${pointer}/responses/${status}`);
    const isOpen = leavesOpen(response, "charge");
    if ((response["x-charged"] !== undefined) === isOpen)
      add(at, "an error needs either x-charged, such as { is: never }, or the topic charge in x-unspecified");
    const charged: { is?: unknown; assumed?: object } | undefined = response["x-charged"];
    if (charged && charged.is !== "never")
      add(
        at,
        `x-charged is ${String(charged.is)}; only never is supported, because no error is known to be charged`,
      );
    if (charged) assumedProblems(charged, at, "x-charged", add);
  }
  for (const status of operation["x-billing"]?.freeStatuses ?? [])
    if (!(status in operation.responses))
      add(`${pointer}/x-billing`, `freeStatuses names ${status}, which the operation does not list`);
  if ((operation["x-billing"]?.microdollarsPerRow ?? 0) > 0 && !("402" in operation.responses))
    add(
      `${pointer}/x-billing`,
      `${operation.operationId} has a price but no response 402; add it, because credits can run out`,
    );
  if (operation["x-billing"])
    assumedProblems(operation["x-billing"], `${pointer}/x-billing`, "x-billing", add);
}

function fieldProblems(
  document: Document,
  operation: Operation,
  { name, pointer, schema, effect, ignoredWhen }: RequestField,
  fields: RequestField[],
  add: Add,
): void {
  const report = (message: string) => add(pointer, message);
  if (!effect) {
    if (unspecifiedIn(schema).some(({ topic, note }) => topic === "effect" && note === undefined)) return;
    return report(
      `${operation.operationId} takes ${name}, but nothing says what it does; add x-effect, such as { by: minimum, field: NAME }, or the topic effect to x-unspecified`,
    );
  }
  if (!Object.hasOwn(ways, effect.by))
    return report(`x-effect of ${name} has by: ${effect.by}; use one of ${Object.keys(ways).join(", ")}`);
  const parts: readonly string[] = ways[effect.by];
  for (const part of Object.keys(effect)) {
    if (part !== "by" && part !== "assumed" && !parts.includes(part))
      report(`x-effect of ${name} has ${part}, which is not valid with by: ${effect.by}`);
  }
  assumedProblems(effect, pointer, `x-effect of ${name}`, add);
  const type = [schema.type ?? []].flat().join();
  const types = typesOf[effect.by];
  if (types && type !== "" && !types.includes(type))
    report(
      `x-effect of ${name} has by: ${effect.by}, which requires the type ${types.join(" or ")}, not ${type}`,
    );
  if (effect.field !== undefined && !isShown(document, operation, effect))
    report(
      `x-effect of ${name} names the field ${effect.field}, which ${effect.by === "choose" ? "the response" : "a row"} of ${operation.operationId} does not have`,
    );
  const values = valuesOf(document, schema);
  for (const [part, table] of [
    ["orders", effect.orders],
    ["spans", effect.spans],
    ["values", effect.values],
  ] as const) {
    if (!table) continue;
    for (const value of values)
      if (!(value in table)) report(`x-effect of ${name} must define ${value} in ${part}`);
    for (const value of Object.keys(table))
      if (!values.includes(value))
        report(`x-effect of ${name} has ${value} in ${part}, which is not a value of the field`);
  }
  if (effect.by === "order" && !effect.orders && values.length > 0)
    report(`x-effect of ${name} must define in orders what each value orders by: ${values.join(", ")}`);
  for (const [value, order] of Object.entries(effect.orders ?? {})) {
    if (order.field !== undefined && !isShown(document, operation, { by: "equals", field: order.field }))
      report(
        `${value} of ${name} orders by ${order.field}, which a row of ${operation.operationId} does not have`,
      );
    if (order.direction !== "ascending" && order.direction !== "descending")
      report(`${value} of ${name} needs the direction ascending or descending`);
    assumedProblems(order, pointer, `${value} of ${name}`, add);
  }
  if (effect.by === "span" && !effect.spans)
    report(`x-effect of ${name} must define in spans the range of each value`);
  const matched = fields.find((other) => other.name === effect.of);
  if (effect.by === "match" && matched?.effect?.by !== "contains")
    report(
      `x-effect of ${name} sets how ${String(effect.of)} is compared, but ${operation.operationId} has no such field with by: contains`,
    );
  const isDate = ["since", "until"].includes(effect.by);
  if (isDate && schema["format"] === undefined && !leavesOpen(schema, "format"))
    report(`${name} takes a date; add its format, or the topic format to x-unspecified`);
  for (const [other, value] of Object.entries(ignoredWhen ?? {})) {
    const about = fields.find((one) => one.name === (other === "searchedBy" ? value : other));
    if (!about)
      report(
        `x-ignored-when of ${name} names ${other === "searchedBy" ? value : other}, which is not a field of ${operation.operationId}`,
      );
  }
}

/** The JSON types that a `by` requires. */
const typesOf: Partial<Record<Effect["by"], string[]>> = {
  limit: ["integer"],
  offset: ["integer"],
  page: ["integer"],
  minimum: ["number", "integer"],
  maximum: ["number", "integer"],
  daysBack: ["integer"],
  since: ["string"],
  until: ["string"],
  flag: ["boolean"],
  widen: ["boolean"],
};

/** Whether a row of an operation, or for `choose` the response, has the field that an effect names. */
function isShown(document: Document, operation: Operation, { by, field = "" }: Effect): boolean {
  const success = successSchema(document, operation);
  if (!success) return false;
  // A filter by a field that one of several lists lacks would empty that list.
  return branches(document, success).every((schema) => {
    if (by === "choose") return fieldSchema(document, schema, field) !== undefined;
    const rows = schema["x-rows"];
    const row = rows && rowSchema(document, schema, rows);
    return row !== undefined && fieldSchema(document, row, field) !== undefined;
  });
}

/** The values that a field, or an item of its list, may have. */
function valuesOf(document: Document, { enum: values, items }: Schema): string[] {
  if (values) return values.map(String);
  return items ? valuesOf(document, deref(document, items)) : [];
}

function assumedProblems(node: { assumed?: object }, pointer: string, what: string, add: Add): void {
  for (const [part, reason] of Object.entries(node.assumed ?? {})) {
    if (!(part in node)) add(pointer, `${what} assumes ${part}, which it does not have`);
    if (typeof reason !== "string" || reason.length < 20)
      add(pointer, `${what} must say in a sentence why ${part} is assumed`);
  }
}
