import { expect, test } from "vitest";
import { responseViolations } from "@adintel/client/validation";
import { createStaticMock } from "@adintel/mock";
import { contractKnowledge } from "../../../scripts/check/adintel/index.ts";
import {
  probesOf,
  operationOf,
  type Probe,
  type ProbeRequest,
} from "../../../scripts/check/probes/probes.ts";
import { isRecord, documents, type Version } from "../../../scripts/check/contract/document.ts";
import { ownMock, reasonsAgainst, type Target } from "./targets.ts";
import { violationsOf } from "../../../scripts/check/contract/schemas.ts";

/** Sends a case to a target and asserts everything that the document says of the answer. */
async function check({ operation, request, expected }: Probe, target: Target): Promise<void> {
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

// One for all files: it takes most of a second to load.
const mock = createStaticMock();

/** Sends the request of a case to a target. */
async function send(target: Target, version: Version, request: ProbeRequest): Promise<Response> {
  const { method, path, query, prefer, authorization = `Bearer ${target.apiKey}`, text } = request;
  const root = target.roots?.[version] ?? documents[version].servers[0]?.url;
  const search = new URLSearchParams(query).toString();
  const message = new Request(`${root}${path}${search && `?${search}`}`, {
    method,
    headers: {
      ...(authorization !== null && { Authorization: authorization }),
      ...(text !== undefined && { "Content-Type": "application/json" }),
      ...(prefer !== undefined && { Prefer: prefer }),
    },
    ...(text !== undefined && { body: text }),
  });
  return target.roots ? fetch(message) : mock.fetch(message);
}

/**
 * Runs the cases of an operation against the static mock: those that follow from the document, and those by hand. It is called
 * in the file `<version>/<operationId>.test.ts`. `prism.slow.test.ts` runs all of them against stock Prism.
 */
export function defineContract(version: Version, operationId: string): Probe[] {
  const operation = operationOf(version, operationId);
  const cases = probesOf(operation, contractKnowledge.operation?.(version, operationId).inputs);
  // The table of coverage imports these files for their cases; only the file itself runs them.
  if (expect.getState().testPath?.endsWith(`/${operation.name}.test.ts`)) {
    for (const one of cases) register(one, ownMock);
  }
  return cases;
}

/** Makes a test of a case. */
export function register(one: Probe, target: Target): void {
  const [reason] = reasonsAgainst(target, one.needs);
  if (reason === undefined) {
    test(`${one.id} (${target.name})`, () => check(one, target));
  } else {
    // That is neither skipped nor failed: a lack that no longer is one has to go from the target's list.
    test(`${one.id} (${target.name}: unsupported, ${reason})`, () =>
      expect(check(one, target)).rejects.toThrow());
  }
}
