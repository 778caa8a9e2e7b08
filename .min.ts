import { allCases } from "./scripts/check/cases/index.ts";
import { found, hold } from "./test/scripts/check/hold.ts";
import { createIndependentServer } from "./test/independent/server.ts";
import { liberties as every } from "./test/independent/liberties.ts";
import { now } from "./test/now.ts";
const all = allCases(25);
const [seedText, id] = process.argv.slice(2);
const liberties = every.filter(({ id }) => !["index-status/unknown-is-fine", "media/unknown-account-empty"].includes(id));
const seed = Number(seedText);
let s = seed * 7919; const rnd = () => (s = (s * 1103515245 + 12345) % 2147483648) / 2147483648;
let some: string[] = liberties.filter(() => seed === 0 || rnd() < 0.5).map((x) => x.id);
const cases = all.filter((c) => c.id === id);
const fails = async (ids: string[]) => { const server = createIndependentServer({ now: new Date(now), liberties: ids as any, seed: seed || 1 }); const { valid, ...keys } = server.keys as any;
  const r = await hold({ fetch: (q) => server.fetch(q), cases, apiKey: valid, keys, indexUrl: server.indexUrl, now: () => now }); return found(r); };
let last = await fails(some); if (!last.length) { console.log("not failing alone"); process.exit(); }
for (let n = Math.ceil(some.length / 2); n >= 1; n = n === 1 ? 0 : Math.ceil(n / 2)) for (let i = 0; i < some.length;) { const rest = [...some.slice(0, i), ...some.slice(i + n)]; const f = await fails(rest); if (f.length) { some = rest; last = f; } else i += n; }
console.log(id, some.map((x) => [x, every.find((e) => e.id === x)?.what]), JSON.stringify(last[0]).slice(0, 300));
