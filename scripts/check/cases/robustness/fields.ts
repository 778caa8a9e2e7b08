import { isAssumedInput } from "../../contract/assumed.ts";
import { isRecord, type DocumentedOperation, type SchemaNode } from "../../contract/document.ts";
import { queryViolations, violationsOf } from "../../contract/schemas.ts";
import { isOpenRequest, mayWrite, operationOf } from "../../contract/table.ts";
import { fieldsOf, requiredOf, valueAt, withoutPath, withValue, type Path } from "../../contract/values.ts";
import { caseOf, type CheckCase } from "../../engine/case.ts";
import { validInput } from "../../probes/inputs.ts";
import { needsAccount } from "../valid.ts";
import { baseOf, isInvalid, rowsOf } from "./base.ts";
import type { Draft } from "./draft.ts";
import { requireHandled, requireRefused, type Change, type Pack } from "./pack.ts";
import { smallerValues } from "./shrink.ts";
import { confusedTexts, confusedValues, createRandom, oddValues, type OddValue } from "./values.ts";

/** A field with an odd value, in a request that is valid without it. */
interface OddField {
  place: "body" | "query";
  path: Path;
  odd: OddValue;
  /** Of a body: the example that it is set in. */
  example: unknown;
  /** Whether the document refuses the value. */
  isRefused: boolean;
  change: Change;
}

export function fieldCases(document: DocumentedOperation): CheckCase[] {
  const operation = operationOf(document.version, document.id);
  const odd = isOpenRequest(operation) ? [] : [...queryFields(document), ...bodyFields(document)];
  // What may be taken would be written.
  const fields = odd.filter(({ isRefused }) => isRefused || !mayWrite(operation));
  return packed(document, fields).flatMap(({ pack, members }) =>
    members.map(({ path, place, odd: { kind, words }, example, isRefused, change }) =>
      caseOf({ version: document.version, operation }, "robustness", {
        name: `${path.join(".")}-${kind}`,
        rule: isRefused
          ? `rejects ${words} for ${path.join(".")}`
          : `returns a documented status, and no server error, for ${words} as ${path.join(".")}`,
        at: place === "body" ? "requestBody" : "parameters",
        rows: isRefused ? 0 : rowsOf(document, example),
        ...(needsAccount(document, example) && { needs: ["account"] }),
        assumed: isRefused && isAssumedInput(document, [path.join(".")]),
        run: (tools) => (isRefused ? requireRefused : requireHandled)(change, pack, tools),
      }),
    ),
  );
}

function queryFields(document: DocumentedOperation): OddField[] {
  const { query = {} } = validInput(document);
  return document.parameters
    .filter((parameter) => parameter.in === "query")
    .flatMap(({ name, schema }) =>
      oddFieldsOf(document, { path: [name], schema, isRequired: false }, "query", undefined, (value) =>
        queryViolations(document, { ...query, [name]: textOf(value) }),
      ),
    );
}

function bodyFields(document: DocumentedOperation): OddField[] {
  const { schema = true, examples = {} } = document.requestBody?.content["application/json"] ?? {};
  const known = new Set<string>();
  return Object.values(examples).flatMap(({ value: example }) =>
    fieldsOf(schema, example).flatMap(({ path, schema: field }) => {
      const name = path.join(".");
      if (known.has(name) || field === false) return [];
      known.add(name);
      const isRequired = requiredOf(schema, example).includes(name);
      return oddFieldsOf(document, { path, schema: field, isRequired }, "body", example, (value) =>
        violationsOf(schema, withValue(example, path, value)),
      );
    }),
  );
}

