import { versions, type Version } from "../lib/paths.ts";
import { requestFields } from "./effects.ts";
import type { Way } from "./meaning.ts";
import { eachOperation, resolve, type Document, type Example, type Operation } from "./document.ts";
import { isRecord } from "../lib/json.ts";

/** An account or a creative that examples of the documents are about. */
interface ExampleRecord {
  /** What rows show of it, of both versions: an example of the current one decides. Objects in it are rows of their own. */
  row: Record<string, unknown>;
  /** What requests ask for that it is the response to, and no row shows. */
  asked: Record<string, unknown>;
}

export interface ExampleRecords {
  accounts: ExampleRecord[];
  creatives: ExampleRecord[];
}

type Found = Map<string, ExampleRecord>;

/**
 * The accounts and creatives that the documents' examples show, by their ids, so that a mock can have them too. An object with
 * an id and a name is an account, and one with an id and a platform id a creative.
 */
export function exampleRecords(documents: Record<Version, Document>): ExampleRecords {
  const accounts: Found = new Map();
  const creatives: Found = new Map();
  // The current version first, since what is known stays.
  const examples = [...versions].reverse().flatMap((version) => [...pairsIn(documents[version])]);
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
      for (const found of [accounts, creatives])
        if (found.has(String(row["id"]))) add(found, String(row["id"]), "asked", filters);
    // A response that names an account is about what the request names.
    if (isRecord(response))
      for (const value of Object.values(response))
        if (typeof value === "string" && accounts.has(value)) add(accounts, value, "asked", request);
  }
  return { accounts: [...accounts.values()], creatives: [...creatives.values()] };
}

interface Pair {
  /** The example of the body that has the response's name, if there is one. */
  request: unknown;
  /** The fields of the body that rows are chosen by without showing it. */
  hidden: ReadonlySet<string>;
  response: unknown;
}

/** Ways to compare rows with a value that tell what they have. */
const compared: ReadonlySet<Way> = new Set(["equals", "below", "flag"]);

function* pairsIn(document: Document): Generator<Pair> {
  for (const { operation } of eachOperation(document)) {
    const hidden = new Set(
      requestFields(document, operation, "").flatMap(({ name, effect }) =>
        effect && compared.has(effect.by) && effect.field === undefined ? [name] : [],
      ),
    );
    const requests = examplesOf(document, operation.requestBody?.content);
    const responses = Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));
    for (const [, node] of responses)
      for (const [name, response] of examplesOf(document, resolve(document, node).content))
        yield { request: requests.get(name), hidden, response };
  }
}

function examplesOf(document: Document, content: NonNullable<Operation["requestBody"]>["content"] = {}) {
  const examples = Object.entries(content["application/json"]?.examples ?? {});
  return new Map(examples.map(([name, node]) => [name, resolve<Example>(document, node).value]));
}

/** A bare row, or those in the lists of a response. */
function rowsIn(response: unknown): Record<string, unknown>[] {
  if (!isRecord(response)) return [];
  return [
    response,
    ...Object.values(response).flatMap((value) => (Array.isArray(value) ? value : [])),
  ].filter(isRecord);
}

/** Every object in a value, itself included, those that stand inside it last. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (isRecord(value)) yield value;
  if (typeof value === "object" && value !== null)
    for (const member of Object.values(value)) yield* objectsIn(member);
}

function add(found: Found, id: string, part: keyof ExampleRecord, facts: Record<string, unknown>): void {
  const known = found.get(id) ?? { row: {}, asked: {} };
  found.set(id, { ...known, [part]: { ...facts, ...known[part] } });
}
