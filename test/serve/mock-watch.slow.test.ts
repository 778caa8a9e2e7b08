import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { priceOf } from "../prices.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject, type ProjectCopy } from "../project/project-copy.ts";
import { address, run, said, times, type Run } from "../run.ts";

/** A copy of the project, so that its documents can be changed and broken while a mock runs. */
let copy: ProjectCopy;
let mock: Run;
let url: string;

beforeAll(async () => {
  copy = await copyProject("runnable");
  await writeFile(join(copy.folder, "calibration.yaml"), "readings: { not-found-path: brand-not-found }\n");
  const parameters = [
    "scripts/run.mjs",
    "mock.ts",
    "--watch",
    "--port",
    "0",
    "--calibration",
    "calibration.yaml",
    "--record",
    "session.har",
  ];
  mock = run(process.execPath, parameters, copy.folder);
  url = await address(mock);
});

afterAll(async () => {
  mock.process.kill("SIGKILL");
  await mock.ended;
  await copy.remove();
});

async function ask(path: string, sending: { body?: object; prefer?: string } = {}) {
  const response = await fetch(url + path, {
    headers: {
      Authorization: "Bearer mock_live_demo",
      "Content-Type": "application/json",
      ...(sending.prefer && { Prefer: sending.prefer }),
    },
    ...(sending.body && { method: "POST", body: JSON.stringify(sending.body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const search = () => ask("/v2/media", { body: { query: "coffee", limit: 2 } });
const paths = () =>
  ask("/v2/taxonomies?query=shoes", { prefer: "code=200" }).then(({ body }) => body["paths"]);
const ledger = () => ask("/__mock/ledger?key=mock_live_demo").then(({ body }) => body);

const taken = "The mock now uses the changed documents.\n";
const kept = "The mock keeps using the previous documents.\n";

/** Waits until it took changed documents once more than it had so many times. */
const takenSince = (before: number) => said(mock, "stdout", (text) => times(text, taken) > before);

const price = priceOf("v2", "searchMedia");
const raised = price + 200;

test("a changed calibration is taken, one that is none is not, and the state is kept", async () => {
  const code = async () => ((await ask("/v2/nothing")).body as { error: { code: string } }).error.code;
  expect(mock.printed.stdout).toContain("Behaves as the service did: 1 reading (1 other than usual).");
  expect(await code()).toBe("brand_not_found");
  await search();
  const before = await ledger();
  await copy.edit("calibration.yaml", () => "readings: { not-found-path: somewhere }\n");
  await said(mock, "stderr", (text) => text.includes("The mock keeps using the previous calibration."));
  expect(mock.printed.stderr).toContain("calibration.yaml:1:13: readings.not-found-path: must be ");
  expect(await code()).toBe("brand_not_found");
  await copy.edit("calibration.yaml", () => "readings: { not-found-path: not-found }\n");
  await said(mock, "stdout", (text) => text.includes("The mock now uses the changed calibration."));
  expect(await code()).toBe("not_found");
  expect(await ledger()).toEqual(before);
  // The recording goes on.
  const recorded = async () => {
    const text = await readFile(join(copy.folder, "session.har"), "utf8").catch(
      () => '{"log":{"entries":[]}}',
    );
    const { log } = JSON.parse(text) as { log: { entries: { request: { url: string } }[] } };
    return log.entries.map(({ request }) => new URL(request.url).pathname);
  };
  const nothing = "/v2/nothing";
  await expect.poll(recorded).toEqual([nothing, "/v2/media", nothing, nothing]);
  await ask("/__mock/reset", { body: {} });
});

test("a changed price, bound and example are taken, and the state is kept", async () => {
  const { body: added } = await ask("/v2/account/index", { body: { websiteUrl: "https://quill.example" } });
  await ask("/__mock/clock", { body: { advanceSeconds: 60 } });
  await search();
  const before = await ledger();
  expect(before).toMatchObject({ spentMicrodollars: 2 * price, charges: [{ microdollars: 2 * price }] });

  await copy.edit("openapi/v2/paths/media.yaml", (text) =>
    text.replace(/microdollarsPerRow: \d+/, `microdollarsPerRow: ${raised}`),
  );
  await copy.edit("openapi/v2/examples/SearchTaxonomiesKettlesResponse.yaml", (text) =>
    text.replace("Kitchen > Kettles,", "Kitchen > Teapots,"),
  );
  // Both are taken at once, unless the first is noticed long before the second.
  let asked = 2;
  for (let runs = 0; ; runs += 1) {
    await takenSince(runs);
    asked += 1;
    if (String(await paths()).includes("Teapots")) break;
  }

  expect(await paths()).toContain("Home & Garden > Kitchen > Teapots");
  await search();
  expect(await ledger()).toMatchObject({
    spentMicrodollars: 2 * price + 2 * raised,
    charges: [{ microdollars: 2 * price }, { microdollars: 2 * raised }],
  });
  // The clock was moved beyond the end of the indexing.
  const status = await ask(`/v2/account/${String(added["brandId"])}/index-status`);
  expect(status).toMatchObject({ status: 200, body: { status: "indexed" } });
  const { body } = await ask("/__mock/requests");
  expect(body["requests"]).toHaveLength(asked + 3);
});

test("a broken document changes nothing, and the mock goes on once it is mended", async () => {
  const broken = "openapi/v2/schemas/Collab.yaml";
  const runs = times(mock.printed.stdout, taken);
  await copy.edit(broken, (text) => `${text}  bad: [1\n`);
  await said(mock, "stderr", (text) => text.includes(kept));
  expect(mock.printed.stderr).toMatch(/^openapi\/v2\/schemas\/Collab\.yaml:\d+:\d+ Failed to parse/m);
  expect((await search()).status).toBe(200);

  await copy.edit(broken, (text) => text.replace("  bad: [1\n", ""));
  await copy.edit("openapi/v2/paths/media.yaml", (text) =>
    text.replace(/microdollarsPerRow: \d+/, `microdollarsPerRow: ${price}`),
  );
  await takenSince(runs);
  await search();
  expect(await ledger()).toMatchObject({ spentMicrodollars: 2 * price + 4 * raised + 2 * price });
  expect(times(mock.printed.stderr, kept)).toBe(1);
});

test("it stops on SIGTERM", async () => {
  mock.process.kill("SIGTERM");
  expect(await mock.ended).toBe(0);
});
