import type { Reference, Schema } from "../../openapi/document.ts";
import { httpMethods } from "../../openapi/document.ts";
import { groupBy } from "../../lib/collections.ts";
import { toShape, annotated } from "../../openapi/shape.ts";
import { exampleOf } from "./example.ts";
import { isRecord } from "../../lib/json.ts";
import { objectAt, objectsAt, textAt, textsAt, type Raw } from "./raw.ts";
import { followed, freeName, Schemas } from "./schemas.ts";
import { schemesOf } from "./security.ts";
import type {
  ForeignApi,
  ForeignOperation,
  ForeignParameter,
  ForeignResponse,
  Group,
  Media,
  Scheme,
} from "./site.ts";

/** What a document says, as pages need it. Only what is readable is read: what is of another form than OpenAPI's is left out. */
export function apiOf(source: Raw): ForeignApi {
  const info = objectAt(source, "info");
  const reader = new DocumentReader(source);
  const operations = reader.operationsIn(objectAt(source, "paths"), calledOf(serversOf(source)));
  return {
    title: textAt(info, "title") ?? "API",
    version: textAt(info, "version"),
    summary: textAt(info, "summary"),
    description: textAt(info, "description"),
    servers: serversOf(source),
    security: reader.schemes,
    groups: grouped(operations, source),
    webhooks: reader.operationsIn(objectAt(source, "webhooks"), ""),
    schemas: reader.schemas.document,
  };
}

/** In the order of the document's tags; those that it does not list come after them. */
function grouped(operations: ForeignOperation[], source: Raw): Group[] {
  const groups = groupBy(operations, ({ tag }) => tag);
  const described = new Map(
    objectsAt(source, "tags").map((tag) => [textAt(tag, "name"), textAt(tag, "description")]),
  );
  return [...new Set([...described.keys(), ...groups.keys()])].flatMap((name = "") => {
    const own = groups.get(name);
    return own ? [{ name, description: described.get(name), operations: own }] : [];
  });
}

/** With their variables filled in. One that is relative leads to where the document is, which nobody here knows. */
function serversOf(node: Raw): ForeignApi["servers"] {
  return objectsAt(node, "servers").flatMap((server) => {
    const variables = objectAt(server, "variables");
    const filled = textAt(server, "url")?.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
      const value = objectAt(variables, name)["default"];
      return value === undefined ? whole : String(value);
    });
    return filled === undefined ? [] : [{ url: filled, description: textAt(server, "description") }];
  });
}

/** The server that samples call: the first whose host is known, if there is one. */
function calledOf(servers: ForeignApi["servers"]): string {
  return (servers.find(({ url }) => URL.canParse(url)) ?? servers[0])?.url ?? "";
}

class DocumentReader {
  readonly schemas: Schemas;
  readonly schemes: Record<string, Scheme>;
  private readonly source: Raw;
  private readonly ids = new Set<string>();

  constructor(source: Raw) {
    this.source = source;
    this.schemas = new Schemas(source);
    this.schemes = schemesOf(source, (node) => this.follow(node));
  }

  operationsIn(items: Raw, server: string, isCallback = false): ForeignOperation[] {
    return Object.entries(items).flatMap(([path, node]) => {
      const item = this.follow(node);
      return [...httpMethods, "query" as const].flatMap((method) => {
        const operation = item[method];
        if (!isRecord(operation)) return [];
        return [this.operation(path, method, operation, item, server, isCallback)];
      });
    });
  }

  private operation(
    path: string,
    method: string,
    node: Raw,
    item: Raw,
    server: string,
    isCallback: boolean,
  ): ForeignOperation {
    const given = textAt(node, "operationId");
    const [tag = "Operations"] = textsAt(node, "tags");
    return {
      tag,
      operationId: freeName(given ?? `${method} ${path}`, "operation", this.ids),
      method: method.toUpperCase(),
      path,
      server: calledOf([...serversOf(node), ...serversOf(item)]) || server,
      summary:
        textAt(node, "summary") ??
        textAt(item, "summary") ??
        (given === undefined ? `${method.toUpperCase()} ${path}` : inWords(given)),
      description: textAt(node, "description") ?? textAt(item, "description"),
      deprecated: node["deprecated"] === true,
      security: this.securityOf(node),
      parameters: this.parametersOf(node, item),
      body: this.bodyOf(node),
      responses: this.responsesOf(node),
      // A request of a callback may have callbacks of its own, and a document may hold a circle of them.
      callbacks: isCallback ? [] : this.callbacksOf(node),
    };
  }

  private callbacksOf(node: Raw): ForeignOperation["callbacks"] {
    return Object.entries(objectAt(node, "callbacks")).flatMap(([name, given]) =>
      this.operationsIn(this.follow(given), "", true).map((operation) => ({ name, operation })),
    );
  }

  private securityOf(node: Raw): Scheme[][] {
    const sets = "security" in node ? objectsAt(node, "security") : objectsAt(this.source, "security");
    return sets.map((set) => Object.keys(set).flatMap((name) => this.schemes[name] ?? []));
  }

