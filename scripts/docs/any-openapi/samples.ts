import type { ForeignOperation, Media, Scheme } from "./site.ts";
import { isForm, isJson } from "./api.ts";
import { quoted } from "../../lib/shell.ts";

/** A request of an operation as code. The values in it are the document's, or made from its schemas. */
export interface ForeignSample {
  title: string;
  highlight: "bash" | "javascript";
  code: string;
}

interface ForeignRequest {
  method: string;
  url: string;
  headers: [string, string][];
  body: ForeignBody | undefined;
}

type ForeignBody = { is: "text"; text: string } | { is: "form"; multipart: boolean; fields: FormField[] };

interface FormField {
  name: string;
  value: string;
  isFile: boolean;
}

export function foreignSamples(operation: ForeignOperation): ForeignSample[] {
  const sent = requestOf(operation);
  return [
    { title: "curl", highlight: "bash", code: curl(sent) },
    { title: "fetch", highlight: "javascript", code: fetchCode(sent) },
  ];
}

function requestOf({ method, path, server, parameters, body, security }: ForeignOperation): ForeignRequest {
  const [schemes = []] = security;
  const shown = parameters.filter(({ required, example }) => required && example !== undefined);
  const at = (place: string) => shown.filter((parameter) => parameter.in === place);
  const filled = path.replaceAll(/\{([^}]+)\}|[^{]+/g, (whole, name: string | undefined) => {
    if (name === undefined) return encodeURI(whole);
    const found = parameters.find((one) => one.in === "path" && one.name === name);
    return found?.example === undefined ? whole : encodeURIComponent(asText(found.example));
  });
  const query = [
    ...at("query").flatMap(({ name, example }) =>
      [example].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(asText(one))}`),
    ),
    ...sentIn(schemes, "query").map(({ name, value }) => `${encodeURIComponent(name)}=${value}`),
  ];
  const cookies = [
    ...at("cookie").map(({ name, example }) => `${name}=${encodeURIComponent(asText(example))}`),
    ...sentIn(schemes, "cookie").map(({ name, value }) => `${name}=${value}`),
  ];
  // JSON, where a body may be of several types.
  const media = body?.media.find(({ type }) => isJson(type)) ?? body?.media[0];
  const own = media && bodyOf(media);
  return {
    method,
    url: `${absolute(server.replace(/\/+$/, ""))}${filled}${query.length > 0 ? `?${query.join("&")}` : ""}`,
    headers: [
      ...sentIn(schemes, "header").map(({ name, value }): [string, string] => [name, value]),
      ...at("header").map(({ name, example }): [string, string] => [name, asText(example)]),
      ...(cookies.length > 0 ? [["Cookie", cookies.join("; ")] as [string, string]] : []),
      // Forms get theirs from what sends them.
      ...(media && own?.is === "text" ? [["Content-Type", media.type] as [string, string]] : []),
    ],
    body: own,
  };
}

/** A relative server is on the host of the document, which nobody here knows. */
function absolute(server: string): string {
  return URL.canParse(server) ? server : `https://HOST${server}`;
}

function sentIn(schemes: Scheme[], place: "header" | "query" | "cookie"): NonNullable<Scheme["sent"]>[] {
  return schemes.flatMap(({ sent }) => (sent?.in === place ? [sent] : []));
}

function bodyOf({ type, shape, examples }: Media): ForeignBody | undefined {
  const [example] = examples;
  if (example === undefined) return undefined;
  const { value } = example;
  if (isForm(type) && typeof value === "object" && value !== null) {
    const multipart = type.startsWith("multipart/");
    const files = (shape?.fields ?? []).filter((field) => field.shape.bounds.includes("binary"));
    const fields = Object.entries(value).map(([name, one]) => {
      const isFile = multipart && files.some((field) => field.name === name);
      return { name, value: asText(one), isFile };
    });
    return { is: "form", multipart, fields };
  }
  return { is: "text", text: exampleText(type, value) };
}

/** An example as the body that it stands for. */
export function exampleText(type: string, value: unknown): string {
  return typeof value === "string" && !isJson(type) ? value : JSON.stringify(value, null, 2);
}

function curl({ method, url, headers, body }: ForeignRequest): string {
  const parts = [`curl ${quoted(url, secret)}`];
  // A body makes it a POST by itself.
  if (method !== (body ? "POST" : "GET")) parts.push(method === "HEAD" ? "--head" : `-X ${method}`);
  parts.push(...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`, secret)}`));
  if (body?.is === "text") parts.push(`-d ${quoted(body.text, secret)}`);
  if (body?.is === "form")
    parts.push(
      ...body.fields.map(
        ({ name, value, isFile }) =>
          `${body.multipart ? "-F" : "--data-urlencode"} ${quoted(`${name}=${isFile ? `@${name}` : value}`, secret)}`,
      ),
    );
  return `${parts.join(" \\\n  ")}\n`;
}

/** What stands for secrets, which a shell fills in. */
const secret = /\$(?:API_KEY|TOKEN|ACCESS_TOKEN|CREDENTIALS)\b/;

function fetchCode({ method, url, headers, body }: ForeignRequest): string {
  const options = [
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(headers.length === 0
      ? []
      : [
          "  headers: {",
          ...headers.map(([name, value]) => `    ${JSON.stringify(name)}: ${literal(value)},`),
          "  },",
        ]),
    ...(body?.is === "text" ? [`  body: ${bodyLiteral(body.text)},`] : []),
    ...(body?.is === "form" ? ["  body,"] : []),
  ];
  const form =
    body?.is === "form"
      ? [
          `const body = new ${body.multipart ? "FormData" : "URLSearchParams"}();`,
          ...body.fields.map(
            ({ name, value, isFile }) =>
              `body.append(${JSON.stringify(name)}, ${isFile ? 'new Blob(["content"])' : JSON.stringify(value)});`,
          ),
        ]
      : [];
  const call =
    options.length === 0
      ? [`const response = await fetch(${literal(url)});`]
      : [`const response = await fetch(${literal(url)}, {`, ...options, "});"];
  return [...form, ...call, "console.log(response.status, await response.text());", ""].join("\n");
}

/** A text in JavaScript, with its variable out of the environment. */
function literal(text: string): string {
  if (!secret.test(text)) return JSON.stringify(text);
  const escaped = text.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`);
  return `\`${escaped.replace(secret, (variable) => `\${process.env.${variable.slice(1)}}`)}\``;
}

function bodyLiteral(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null)
      return `JSON.stringify(${JSON.stringify(value, null, 2).replaceAll("\n", "\n  ")})`;
  } catch {
    // Not JSON: it is sent as it is.
  }
  return JSON.stringify(text);
}

function asText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
