import { families } from "./independent/faults.ts";
import { faultyIndependents, heldOut } from "./score/faulty.ts";
import { requestsUntilFound } from "./score/measure.ts";
const [shard = 0, of = 1] = process.argv.slice(2).map(Number);
console.log("families", families.length, "faults", families.flatMap((f) => f.faults).length, "findable", faultyIndependents.length);
const out = heldOut(1);
let i = 0;
for (const f of faultyIndependents) {
  if (i++ % of !== shard) continue;
  const t = performance.now();
  const r = await requestsUntilFound(f.held()).catch((e) => ({ requests: -1, usd: 0, e: String(e) }));
  console.log(JSON.stringify({ id: f.id, family: f.family, out: out.has(f.family), requests: r?.requests ?? null, usd: r?.usd, e: (r as any)?.e, ms: Math.round(performance.now() - t) }));
}