  /** Those of the path are those of all its operations, unless one says otherwise. */
  private parametersOf(node: Raw, item: Raw): ForeignParameter[] {
    const all = new Map<string, ForeignParameter>();
    for (const given of [...objectsAt(item, "parameters"), ...objectsAt(node, "parameters")]) {
      const parameter = this.follow(given);
      const [name, place] = [textAt(parameter, "name"), textAt(parameter, "in")];
      if (name === undefined || place === undefined) continue;
      all.set(`${place} ${name}`, this.parameter(name, place, parameter));
    }
    return [...all.values()];
  }

  private parameter(name: string, place: string, node: Raw): ForeignParameter {
    const [media] = Object.values(objectAt(node, "content")).filter(isRecord);
    const schema = this.schemas.read(node["schema"] ?? media?.["schema"]);
    const examples = this.examplesIn(node);
    const example = examples[0]?.value ?? exampleOf(this.schemas.document, schema, true);
    const shape = annotated(toShape(this.schemas.document, schema), {
      description: textAt(node, "description"),
      ...(examples.length > 0 && { examples: examples.map(({ value }) => value) }),
      ...(node["deprecated"] === true && { deprecated: true }),
    });
    return { name, in: place, required: node["required"] === true || place === "path", shape, example };
  }

  private bodyOf(node: Raw): ForeignOperation["body"] {
    if (!isRecord(node["requestBody"])) return undefined;
    const body = this.follow(node["requestBody"]);
    return {
      required: body["required"] === true,
      description: textAt(body, "description"),
      media: this.mediaOf(body, true),
    };
  }

  private responsesOf(node: Raw): ForeignResponse[] {
    return Object.entries(objectAt(node, "responses"))
      .filter(([status]) => !status.startsWith("x-"))
      .map(([status, given]) => {
        const response = this.follow(given);
        const headers = Object.entries(objectAt(response, "headers")).map(([name, header]) =>
          this.parameter(name, "header", this.follow(header)),
        );
        return {
          status,
          description: textAt(response, "description") ?? textAt(response, "summary"),
          headers,
          media: this.mediaOf(response, false),
        };
      })
      .sort((one, next) => rank(one.status) - rank(next.status));
  }

  private mediaOf(node: Raw, sent: boolean): Media[] {
    const shapes = new Map<string, Media["shape"]>();
    return Object.entries(objectAt(node, "content")).map(([type, given]) => {
      const media = this.follow(given);
      const of = media["schema"] ?? media["itemSchema"];
      const schema = isRecord(of) ? this.schemas.read(of) : undefined;
      const key = JSON.stringify(schema);
      // The same of several types is the same object, so that it can be shown once.
      const shape = shapes.get(key) ?? (schema && toShape(this.schemas.document, schema));
      shapes.set(key, shape);
      return { type, shape, examples: this.mediaExamples(media, schema, type, sent) };
    });
  }

  private mediaExamples(
    media: Raw,
    schema: Schema | Reference | undefined,
    type: string,
    sent: boolean,
  ): Media["examples"] {
    const given = this.examplesIn(media);
    if (given.length > 0 || schema === undefined) return given;
    // Of other types than JSON a value does not say how it is written.
    const value = isJson(type) || isForm(type) ? exampleOf(this.schemas.document, schema, sent) : undefined;
    return value === undefined ? [] : [{ name: "example", summary: "Made from the schema", value }];
  }

  private examplesIn(node: Raw): Media["examples"] {
    const named = Object.entries(objectAt(node, "examples")).flatMap(([name, given]) => {
      const example = this.follow(given);
      const value = example["value"] ?? example["dataValue"] ?? example["serializedValue"];
      if (value === undefined) return [];
      return [{ name, summary: textAt(example, "summary") ?? name, value }];
    });
    if (named.length > 0 || node["example"] === undefined) return named;
    return [{ name: "example", summary: "Example", value: node["example"] }];
  }

  /** The object itself, or what its reference leads to. */
  private follow(node: unknown, passed: string[] = []): Raw {
    if (!isRecord(node)) return {};
    const { $ref, ...beside } = node;
    if (typeof $ref !== "string") return node;
    if (passed.includes($ref)) return {};
    const target = this.follow(followed(this.source, $ref), [...passed, $ref]);
    // Text beside a reference comes before that of its target; a path may have more beside it.
    return { ...target, ...beside };
  }
}

/** Successes first, and what stands for all others last. */
function rank(status: string): number {
  const [digit = ""] = status;
  return /\d/.test(digit) ? Number(digit) : 9;
}

export function isJson(type: string): boolean {
  return /^[^;]*[/+]json\b/i.test(type);
}

export function isForm(type: string): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}

/** `listPets` and `list_pets` as `List pets`. */
function inWords(identifier: string): string {
  const words = identifier
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const plain = /[a-z]/.test(words)
    ? words.replaceAll(/\b[A-Z](?=[a-z])/g, (one) => one.toLowerCase())
    : words;
  return plain === "" ? identifier : plain.slice(0, 1).toUpperCase() + plain.slice(1);
}
