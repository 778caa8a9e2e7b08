import {
  httpMethods,
  type Document,
  type Example,
  type MediaType,
  type Operation,
  type Parameter,
  type PathItem,
  type Response,
  type SecurityScheme,
} from "../../openapi/document.ts";
import { toShape } from "../../openapi/shape.ts";
import { nameInWords } from "../../openapi/words.ts";
import { isJson, isRecord } from "../../lib/json.ts";
import { exampleOf } from "../samples/example.ts";
import { isForm } from "../samples/body.ts";
import { mapped, withoutExtensions, objectAt, objectsAt, textAt, textsAt, textsOf, type Raw } from "./raw.ts";
import { followed, freeName, Schemas } from "./schemas.ts";

type Servers = Document["servers"];

/**
 * What a document says, in the form that a contract has, without what only contracts say. What is of another form than OpenAPI's
 * is left out.
 */
export function documentOf(source: Raw): Document {
  return new DocumentReader(source).read();
}

class DocumentReader {
  private readonly source: Raw;
  private readonly schemas: Schemas;
  private readonly ids = new Set<string>();

  constructor(source: Raw) {
    this.source = source;
    this.schemas = new Schemas(source);
  }

  read(): Document {
    const info = objectAt(this.source, "info");
    const servers = serversOf(this.source);
    const schemes = objectAt(objectAt(this.source, "components"), "securitySchemes");
    return {
      openapi: "3.1.0",
      info: { ...noTexts, title: "API", ...textsOf(info, "title", "version", "summary", "description") },
      servers,
      "x-rate-limits": [],
      ...securityAt(this.source),
      tags: objectsAt(this.source, "tags").map((tag) => ({
        name: "",
        ...textsOf(tag, "name", "summary", "description", "parent", "kind"),
      })),
      // A server that is relative is on the host of the document, which nobody here knows.
      paths: this.paths(objectAt(this.source, "paths"), [...calledOf(servers), { url: "https://HOST" }]),
      webhooks: this.paths(objectAt(this.source, "webhooks"), []),
      components: {
        ...this.schemas.document.components,
        responses: {},
        securitySchemes: mapped(schemes, (node) => schemeOf(this.follow(node))),
      },
    };
  }

  /** @param servers Where they are called; none, where the service sends the requests. */
  private paths(items: Raw, servers: Servers, isCallback = false): Record<string, PathItem> {
    return mapped(items, (node, path) => {
      const item = this.follow(node);
      const { query } = item;
      const known = Object.fromEntries(httpMethods.map((method) => [method, item[method]]));
      const all = { ...known, query, ...objectAt(item, "additionalOperations") };
      return mapped(all, (operation, method) => ({
        ...this.operation(operation, `${method} ${path}`, item, servers),
        // A request of a callback may have callbacks of its own, and a document may hold a circle of them.
        ...(!isCallback && {
          callbacks: mapped(objectAt(operation, "callbacks"), (one) =>
            this.paths(this.follow(one), [], true),
          ),
        }),
      }));
    });
  }

  private operation(node: Raw, address: string, item: Raw, servers: Servers): Operation {
    const id = textAt(node, "operationId");
    const own = [...serversOf(node), ...serversOf(item)];
    return {
      summary: id === undefined ? address.replace(/^\w+/, (method) => method.toUpperCase()) : nameInWords(id),
      description: "",
      ...textsOf(item, "summary", "description"),
      ...textsOf(node, "summary", "description"),
      operationId: freeName(id ?? address, "operation", this.ids),
      tags: textsAt(node, "tags"),
      deprecated: node["deprecated"] === true,
      ...(servers.length === 0 ? { security: [] } : securityAt(node)),
      parameters: this.parameters([...objectsAt(item, "parameters"), ...objectsAt(node, "parameters")]),
      ...(isRecord(node["requestBody"]) && { requestBody: this.body(node["requestBody"]) }),
      responses: this.responses(node),
      servers: (servers.length === 0 ? [] : [...calledOf(own), ...servers]).slice(0, 1),
    };
  }

  /** Those of the path are those of all its operations, unless one says otherwise. */
  private parameters(nodes: Raw[]): Parameter[] {
    const all = new Map<string, Parameter>();
    for (const node of nodes.map((one) => this.follow(one))) {
      const name = textAt(node, "name");
      const place = places.find((one) => one === node["in"]);
      if (name !== undefined && place !== undefined)
        all.set(`${place} ${name}`, { ...this.parameter(node), name, in: place });
    }
    return [...all.values()];
  }

