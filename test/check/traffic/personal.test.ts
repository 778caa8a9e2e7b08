import { readFileSync } from "node:fs";
import { join } from "node:path";
import { XMLValidator } from "fast-xml-parser";
import { expect, it } from "vitest";
import { failed, har, harEntry, line, lines, root, setUp } from "./recording.ts";

const { folder, judged, run, write, printed } = setUp();

const key = "ak_live_0123456789abcdef";
const creator = { name: "Ada Loom", profileUrl: "https://social.example/adaloom", mediaCount: 1 };
const secrets = [
  key,
  key.slice(0, 8),
  "Ada",
  "Loom",
  "adaloom",
  "ada-loom",
  "birch",
  "session-cookie",
  "n0t-shown",
  "20201127",
];

const recorded = har(
  harEntry(
    `/account/ada-loom/collabs?limit=1&api_key=${key}&sig=20201127`,
    JSON.stringify({
      count: 2,
      collabs: [
        { ...creator, name: 7 },
        { ...creator, mediaCount: "adaloom@mail.example" },
      ],
    }),
    {
      request: {
        headers: [
          { name: "Authorization", value: `Bearer ${key}` },
          { name: "Cookie", value: "id=session-cookie" },
        ],
      },
    },
  ),
  harEntry(
    "/creators",
    JSON.stringify({
      count: 1,
      creators: [{ id: "u1", type: `CREATOR ${key}`, name: "Ada Loom", igUsername: "adaloom" }],
    }),
    {
      request: {
        method: "POST",
        postData: { mimeType: "application/json", text: '{"igUsername": "birch", "note": "n0t-shown"}' },
      },
    },
  ),
  harEntry("/taxonomies?query=adaloom", "<p>Ada Loom, adaloom@mail.example</p>"),
);

it("is in no report: no key, no cookie, no name, handle, profile or address", async () => {
  const files = { html: join(folder, "r.html"), junit: join(folder, "r.xml"), json: join(folder, "r.json") };
  const list = Object.entries(files).map(([name, file]) => `${name}=${file}`);
  expect(await run(write(recorded), "--assume", "--reporter", ["default", ...list].join(","))).toBe(1);
  const texts = [printed(), ...Object.values(files).map((file) => readFileSync(file, "utf8"))];
  for (const text of texts) {
    expect(text).toContain("igUsername");
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
  expect(XMLValidator.validate(readFileSync(files.junit, "utf8"))).toBe(true);
});

it("leaves what tells something: fields, numbers, ids and values of the documents", async () => {
  const body = { count: 1, media: [] };
  const sent = {
    accountId: "a0000000-0000-4000-8000-000000000001",
    format: ["VIDEO"],
    query: "ada",
    limit: 2,
  };
  const { data } = await judged(lines(line("/media", body, { method: "POST", requestBody: sent })));
  expect(data.failures[0]).toMatchObject({
    rule: "count is the number of rows",
    expected: "count 0, the number of rows",
  });
  expect(data.failures[0]?.curl).toBe(
    `curl -i --data-raw '{"accountId":"a0000000-0000-4000-8000-000000000001","format":["VIDEO"],"query":"…","limit":2}' '${root}/media'`,
  );
});

it("is grouped and covered as a run is", async () => {
  const twice = [1, 2].map(() => line("/taxonomies?query=a", { count: 1, paths: [7] }));
  const found = await judged(lines(...twice, line("/taxonomies?query=a", { count: 0, paths: [] })));
  expect(failed(found)).toEqual(["200-paths[]"]);
  expect(found.data.failures).toHaveLength(1);
  expect(found.data.failures[0]).toMatchObject({
    times: 2,
    operations: [{ name: "v2/searchTaxonomies", times: 2 }],
  });
  const covered = found.data.coverage.find(({ operation }) => operation === "v2/searchTaxonomies");
  expect(covered?.statuses[0]).toEqual({ status: "200", documented: true, answers: 3 });
});
