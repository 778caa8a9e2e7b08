import { afterAll } from "vitest";
import { probesOf } from "../../scripts/check/probes/probes.ts";
import { operations } from "../../scripts/check/contract/document.ts";
import { register } from "./support/contract.ts";
import { startPrism } from "./support/prism.ts";
import { stockPrism } from "./support/targets.ts";

const processes = { v1: startPrism("v1"), v2: startPrism("v2") };

afterAll(async () => {
  await Promise.all(Object.values(processes).map(({ stop }) => stop()));
});

const [v1, v2] = await Promise.all([processes.v1.url, processes.v2.url]);

for (const operation of operations) {
  for (const one of probesOf(operation)) register(one, stockPrism({ v1, v2 }));
}
