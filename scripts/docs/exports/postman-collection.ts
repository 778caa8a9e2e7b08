import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { isJson } from "../../lib/json.ts";
import type { LocatedOperation } from "../../openapi/document.ts";
import { parameterFacts, responseFacts, type NamedExample } from "../../openapi/responses.ts";
import type { ShownDocument } from "../model/page-context.ts";
import { operationsByTag } from "../model/tags.ts";
import { headersOf, queryPairs, type Call } from "../samples/call.ts";

/** Of Postman's collections. */
const format = "2.1.0";

/**
 * A document as a Postman collection, in text: a request of each operation as the samples send it, with the server and
 * the key as the variables `baseUrl` and `apiKey`. The same documents give the same text.
 */
export function postmanCollection(shown: ShownDocument): string {
  const { document, calls, edition } = shown;
  const name = [document.info.title, edition?.version].filter(Boolean).join(" ");
  const [first] = Object.values(calls).map(({ call }) => call);
  const folders = operationsByTag(document).map(({ title, description, operations }) => ({
    id: uuidOf(`${name}/${title}`),
    name: title,
    description,
    item: operations.flatMap((located) => itemOf(shown, name, located)),
  }));
  const collection = {
    info: {
      _postman_id: uuidOf(name),
      name,
      description: document.info.description,
      schema: `https://schema.getpostman.com/json/collection/v${format}/collection.json`,
    },
    auth: first && authOf(first),
    variable: [
      { key: "baseUrl", value: first?.baseUrl ?? "", type: "string" },
      // Where the site names a service, the key is the reader's own.
      { key: "apiKey", value: first?.apiKey ?? "", type: "string" },
    ],
    item: folders.filter(({ item }) => item.length > 0),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function itemOf({ document, calls }: ShownDocument, place: string, { operation }: LocatedOperation) {
  const { operationId, summary, description } = operation;
  const [first] = Object.values(calls);
  const call = calls[operationId]?.call;
  if (!first || !call) return [];
  const itemPath = `${place}/${operationId}`;
  const auth = authOf(call);
  const sent = queryPairs({ ...call, secrets: undefined });
  const offered = parameterFacts(document, operation).filter(
    (one) => one.in === "query" && !sent.some(([name]) => name === one.name),
  );
  const request = {
    method: call.method,
    description,
    ...(!isDeepStrictEqual(auth, authOf(first.call)) && { auth }),
    url: {
      host: [call.baseUrl === first.call.baseUrl ? "{{baseUrl}}" : call.baseUrl],
      path: call.path.slice(1).split("/").map(segment),
      query: [
        ...sent.map(([key, value]) => ({ key, value })),
        // Others are there to be switched on.
        ...offered.map(({ name: key, shape }) => ({
          key,
          value: "",
          description: shape.description,
          disabled: true,
        })),
      ],
      variable: Object.entries(call.pathParameters).map(([key, value]) => ({ key, value })),
    },
    header: headersOf({ ...call, apiKey: undefined })
      .filter(({ variable }) => variable === undefined)
      .map(({ name: key, text: value }) => ({ key, value })),
    body: bodyOf(call),
  };
  const response = responseFacts(document, operation).flatMap(({ status, examples }) =>
    examples.map((example) => responseOf(itemPath, Number(status), example)),
  );
  return [{ id: uuidOf(itemPath), name: summary, request, response }];
}

/** A part of a path, where a parameter that is all of it stands as Postman writes it. */
function segment(text: string): string {
  return text.replace(/^\{(\w+)\}$/, ":$1");
}

function bodyOf({ body, bodyText, text, fields }: Call) {
  if (fields)
    return {
      mode: "formdata",
      formdata: fields.map(({ name: key, value, isFile }) => ({
        key,
        ...(isFile ? { type: "file" } : { type: "text", value }),
      })),
    };
  const raw = text ?? bodyText ?? JSON.stringify(body, null, 2);
  const options = { raw: { language: text === undefined ? "json" : "text" } };
  return raw === undefined ? undefined : { mode: "raw", raw, options };
}

function responseOf(place: string, code: number, { name, summary, value, type }: NamedExample) {
  const media = type ?? "application/json";
  return {
    id: uuidOf(`${place}/${code}/${name}/${media}`),
    name: summary,
    code: code || undefined,
    header: [{ key: "Content-Type", value: media }],
    body: isJson(media) || typeof value !== "string" ? JSON.stringify(value, null, 2) : value,
  };
}

/** The key as a collection sends it. */
function authOf(call: Call) {
  const header = headersOf({ ...call, apiKey: undefined }).find(({ variable }) => variable !== undefined);
  const key = "{{apiKey}}";
  const list = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => ({ key: name, value, type: "string" }));
  if (header?.text === "Bearer ") return { type: "bearer", bearer: list({ token: key }) };
  if (header)
    return { type: "apikey", apikey: list({ key: header.name, value: header.text + key, in: "header" }) };
  const { query } = call.secrets ?? {};
  return query === undefined
    ? { type: "noauth" }
    : { type: "apikey", apikey: list({ key: query, value: key, in: "query" }) };
}

/** A UUID of version 8, which may be of anything: an import takes the place of the former one. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(`postman ${text}`).digest("hex");
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
}
