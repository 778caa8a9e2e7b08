import {
  eachOperation,
  httpMethods,
  isReference,
  parametersIn,
  type Document,
  type Operation,
  type Reference,
} from "../../openapi/document.ts";
import type { Version } from "../../lib/versions.ts";
import { operationPage, pageOf, schemaPage } from "../../openapi/reference-links.ts";
import { errorAnchor } from "./guide-page.ts";
import type { ErrorFacts } from "./errors.ts";
import type { Mark } from "./marks.ts";

/** What a mark belongs to, and where the reference shows it. */
export interface MarkPlace {
  kind: "document" | "operation" | "parameter" | "schema" | "response";
  owner: string;
  /** The names from there to the mark. */
  inside: string[];
  address: string;
}

export function placeOf(version: Version, document: Document, errors: ErrorFacts[], mark: Mark): MarkPlace {
  const [area, kind, name = "", ...rest] = mark.pointer;
  const [owner = "", ...inside] = mark.place;
  if (area === "paths") return operationPlace(version, document, mark);
  if (area === "components" && kind === "schemas") {
    const fields = namesIn(rest);
    const page = schemaPage(version, name);
    const address = fields.length === 0 ? page : `${page}#field.${fields.join(".")}`;
    return { kind: "schema", owner, inside, address };
  }
  if (area === "components" && kind === "parameters") {
    const address = sharedParameter(version, document, name) ?? pageOf(version);
    return { kind: "parameter", owner, inside, address };
  }
  if (area === "components") {
    const code = codeOf(document, errors, kind ?? "", name);
    const address = code === undefined ? pageOf(version) : errorAnchor(version, code);
    return { kind: "response", owner, inside, address };
  }
  if (area === "servers")
    return { kind: "document", owner: version, inside: mark.place, address: `${pageOf(version)}#servers` };
  return { kind: "document", owner: version, inside: [], address: pageOf(version) };
}

function operationPlace(version: Version, document: Document, { pointer, place }: Mark): MarkPlace {
  const [, path = "", method = "", part, key = "", ...rest] = pointer;
  const operation = operationAt(document, path, method);
  const page = operationPage(version, operation?.operationId ?? "");
  const anchors: Record<string, () => string | undefined> = {
    parameters: () =>
      `parameter.${(operation && parametersIn(document, operation)[Number(key)]?.name) ?? ""}`,
    requestBody: () => ["body", ...namesIn(rest)].join("."),
    responses: () => {
      const names = namesIn(rest);
      return names.length === 0 ? `response-${key}` : ["response", ...names].join(".");
    },
  };
  const anchor = part === undefined ? undefined : anchors[part]?.();
  return {
    kind: "operation",
    owner: operation?.summary ?? `${method.toUpperCase()} ${path}`,
    inside: place.slice(1),
    address: anchor === undefined ? page : `${page}#${anchor}`,
  };
}

function operationAt({ paths }: Document, path: string, method: string): Operation | undefined {
  const found = httpMethods.find((name) => name === method);
  return found && paths[path]?.[found];
}

/** Where the first operation shows a parameter that several share. */
function sharedParameter(version: Version, document: Document, name: string): string | undefined {
  const reference = `#/components/parameters/${name}`;
  for (const { operation } of eachOperation(document)) {
    const index = (operation.parameters ?? []).findIndex(
      (node) => isReference(node) && node.$ref === reference,
    );
    const parameter = parametersIn(document, operation)[index];
    if (parameter) return `${operationPage(version, operation.operationId)}#parameter.${parameter.name}`;
  }
  return undefined;
}

function namesIn(pointer: string[]): string[] {
  const names: string[] = [];
  for (let index = 0; index < pointer.length; index += 1) {
    const name = pointer[index + 1];
    if (pointer[index] !== "properties" || name === undefined) continue;
    names.push(name);
    // A property may be called `properties`, too.
    index += 1;
  }
  return names;
}

/** The first error code whose response is, or has, a shared response or header. */
function codeOf(document: Document, errors: ErrorFacts[], kind: string, name: string): string | undefined {
  const reference = `#/components/${kind}/${name}`;
  return errors.find(({ responseName }) => {
    if (responseName === undefined) return false;
    if (kind === "responses") return responseName === name;
    const headers = Object.values(document.components.responses[responseName]?.headers ?? {});
    return headers.some((header) => (header as Partial<Reference>).$ref === reference);
  })?.code;
}
