// node crop.mjs file x y w h out
import { browser } from "./shot.mjs"; import { readFileSync } from "node:fs";
const [f, x, y, w, h, out] = process.argv.slice(2);
const b = await browser(); const p = await b.newPage({ viewport: { width: +w, height: +h } });
await p.setContent(`<body style="margin:0"><img style="position:absolute;left:${-x}px;top:${-y}px" src="data:image/png;base64,${readFileSync(f).toString("base64")}">`);
await p.screenshot({ path: out }); await b.close();
