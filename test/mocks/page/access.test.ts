import { createHandlers } from "@adintel/mock/msw";
import { describe, expect, it, test } from "vitest";
import { createServed } from "../../../mocks/serve/compose.ts";
import { openMock, type Sending } from "../support/open-mock.ts";

const token = "a-token";
const mock = openMock({ accounts: 4 });
const guarded = openMock({ accounts: 4, controlsToken: token });

const [local, remote] = ["127.0.0.1", "192.168.1.7"];
const home = "http://127.0.0.1:4010";
const away = "http://mock:4010";
const navigation = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const paths = ["/__mock/", "/__mock/page/main.js", "/__mock/page/style.css", "/__mock/page/icon.svg"];

const basic = (name: string, password: string) => ({
  Authorization: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`,
});

/** What the page sends, and what a browser that goes to an address sends. */
const sending = (ip: string, headers: Record<string, string> = {}): Sending => ({ ip, key: null, headers });
const visit = (ip: string, headers: Record<string, string> = {}) =>
  sending(ip, { ...navigation, ...headers });

describe("the page and what it loads", () => {
  it.each(paths)("%s is for callers on this machine", async (path) => {
    const response = await mock.fetch(`${home}${path}`, sending(local));
    expect(response.status).toBe(200);
    expect((await response.text()).length).toBeGreaterThan(100);
  });

  it.each(paths)("%s refuses other machines, other names and other origins", async (path) => {
    const refused: [string, Sending][] = [
      [home, sending(remote)],
      ["http://rebound.example", sending(local)],
      [home, sending(local, { Origin: "http://evil.example" })],
      [home, sending(local, { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" })],
    ];
    for (const [base, sent] of refused) expect((await mock.send(`${base}${path}`, sent)).status).toBe(403);
  });

  it("loads nothing from elsewhere, runs nothing inline and shows in no frame", async () => {
    const response = await mock.fetch(`${home}/__mock/`, visit(local));
    const policy = response.headers.get("Content-Security-Policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
    const html = await response.text();
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|https?:/);
  });

  it("names no file that it does not have", async () => {
    const html = await (await mock.fetch(`${home}/__mock/`, visit(local))).text();
    const names = [...html.matchAll(/(?:src|href)="(page\/[^"]+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(4);
    for (const name of names)
      expect((await mock.fetch(`${home}/__mock/${name}`, sending(local))).status).toBe(200);
    expect((await mock.send(`${home}/__mock/page/constructor`, sending(local))).status).toBe(404);
  });

  it("is where a person gets who leaves out the last slash; programs are told what there is", async () => {
    const response = await mock.fetch(`${home}/__mock`, visit(local));
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/__mock/"]);
    expect((await mock.send(`${home}/__mock`, sending(local))).status).toBe(404);
  });

  it("is not there for Mock Service Worker, whose pages have no server", async () => {
    const handled = createHandlers({ accounts: 4 }).mock;
    const response = await handled.fetch("/__mock/");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "mock_control" } });
  });
});

test("the page links to the reference where that is beside it", async () => {
  const linkOn = async (reference?: string) => {
    const served = createServed({ accounts: 4 }, false, reference);
    const html = await (await served.request("/__mock/")).text();
    return /<a [^>]*id="reference"[^>]*>/.exec(html)?.[0];
  };
  expect(await linkOn(import.meta.dirname)).toBe('<a href="../" id="reference">');
  expect(await linkOn()).toContain("hidden");
});

describe("a person on another machine", () => {
  it("is told why the page is not open, where there is no token", async () => {
    const response = await mock.fetch(`${away}/__mock/`, visit(remote));
    expect(response.status).toBe(403);
    expect(response.headers.has("WWW-Authenticate")).toBe(false);
    expect(response.headers.get("Content-Type")).toContain("text/html");
    const html = await response.text();
    for (const words of [remote, "mock:4010", "--controls-token"]) expect(html).toContain(words);
  });

  it("is asked for the token, where there is one, also for other controls", async () => {
    for (const path of ["/__mock/", "/__mock/requests"]) {
      const response = await guarded.fetch(`${away}${path}`, visit(remote));
      expect(response.status).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toMatch(/^Basic realm="[^"]+", charset="UTF-8"$/);
      expect(await response.text()).not.toContain(token);
    }
  });

  it.each([basic("", token), basic("somebody", token), { Authorization: `Bearer ${token}` }])(
    "gets in by %j",
    async (headers) => {
      for (const path of [...paths, "/__mock/keys"])
        expect((await guarded.fetch(`${away}${path}`, visit(remote, headers))).status).toBe(200);
    },
  );

  it.each([
    basic(token, ""),
    basic("", `${token}2`),
    basic("", "undefined"),
    { Authorization: `Basic ${token}` },
    { Authorization: "Basic" },
    { Authorization: "Basic ***" },
    { Authorization: `Bearer ${Buffer.from(`:${token}`).toString("base64")}` },
  ])("does not get in by %j", async (headers) => {
    expect((await guarded.fetch(`${away}/__mock/`, visit(remote, headers))).status).toBe(401);
  });

  it("gets in by a token that is not of ASCII", async () => {
    const other = openMock({ accounts: 4, controlsToken: "schlüssel" });
    const response = await other.fetch(`${away}/__mock/`, visit(remote, basic("", "schlüssel")));
    expect(response.status).toBe(200);
  });

  it("is shown what of the request is wrong as text", async () => {
    const html = await (
      await mock.fetch(`${home}/__mock/`, visit(local, { Origin: "<script>alert(1)</script>" }))
    ).text();
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toContain("<script");
  });
});

test("a program without the token is refused in JSON, and not asked for a password", async () => {
  const { status, headers, body } = await guarded.send(`${away}/__mock/keys`, sending(remote));
  expect(status).toBe(403);
  expect(headers.has("WWW-Authenticate")).toBe(false);
  expect(body.error?.code).toBe("mock_control");
});

test("a password that the browser sends along does not let in pages of other origins", async () => {
  const password = basic("", token);
  for (const headers of [{ Origin: "http://evil.example" }, { "Sec-Fetch-Site": "cross-site" }]) {
    const sent = { ...sending(remote, { ...password, ...headers }), method: "POST" };
    const { status, body } = await guarded.send(`${away}/__mock/reset`, sent);
    expect(status).toBe(403);
    expect(body.error?.details?.map(({ path }) => path)).toContain(Object.keys(headers)[0]);
  }
  const own = { ...sending(remote, { ...password, Origin: away }), method: "POST" };
  expect((await guarded.send(`${away}/__mock/reset`, own)).status).toBe(200);
});
