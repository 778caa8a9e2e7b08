import { demand, type CheckCase } from "../case.ts";
import { operations, type Operation } from "../contract/document.ts";
import type { Exchange, Sending } from "../sending/exchange.ts";
import { operationOf, operationPlace } from "../place.ts";
import { needsAccount, validSending } from "./valid.ts";

/** Bodies without a length, and types of content: what no field of a document leads to. */
export function transportCases(): CheckCase[] {
  return operations.flatMap((operation) => {
    const limit = operation.responses["413"]?.["x-max-body-bytes"];
    if (limit === undefined) return [];
    return [
      bodyCase(
        operation,
        "chunked-over-the-limit",
        "refuses a body over the limit that comes without a length",
        {
          change: (text) => ({ text: text.padEnd(limit + 1), chunked: true }),
          expected: [413],
        },
      ),
      // Which status refuses another type is not specified; that it is a documented one is checked on every answer.
      bodyCase(operation, "other-content-type", "answers another Content-Type with a documented status", {
        // An empty object is taken by no operation that writes.
        change: () => ({ text: "{}", headers: { "Content-Type": "text/plain" } }),
        expected: Object.keys(operation.responses).map(Number),
      }),
      {
        ...bodyCase(operation, "content-type-refused", "refuses JSON that is not said to be JSON", {
          change: (text) => ({ text, headers: { "Content-Type": "text/plain" } }),
          expected: [400],
        }),
        // Which type a body is sent with is stated, and what becomes of another is not.
        assumed: true,
      },
    ];
  });
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
      demand(
        expected.includes(exchange.status),
        `status ${expected.join(" or ")}`,
        `status ${exchange.status}`,
        exchange,
      );
    },
  };
}
