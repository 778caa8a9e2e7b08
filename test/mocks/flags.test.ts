import { FlagError, readFlags } from "@adintel/mock/flags";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

test("--scenario takes presets by name, and files with one scenario or several", async () => {
  const folder = await mkdtemp(join(tmpdir(), "scenarios-"));
  const file = join(folder, "limited.json");
  const limited = { on: { operation: "searchMedia" }, times: 2, error: "rate_limited", retryAfterSeconds: 3 };
  const staged = (...names: string[]) =>
    readFlags(names.flatMap((name) => ["--scenario", name]))?.simulator.scenarios;
  try {
    await writeFile(file, JSON.stringify(limited));
    expect(staged("slow", file)).toEqual([{ name: "slow", delayMs: 2000 }, limited]);
    await writeFile(file, JSON.stringify(["flaky", limited]));
    expect(staged(file)).toMatchObject([{ name: "flaky" }, limited]);
    await writeFile(file, JSON.stringify([limited, { times: 0, delayMs: 1 }]));
    expect(() => staged(file)).toThrow(/limited\.json: 1\.times: must be an integer from 1/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("--default-key and --frozen-clock are options of the mock", () => {
  const simulator = { defaultKey: "mock_live_low", frozenClock: true };
  expect(readFlags(["--default-key", "mock_live_low", "--frozen-clock"])?.simulator).toEqual(simulator);
});

describe("the password of the store", () => {
  let folder: string;
  const store = "redis://redis.example:6379/1?prefix=a";
  const passwords = ["5f0c8a", "a$b@c/d:e#f%g h?i[j]", "100%41", "--p", "'\"\\`", "$(HOME)", "pä 字\tß"];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "passwords-"));
  });

  afterAll(() => rm(folder, { recursive: true }));

  afterEach(() => vi.unstubAllEnvs());

  async function fileOf(text: string): Promise<string> {
    const file = join(folder, "password");
    await writeFile(file, text);
    return file;
  }

  const stored = (...flags: string[]) => new URL(readFlags(flags)?.store ?? "");

  test.each(passwords)("comes from a file or from the environment, as it is: %s", async (password) => {
    for (const end of ["", "\n", "\r\n"]) {
      const file = await fileOf(password + end);
      expect(decodeURIComponent(stored("--store", store, "--store-password-file", file).password)).toBe(
        password,
      );
    }
    vi.stubEnv("ADINTEL_MOCK_STORE_PASSWORD", password);
    vi.stubEnv("ADINTEL_MOCK_STORE", store);
    const address = stored();
    expect(decodeURIComponent(address.password)).toBe(password);
    address.password = "";
    expect(address.href).toBe(store);
  });

  test("goes with a user, and with TLS", async () => {
    const address = stored(
      "--store",
      "rediss://mock@redis.example",
      "--store-password-file",
      await fileOf("p@ss\n"),
    );
    expect(address.href).toBe("rediss://mock:p%40ss@redis.example");
  });

  test("is given in one place, to a store, and is not shown", async () => {
    const file = await fileOf("secret-of-file");
    const withPassword = "redis://:secret-of-url@redis.example";
    const refused = (flags: string[], message: RegExp) => {
      expect(() => readFlags(flags)).toThrow(FlagError);
      expect(() => readFlags(flags)).toThrow(message);
      expect(() => readFlags(flags)).not.toThrow(/secret|\n/);
    };
    refused(["--store", withPassword, "--store-password-file", file], /--store and in --store-password-file/);
    refused(["--store-password-file", file], /--store-password-file .*needs --store/);
    vi.stubEnv("ADINTEL_MOCK_STORE_PASSWORD", "secret-of-environment");
    refused([], /ADINTEL_MOCK_STORE_PASSWORD .*needs --store/);
    refused(["--store", withPassword], /--store and in ADINTEL_MOCK_STORE_PASSWORD/);
    refused(
      ["--store", store, "--store-password-file", file],
      /--store-password-file and in ADINTEL_MOCK_STORE_PASSWORD/,
    );
  });

  test("is not empty, and its file can be read", async () => {
    const read = (file: string) => () => readFlags(["--store", store, "--store-password-file", file]);
    expect(read(join(folder, "none"))).toThrow(/^--store-password-file \S+none cannot be read: ENOENT/);
    expect(read(folder)).toThrow(/^--store-password-file .* cannot be read: EISDIR/);
    const empty = await fileOf("\n");
    expect(read(empty)).toThrow(/^--store-password-file \S+ is empty$/);
    expect(read(empty)).toThrow(FlagError);
  });
});