function oddFieldsOf(
  { version, id }: DocumentedOperation,
  { path, schema, isRequired }: { path: Path; schema: SchemaNode; isRequired: boolean },
  place: OddField["place"],
  example: unknown,
  violations: (value: unknown) => string[],
): OddField[] {
  const { by } = operationOf(version, id).effects[path.join(".")] ?? {};
  const make = (odd: OddValue): OddField => ({
    place,
    path,
    odd,
    example,
    isRefused: violations(odd.value(createRandom(1))).length > 0,
    change: changeOf(place, path, odd),
  });
  const odd = oddValues(schema, place, by)
    .map(make)
    // A limit that is taken would be paid for. An empty parameter may be read as one that is left out.
    .filter(({ isRefused, odd: { kind } }) =>
      isRefused ? !(place === "query" && kind === "empty") : by !== "limit",
    );
  const confused = place === "body" ? confusedValues(schema, isRequired) : confusedTexts(schema);
  return [...odd, ...confused.map(make).filter(({ isRefused }) => isRefused)];
}

function changeOf(place: OddField["place"], path: Path, odd: OddValue): Change {
  const set = (draft: Draft, value: unknown): Draft =>
    place === "body"
      ? { ...draft, body: withValue(draft.body, path, value) }
      : { ...draft, query: { ...draft.query, [String(path[0])]: textOf(value) } };
  return {
    name: `${path.join(".")}-${odd.kind}`,
    path,
    apply: (draft, { options: { seed = 1 } }) => set(draft, odd.value(createRandom(seed))),
    *smaller(draft) {
      yield* withoutOthers(draft, path);
      for (const value of smallerValues(valueAt(draft[place], path))) yield set(draft, value);
    },
  };
}

/** A value as a text of a query: a whole number in digits. */
function textOf(value: unknown): string {
  if (Object.is(value, -0)) return "-0";
  return Number.isInteger(value) ? BigInt(Number(value)).toString() : String(value);
}

/** The request without one of its other fields, but for those that say how much is returned, and of what. */
function* withoutOthers(draft: Draft, [own]: Path): Generator<Draft> {
  const { operation, body } = draft;
  for (const name of isRecord(body) ? Object.keys(body) : [])
    if (name !== own && !["limit", "mode"].includes(operation?.effects[name]?.by ?? ""))
      yield { ...draft, body: withoutPath(body, [name]) };
}

/** Puts fields into as few requests as may be: no two of one name, and none beside one that decides what is asked for. */
function packed(document: DocumentedOperation, fields: readonly OddField[]) {
  const groups: OddField[][] = [];
  for (const field of fields) {
    const group = groups.find((others) => others.every((other) => goTogether(document, field, other)));
    if (group && isSound(document, [...group, field])) group.push(field);
    else groups.push([field]);
  }
  return groups.map((members, place) => ({ members, pack: packOf(document, members, place) }));
}

function packOf(document: DocumentedOperation, members: readonly OddField[], place: number): Pack {
  const [{ example } = { example: undefined }] = members;
  return {
    name: `${document.name} robustness ${place}`,
    changes: members.map(({ change }) => change),
    base: (tools) => baseOf(document, tools, example),
    isInvalid: (draft) => isInvalid(document, draft),
  };
}

function goTogether({ version, id }: DocumentedOperation, a: OddField, b: OddField): boolean {
  const { effects } = operationOf(version, id);
  const decides = ({ path }: OddField) => ["account", "mode"].includes(effects[path.join(".")]?.by ?? "");
  return (
    a.place === b.place &&
    a.isRefused === b.isRefused &&
    a.example === b.example &&
    a.path.at(-1) !== b.path.at(-1) &&
    !isWithin(a.path, b.path) &&
    !isWithin(b.path, a.path) &&
    !decides(a) &&
    !decides(b)
  );
}

function isWithin(path: Path, parent: Path): boolean {
  return parent.every((step, place) => path[place] === step);
}

/** Whether the document takes together what it takes one by one. */
function isSound({ requestBody }: DocumentedOperation, members: readonly OddField[]): boolean {
  const [{ place, isRefused, example } = {}] = members;
  if (isRefused || place !== "body") return true;
  const body = members.reduce<unknown>(
    (whole, { path, odd }) => withValue(whole, path, odd.value(createRandom(1))),
    example,
  );
  return violationsOf(requestBody?.content["application/json"].schema ?? true, body).length === 0;
}