  private parameter(node: Raw) {
    const [media] = Object.values(objectAt(node, "content")).filter(isRecord);
    const schema = this.schemas.read(node["schema"] ?? media?.["schema"]);
    const [example] = Object.values(this.examples(node));
    return {
      ...textsOf(node, "description"),
      required: node["required"] === true || node["in"] === "path",
      schema: node["deprecated"] === true ? { ...schema, deprecated: true } : schema,
      ...(example && { example: example.value }),
    };
  }

  private body(node: Raw): NonNullable<Operation["requestBody"]> {
    const body = this.follow(node);
    const required = body["required"] === true;
    return { ...textsOf(body, "description"), required, content: this.content(body, true) };
  }

  private responses(node: Raw): Record<string, Response> {
    // Successes first, and what stands for all others last.
    const order = Object.entries(objectAt(node, "responses")).sort(([one], [next]) => (one < next ? -1 : 1));
    return mapped(withoutExtensions(Object.fromEntries(order)), (given) => {
      const response = this.follow(given);
      const { summary = "", description = summary } = textsOf(response, "summary", "description");
      const headers = mapped(objectAt(response, "headers"), (header) => this.parameter(this.follow(header)));
      return { description, headers, content: this.content(response, false) };
    });
  }

  private content(node: Raw, isSent: boolean): Record<string, MediaType> {
    return mapped(objectAt(node, "content"), (given, type) => {
      const media = this.follow(given);
      const { schema: whole, itemSchema: items } = media;
      const schema = this.schemas.read(whole ?? (items && { type: "array", description: sequence, items }));
      const examples = this.examples(media);
      // Of other types than JSON a value does not say how it is written.
      if (Object.keys(examples).length > 0 || !(isJson(type) || isForm(type))) return { schema, examples };
      const value = exampleOf(toShape(this.schemas.document, schema), isSent);
      return { schema, examples: exampleIn("Made from the schema", value) };
    });
  }

  private examples(node: Raw): Record<string, Example> {
    const named = mapped(objectAt(node, "examples"), (given) => {
      const example = this.follow(given);
      const value = example["value"] ?? example["dataValue"] ?? example["serializedValue"];
      return { ...textsOf(example, "summary"), value };
    });
    const known = Object.entries(named).filter(([, { value }]) => value !== undefined);
    return known.length > 0 ? Object.fromEntries(known) : exampleIn("Example", node["example"]);
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

/** What a body is that comes item by item, as a stream of events does. */
const sequence = "One after the other, as they come.";

const noTexts = { version: "", summary: "", description: "" };

function exampleIn(summary: string, value: unknown): Record<string, Example> {
  return value === undefined ? {} : { example: { summary, value } };
}

const places = ["path", "query", "querystring", "header", "cookie"] as const;

function serversOf(node: Raw): Servers {
  return objectsAt(node, "servers").flatMap((server) => {
    const variables = objectAt(server, "variables");
    const url = textAt(server, "url")?.replaceAll(/\{([^}]+)\}/g, (whole, name: string) =>
      String(objectAt(variables, name)["default"] ?? whole),
    );
    return url === undefined ? [] : [{ ...textsOf(server, "description"), url }];
  });
}

/** The server that samples call: the first whose host is known, if there is one. */
function calledOf(servers: Servers): Servers {
  const absolute = servers.filter(({ url }) => URL.canParse(url));
  const relative = servers.map((server) => ({
    ...server,
    url: `https://HOST${server.url.replace(/^(?=[^/])/, "/")}`,
  }));
  return [...absolute, ...relative].slice(0, 1);
}

function securityAt(node: Raw): Pick<Operation, "security"> {
  return "security" in node ? { security: objectsAt(node, "security") as Record<string, string[]>[] } : {};
}

function schemeOf(node: Raw): SecurityScheme {
  return {
    type: "of no stated type",
    ...textsOf(node, "type", "scheme", "in", "name", "description", "bearerFormat", "openIdConnectUrl"),
    flows: withoutExtensions(objectAt(node, "flows")),
  };
}
