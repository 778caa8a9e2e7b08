import type { Readings } from "@adintel/client/readings";
import { expect, test } from "vitest";
import { createDraw } from "../independent/server.ts";
import { asked, askServer, createAsker, drawReadings, isAlike, shared, usual, type Seen } from "./loop.ts";

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const perSeed = 100;

const ask = createAsker();
const hasSameRows = (one: Seen, other: Seen) => JSON.stringify(one.rows) === JSON.stringify(other.rows);

/** The points without whose readings the mock and the server respond alike. */
async function pointsApart(readings: Readings, probe: (typeof asked)[number]): Promise<string> {
  const apart: string[] = [];
  for (const point of shared) {
    if (readings[point] === usual[point]) continue;
    const others = { ...readings, [point]: usual[point] };
    if (isAlike(await askServer({ ...usual, ...others }, probe), await ask(others, probe))) apart.push(point);
  }
  return apart.join(" with ") || "no point alone";
}

/** The server takes the usual reading of half of the points, and another one of the others. */
test("a mock that is told the readings of a server responds as it does", async () => {
  const alike = { untold: 0, told: 0, untoldRows: 0, toldRows: 0 };
  const apart = new Map<string, number>();
  for (const seed of seeds) {
    const draw = createDraw(seed);
    const readings = drawReadings(draw);
    for (let turn = 0; turn < perSeed; turn += 1) {
      const probe = asked[Math.floor(draw() * asked.length)];
      if (!probe) continue;
      const server = await askServer({ ...usual, ...readings }, probe);
      const [untold, told] = [await ask({}, probe), await ask(readings, probe)];
      if (isAlike(server, untold)) alike.untold += 1;
      if (isAlike(server, untold) && hasSameRows(server, untold)) alike.untoldRows += 1;
      if (isAlike(server, told)) alike.told += 1;
      if (isAlike(server, told) && hasSameRows(server, told)) alike.toldRows += 1;
      if (isAlike(server, told)) continue;
      const points = await pointsApart(readings, probe);
      apart.set(points, (apart.get(points) ?? 0) + 1);
    }
  }
  const requests = seeds.length * perSeed;
  const { untold, told, untoldRows, toldRows } = alike;
  console.log(
    [
      `Of ${requests} requests, a mock at its defaults answers ${untold} as the server does (${untoldRows} with the same rows),`,
      `one that is told the readings ${told} (${toldRows}). The others differ by, seeds 1 to ${seeds.length}:`,
      ...[...apart]
        .sort(([, one], [, other]) => other - one)
        .map(([points, count]) => `  ${count} ${points}`),
    ].join("\n"),
  );
  expect(told).toBeGreaterThan(0.97 * requests);
  expect(toldRows).toBeGreaterThan(0.85 * requests);
  // Without being told it does not, or there is nothing to tell.
  expect(untold).toBeLessThan(0.75 * requests);
});
