import { compareEnvelopes, statesMeaning, withoutMeaning } from "./compare-meaning.ts";
import { compareDoubts, compareNotes, notesIn } from "./compare-notes.ts";
import { compareOperations } from "./compare-operations.ts";
import { compareTerms } from "./compare-terms.ts";
import type { OpenApiDocument } from "../model/document.ts";
import { arrayAt, isObject } from "../model/json.ts";
import { type Place, placeAt, placesAt, rootPlace } from "../model/place.ts";
import { finding, type Finding, identity } from "../model/rules.ts";

/** One change between two documents. */
export interface Change extends Finding {
  /** The operations it touches, such as `POST /media`; none where it is of the document as a whole. */
  operations: string[];
}

/** The methods of a path item (OpenAPI 3.1, section 4.8.9). */
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * Lists what changed for callers between two bundled OpenAPI 3.1 documents, breaking changes first.
 *
 * Operations are compared with every `$ref` followed, so components, their names and the way a schema is
 * written do not matter; a change in a component that several operations use is one change that names them all.
 * Compared with code of its own: `api-smart-diff` 1.0.6 compares the text of a schema, not what it accepts, so
 * too many of its verdicts on responses, closed objects and schemas behind `allOf` would have to be overruled.
 *
 * Where the first document was written before there were keys for what fields do, that the second states them is one
 * change, and they are not compared one by one.
 *
 * Not compared: callbacks, webhooks, links, tags, `externalDocs`, and the `x-` keys `x-replaced-by` and those of
 * other projects.
 *
 * @throws InputError where a `$ref` leads nowhere
 */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  if (!statesMeaning(before) && statesMeaning(after)) {
    const message =
      "The document now states what fields of requests do, where responses have their rows, and which errors are free.";
    const stated = { ...finding("meaning-stated", "#", message), operations: [] };
    return [...compareDocuments(before, withoutMeaning(after)), stated];
  }
  const changes = new Map<string, Change>();
  const note = (operations: string[], findings: Finding[]) => {
    for (const each of findings) {
      const change = changes.get(identity(each)) ?? { ...each, operations: [] };
      change.operations = [...new Set([...change.operations, ...operations])];
      changes.set(identity(each), change);
    }
  };

  note([], compareRoots(before, after));
  const [old, now] = [pathsIn(before), pathsIn(after)];
  for (const [key, { path, pathItem }] of now) {
    const was = old.get(key);
    const operations = operationsOn(pathItem);
    if (!was) {
      const names = [...operations.keys()].map((method) => endpoint(method, path));
      note(names, [finding("path-added", pathItem.pointer, `The path ${path} is new.`)]);
      continue;
    }
    const earlier = operationsOn(was.pathItem);
    for (const [method, operation] of operations) {
      const name = endpoint(method, path);
      const origin = earlier.get(method);
      note(
        [name],
        origin
          ? compareOperations({ ...was, operation: origin }, { path, pathItem, operation })
          : [finding("operation-added", operation.pointer, `${name} is new.`)],
      );
    }
    for (const [method, operation] of earlier) {
      if (operations.has(method)) continue;
      const name = endpoint(method, was.path);
      note([name], [finding("operation-removed", operation.pointer, `${name} was removed.`)]);
    }
  }
  for (const [key, { path, pathItem }] of old) {
    if (now.has(key)) continue;
    const names = [...operationsOn(pathItem).keys()].map((method) => endpoint(method, path));
    note(names, [finding("path-removed", pathItem.pointer, `The path ${path} was removed.`)]);
  }
  return [...changes.values()].sort((a, b) => Number(b.breaking) - Number(a.breaking));
}

function compareRoots(before: OpenApiDocument, after: OpenApiDocument): Finding[] {
  const info = (document: OpenApiDocument) => notesIn({ value: document.info, pointer: "#/info" });
  const root = (document: OpenApiDocument) => notesIn({ value: document, pointer: "#" });
  return [
    ...compareNotes(info(before), info(after), "the document"),
    ...compareDoubts(root(before), root(after), "the document"),
    ...compareServers(before, after),
    ...compareEnvelopes(before, after),
    ...compareTerms(before["x-rate-limits"], after["x-rate-limits"], "#/x-rate-limits", "rate-limit"),
  ];
}

function compareServers(before: OpenApiDocument, after: OpenApiDocument): Finding[] {
  const [old, now] = [serverUrls(before), serverUrls(after)];
  return [
    ...old
      .filter((url) => !now.includes(url))
      .map((url) => finding("server-removed", "#/servers", `The server ${url} was removed.`)),
    ...now
      .filter((url) => !old.includes(url))
      .map((url) => finding("server-added", "#/servers", `The server ${url} is new.`)),
  ];
}

function serverUrls(document: OpenApiDocument): string[] {
  return arrayAt(document, "servers").flatMap((server) =>
    isObject(server) && typeof server["url"] === "string" ? [server["url"]] : [],
  );
}

/** The path items by template without parameter names, which are never sent. */
export function pathsIn(document: OpenApiDocument): Map<string, { path: string; pathItem: Place }> {
  const places = [...placesAt(rootPlace(document), "paths")].filter(([path]) => path.startsWith("/"));
  return new Map(places.map(([path, pathItem]) => [path.replaceAll(/\{[^}]*\}/g, "{}"), { path, pathItem }]));
}

export function operationsOn(pathItem: Place): Map<string, Place> {
  const operations = new Map<string, Place>();
  for (const method of methods) {
    const operation = placeAt(pathItem, method);
    if (operation) operations.set(method, operation);
  }
  return operations;
}

export function endpoint(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}
