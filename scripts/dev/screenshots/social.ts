/** Draws the preview picture for links to the reference: `npx tsx scripts/dev/screenshots/social.ts`. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { eachOperation, type Document } from "../../openapi/document.ts";
import { iconAddress } from "../../lib/style-tokens.mjs";
import { root } from "../../lib/paths.ts";
import { picture } from "../../docs/frame/sharing.tsx";

const assets = join(root, "scripts/docs/assets");
const document = JSON.parse(await readFile(join(root, "generated/openapi/v2.json"), "utf8")) as Document;

const lines = [...eachOperation(document)]
  .slice(0, 6)
  .map(({ method, path }) => `<li><b>${method.toUpperCase()}</b>/v2${path}</li>`);

const style = `
  body { margin: 0; width: ${picture.width}px; height: ${picture.height}px; display: flex; flex-direction: column;
    box-sizing: border-box; padding: 72px 84px; background: #10141f; color: #f4f6fb;
    font: 30px/1.5 system-ui, sans-serif; }
  img { width: 76px; height: 76px; }
  h1 { margin: 36px 0 0; font-size: 70px; line-height: 1.1; letter-spacing: -0.02em; }
  p { margin: 12px 0 0; color: #aeb9d2; }
  ul { margin: auto 0 0; padding: 0; list-style: none; columns: 2; white-space: nowrap; font: 24px/1.75 ui-monospace, monospace; color: #dfe6f5; }
  b { display: inline-block; width: 88px; color: #8fb0ff; }
`;

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: picture.width, height: picture.height } });
await page.setContent(
  `<style>${style}</style><img src='${iconAddress}' alt=""><h1>${document.info.title}</h1>` +
    `<p>API reference, with samples that run and a mock to try them</p><ul>${lines.join("")}</ul>`,
);
await page.screenshot({ path: join(assets, "social.png") });
await browser.close();
