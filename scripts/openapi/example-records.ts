import { versions, type Version } from "../lib/paths.ts";
import { requestFields } from "./effects.ts";
import type { Way } from "./meaning.ts";
import { eachOperation, resolve, type Document, type Example, type Operation } from "./document.ts";
import { isRecord } from "../lib/json.ts";

/** An account or a creative in the documents' examples. */
interface ExampleRecord {
  /** Its fields in rows of both versions; the current version wins. Objects in it are records of their own. */
  row: Record<string, unknown>;
  /** Filter values of requests that return it, for fields that no row shows. */
  asked: Record<string, unknown>;
}

export interface ExampleRecords {
  accounts: ExampleRecord[];
  creatives: ExampleRecord[];
}

type Records = Map<string, ExampleRecord>;

/**
 * The accounts and creatives that the documents' examples show, by their ids, so that a mock can have them too. An object with
 * an id and a name is an account, and one with an id and a platform id a creative.
 */
export function exampleRecords(documents: Record<Version, Document>): ExampleRecords {
  const accounts: Records = new Map();
  const creatives: Records = new Map();
  // The current version first, since `add` keeps earlier values.
  const examples = [...versions].reverse().flatMap((version) => [...exampleExchanges(documents[version])]);
  for (const { response } of examples) {
    for (const object of objectsIn(response)) {
      const { id, name, platformId } = object;
      if (typeof id !== "string") continue;
      if (typeof name === "string") add(accounts, id, "row", object);
      else if (typeof platformId === "string") add(creatives, id, "row", object);
    }
  }
  for (const { request, hidden, response } of examples) {
    if (!isRecord(request)) continue;
    const filters = Object.fromEntries(Object.entries(request).filter(([name]) => hidden.has(name)));
    for (const row of rowsIn(response))
      for (const records of [accounts, creatives])
        if (records.has(String(row["id"]))) add(records, String(row["id"]), "asked", filters);
    // The request that returns an account's id describes that account.
    if (isRecord(response))
      for (const value of Object.values(response))
        if (typeof value === "string" && accounts.has(value)) add(accounts, value, "asked", request);
  }
  return { accounts: [...accounts.values()], creatives: [...creatives.values()] };
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
