import { demand, need, type CheckCase } from "../case.ts";
import { leavesOpen, operations, type Operation } from "../contract/document.ts";
import { maxBodyBytes, statusOf } from "../contract/statuses.ts";
import type { Exchange, Sending } from "../sending/exchange.ts";
import { operationOf } from "../contract/table.ts";
import { fieldsOf } from "../fields.ts";
import { operationPlace } from "../place.ts";
import { mayWrite } from "./requests.ts";
import { needKnown, needsAccount, validSending } from "./valid.ts";

/** Bodies without a length, and types of content: what no field of a document leads to. */
export function transportCases(): CheckCase[] {
  return operations.flatMap((operation) => {
    const limit = maxBodyBytes(operation);
    if (limit === undefined) return [];
    const tooLarge = [statusOf(operation, "payload_too_large")];
    const documented = Object.keys(operation.responses).map(Number);
    return [
      bodyCase(
        operation,
        "chunked-over-the-limit",
        "refuses a body over the limit that comes without a length",
        { change: (text) => ({ text: text.padEnd(limit + 1), chunked: true }), expected: tooLarge },
      ),
      bodyCase(operation, "bytes-over-the-limit", "counts the limit in bytes, not in characters", {
        change: (text) => ({ text: longer(operation, text, "\u00e9".repeat(limit / 2)) }),
        expected: tooLarge,
      }),
      ...(isOpen(operation) ? [] : typeCases(operation, documented)),
    ];
  });
}

/**
 * A body with a long value that another one replaces, so that it is refused for its length alone. What writes gets one that
 * is no JSON.
 */
function longer({ version, id }: Operation, text: string, value: string): string {
  const [name] = Object.keys(fieldsOf(JSON.parse(text)));
  if (name === undefined || mayWrite(operationOf(version, id))) return text + value;
  return `{${JSON.stringify(name)}:${JSON.stringify(value)},${text.slice(1)}`;
}

/** Whether any body may be taken, and something written: then only what is refused whatever the body is may be sent. */
function isOpen({ requestBody }: Operation): boolean {
  const schema = requestBody?.content["application/json"].schema;
  return typeof schema !== "object" || leavesOpen(schema, "request");
}

/** An empty object is taken by no operation that writes. */
function typeCases(operation: Operation, documented: number[]): CheckCase[] {
  // Which status refuses another type is not specified, but it is a documented one, and no failure of the server.
  const expected = documented.filter((status) => status < 500);
  return [
    bodyCase(operation, "other-content-type", "answers another Content-Type with a documented status", {
      change: () => ({ text: "{}", headers: { "Content-Type": "text/plain" } }),
      expected,
    }),
    bodyCase(operation, "no-content-type", "answers a body without a Content-Type with a documented status", {
      change: () => ({ text: "{}", headers: { "Content-Type": "" } }),
      expected,
    }),
    {
      ...bodyCase(operation, "content-type-refused", "refuses JSON that is not said to be JSON", {
        change: (text) => ({ text, headers: { "Content-Type": "text/plain" } }),
        expected: [statusOf(operation, "invalid_request")],
      }),
      // Which type a body is sent with is stated, and what becomes of another is not.
      assumed: true,
    },
  ];
}

function isParsable(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

interface BodyCase {
  change(text: string): Partial<Sending>;
  expected: number[];
}

function bodyCase(
  operation: Operation,
  name: string,
  rule: string,
  { change, expected }: BodyCase,
): CheckCase {
  const { version, path, method } = operation;
  return {
    id: `${operation.name}/transport/${name}`,
    area: "transport",
    version,
    operation: operationOf(operation.version, operation.id),
    rule,
    place: `${operationPlace(version, path, method)}/responses`,
    requests: 1,
    rows: 0,
    ...(needsAccount(operation, undefined) && { needs: ["account"] }),
    async run({ send, account }) {
      const { body, ...sending } = await validSending(operation, account);
      const exchange: Exchange = await send({ ...sending, ...change(JSON.stringify(body ?? {})) });
      needKnown(operation, exchange);
      // Whether the length or the JSON is looked at first is not stated.
      const isJson = exchange.requestText === undefined || isParsable(exchange.requestText);
      need(isJson || exchange.status !== 400, "the server looks at what is in the body first");
      demand(
        expected.includes(exchange.status),
        `status ${expected.join(" or ")}`,
        `status ${exchange.status}`,
        exchange,
      );
    },
  };
}
