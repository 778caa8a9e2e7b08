import { serve, browser } from "./shot.mjs";
const s = await serve("dist/reference"); const b = await browser();
try {
for (const [width, scheme] of [[1440, "light"], [390, "dark"]]) {
  const p = await b.newPage({ viewport: { width, height: 1000 }, colorScheme: scheme });
  p.on("console", (m) => console.log("console", m.text())); p.on("pageerror", (e) => console.log("error", e.message));
  await p.goto(s.url + "index.html");
  await p.screenshot({ path: `/work/w/E-shots/start-${width}-static.png`, fullPage: true });
  await p.click(".run-here button");
  await p.waitForSelector(".try-it-outcome", { timeout: 30000 });
  await p.waitForSelector(".try-it-mock:not([hidden])");
  await p.locator(".step form button.try-it-send").nth(1).click();
  await p.waitForFunction(() => document.querySelectorAll(".try-it-outcome").length === 2);
  await p.locator(".step form button.try-it-send").nth(2).click();
  await p.waitForFunction(() => document.querySelectorAll(".try-it-outcome").length === 3);
  await p.locator(".try-it-mock summary").click();
  console.log(await p.locator(".try-it-outcome").allTextContents(), await p.locator(".try-it-mock").textContent());
  await p.screenshot({ path: `/work/w/E-shots/start-${width}-run.png`, fullPage: true });
  await p.goto(s.url + "recipes.html");
  await p.locator(".run-here button").nth(1).click();
  await p.waitForFunction(() => document.querySelectorAll(".try-it-outcome").length === 2);
  await p.screenshot({ path: `/work/w/E-shots/recipes-${width}.png`, fullPage: true });
  await p.close();
}
} finally { await b.close(); s.close(); }
