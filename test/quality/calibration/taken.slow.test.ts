import { points, type PointId, type Readings } from "@adintel/client/readings";
import { createMock } from "@adintel/mock";
import { expect, test } from "vitest";
import { nameOf, type Probe } from "../independent/probes.ts";
import written from "../independent/witnesses.json" with { type: "json" };
import { allProbes, createAsker } from "./loop.ts";

const witnesses: Readonly<Record<string, string>> = written;
const byName = new Map(allProbes.map((probe) => [nameOf(probe), probe]));
const spread = allProbes
  .map((_, index) => allProbes[(index * 997) % allProbes.length])
  .filter((probe) => probe !== undefined);

const ask = createAsker();
const plain = new Map<Probe, string>();

async function plainly(probe: Probe): Promise<string> {
  const seen = plain.get(probe) ?? (await ask({}, probe)).whole;
  plain.set(probe, seen);
  return seen;
}

/** Whether the mock responds otherwise to some request: the one that shows it of the independent server, or any. */
async function shows(readings: Readings, id: string): Promise<boolean> {
  const witness = byName.get(witnesses[id] ?? "");
  for (const probe of [...(witness ? [witness] : []), ...spread])
    if ((await ask(readings, probe)).whole !== (await plainly(probe))) return true;
  return false;
}

const readings = (Object.keys(points) as PointId[]).flatMap((point) =>
  Object.keys(points[point].readings)
    .filter((name) => name !== points[point].default)
    .map((name) => ({ point, name, id: `${point}/${name}` })),
);

test.each(readings.filter(({ point }) => points[point].takenBy === undefined))(
  "the mock takes $id",
  async ({ point, name, id }) => {
    expect(await shows({ [point]: name }, id)).toBe(true);
  },
);

test("the mock refuses the readings that it cannot take, and says why", () => {
  const others = readings.filter(({ point }) => points[point].takenBy === "server");
  expect(others.length).toBeGreaterThan(0);
  for (const { point, name } of others)
    expect(() => createMock({ readings: { [point]: name } })).toThrow(points[point].because);
});
