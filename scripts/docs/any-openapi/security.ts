import { objectAt, textAt, type Raw } from "./raw.ts";
import type { Scheme } from "./site.ts";

/** The security schemes of a document by their names. */
export function schemesOf(source: Raw, follow: (node: unknown) => Raw): Record<string, Scheme> {
  const given = objectAt(objectAt(source, "components"), "securitySchemes");
  return Object.fromEntries(
    Object.entries(given).map(([name, node]) => {
      const scheme = follow(node);
      return [name, { name, description: textAt(scheme, "description"), ...meaningOf(scheme) }];
    }),
  );
}

function meaningOf(scheme: Raw): Pick<Scheme, "words" | "sent"> {
  switch (scheme["type"]) {
    case "apiKey":
      return apiKey(scheme);
    case "http":
      return http(scheme);
    case "oauth2":
      return { words: `OAuth 2.0${flowsOf(scheme)}`, sent: bearer("$ACCESS_TOKEN") };
    case "openIdConnect": {
      const url = textAt(scheme, "openIdConnectUrl");
      return { words: `OpenID Connect${url === undefined ? "" : `, ${url}`}`, sent: bearer("$ACCESS_TOKEN") };
    }
    case "mutualTLS":
      return { words: "client certificate (mutual TLS)", sent: undefined };
    default:
      return { words: textAt(scheme, "type") ?? "of no stated type", sent: undefined };
  }
}

function apiKey(scheme: Raw): Pick<Scheme, "words" | "sent"> {
  const name = textAt(scheme, "name") ?? "";
  const place = (["header", "query", "cookie"] as const).find((one) => one === scheme["in"]);
  if (place === undefined || name === "") return { words: "API key", sent: undefined };
  const where = { header: "the header", query: "the query parameter", cookie: "the cookie" }[place];
  return { words: `API key in ${where} ${name}`, sent: { in: place, name, value: "$API_KEY" } };
}

function http(scheme: Raw): Pick<Scheme, "words" | "sent"> {
  const kind = textAt(scheme, "scheme") ?? "";
  const format = textAt(scheme, "bearerFormat");
  if (/^bearer$/i.test(kind))
    return { words: `bearer token${format === undefined ? "" : ` (${format})`}`, sent: bearer("$TOKEN") };
  const sent = { in: "header" as const, name: "Authorization", value: `${kind} $CREDENTIALS` };
  if (/^basic$/i.test(kind)) return { words: "user name and password (HTTP Basic)", sent };
  return { words: `HTTP ${kind}`, sent: kind === "" ? undefined : sent };
}

function bearer(value: string): NonNullable<Scheme["sent"]> {
  return { in: "header", name: "Authorization", value: `Bearer ${value}` };
}

function flowsOf(scheme: Raw): string {
  const flows = Object.keys(objectAt(scheme, "flows")).filter((name) => !name.startsWith("x-"));
  return flows.length === 0 ? "" : `, ${flows.map((flow) => words[flow] ?? flow).join(", ")}`;
}

const words: Record<string, string> = {
  authorizationCode: "authorization code",
  clientCredentials: "client credentials",
  deviceAuthorization: "device authorization",
};
