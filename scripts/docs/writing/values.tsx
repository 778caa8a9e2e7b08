import type { Child } from "hono/jsx";
import { documentFacts, rowsById } from "../../openapi/operations.ts";
import { cost } from "../../openapi/prices.ts";
import { toShape } from "../../openapi/shape.ts";
import { rateLimitText, notSpecified, scopeWords, size, usd } from "../../openapi/words.ts";
import { errorFacts } from "../model/errors.ts";
import { charge, pageCost } from "../model/prices.ts";
import { document, type At } from "../model/page-context.ts";
import { Stated } from "./stated.tsx";
import { mockUrl } from "../model/sample-server.ts";
import { splitVersion, operationOf } from "./links.ts";
import { choices } from "./mistakes.ts";

/** Thrown where a value cannot be made; the message says why. */
export class GuideError extends Error {}

interface Value {
  /** What stands behind the name. */
  usage: string;
  make: (at: At, ...words: string[]) => Child;
}

/** What `{{name …}}` in a guide stands for, all of it out of the documents. */
export const values: Record<string, Value> = {
  "api-title": { usage: "", make: (at) => at.documents.v2.info.title },
  version: { usage: "", make: (at) => at.version },
  "mock-url": { usage: "", make: (at) => <code>{mockUrl(at)}</code> },
  price: { usage: "OPERATION", make: (at, operation) => <Stated words={cost(rowOf(at, operation))} /> },
  cost: {
    usage: "OPERATION ROWS",
    make(at, operation, rows) {
      const row = rowOf(at, operation);
      if (rows === "default") return <Stated words={pageCost(documentOf(at, operation), row)} />;
      if (!row.billing || !/^\d+$/.test(rows ?? ""))
        throw new GuideError(row.billing ? "ROWS must be a number, or default" : `${operation} has no price`);
      return usd(charge(row.billing, Number(rows)).microdollars);
    },
  },
  limit: {
    usage: "ip | apiKey | OPERATION",
    make(at, of = "") {
      const { rateLimits } = documentFacts(document(at));
      const common = rateLimits.find(({ scope }) => scope === of);
      return <Stated words={rateLimitText(common ?? rowOf(at, of).rateLimit)} />;
    },
  },
  "limit-scope": {
    usage: "",
    make(at) {
      const scopes = Object.values(rowsById(document(at))).flatMap(({ rateLimit }) => rateLimit?.scope ?? []);
      const words = [...new Set(scopes.map(scopeWords))];
      return <Stated words={words.length === 0 ? notSpecified : words.join(" or ")} />;
    },
  },
  status: { usage: "ERROR", make: (at, code) => String(errorOf(at, code).status) },
  "largest-body": {
    usage: "",
    make(at) {
      const bytes = errorFacts(document(at)).flatMap(({ maxBodyBytes }) => maxBodyBytes ?? [])[0];
      return <Stated words={bytes === undefined ? notSpecified : size(bytes)} />;
    },
  },
  field: {
    usage: "SCHEMA.FIELD",
    make: (at, path) => <code>{fieldOf(at, path).name}</code>,
  },
  value: {
    usage: "SCHEMA.FIELD VALUE",
    make(at, path, value = "") {
      const all = fieldOf(at, path).shape.values.map(String);
      if (!all.includes(value))
        throw new GuideError(`${path} has no value ${value}; it has ${choices(value, all)}`);
      return <code>{value}</code>;
    },
  },
};

export function rowOf(at: At, text = "") {
  const { version, name } = splitVersion(at, text);
  const found = operationOf(at, version, name);
  const row = typeof found === "string" ? undefined : rowsById(at.documents[version])[name];
  if (!row) throw new GuideError(String(found));
  return row;
}

function documentOf(at: At, text = "") {
  return at.documents[splitVersion(at, text).version];
}

export function errorOf(at: At, code = "") {
  const all = errorFacts(document(at));
  const found = all.find((error) => error.code === code);
  if (found) return found;
  throw new GuideError(
    `${at.version} has no error code ${code}; it has ${choices(
      code,
      all.map((one) => one.code),
    )}`,
  );
}

function fieldOf(at: At, path = "") {
  const { version, name } = splitVersion(at, path);
  const [schema = "", field = ""] = name.split(".");
  const known = at.documents[version];
  if (!Object.hasOwn(known.components.schemas, schema))
    throw new GuideError(
      `${version} has no schema ${schema}; it has ${choices(schema, Object.keys(known.components.schemas))}`,
    );
  const { fields } = toShape(known, { $ref: `#/components/schemas/${schema}` });
  const found = fields.find((one) => one.name === field);
  if (found) return found;
  throw new GuideError(
    `${schema} has no field ${field}; it has ${choices(
      field,
      fields.map((one) => one.name),
    )}`,
  );
}
