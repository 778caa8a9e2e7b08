import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readFlags } from "@adintel/mock/flags";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { graceMs } from "../../mocks/http/server.ts";
import { root } from "../../scripts/lib/paths.ts";
import { composition, flagsOfImage, pathOfHealthcheck, statusWithoutRedis } from "./shipped.ts";

const one = await composition("compose.yaml");
const several = await composition("mocks/deploy/compose/compose.yaml");
const mocks = ["mock-1", "mock-2", "mock-3"].map((name) => several.services[name]);
const haproxy = await readFile(join(root, "mocks/deploy/compose/haproxy.cfg"), "utf8");

test.each([one, several])("$file keeps the schema of the Compose Specification", async ({ document }) => {
  const file = join(root, "node_modules/dclint/schemas/compose.schema.json");
  const { $schema: _draft, ...schema }: Record<string, unknown> = JSON.parse(await readFile(file, "utf8"));
  const ajv = new Ajv({ strict: false, formats: { duration: true } });
  expect(ajv.validate(schema, document), ajv.errorsText()).toBe(true);
});

describe("three mocks", () => {
  test("are started alike, with flags that the mock has, and find Redis", async () => {
    const [first] = mocks;
    for (const mock of mocks) expect(mock).toEqual(first);
    const flags = readFlags([...(await flagsOfImage()), ...(first?.command ?? [])]);
    expect(flags?.address).toMatchObject({ host: "0.0.0.0", port: 4010, trustProxy: true });
    expect(Object.keys(several.services)).toContain(new URL(flags?.store ?? "").hostname);
  });

  test("are where haproxy looks for them, in both of its lists", () => {
    const servers = haproxy.matchAll(/^ *server \S+ "\$\{MOCK_\d-(\S+)\}"$/gm);
    const expected = ["mock-1:4010", "mock-2:4010", "mock-3:4010"];
    expect([...servers].map(([, server]) => server)).toEqual([...expected, ...expected]);
    expect(Object.keys(several.services)).toEqual(["mock-1", "mock-2", "mock-3", "haproxy", "redis"]);
  });

  test("have the time to answer what they have begun, as haproxy has", () => {
    const [, seconds] = /^ *hard-stop-after (\d+)s$/m.exec(haproxy) ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(graceMs);
    // What Docker waits unless a service says otherwise.
    expect(Number(seconds)).toBeLessThan(10);
  });

  test("may take as long as they can be told to", () => {
    const [, minutes] = /^ *timeout server (\d+)m$/m.exec(haproxy) ?? [];
    const milliseconds = Number(minutes) * 60_000;
    expect(() => readFlags(["--latency", String(milliseconds)])).toThrow(/--latency/);
  });
});

test("no service can do more than it needs to", () => {
  for (const [name, service] of Object.entries(several.services))
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges"],
    });
});

test("only callers on this machine reach it, and only haproxy is reached", () => {
  const published = Object.entries(several.services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => [name, port]),
  );
  expect(published).toEqual([["haproxy", "127.0.0.1:${PORT:-4010}:4010"]]);
});

test("their page starts them as the file itself says, and names how long they take to stop", async () => {
  const [page, file] = await Promise.all(
    ["mocks/deploy/README.md", "mocks/deploy/compose/compose.yaml"].map((path) =>
      readFile(join(root, path), "utf8"),
    ),
  );
  const command = "docker compose --file mocks/deploy/compose/compose.yaml up --build";
  for (const text of [page, file]) expect(text).toContain(command);
  expect(page).toContain(`at most ${graceMs / 1000} seconds; haproxy waits for at most 9`);
});

test("the image's own check does not depend on Redis", async () => {
  expect(await statusWithoutRedis(await pathOfHealthcheck())).toBe(200);
  expect(await statusWithoutRedis("/__mock/health")).toBe(503);
});
