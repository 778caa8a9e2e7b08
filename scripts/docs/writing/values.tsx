import type { Child } from "hono/jsx";
import { documentFacts, rowsById } from "../../openapi/operations.ts";
import { cost } from "../../openapi/prices.ts";
import { toShape } from "../../openapi/shape.ts";
import { rateLimitText, notSpecified, scopeWords, size, usd } from "../../openapi/words.ts";
import { errorFacts } from "../model/errors.ts";
import { charge, pageCost } from "../model/prices.ts";
import { type At } from "../model/page-context.ts";
import { conventions, keyHeader, currentVersion } from "../../lib/versions.ts";
import { Stated } from "./stated.tsx";
import { mockUrl } from "../model/sample-server.ts";
import { errorOf, operationOf, schemaOf } from "./links.ts";
import { GuideError, namedIn } from "./mistakes.ts";

interface Value {
  /** What stands behind the name. */
  usage: string;
  make: (at: At, ...words: string[]) => Child;
}

/** What `{{name …}}` in a guide stands for, all of it out of the documents. */
export const values: Record<string, Value> = {
  "api-title": { usage: "", make: (at) => at.documents[currentVersion].info.title },
  "key-header": {
    usage: "",
    make: (at) => <code>{keyHeader(at.version).join(": ")}&lt;API_KEY&gt;</code>,
  },
  "error-code": { usage: "", make: (at) => <code>{conventions(at.version).errorEnvelope.code}</code> },
  version: { usage: "", make: (at) => at.version },
  "mock-url": { usage: "", make: (at) => <code>{mockUrl(at)}</code> },
  price: {
    usage: "OPERATION",
    make: (at, operation) => <Stated words={cost(operationOf(at, operation).row)} />,
  },
  cost: {
    usage: "OPERATION ROWS",
    make(at, operation, rows) {
      const { document: known, row } = operationOf(at, operation);
      if (rows === "default") return <Stated words={pageCost(known, row)} />;
      if (!row.billing || !/^\d+$/.test(rows ?? ""))
        throw new GuideError(row.billing ? "ROWS must be a number, or default" : `${operation} has no price`);
      return usd(charge(row.billing, Number(rows)).microdollars);
    },
  },
  limit: {
    usage: "ip | apiKey | OPERATION",
    make: (at, of) => <Stated words={rateLimitText(limitOf(at, of))} />,
  },
  "per-minute": {
    usage: "ip | apiKey | OPERATION",
    make: (at, of) => limitOf(at, of)?.requestsPerMinute ?? <Stated words={notSpecified} />,
  },
  "limit-scope": {
    usage: "",
    make(at) {
      const scopes = Object.values(rowsById(at.document)).flatMap(({ rateLimit }) => rateLimit?.scope ?? []);
      const words = [...new Set(scopes.map(scopeWords))];
      return <Stated words={words.length === 0 ? notSpecified : words.join(" or ")} />;
    },
  },
  status: { usage: "ERROR", make: (at, code) => String(errorOf(at, code).status) },
  "largest-body": {
    usage: "",
    make(at) {
      const bytes = errorFacts(at.document).flatMap(({ maxBodyBytes }) => maxBodyBytes ?? [])[0];
      return <Stated words={bytes === undefined ? notSpecified : size(bytes)} />;
    },
  },
  field: {
    usage: "SCHEMA.FIELD",
    make: (at, path) => <code>{fieldOf(at, path).name}</code>,
  },
  value: {
    usage: "SCHEMA.FIELD VALUE",
    make(at, path = "", value = "") {
      namedIn(path, "value", value, fieldOf(at, path).shape.values, String);
      return <code>{value}</code>;
    },
  },
};

/** A limit of all requests by its scope, or the own one of an operation. */
function limitOf(at: At, of = "") {
  const { rateLimits } = documentFacts(at.document);
  return rateLimits.find(({ scope }) => scope === of) ?? operationOf(at, of).row.rateLimit;
}

function fieldOf(at: At, path = "") {
  const [owner = "", field = ""] = path.split(".");
  const { version, name } = schemaOf(at, owner);
  const { fields } = toShape(at.documents[version], { $ref: `#/components/schemas/${name}` });
  return namedIn(name, "field", field, fields, (one) => one.name);
}
