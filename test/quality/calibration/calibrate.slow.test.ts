import type { PointId, Readings } from "@adintel/client/readings";
import { createMock } from "@adintel/mock";
import { expect, test } from "vitest";
import { contractKnowledge } from "../../../scripts/check/adintel/index.ts";
import { calibrate } from "../../../scripts/check/calibrate/estimate.ts";
import { createModel, seenIn } from "../../../scripts/check/calibrate/model.ts";
import type { KeyKind, Observation, SentRequest } from "../../../scripts/check/calibrate/observation.ts";
import { keyOf, keys } from "../independent/keys.ts";
import { nameOf, now, type Probe } from "../independent/probes.ts";
import { createDraw, createIndependentServer } from "../independent/server.ts";
import witnesses from "../independent/witnesses.json" with { type: "json" };
import { dataAt } from "./data.ts";
import { asked, drawReadings, shared, usual } from "./loop.ts";

const seed = 3;

/** A request for each reading that shows it on a server that differs in nothing else. */
const names = new Set<string>(Object.values(witnesses));
const probes = asked.filter((probe) => names.has(nameOf(probe)));

/** What the independent server that takes some readings responds, and what it was sent. */
async function observe(readings: Readings, { at, sent: [sent] }: Probe): Promise<Observation> {
  const { method = "GET", path = "", body, key = keys.valid, headers = {} } = sent ?? {};
  const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
  const own = { ...(text !== undefined && { "Content-Type": "application/json" }), ...headers };
  const server = createIndependentServer({ now, readings, clock: () => now.getTime() });
  const request = new Request(`http://independent.test${path}`, {
    method,
    headers: { ...(key !== null && { Authorization: `Bearer ${key}` }), ...own },
    ...(text !== undefined && { body: text }),
  });
  const kind: KeyKind = key === null ? "none" : (keyOf(key) ?? "unknown");
  const shown: SentRequest = { method, path, headers: withModelKeys(own), key: kind, text };
  return { operation: at, request: shown, response: await seenIn(await server.fetch(request)) };
}

/** Headers that a request spells out, with the key that the mock knows. */
function withModelKeys(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(keys.valid, "mock_live_demo")]),
  );
}

test("half of the readings of a server, drawn at random, are found from its responses, and hardly any is wrong", async () => {
  const readings = drawReadings(createDraw(seed));
  const truth: Readings = { ...usual, ...readings };
  const observations: Observation[] = [];
  for (const probe of probes) observations.push(await observe(truth, probe));
  const model = createModel(createMock, contractKnowledge.mock!, { data: dataAt(now), now: now.getTime() });
  const { estimates, unexplained } = await calibrate(observations, model);
  const points = new Set<PointId>(shared);
  const named = estimates.filter(({ point, reading }) => reading !== undefined && points.has(point));
  const wrong = named.filter(({ point, reading }) => reading !== truth[point]);
  console.log(
    `Of ${shared.length} points, ${named.length} are named from ${observations.length} responses, ${wrong.length} of them wrong (seed ${seed}): ` +
      `${wrong.map(({ point, reading }) => `${point} ${reading}, not ${truth[point]}`).join("; ")}. ${unexplained.length} responses stay unexplained.`,
  );
  expect(named.length).toBeGreaterThan(0.55 * shared.length);
  expect(wrong.length).toBeLessThanOrEqual(0.03 * named.length);
});
