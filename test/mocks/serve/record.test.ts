import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createMockApp } from "../../../mocks/app/mock-app.ts";
import { createRecording } from "../../../mocks/serve/record.ts";
import { now } from "../../now.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const folder = temporaryFolder();

const free = new Request("http://mock/v2/taxonomies?query=shoes", {
  headers: { Authorization: "Bearer mock_live_demo" },
});

test("a recording has all exchanges, without keys, once it has ended", async () => {
  const file = join(folder, "session.har");
  const recording = createRecording(file);
  const app = createMockApp({ now, accounts: 4, tick: () => 0 }, { onEntry: recording.add });
  for (let n = 0; n < 2; n += 1) expect((await app.fetch(free.clone())).status).toBe(200);
  await recording.end();
  const text = await readFile(file, "utf8");
  const { log } = JSON.parse(text) as { log: { entries: { request: object; response: object }[] } };
  expect(log.entries).toMatchObject([
    { request: { url: free.url }, response: { status: 200 } },
    { request: { url: free.url }, response: { status: 200 } },
  ]);
  expect(text).not.toContain("mock_live_demo");
});

test("a recording that cannot be written says so", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const file = join(folder, "missing", "session.har");
  await createRecording(file).end();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${file} cannot be written: `));
  log.mockRestore();
});
