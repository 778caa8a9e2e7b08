import { alternate } from "../../contract/alternate.ts";
import { branchesOf, isRecord, type DocumentedOperation } from "../../contract/document.ts";
import { isOpenRequest, mayWrite, operationOf } from "../../contract/table.ts";
import { fieldsOf, withValue, type Path } from "../../contract/values.ts";
import { caseOf, type CheckCase, type Tools } from "../../engine/case.ts";
import { validInput } from "../../probes/inputs.ts";
import { needsAccount, validSending } from "../valid.ts";
import { baseOf, isInvalid, rowsOf } from "./base.ts";
import { escapeText, type Draft } from "./draft.ts";
import { requireHandled, requireRefused, type Change, type Pack } from "./pack.ts";
import { smallerValues } from "./shrink.ts";
import { createRandom, oddText } from "./values.ts";

/** Requests that are odd as a whole: how they are written, and what HTTP allows beside what the documents say. */
export function wholeCases(document: DocumentedOperation): CheckCase[] {
  return [...legalCases(document), ...bodyCases(document), ...idCases(document)];
}

interface Odd {
  words: string;
  change(draft: Draft, tools: Tools): Partial<Draft>;
  /** Whether the body is no JSON, so that it must be refused. */
  isRefused?: boolean;
}

const headers = (words: string, more: Record<string, string>): Odd => ({
  words,
  change: (draft) => ({ headers: { ...draft.headers, ...more } }),
});

const ofAny: Record<string, Odd> = {
  "any-accept": headers("Accept with a low quality", { Accept: "*/*;q=0.1" }),
};

/** A price is charged for each response, so that none may say that nothing has changed, or bring a part. */
const ofGet: Record<string, Odd> = {
  conditional: {
    words: "If-None-Match and If-Modified-Since",
    change(draft, { packs }) {
      const known = packs.findSuccess(draft, true)?.headers;
      const conditions = {
        "If-None-Match": known?.get("ETag") ?? "*",
        "If-Modified-Since": known?.get("Last-Modified") ?? "Fri, 01 Jan 2999 00:00:00 GMT",
      };
      return { headers: { ...draft.headers, ...conditions } };
    },
  },
  range: headers("Range", { Range: "bytes=0-0" }),
};

const ofQuery: Record<string, Odd> = {
  "repeated-parameters": { words: "repeated parameters", change: () => ({ isRepeated: true }) },
  "percent-encoded": { words: "percent-encoded letters", change: () => ({ isEscaped: true }) },
};

const ofBody: Record<string, Odd> = {
  "upper-case-type": headers("a Content-Type in capitals", {
    "Content-Type": "APPLICATION/JSON; CHARSET=UTF-8",
  }),
  chunked: { words: "a body without a length", change: () => ({ chunked: true }) },
  "repeated-field": { words: "a repeated field", change: () => ({ hasTwins: true }) },
};

function legalCases(document: DocumentedOperation): CheckCase[] {
  const operation = operationOf(document.version, document.id);
  // What may be taken would be written. Of a request that is not documented, nothing is known to be taken.
  if (mayWrite(operation) || isOpenRequest(operation)) return [];
  const { query = {} } = validInput(document);
  const { paging } = operation;
  const hasQuery = Object.keys(query).length > 0 || paging?.in === "query";
  return oddCases(document, {
    ...ofAny,
    ...(document.method === "GET" && ofGet),
    ...(hasQuery && ofQuery),
    ...(document.requestBody && ofBody),
  });
}

const manyBrackets: Odd = {
  words: "50,000 opening brackets",
  isRefused: true,
  change: () => ({ text: "[".repeat(50_000) }),
};

const manyFields: Odd = {
  words: "a body of 2,000 unknown fields",
  change: ({ body }) => ({
    body: {
      ...(isRecord(body) ? body : {}),
      ...Object.fromEntries(Array.from({ length: 2_000 }, (_, place) => [`unknown${place}`, place])),
    },
  }),
};

const byteOrderMark: Odd = {
  words: "a body that begins with a byte order mark",
  change: ({ body }) => ({ text: `\ufeff${JSON.stringify(body)}` }),
};

