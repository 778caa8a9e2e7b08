import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { copyProject, type ProjectCopy } from "./project-copy.ts";
import { address, run, type Run } from "./run.ts";

/** A copy of the project, so that its documents can be changed and broken while a mock runs. */
let copy: ProjectCopy;
let mock: Run;
let url: string;

beforeAll(async () => {
  copy = await copyProject("runnable");
  const parameters = ["scripts/run.mjs", "mock.ts", "--watch", "--port", "0"];
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

/** Waits until something was printed so many times. */
function printed(stream: "stdout" | "stderr", words: string, times: number): Promise<void> {
  const count = () => mock.printed[stream].split(words).length - 1;
  return vi.waitFor(() => expect(count(), JSON.stringify(mock.printed)).toBe(times), {
    timeout: 50_000,
    interval: 50,
  });
}

const taken = "The mock goes on with the changed documents.\n";
const kept = "The mock goes on with the documents as they were.\n";

test("a changed price, bound and example are taken, and the state is kept", async () => {
  const { body: added } = await ask("/v2/account/index", { body: { websiteUrl: "https://quill.example" } });
  await ask("/__mock/clock", { body: { advanceSeconds: 60 } });
  await search();
  const before = await ledger();
  expect(before).toMatchObject({ spentMicrodollars: 1000, charges: [{ microdollars: 1000 }] });

  await copy.edit("openapi/v2/paths/media.yaml", (text) =>
    text.replace("microdollarsPerRow: 500", "microdollarsPerRow: 700"),
  );
  await copy.edit("openapi/v2/examples/SearchTaxonomiesKettlesResponse.yaml", (text) =>
    text.replace("Kitchen > Kettles,", "Kitchen > Teapots,"),
  );
  await printed("stdout", taken, 1);

  expect(await paths()).toContain("Home & Garden > Kitchen > Teapots");
  await search();
  expect(await ledger()).toMatchObject({
    spentMicrodollars: 2400,
    charges: [{ microdollars: 1000 }, { microdollars: 1400 }],
  });
  // The clock was moved beyond the end of the indexing.
  const status = await ask(`/v2/account/${String(added["brandId"])}/index-status`);
  expect(status).toMatchObject({ status: 200, body: { status: "indexed" } });
  const { body } = await ask("/__mock/requests");
  expect(body["requests"]).toHaveLength(5);
});

test("a broken document changes nothing, and the mock goes on once it is mended", async () => {
  const broken = "openapi/v2/schemas/Collab.yaml";
  await copy.edit(broken, (text) => `${text}  bad: [1\n`);
  await printed("stderr", kept, 1);
  expect(mock.printed.stderr).toMatch(/^openapi\/v2\/schemas\/Collab\.yaml:\d+:\d+ Failed to parse/m);
  expect((await search()).status).toBe(200);

  await copy.edit(broken, (text) => text.replace("  bad: [1\n", ""));
  await copy.edit("openapi/v2/paths/media.yaml", (text) =>
    text.replace("microdollarsPerRow: 700", "microdollarsPerRow: 500"),
  );
  await printed("stdout", taken, 2);
  await search();
  expect(await ledger()).toMatchObject({ spentMicrodollars: 2400 + 1400 + 1000 });
});

test("it stops on SIGTERM", async () => {
  mock.process.kill("SIGTERM");
  expect(await mock.ended).toBe(0);
});
