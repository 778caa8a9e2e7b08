import { alternate } from "../../contract/alternate.ts";
import { worstRows } from "../../contract/cost.ts";
import { branchesOf, isRecord, type DocumentedOperation } from "../../contract/document.ts";
import { mayWrite, operationOf, statusesOf } from "../../contract/table.ts";
import { fieldsOf, withValue, type Path } from "../../contract/values.ts";
import { assert, caseOf, type CheckCase, type Tools } from "../../engine/case.ts";
import { validInput } from "../../probes/inputs.ts";
import { needsAccount, validSending } from "../valid.ts";
import { escapeText, sendingOf, type Draft } from "./draft.ts";
import { rowsOf } from "./fields.ts";
import { requireHandled, type Change, type Pack } from "./pack.ts";
import { createRandom, oddText } from "./values.ts";

/** Requests that are odd as a whole: how they are written, and what HTTP allows beside what the documents say. */
export function wholeCases(document: DocumentedOperation): CheckCase[] {
  return [...legalCases(document), ...bodyCases(document), ...idCases(document)];
}

/** Odd, but legal. */
interface Legal {
  words: string;
  change(draft: Draft, tools: Tools): Partial<Draft>;
}

const headers = (words: string, more: Record<string, string>): Legal => ({
  words,
  change: (draft) => ({ headers: { ...draft.headers, ...more } }),
});

const ofAny: Record<string, Legal> = {
  "any-accept": headers("Accept with a low quality", { Accept: "*/*;q=0.1" }),
};

