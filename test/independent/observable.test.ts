import { describe, expect, it } from "vitest";
import { families } from "./faults.ts";
import { liberties } from "./liberties.ts";
import { observe, probes, type Probe } from "./probes.ts";
import type { Options } from "./server.ts";

const plain = new Map<Probe, string>();

async function plainly(probe: Probe): Promise<string> {
  const seen = plain.get(probe) ?? (await observe(probe));
  plain.set(probe, seen);
  return seen;
}

/** The probes with neighbours apart, so that a difference is met soon wherever it is. */
const spread = probes.map((_, index) => probes[(index * 997) % probes.length]!);

/** The first probe whose responses differ from the plain server's. */
async function difference(options: Partial<Options>, at?: string): Promise<Probe | undefined> {
  const near = probes.filter((probe) => probe.at === at);
  for (const probe of [...near, ...spread.filter((probe) => probe.at !== at)])
    if ((await observe(probe, options)) !== (await plainly(probe))) return probe;
  return undefined;
}

describe("each liberty alone changes a response", () => {
  it.each(liberties)("$id", async ({ id }) => {
    expect(await difference({ liberties: [id] })).toBeDefined();
  });
});

describe("each fault changes a response", () => {
  it.each(families.flatMap(({ faults }) => faults))("$id", async ({ id, at }) => {
    expect(await difference({ fault: id }, at)).toBeDefined();
  });
});
