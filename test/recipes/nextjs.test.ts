import { createClient } from "@adintel/client";
import { createMock } from "@adintel/mock";
import { expect, test } from "vitest";
import { createForward } from "./back-end/server/forward.ts";
import { sessionOf } from "./nextjs/lib/session.ts";

function visit(headers: Record<string, string> = {}): Request {
  return new Request("http://shop.example/", { headers });
}

test("a test's header comes before a browser's cookie", () => {
  expect(sessionOf(visit({ "X-Mock-Session": "a test", Cookie: "mock-session=a-browser" }))).toBe("a test");
});

test.each(["mock-session=a-browser", "theme=dark; mock-session=a-browser; language=en"])(
  "a browser that comes again keeps its session: %s",
  (Cookie) => {
    expect(sessionOf(visit({ Cookie }))).toBe("a-browser");
  },
);

test.each(["", "my-mock-session=no", "mock-session="])("others get a session of their own: %j", (Cookie) => {
  const [one, other] = [sessionOf(visit({ Cookie })), sessionOf(visit({ Cookie }))];
  expect(one).toMatch(/^[\w-]{36}$/);
  expect(other).not.toBe(one);
});

test("a server component and the browser after it are in one session", async () => {
  const mock = createMock({ seed: 7 });
  const first = sessionOf(visit());
  const apiKey = "mock_live_demo";
  const rendering = createClient({ fetch: mock.fetch, apiKey, headers: { "X-Mock-Session": first } });
  await rendering.searchMedia({ query: "running shoes", limit: 1 });

  // The browser sends the cookie, which proxy.ts makes the header that route.ts forwards.
  const again = sessionOf(visit({ Cookie: `mock-session=${first}` }));
  const forward = createForward({ url: "http://mock", apiKey, send: mock.fetch });
  const browser = createClient({
    fetch: (url, init) => forward(new Request(url, init)),
    headers: { "X-Mock-Session": again },
  });
  await browser.searchMedia({ query: "backpacks", limit: 1 });
  expect(mock.session(first).ledger().charges).toHaveLength(2);
});
