import { isReference, type Document, type Operation, type SecurityScheme } from "../../openapi/document.ts";
import { nameInWords } from "../../openapi/words.ts";
import type { Header } from "./call.ts";

interface Scheme {
  name: string;
  /** In words: `API key in the header X-Key`. */
  words: string;
  description: string | undefined;
  /** Sent with a request. */
  header?: Header;
  /** The parameter of the query with the key. */
  query?: string;
}

export function schemesOf({ components: { securitySchemes = {} } }: Document): Scheme[] {
  return Object.entries(securitySchemes).flatMap(([name, scheme]) =>
    isReference(scheme) ? [] : [{ name, description: scheme.description, ...meaningOf(scheme) }],
  );
}

/** Sets of schemes, of which an operation needs one; an empty set is no scheme at all. */
export function securityOf(
  document: Document,
  { security = document.security ?? [] }: Operation,
): Scheme[][] {
  const schemes = schemesOf(document);
  return security.map((set) => schemes.filter(({ name }) => name in set));
}

function meaningOf(scheme: SecurityScheme): Pick<Scheme, "words" | "header" | "query"> {
  const { type, scheme: kind = "", name = "", in: place = "", bearerFormat, flows = {} } = scheme;
  const authorization = (before: string, variable: string) => ({
    header: { name: "Authorization", text: `${before} `, variable },
  });
  const variable = "API_KEY";
  switch (type) {
    case "apiKey":
      if (place === "query") return { words: `API key in the query parameter ${name}`, query: name };
      return {
        words: `API key in the ${place} ${name}`,
        header:
          place === "cookie" ? { name: "Cookie", text: `${name}=`, variable } : { name, text: "", variable },
      };
    case "http":
      if (/^bearer$/i.test(kind))
        return {
          words: `bearer token${bearerFormat === undefined ? "" : ` (${bearerFormat})`}`,
          ...authorization("Bearer", "TOKEN"),
        };
      return {
        words: /^basic$/i.test(kind) ? "user name and password (HTTP Basic)" : `HTTP ${kind}`,
        ...authorization(kind, "CREDENTIALS"),
      };
    case "oauth2": {
      const names = Object.keys(flows).map((flow) => nameInWords(flow).toLowerCase());
      return { words: ["OAuth 2.0", ...names].join(", "), ...authorization("Bearer", "ACCESS_TOKEN") };
    }
    case "openIdConnect":
      return {
        words: `OpenID Connect, ${scheme.openIdConnectUrl}`,
        ...authorization("Bearer", "ACCESS_TOKEN"),
      };
    default:
      return { words: type === "mutualTLS" ? "client certificate (mutual TLS)" : type };
  }
}
