import { statusesOf, type Operation, operationPlace } from "../contract/table.ts";
import { responseViolations } from "@adintel/client/validation";
import { isAssumedViolation } from "../contract/assumed.ts";
import { operationOf as documentedOf } from "../probes/probes.ts";
import { valueAt } from "../contract/values.ts";
import { isPriceAssumed } from "../contract/cost.ts";
import { fieldsOf } from "../contract/fields.ts";
import { timeOf, type Exchange } from "../http/exchange.ts";

/** The rule that a response has a JSON body, which other failures of that response follow from. */
export const inJson = "responds with JSON";

export interface ShapeViolation {
  /** Stable within the operation: `200-count` of a field that its schema refuses, `200-count-of-rows` of a rule beside the schema. */
  name: string;
  rule: string;
  place: string;
  expected: string;
  got: string;
  /** The document only assumes what is broken. */
  assumed: boolean;
}

/** Checks a response against what the document says of its status: body, headers, envelope, and `count` against the rows. */
export function shapeViolations(exchange: Exchange): ShapeViolation[] {
  const { operation, version, judgesStatus } = exchange.sending;
  const { status, headers, text, method } = exchange;
  if (!operation) return [];
  const root = operationPlace(version, operation.path, operation.method);
  const place = `${root}/responses/${status}`;
  const violations: ShapeViolation[] = [];
  const add = (name: string, rule: string, expected: string, got: string, assumed = false) =>
    violations.push({ name: `${status}-${name}`, rule, place, expected, got, assumed });

  const documented = statusesOf(operation);
  // Whether credits are looked at is as open as the price.
  const mayBeMetered = operation.billing === null || operation.billing.assumed !== undefined;
  if (!documented.includes(String(status)) && status !== 405 && !(status === 402 && mayBeMetered)) {
    if (judgesStatus) return [];
    return [
      {
        name: `${status}`,
        rule: "returns a documented status",
        place: `${root}/responses`,
        expected: `one of ${documented.join(", ")}`,
        got: String(status),
        // Where the price is only assumed, so is that a team without credits is served.
        assumed: status === 402 && isPriceAssumed(operation),
      },
    ];
  }
  if (status === 405 && !/^[A-Z]+(, *[A-Z]+)*$/.test(headers.get("Allow") ?? "")) {
    add("allow", "lists the methods in Allow", "an Allow header", headers.get("Allow") ?? "none");
  }
  if (status === 429 && !isSoon(headers.get("Retry-After"), timeOf(exchange))) {
    add(
      "retry-after",
      "returns a valid Retry-After",
      "seconds or a date, at most an hour ahead, since limits are per minute",
      headers.get("Retry-After") ?? "none",
    );
  }
  if (method === "HEAD") return violations;
  const type = headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") add("content-type", inJson, "application/json", type ?? "none");
  if (exchange.body === undefined) {
    add("json", inJson, "a JSON body", text.slice(0, 100) || "nothing");
    return violations;
  }
  const response = documentedOf(version, operation.operationId).responses[status];
  // The documents have no schema of a 402 where they only assume that the operation is free.
  const hasSchema = response !== undefined || status !== 402;
  const ofSchema = hasSchema ? responseViolations(version, operation.operationId, status, exchange.body) : [];
  const schema = response?.content["application/json"].schema;
  // What is assumed of a successful response is its whole body.
  const isOpen = status < 300 && response?.["x-assumed"] !== undefined;
  // Many rows break the same rule, of which it is enough to ask once whether it is assumed.
  const assumptions = new Map<string, boolean>();
  for (const violation of ofSchema) {
    const { path, message } = violation;
    // The place in a list says nothing of the violation.
    const field = path.replaceAll(/\.\d+/g, "[]");
    const rule = `${field} ${message}`;
    const value = valueAt(exchange.body, path.split("."));
    const kind = value === null ? `${rule}, null` : rule;
    const assumed =
      assumptions.get(kind) ??
      (isOpen || (schema !== undefined && isAssumedViolation(schema, exchange.body, violation)));
    assumptions.set(kind, assumed);
    add(field, rule, message, (JSON.stringify(value) ?? "nothing").slice(0, 100), assumed);
  }
  const counted = countViolation(operation, exchange);
  if (counted) add("count-of-rows", "count is the number of rows", ...counted);
  return violations;
}

function countViolation(
  operation: Operation,
  { status, body }: Exchange,
): [expected: string, got: string] | undefined {
  const fields = fieldsOf(body);
  const list = operation.lists.find((one) => Array.isArray(fields[one.in]));
  const { length } = Object(fields[list?.in ?? ""]) as unknown[];
  const { count: name = "count" } = list ?? {};
  const count = name === null ? undefined : fields[name];
  return status === 200 && list && typeof count === "number" && length !== count
    ? [`${name} ${length}, the number of rows`, `${name} ${count}`]
    : undefined;
}

/** RFC 9110, section 10.2.3. Which of the two the service sends is not specified, and its clock may differ from `now`. */
function isSecondsOrDate(retryAfter: string | null, now: number): boolean {
  if (retryAfter === null || /^\d+$/.test(retryAfter)) return retryAfter !== null;
  return Date.parse(retryAfter) > now - hour;
}

const hour = 3_600_000;

/** Whether a client that waits as long as it is told may go on in reasonable time: milliseconds are a thousand times too long. */
function isSoon(retryAfter: string | null, now: number): boolean {
  return isSecondsOrDate(retryAfter, now) && !(Number(retryAfter) * 1000 > hour);
}
