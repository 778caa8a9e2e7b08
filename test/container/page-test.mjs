// What the end-to-end job of a page does with the mock in another container: start from a known world, and move the clock
// where people would wait. compose.yaml runs it; a real job would drive a browser in place of `call`.
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";

const { MOCK_URL: mock = "http://mock:4010", ADINTEL_MOCK_CONTROLS_TOKEN: token } = process.env;

/** @param {string} path @param {object} [body] */
function send(path, body, bearer = token) {
  return fetch(`${mock}${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${bearer}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** @param {string} path @param {object} [body] */
async function call(path, body) {
  return await json(await send(`/v2${path}`, body, "mock_live_demo"));
}

/** @param {string} path @param {object} body */
async function control(path, body) {
  return await json(await send(`/__mock/${path}`, body));
}

/** @param {Response} response */
async function json(response) {
  const text = await response.text();
  assert.ok(response.ok, `${response.url}: ${response.status} ${text}`);
  return JSON.parse(text);
}

// Not every version of compose waits until the mock is healthy.
while (!(await send("/__mock/health").catch(() => undefined))?.ok) await wait(100);

const refused = await send("/__mock/reset", {}, "not-the-token");
assert.equal(refused.status, 403);

await control("reset", {});
const { brandId } = await call("/account/index", { websiteUrl: "https://new-shop.example" });
const status = async () => (await call(`/account/${brandId}/index-status`)).status;
assert.equal(await status(), "indexing");
await control("clock", { advanceSeconds: 60 });
assert.equal(await status(), "indexed");

await control("reset", {});
const gone = await send(`/v2/account/${brandId}/index-status`, undefined, "mock_live_demo");
assert.equal(gone.status, 404);
console.log("The page's job reset the mock, added an account and moved the clock.");