/** The bytes of UTF-16 are those of as many characters of UTF-8 where all are of ASCII. */
const otherEncoding: Odd = {
  words: "a body in UTF-16",
  change: ({ body, headers: sent }) => ({
    text: Array.from(JSON.stringify(body).replaceAll(/[^ -~]/g, "?"), (char) => `${char}\0`).join(""),
    headers: { ...sent, "Content-Type": "application/json; charset=utf-16le" },
  }),
};

/** A number that JSON does not have, which some parsers read. */
function notANumber(path: Path): Odd {
  const mark = "not a number";
  return {
    words: `NaN without quotes for ${path.join(".")}`,
    isRefused: true,
    change: ({ body }) => ({
      text: JSON.stringify(withValue(body, path, mark)).replace(JSON.stringify(mark), "NaN"),
    }),
  };
}

function bodyCases(document: DocumentedOperation): CheckCase[] {
  const { schema } = document.requestBody?.content["application/json"] ?? {};
  if (schema === undefined) return [];
  const isWritten = mayWrite(operationOf(document.version, document.id));
  const number = fieldsOf(schema, validInput(document).body).find((field) =>
    branchesOf(field.schema).some(({ type }) => type === "integer" || type === "number"),
  );
  const texts: Record<string, Odd> = {
    "many-brackets": manyBrackets,
    ...(number && { NaN: notANumber(number.path) }),
    // What may be taken would be written.
    ...(!isWritten && { "many-fields": manyFields }),
    ...(!isWritten &&
      alternate<Record<string, Odd>>(
        document,
        { "byte-order-mark": byteOrderMark },
        { "other-encoding": otherEncoding },
      )),
  };
  return Object.entries(texts).flatMap(([name, odd]) => oddCases(document, { [name]: odd }));
}

const oddId: Odd = {
  words: "an id of characters that are often misread",
  change: ({ path }, { options: { seed = 1 } }) => ({
    path: path.replace("{}", () => escapeText(oddText(createRandom(seed)).padEnd(1_000, "a"))),
  }),
};

const malformedId: Odd = {
  words: "an id that is not percent-encoded UTF-8",
  change: ({ path }) => ({ path: path.replace("{}", "%FF%E0%A4") }),
};

/** Ids that no path has, in place of the empty one. */
function idCases(document: DocumentedOperation): CheckCase[] {
  if (!document.path.includes("{")) return [];
  const ids = {
    "id-odd-characters": oddId,
    ...alternate<Record<string, Odd>>(document, { "id-malformed": malformedId }, {}),
  };
  const base = () =>
    validSending({ ...document, path: document.path.replace(/\{\w+\}/, "{}") }, async () => "");
  return Object.entries(ids).flatMap(([name, odd]) => oddCases(document, { [name]: odd }, base));
}

/** A case for each odd thing; they go into one request. */
function oddCases(
  document: DocumentedOperation,
  all: Readonly<Record<string, Odd>>,
  base: Pack["base"] = (tools) => baseOf(document, tools),
): CheckCase[] {
  const operation = operationOf(document.version, document.id);
  const odd = Object.entries(all).map(([name, one]) => ({ ...one, change: changeOf(name, one) }));
  const changes = odd.map(({ change }) => change);
  const pack: Pack = {
    name: `${document.name} robustness ${Object.keys(all).join()}`,
    changes,
    base,
    isInvalid: (draft) => isInvalid(document, draft),
  };
  return odd.map(({ words, isRefused, change }) =>
    caseOf({ version: document.version, operation }, "robustness", {
      name: change.name,
      rule: isRefused ? `rejects ${words}` : `returns a documented status, and no server error, for ${words}`,
      at: "responses",
      rows: isRefused ? 0 : rowsOf(document),
      ...(needsAccount(document, validInput(document).body) && { needs: ["account"] }),
      run: (tools) => (isRefused ? requireRefused : requireHandled)(change, pack, tools),
    }),
  );
}

function changeOf(name: string, { change }: Odd): Change {
  return {
    name,
    path: [],
    apply: (draft, tools) => ({ ...draft, ...change(draft, tools) }),
    *smaller(draft) {
      for (const text of smallerValues(draft.text)) yield { ...draft, text: String(text) };
    },
  };
}
