import { describe, expect, test } from "vitest";
import { addressFrom, keyProblem } from "../../../../scripts/docs/browser/server/address.ts";
import { painted, paintedLines } from "../../../../scripts/docs/browser/server/highlight.ts";
import {
  createSetting,
  pageServer,
  type Defaults,
  maskedKey,
  substituted,
} from "../../../../scripts/docs/browser/server/setting.ts";

const mock = "http://127.0.0.1:4010";
const service = "https://api.example.com";
const secret = "sk-never-to-be-kept";

describe("the setting", () => {
  test("a page that the mock serves calls that mock with its demo key", () => {
    const { setting } = made({ origin: mock });
    expect([setting.server(), setting.key()]).toEqual([mock, "mock_live_demo"]);
    expect(setting.isAsBuilt()).toBe(true);
  });

  test("a page on a static host calls the mock in the page, while its samples name the one of npm start", () => {
    const { setting } = made({ origin: "https://docs.example.com" });
    expect(setting.server()).toBe(pageServer);
    expect([setting.samplesRoot(), setting.samplesKey()]).toEqual([mock, "mock_live_demo"]);
    setting.choose(pageServer, "mock_live_low");
    expect(setting.samplesKey()).toBe("mock_live_low");
  });

  test("samples of a published service read the key from the environment until there is one", () => {
    const { setting } = made({ origin: "https://docs.example.com", samples: service });
    expect([setting.samplesRoot(), setting.samplesKey()]).toEqual([service, undefined]);
    setting.choose(service, secret);
    expect([setting.server(), setting.samplesKey()]).toEqual([service, secret]);
    expect(setting.isAsBuilt()).toBe(false);
  });

  test("the server is kept for the session, and a key never is", () => {
    const { setting, kept } = made();
    setting.choose(service, secret);
    expect(kept).toEqual([service]);
    expect(JSON.stringify(kept)).not.toContain(secret);
    const again = made({}, kept.at(-1)).setting;
    expect([again.server(), again.key()]).toEqual([service, ""]);
  });

  test("no server gets the key of another one", () => {
    const { setting } = made();
    setting.choose(service, secret);
    setting.choose("https://other.example.com", "");
    expect(setting.key()).toBe("");
    setting.choose(mock, "mock_live_demo");
    expect(setting.key()).toBe("mock_live_demo");
    expect(setting.key(service)).toBe(secret);
    expect(setting.key("http://127.0.0.1:9")).toBe("");
  });

  test("a key that was set keeps the page, since it would be lost with it", () => {
    const { setting } = made();
    expect(setting.holdsKey()).toBe(false);
    setting.choose(mock, "mock_live_demo");
    expect(setting.holdsKey()).toBe(false);
    setting.choose(mock, "mock_live_exhausted");
    expect(setting.holdsKey()).toBe(true);
    setting.choose(mock, "");
    expect(setting.holdsKey()).toBe(false);
    setting.choose(service, secret);
    expect(setting.holdsKey()).toBe(true);
    setting.choose(service, "");
    expect(setting.holdsKey()).toBe(false);
  });

  test("the keys of the mock are no secret, others are", () => {
    const { setting } = made();
    expect([setting.isDemoKey("mock_live_low"), setting.isDemoKey(secret)]).toEqual([true, false]);
    expect([maskedKey("mock_live_low", true), maskedKey(secret, false), maskedKey("short", false)]).toEqual([
      "mock_live_low",
      "…kept",
      "…",
    ]);
  });

  test("a mock that is found elsewhere has the demo key", () => {
    const { setting } = made();
    const elsewhere = "http://127.0.0.1:9";
    setting.choose(elsewhere, "");
    setting.knowMock(elsewhere);
    expect([setting.isMock(elsewhere), setting.key()]).toEqual([true, "mock_live_demo"]);
  });

  test("what is no server is not taken from the session", () => {
    for (const kept of ["javascript:alert(1)", "data:,", "", "nowhere"])
      expect(made({}, kept).setting.server()).toBe(mock);
    expect(made({ hasPageMock: false }, pageServer).setting.server()).toBe(mock);
  });

  test("whoever follows it is told of each change", () => {
    const { setting } = made();
    const seen: string[] = [];
    setting.onChange(() => seen.push(setting.server()));
    setting.choose(service, secret);
    setting.choose(mock, "");
    expect(seen).toEqual([service, mock]);
  });
});

