import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createStaticMock } from "@adintel/mock";
import { beforeAll, describe, expect, test } from "vitest";
import { addSite } from "../../../mocks/serve/site.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const folder = temporaryFolder();
const app = createStaticMock();

beforeAll(async () => {
  for (const file of [
    "secret.txt",
    "site/index.html",
    "site/v2.html",
    "site/index.md",
    "site/errors.md",
    "site/404.html",
    ...["v2", "v2/media", "api/v1", "__mock", "openapi"].map((path) => `site/${path}/index.html`),
  ]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), "of the site");
  }
  addSite(app, join(folder, "site"));
});

test.each(["/", "/index.html", "/v2.html"])("the site answers %s", async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("text/html");
  expect(await response.text()).toBe("of the site");
});

test("Markdown of the site is named as such", async () => {
  const response = await app.request("/errors.md");
  expect(response.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(await response.text()).toBe("of the site");
});

test.each(["/v2", "/v2/", "/v2/index.html", "/api/v1/", "/__mock/", "/openapi/", "/openapi/v3.json"])(
  "the site does not answer for %s, whatever it holds",
  async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
  },
);

const browser = { headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };

test.each(["/nothing", "/operations/v2/nothing.html"])(
  "a browser gets the site's page for %s",
  async (path) => {
    const response = await app.request(path, browser);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(await response.text()).toBe("of the site");
  },
);

test("a program that asks for a page that is not there gets the API's envelope", async () => {
  const response = await app.request("/nothing", { headers: { Accept: "*/*" } });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
});

test.each(["/v2/nothing", "/api/v1/nothing", "/__mock/nothing", "/openapi/nothing"])(
  "a browser gets the API's envelope for %s, too",
  async (path) => {
    const response = await app.request(path, browser);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
  },
);

describe("a page as Markdown", () => {
  const asked = async (path: string, accept: string) => {
    const response = await app.request(path, { headers: { Accept: accept } });
    return [
      response.status,
      response.headers.get("Content-Type")?.split(";")[0],
      response.headers.get("Vary"),
    ];
  };

  test.each([
    ["/", "text/markdown"],
    ["/index.html", "text/markdown, text/html;q=0.5"],
    ["/index.html", "text/markdown, */*"],
  ])("%s for who accepts %s", async (path, accept) => {
    expect(await asked(path, accept)).toEqual([200, "text/markdown", "Accept"]);
  });

  test.each([
    "text/html",
    "*/*",
    "text/html, text/markdown;q=0.5",
    "text/html,application/xhtml+xml,*/*;q=0.8",
  ])("not for who accepts %s", async (accept) => {
    expect(await asked("/index.html", accept)).toEqual([200, "text/html", "Accept"]);
  });

  test("where there is none, the page", async () => {
    expect(await asked("/404.html", "text/markdown")).toEqual([200, "text/html", "Accept"]);
  });
});

test("a path of the API keeps its methods", async () => {
  const response = await app.request("/v2/media");
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("POST");
});

test.each(["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/..%5csecret.txt", "//secret.txt"])(
  "nothing outside the site is reached by %s",
  async (path) => {
    const request = new Request("http://localhost/");
    // The constructor would resolve the dots.
    Object.defineProperty(request, "url", { value: `http://localhost${path}` });
    const response = await app.request(request);
    expect(response.status).toBe(404);
  },
);

test("the documents come from the client, not from the site", async () => {
  const response = await app.request("/openapi/v2.json");
  expect(await response.json()).toMatchObject({ openapi: "3.1.0" });
});
