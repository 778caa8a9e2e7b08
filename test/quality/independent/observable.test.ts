import { writeFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { families } from "./faults.ts";
import { nameOf, observe, probes, type Probe } from "./probes.ts";
import { byPoint, otherReadings } from "./readings.ts";
import type { Options } from "./server.ts";
import written from "./witnesses.json" with { type: "json" };

const witnesses: Readonly<Record<string, string>> = written;
const plain = new Map<Probe, string>();
const byName = new Map(probes.map((probe) => [nameOf(probe), probe]));
const found: Record<string, string> = {};

/** The probes with neighbours apart, so that a difference is met soon wherever it is. */
const spread = probes.map((_, index) => probes[(index * 997) % probes.length]!);

async function plainly(probe: Probe): Promise<string> {
  const seen = plain.get(probe) ?? (await observe(probe));
  plain.set(probe, seen);
  return seen;
}

/** Whether a probe gets other responses than from the plain server: the one that was seen to first, then any. */
async function shows(id: string, options: Partial<Options>, at?: string): Promise<boolean> {
  const witness = byName.get(witnesses[id] ?? "");
  const near = probes.filter((probe) => probe.at === at);
  for (const probe of [...(witness ? [witness] : []), ...near, ...spread])
    if ((await observe(probe, options)) !== (await plainly(probe))) {
      found[id] = nameOf(probe);
      return true;
    }
  return false;
}

async function unseen<Item extends { id: string }>(
  items: readonly Item[],
  options: (item: Item) => Partial<Options>,
  at: (item: Item) => string | undefined,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const item of items) if (!(await shows(item.id, options(item), at(item)))) ids.push(item.id);
  return ids;
}

it("no response changes by itself", async () => {
  const many = probes.filter((_, index) => index % 25 === 0);
  for (const probe of many) expect(await observe(probe)).toBe(await plainly(probe));
});

it("each reading alone changes a response", async () => {
  const ids = await unseen(
    otherReadings.map((one) => ({ ...one, id: `${one.point}/${one.name}` })),
    (one) => ({ readings: byPoint([one]) }),
    () => undefined,
  );
  expect(ids).toEqual([]);
});

describe("each fault changes a response", () => {
  it.each(families)("$id", async ({ faults }) => {
    const ids = await unseen(
      faults,
      ({ id }) => ({ fault: id }),
      ({ at }) => at,
    );
    expect(ids).toEqual([]);
  });
});

/** `WITNESSES=write` keeps which probe shows what, so that the next run need not look for it. */
afterAll(() => {
  if (process.env["WITNESSES"] === "write")
    writeFileSync(new URL("witnesses.json", import.meta.url), `${JSON.stringify(found, null, 2)}\n`);
});
