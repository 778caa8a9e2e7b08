import type { Version } from "../lib/versions.ts";
import { requestFields } from "./effects.ts";
import type { Way } from "./meaning.ts";
import { eachOperation, resolve, type Document, type Example, type Operation } from "./document.ts";
import { isRecord } from "../lib/json.ts";

/** A thing that examples of the documents show. */
interface ExampleRecord {
  /** Its fields in rows of all versions; the newest version wins. Objects in it are records of their own. */
  row: Record<string, unknown>;
  /** Filter values of requests that return it, for fields that no row shows. */
  asked: Record<string, unknown>;
}

type Records = Map<string, ExampleRecord>;

/**
 * The things that the documents' examples show, by kind, so that a mock can have them too.
 *
 * @param kinds the fields that all objects of a kind have, the first of them the id; an object is of the first kind that it fits
 */
export function exampleRecords(
  documents: Record<Version, Document>,
  kinds: Record<string, string[]>,
): Record<string, ExampleRecord[]> {
  const all = Object.entries(kinds).map(([kind, fields]) => ({
    kind,
    fields,
    records: new Map() as Records,
  }));
  // The newest version first, since `add` keeps earlier values.
  const examples = Object.values(documents)
    .reverse()
    .flatMap((document) => [...exampleExchanges(document)]);
  for (const { response } of examples) {
    for (const object of objectsIn(response)) {
      const kind = all.find(({ fields }) => fields.every((field) => typeof object[field] === "string"));
      if (kind) add(kind.records, String(object[kind.fields[0] ?? ""]), "row", object);
    }
  }
  for (const { request, hidden, response } of examples) {
    if (!isRecord(request)) continue;
    const filters = Object.fromEntries(Object.entries(request).filter(([name]) => hidden.has(name)));
    for (const { fields, records } of all) {
      for (const row of rowsIn(response)) {
        const id = String(row[fields[0] ?? ""]);
        if (records.has(id)) add(records, id, "asked", filters);
      }
      // A request that returns the id of a thing without its row describes that thing.
      for (const value of isRecord(response) ? Object.values(response) : [])
        if (typeof value === "string" && records.has(value)) add(records, value, "asked", request);
    }
  }
  return Object.fromEntries(all.map(({ kind, records }) => [kind, [...records.values()]]));
}

interface ExampleExchange {
  /** The request example with the same name as the response example, if there is one. */
  request: unknown;
  /** The fields of the request that filter by a value that no row shows. */
  hidden: ReadonlySet<string>;
  response: unknown;
}

/** Filters whose value every returned row has. */
const revealingWays: ReadonlySet<Way> = new Set(["equals", "below", "flag"]);

function* exampleExchanges(document: Document): Generator<ExampleExchange> {
  for (const { operation } of eachOperation(document)) {
    const hidden = new Set(
      requestFields(document, operation, "").flatMap(({ name, effect }) =>
        effect && revealingWays.has(effect.by) && effect.field === undefined ? [name] : [],
      ),
    );
    const requests = namedValues(document, operation.requestBody?.content);
    const responses = Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));
    for (const [, node] of responses)
      for (const [name, response] of namedValues(document, resolve(document, node).content))
        yield { request: requests.get(name), hidden, response };
  }
}

function namedValues(document: Document, content: NonNullable<Operation["requestBody"]>["content"] = {}) {
  const examples = Object.entries(content["application/json"]?.examples ?? {});
  return new Map(examples.map(([name, node]) => [name, resolve<Example>(document, node).value]));
}

/** The objects in the lists of a response, and the response itself, which may be a row. */
function rowsIn(response: unknown): Record<string, unknown>[] {
  if (!isRecord(response)) return [];
  return [
    response,
    ...Object.values(response).flatMap((value) => (Array.isArray(value) ? value : [])),
  ].filter(isRecord);
}

/** Every object in a value, itself included, outer ones first. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (isRecord(value)) yield value;
  if (typeof value === "object" && value !== null)
    for (const member of Object.values(value)) yield* objectsIn(member);
}

function add(records: Records, id: string, part: keyof ExampleRecord, facts: Record<string, unknown>): void {
  const record = records.get(id) ?? { row: {}, asked: {} };
  records.set(id, { ...record, [part]: { ...facts, ...record[part] } });
}