describe("an own server", () => {
  const paths = ["/api/v1", "/v2"];

  test.each([
    ["https://api.example.com", "https://api.example.com"],
    [" https://api.example.com/ ", "https://api.example.com"],
    ["https://api.example.com/v2", "https://api.example.com"],
    ["https://api.example.com/api/v1/", "https://api.example.com"],
    ["https://example.com/gateway/v2", "https://example.com/gateway"],
    ["http://[::1]:4010", "http://[::1]:4010"],
    ["https://example.com/$(id)'", "https://example.com/%24%28id%29%27"],
  ])("%s is %s", (typed, root) => {
    expect(addressFrom(typed, paths)).toEqual({ root });
  });

  test.each([
    "127.0.0.1/v2",
    "javascript:alert(1)",
    "http://me:secret@127.0.0.1",
    "https://example.com/?a",
    "https://example.com/#",
  ])("%s is refused with a reason", (typed) => {
    expect(addressFrom(typed, paths)).toHaveProperty("problem");
  });

  test.each(["", "mock_live_demo", "sk-7.A~+/b=="])("%s may be a key", (key) => {
    expect(keyProblem(key)).toBeUndefined();
  });

  test.each(["Bearer x", "ключ", `a"b`, "a'b", "$HOME", "a\nb", "`id`"])("%s may not", (key) => {
    expect(keyProblem(key)).toBeTypeOf("string");
  });
});

describe("code that follows the setting", () => {
  const from = { root: mock, key: "mock_live_demo" };

  test("names another server and another key", () => {
    const code = `createClient({ baseUrl: "${mock}/v2", apiKey: "mock_live_demo" })`;
    expect(substituted(code, from, { root: service, key: secret })).toBe(
      `createClient({ baseUrl: "${service}/v2", apiKey: "${secret}" })`,
    );
  });

  test("keeps its key where there is no other, and what only begins like the address", () => {
    expect(substituted(`${mock}1 mock_live_demonstration`, from, { root: service, key: "k" })).toBe(
      `${mock}1 mock_live_demonstration`,
    );
    expect(substituted("mock_live_demo", from, { root: service, key: undefined })).toBe("mock_live_demo");
  });

  test("an address with a $ in it is put in as it is", () => {
    expect(substituted(mock, from, { root: "https://a/$&", key: undefined })).toBe("https://a/$&");
  });

  test("is coloured, and still says what it said", () => {
    const code = `const data = await fetch("x", { n: 2 }); // "no"\nfunc main() { # nothing\n`;
    const parts = painted(code);
    expect(parts.map(({ text }) => text).join("")).toBe(code);
    const kindOf = (text: string) => parts.find((part) => part.text === text)?.kind;
    expect([kindOf("const"), kindOf('"x"'), kindOf("2"), kindOf("fetch")]).toEqual([
      "t-k",
      "t-s",
      "t-c",
      "t-f",
    ]);
    expect(kindOf('// "no"')).toBe("t-m");
  });

  test("a string over several lines has its colour on each of them", () => {
    const lines = paintedLines(`curl -d '{\n  "limit": 2\n}'`);
    expect(lines.map((line) => line.map(({ text }) => text).join(""))).toEqual([
      `curl -d '{`,
      `  "limit": 2`,
      `}'`,
    ]);
    expect(lines[1]).toEqual([{ kind: "t-s", text: `  "limit": 2` }]);
  });
});

function made(more: Partial<Defaults> = {}, known?: string) {
  const kept: (string | undefined)[] = [];
  const setting = createSetting(
    { samples: mock, mock, origin: mock, hasPageMock: true, demoKey: "mock_live_demo", ...more },
    { read: () => known, write: (server) => kept.push(server) },
  );
  return { setting, kept };
}
