/** A page with the client, for `browser.slow.test.ts` to call. */
import { AdintelError, ApiError, createClient, type ClientOptions } from "@adintel/client";

/** The address of the mock, which is of another origin than the page. */
const baseUrl = `${new URLSearchParams(location.search).get("api")}/v2`;

const page = {
  AdintelError,
  ApiError,
  clientWith: (options: Partial<ClientOptions>) => createClient({ baseUrl, ...options }),
  api: createClient({ baseUrl, apiKey: "mock_live_demo" }),

  /** What a call fails with, as plain data. */
  async failureOf(call: Promise<unknown>) {
    try {
      await call;
    } catch (error) {
      const isOfClient = error instanceof AdintelError;
      const { name, message } = error as Error;
      return { isOfClient, isOfService: error instanceof ApiError, ...(error as object), name, message };
    }
    return undefined;
  },
};

declare global {
  var clientPage: typeof page;
}

globalThis.clientPage = page;
