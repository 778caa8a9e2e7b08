import type { PointId, Readings } from "@adintel/client/readings";
import { createMock } from "@adintel/mock";
import { expect, test } from "vitest";
import { contractKnowledge } from "../../../scripts/check/adintel/index.ts";
import { createAnswers } from "../../../scripts/check/calibrate/answers.ts";
import { estimate, type Estimates } from "../../../scripts/check/calibrate/estimate.ts";
import { createHiding } from "../../../scripts/check/calibrate/hidden.ts";
import { modelOf } from "../../../scripts/check/calibrate/service-model.ts";
import { createDraw } from "../independent/server.ts";
import { askIndependent } from "./ask.ts";
import { isWhole } from "../../sample.ts";
import { asked, askServer, createAsker, drawReadings, isAlike, shared, usual } from "./loop.ts";

const seeds = [1];
const perSeed = 100;
const points = new Set<PointId>(shared);
const ask = createAsker();
const knowledge = contractKnowledge.calibration!;

function namedIn({ estimates }: Pick<Estimates, "estimates">): Readings {
  const named = estimates.filter(({ point, reading }) => reading !== undefined && points.has(point));
  return Object.fromEntries(named.map(({ point, reading }) => [point, reading]));
}

function wrongIn(named: Readings, truth: Readings): string[] {
  return (Object.keys(named) as PointId[]).flatMap((point) =>
    named[point] === truth[point] ? [] : `${point} ${named[point]}, not ${truth[point]}`,
  );
}

test.runIf(isWhole).each(seeds)(
  "the readings of a server, half of them drawn at random, are found from its responses (seed %i)",
  async (seed) => {
    const draw = createDraw(seed);
    const truth: Readings = { ...usual, ...drawReadings(draw) };
    const found = await askIndependent(truth, { microdollars: 5_000_000 });
    const named = namedIn(found);
    const alike = { untold: 0, told: 0 };
    for (let turn = 0; turn < perSeed; turn += 1) {
      const probe = asked[Math.floor(draw() * asked.length)]!;
      const server = await askServer(truth, probe);
      if (isAlike(server, await ask({}, probe))) alike.untold += 1;
      if (isAlike(server, await ask(named, probe))) alike.told += 1;
    }
    const count = Object.keys(named).length;
    console.log(
      `Seed ${seed}: ${count} of ${shared.length} points named by ${found.sent} requests for $${found.usd.toFixed(2)}, wrong: ${wrongIn(named, truth).join("; ") || "none"}. ` +
        `Of ${perSeed} other requests, a mock at its defaults answers ${alike.untold} as the server does, one that is told these readings ${alike.told}.`,
    );
    expect(wrongIn(named, truth)).toEqual([]);
    expect(count).toBeGreaterThan(0.65 * shared.length);
    expect(alike.told).toBeGreaterThan(alike.untold + 10);
  },
);

test("fewer requests find fewer readings, none that is wrong, and what was recorded is nearly as good", async () => {
  const truth: Readings = { ...usual, ...drawReadings(createDraw(4)) };
  const askWith = (requests: number) => askIndependent(truth, { requests, microdollars: 5_000_000 });
  const [few, more] = [await askWith(60), await askWith(100)];
  expect([few.sent, more.sent]).toEqual([60, 100]);
  const [fewNamed, moreNamed] = [namedIn(few), namedIn(more)];
  const { exchanges } = more;
  const { model } = modelOf(exchanges, createMock, contractKnowledge.mock!, knowledge);
  const recorded = namedIn(
    await estimate(exchanges, createAnswers(model), createHiding(exchanges, knowledge)),
  );
  const counts = [fewNamed, moreNamed, recorded].map((named) => Object.keys(named).length);
  console.log(
    `Named by 60 and 100 requests, and from the record of these 100 (seed 4): ${counts.join(", ")}.`,
  );
  for (const named of [fewNamed, moreNamed]) expect(wrongIn(named, truth)).toEqual([]);
  const [fewCount = 0, moreCount = 0, recordedCount = 0] = counts;
  expect(fewCount).toBeGreaterThan(35);
  expect(moreCount).toBeGreaterThan(fewCount);
  // Which of several readings that explain as much is found first may differ.
  expect(wrongIn(recorded, truth).length).toBeLessThanOrEqual(1);
  expect(recordedCount).toBeGreaterThan((2 / 3) * moreCount);
});
