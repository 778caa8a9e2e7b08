import { test } from "vitest";
import { loadKit } from "./port/build.ts";
import { checkLaws } from "./port/check.ts";
import { openMemory } from "./port/stores.ts";

/** What is drawn follows from it. */
const seed = Number(process.env["STORE_SEED"] ?? 20261125);

test(`the store in memory keeps the laws of the port (seed ${seed})`, async () => {
  const kit = await loadKit();
  await checkLaws((setup) => openMemory(kit, setup), { seed, runs: 60 });
});