/** A price is charged for each response, so that none may say that nothing has changed, or bring a part. */
const ofGet: Record<string, Legal> = {
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

const ofQuery: Record<string, Legal> = {
  "repeated-parameters": { words: "repeated parameters", change: () => ({ isRepeated: true }) },
  "percent-encoded": { words: "percent-encoded letters", change: () => ({ isEscaped: true }) },
};

const ofBody: Record<string, Legal> = {
  "upper-case-type": headers("a Content-Type in capitals", {
    "Content-Type": "APPLICATION/JSON; CHARSET=UTF-8",
  }),
  chunked: { words: "a body without a length", change: () => ({ chunked: true }) },
  "repeated-field": { words: "a repeated field", change: () => ({ hasTwins: true }) },
};

function legalCases(document: DocumentedOperation): CheckCase[] {
  const operation = operationOf(document.version, document.id);
  if (mayWrite(operation)) return [];
  const { query = {}, body } = validInput(document);
  const hasQuery = Object.keys(query).length > 0 || operation.paging?.in === "query";
  const all: [string, Legal][] = Object.entries({
    ...ofAny,
    ...(document.method === "GET" && ofGet),
    ...(hasQuery && ofQuery),
    ...(document.requestBody && ofBody),
  });
  const odd = all.map(([name, { words, change }]) => ({
    words,
    change: {
      name,
      path: [],
      apply: (draft: Draft, tools: Tools) => ({ ...draft, ...change(draft, tools) }),
    } satisfies Change,
  }));
  const pack: Pack = {
    name: `${document.name} robustness`,
    changes: odd.map(({ change }) => change),
    base: ({ account }) => validSending(document, account),
  };
  return odd.map(({ words, change }) =>
    caseOf({ version: document.version, operation }, "robustness", {
      name: change.name,
      rule: `returns a documented status, and no server error, for ${words}`,
      at: "responses",
      requests: 1,
      rows: rowsOf(document, body),
      ...(needsAccount(document, body) && { needs: ["account"] }),
      run: (tools) => requireHandled(change, pack, tools),
    }),
  );
}

/** A body as a text that no value leads to. */
interface OddText {
  words: string;
  /** Whether it is JSON, so that it may be accepted. */
  isJson: boolean;
  of(draft: Draft): Partial<Draft>;
}

const nestedLists: OddText = {
  words: "50,000 opening brackets",
  isJson: false,
  of: () => ({ text: "[".repeat(50_000) }),
};

const manyFields: OddText = {
  words: "a body of 2,000 unknown fields",
  isJson: true,
  of: ({ body }) => ({
    text: JSON.stringify({
      ...(isRecord(body) ? body : {}),
      ...Object.fromEntries(Array.from({ length: 2_000 }, (_, place) => [`unknown${place}`, place])),
    }),
  }),
};

const byteOrderMark: OddText = {
  words: "a body that begins with a byte order mark",
  isJson: true,
  of: ({ body }) => ({ text: `\ufeff${JSON.stringify(body)}` }),
};

/** The bytes of UTF-16 are those of as many characters of UTF-8 where all are of ASCII. */
const otherEncoding: OddText = {
  words: "a body in UTF-16",
  isJson: true,
  of: ({ body, headers: sent }) => ({
    text: Array.from(JSON.stringify(body).replaceAll(/[^ -~]/g, "?"), (char) => `${char}\0`).join(""),
    headers: { ...sent, "Content-Type": "application/json; charset=utf-16le" },
  }),
};

/** A number that JSON does not have, which some parsers read. */
function notANumber(path: Path): OddText {
  const mark = "not a number";
  return {
    words: `NaN without quotes for ${path.join(".")}`,
    isJson: false,
    of: ({ body }) => ({
      text: JSON.stringify(withValue(body, path, mark)).replace(JSON.stringify(mark), "NaN"),
    }),
  };
}

function bodyCases(document: DocumentedOperation): CheckCase[] {
  const { requestBody } = document;
  if (!requestBody) return [];
  const operation = operationOf(document.version, document.id);
  const { body } = validInput(document);
  const number = fieldsOf(requestBody.content["application/json"].schema, body).find(({ schema }) =>
    branchesOf(schema).some(({ type }) => type === "integer" || type === "number"),
  );
  const texts: Record<string, OddText> = {
    "nested-lists": nestedLists,
    ...(number && { NaN: notANumber(number.path) }),
    ...(!mayWrite(operation) && {
      "many-fields": manyFields,
      ...alternate(document, { "byte-order-mark": byteOrderMark }, { "other-encoding": otherEncoding }),
    }),
  };
  return Object.entries(texts).map(([name, { words, isJson, of }]) =>
    singleCase(document, name, {
      words,
      isRefused: !isJson,
      rows: isJson ? rowsOf(document, body) : 0,
      async sending(tools) {
        const draft = await validSending(document, tools.account);
        return { ...draft, ...of(draft) };
      },
    }),
  );
}

/** Ids that no path has. */
function idCases(document: DocumentedOperation): CheckCase[] {
  if (!document.path.includes("{")) return [];
  const operation = operationOf(document.version, document.id);
  const { query = {} } = validInput(document);
  const withId = (id: (tools: Tools) => string) => async (tools: Tools) => ({
    ...(await validSending(document, async () => "")),
    path: document.path.replace(/\{\w+\}/, () => id(tools)),
  });
  const rows = worstRows(operation, { query });
  return [
    singleCase(document, "id-odd-characters", {
      words: "an id of characters that are often misread",
      rows,
      sending: withId(({ options: { seed = 1 } }) =>
        escapeText(oddText(createRandom(seed)).padEnd(1_000, "a")),
      ),
    }),
    ...alternate(
      document,
      [
        singleCase(document, "id-malformed", {
          words: "an id that is not percent-encoded UTF-8",
          rows,
          sending: withId(() => "%FF%E0%A4"),
        }),
      ],
      [],
    ),
  ];
}

interface Single {
  words: string;
  rows: number;
  isRefused?: boolean;
  sending(tools: Tools): Promise<Draft>;
}

function singleCase(
  document: DocumentedOperation,
  name: string,
  { words, rows, isRefused = false, sending }: Single,
): CheckCase {
  const operation = operationOf(document.version, document.id);
  const expected = statusesOf(operation).filter(
    (status) => Number(status) < 500 && !(isRefused && status === "200"),
  );
  const isAboutBody = document.requestBody !== undefined;
  return caseOf({ version: document.version, operation }, "robustness", {
    name,
    rule: isRefused ? `rejects ${words}` : `returns a documented status, and no server error, for ${words}`,
    at: isAboutBody ? "requestBody" : "parameters",
    requests: 1,
    rows,
    ...(isAboutBody && needsAccount(document, validInput(document).body) && { needs: ["account"] }),
    async run(tools) {
      const exchange = await tools.send(sendingOf(await sending(tools)));
      const status = String(exchange.status);
      assert(expected.includes(status), `status ${expected.join(" or ")}`, `status ${status}`, exchange);
    },
  });
}
