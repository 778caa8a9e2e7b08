import { responseViolations } from "@adintel/client/validation";
import { expect } from "vitest";
import type { Probe } from "../../../scripts/check/probes/probes.ts";
import { isRecord } from "../../../scripts/check/contract/document.ts";
import { violationsOf } from "../../../scripts/check/contract/schemas.ts";
import { send } from "./send.ts";
import type { Target } from "./targets.ts";

/** Sends a case to a target and asserts everything that the document says of the answer. */
export async function check({ operation, request, expected }: Probe, target: Target): Promise<void> {
  const response = await send(target, operation.version, request);
  const text = await response.text();
  expect(response.status, text).toBe(expected.status);
  if (expected.allow) expect(listed(response.headers.get("Allow"))).toEqual(expected.allow.toSorted());
  if (request.method === "HEAD") {
    expect(text, "a body after HEAD").toBe("");
    return;
  }

  expect(response.headers.get("Content-Type")?.split(";")[0]).toBe("application/json");
  const body: unknown = JSON.parse(text);
  checkAgainstDocument(response, body, { operation, expected });
  if (expected.body !== undefined) expect(body).toEqual(expected.body);
  if (expected.code !== undefined) expect(body).toHaveProperty("error.code", expected.code);
  if (expected.details && !target.lacks.details) {
    expect(detailPaths(body), text).toEqual(new Set(expected.details));
  }
}

/** The schema of the body, by both sets of validators, and the headers that the answer declares. */
function checkAgainstDocument(
  response: Response,
  body: unknown,
  { operation, expected: { status } }: Pick<Probe, "operation" | "expected">,
): void {
  const documented = operation.responses[status];
  if (!documented) throw new Error(`${operation.name} documents no ${status}`);
  expect(violationsOf(documented.content["application/json"].schema, body)).toEqual([]);
  expect(responseViolations(operation.version, operation.id, status, body)).toEqual([]);
  for (const [name, { required, schema }] of Object.entries(documented.headers ?? {})) {
    const value = response.headers.get(name);
    if (required) expect(value, `header ${name}`).toBeTruthy();
    if (value !== null) expect(violationsOf(schema, value), `header ${name}`).toEqual([]);
  }
  // These two the specification states, whatever a document declares.
  if (status === 405) expect(response.headers.get("Allow")).toMatch(/^[A-Z]+(, *[A-Z]+)*$/);
  if (status === 429) expect(response.headers.get("Retry-After")).toSatisfy(isSeconds);
}

/** Both targets answer with the documents' examples, which have a number. */
function isSeconds(retryAfter: string | null): boolean {
  return /^\d+$/.test(retryAfter ?? "");
}

/** The methods of an Allow header. */
function listed(header: string | null): string[] {
  return (header ?? "").split(/\s*,\s*/).toSorted();
}

/** The fields that `details` names; a field may have several violations. */
function detailPaths(body: unknown): Set<unknown> {
  const error = isRecord(body) ? body["error"] : undefined;
  const details = isRecord(error) ? error["details"] : undefined;
  const all: unknown[] = Array.isArray(details) ? details : [];
  return new Set(all.map((detail) => isRecord(detail) && detail["path"]));
}
