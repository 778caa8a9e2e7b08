import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module as a site has it whose build says so of the worker, in a browser with that Worker. */
async function client(file: string | null, worker: unknown) {
  vi.resetModules();
  vi.stubGlobal("PAGE_MOCK", file);
  vi.stubGlobal("Worker", worker);
  return import("../../../scripts/docs/page-mock/client.ts");
}

test("a page that is opened from a file says so, and how to open it", async () => {
  const { pageMock } = await client(
    "./page-mock-ABCDEFGH.js",
    class {
      constructor() {
        throw new DOMException("cannot be accessed from origin 'null'", "SecurityError");
      }
    },
  );
  await expect(pageMock()).rejects.toThrow(/opened from a file .* Serve the site's folder over HTTP/);
});

test("a worker that cannot be loaded says so, and is tried again when asked again", async () => {
  const ended: string[] = [];
  class Unreachable extends EventTarget {
    readonly address: string;
    constructor(address: URL) {
      super();
      this.address = address.pathname.split("/").at(-1) ?? "";
      setTimeout(() => this.dispatchEvent(new Event("error")));
    }
    terminate() {
      ended.push(this.address);
    }
  }
  const { pageMock } = await client("./page-mock-ABCDEFGH.js", Unreachable);
  await expect(pageMock()).rejects.toThrow("The mock could not be loaded.");
  await expect(pageMock()).rejects.toThrow("The mock could not be loaded.");
  expect(ended).toEqual(["page-mock-ABCDEFGH.js", "page-mock-ABCDEFGH.js"]);
});

test("a site without it says so, and has no origin to offer", async () => {
  const { hasPageMock, pageMock } = await client(null, undefined);
  expect(hasPageMock).toBe(false);
  await expect(pageMock()).rejects.toThrow("This reference has no mock of its own.");
});
