import { assert, caseOf, requireData, type CheckCase, type Tools } from "../engine/case.ts";
import { addressFor, type CheckOptions } from "../session/check-options.ts";
import { leavesOpen, operations, type DocumentedOperation, maxBodyBytes } from "../contract/document.ts";
import { refusedText } from "../probes/probes.ts";
import { parseJson } from "../contract/fields.ts";
import type { Exchange, Sending } from "../http/exchange.ts";
import { operationOf, withFieldBy } from "../contract/table.ts";
import { alternate } from "../contract/alternate.ts";
import { takesAddress } from "./requests.ts";
import { requireKnown, needsAccount, validSending } from "./valid.ts";

/** Bodies without a length, and types of content: what no field of a document leads to. */
export function transportCases(): CheckCase[] {
  return operations.flatMap((operation) => {
    const limit = maxBodyBytes(operation);
    if (limit === undefined) return [];
    const refused = refusedText(operation);
    const tooLarge = [413];
    const documented = Object.keys(operation.responses).map(Number);
    return [
      bodyCase(
        operation,
        "chunked-over-the-limit",
        "rejects a body over the size limit that is sent without a Content-Length",
        {
          change: (text) => ({ text: (refused ?? text).padEnd(limit + 1), chunked: true }),
          expected: tooLarge,
          standsFor: "body-over-the-limit",
        },
      ),
      bodyCase(operation, "bytes-over-the-limit", "counts the size limit in bytes, not in characters", {
        change: (text) => ({ text: (refused ?? text) + "\u00e9".repeat(limit / 2) }),
        expected: tooLarge,
        standsFor: "body-over-the-limit",
      }),
      ...(isOpen(operation) ? [] : typeCases(operation, documented)),
    ];
  });
}

/**
 * A body of one byte over the limit, and of fewer characters, that comes without a length: a server refuses it only if it
 * keeps the limit in each of these ways.
 */
export function justOverTheLimit(operation: DocumentedOperation, sending: Sending): Sending {
  const limit = maxBodyBytes(operation) ?? 0;
  const start = refusedText(operation) ?? sending.text?.trimEnd() ?? JSON.stringify(sending.body ?? {});
  const left = limit + 1 - Buffer.byteLength(start);
  const text = start + " ".repeat(left % 2) + "\u00e9".repeat(Math.floor(left / 2));
  return { ...sending, text, chunked: true };
}

/** Whether any body may be taken, and something written: then only what is refused whatever the body is may be sent. */
function isOpen({ requestBody }: DocumentedOperation): boolean {
  const schema = requestBody?.content["application/json"].schema;
  return typeof schema !== "object" || leavesOpen(schema, "request");
}

/** An empty object is taken by no operation that writes. */
function typeCases(operation: DocumentedOperation, documented: number[]): CheckCase[] {
  // Which status refuses another type is not specified, but it is a documented one, and no failure of the server.
  const expected = documented.filter((status) => status < 500);
  const entry = operationOf(operation.version, operation.id);
  const isIndexing = takesAddress(entry);
  return [
    alternate(
      operation,
      bodyCase(
        operation,
        "no-content-type",
        "returns a documented status for a body without a Content-Type",
        {
          change: () => ({ text: "{}", headers: { "Content-Type": "" } }),
          expected,
        },
      ),
      bodyCase(operation, "other-content-type", "returns a documented status for another Content-Type", {
        change: () => ({ text: "{}", headers: { "Content-Type": "text/plain" } }),
        expected,
      }),
    ),
    {
      ...bodyCase(operation, "content-type-refused", "rejects JSON with another Content-Type", {
        change: (text, options) => ({
          text: isIndexing
            ? JSON.stringify(withFieldBy(entry, "subject", {}, addressFor(operation.version, options)))
            : text,
          headers: { "Content-Type": "text/plain" },
        }),
        expected: [400],
      }),
      // A server that reads it all the same adds the address.
      ...(isIndexing && { needs: ["indexUrl"] }),
      // Which type a body is sent with is stated, and what becomes of another is not.
      assumed: true,
    },
  ];
}

/**
 * A body that had to be refused for its length, and was for what is in it: the same with the address that may be indexed.
 *
 * @throws {Inconclusive} where there is none.
 */
export async function withoutFault(
  operation: DocumentedOperation,
  exchange: Exchange,
  { send, options }: Pick<Tools, "send" | "options">,
): Promise<Exchange> {
  const refused = refusedText(operation);
  if (exchange.status !== 400 || refused === undefined) return exchange;
  const indexUrl = addressFor(operation.version, options);
  const [name] = Object.keys(operationOf(operation.version, operation.id).effects);
  requireData(
    indexUrl !== undefined && name !== undefined,
    "the server checks the content of the body first",
  );
  const rest = exchange.requestText?.slice(refused.length) ?? "";
  return send({ ...exchange.sending, text: JSON.stringify({ [name]: indexUrl }) + rest });
}

interface BodyCase {
  /** The case that is asked in one request with it. */
  standsFor?: string;
  change(text: string, options: CheckOptions): Partial<Sending>;
  expected: number[];
}

function bodyCase(
  operation: DocumentedOperation,
  name: string,
  rule: string,
  { change, expected, standsFor }: BodyCase,
): CheckCase {
  const { version, id } = operation;
  return caseOf({ version, operation: operationOf(version, id) }, "transport", {
    name,
    rule,
    at: "responses",
    ...(needsAccount(operation, undefined) && { needs: ["account"] }),
    async run({ send, account, packs, options }) {
      const { body, ...sending } = await validSending(operation, account);
      const text = JSON.stringify(body ?? {});
      if (standsFor !== undefined) {
        const harder = justOverTheLimit(operation, { ...sending, text });
        const shared = await packs.once(`${operation.name} ${standsFor}`, () => send(harder));
        if (shared && expected.includes(shared.status)) return;
      }
      const changed = await send({ ...sending, ...change(text, options) });
      const exchange: Exchange = expected.includes(400)
        ? changed
        : await withoutFault(operation, changed, { send, options });
      requireKnown(operation, exchange);
      // Whether the length or the JSON is looked at first is not stated.
      const isJson = exchange.requestText === undefined || parseJson(exchange.requestText) !== undefined;
      requireData(
        isJson || expected.includes(400) || exchange.status !== 400,
        "the server checks the body first",
      );
      assert(
        expected.includes(exchange.status),
        `status ${expected.join(" or ")}`,
        `status ${exchange.status}`,
        exchange,
      );
    },
  });
}
