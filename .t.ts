import { createIndependentServer } from "./test/independent/server.ts";
const s = createIndependentServer({ now: new Date("2026-11-20T12:00:00Z"), liberties: ["gates/validation-before-key"] });
const ask = async (p: string, body: unknown) => { const r = await s.fetch(new Request("http://x" + p, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })); console.log(r.status, (await r.text()).slice(0, 300)); };
await ask("/v2/account/index", { websiteUrl: "https://quillmarsh.example" });
await ask("/v2/account/index", { websiteUrl: "https://www.instagram.com/quillmarsh" });
