/** The worker's file beside this script; `null` where the site has none. The build puts it here. */
declare const PAGE_MOCK: string | null;

/**
 * Where the mock in the page is, as an origin: no request leaves the page, and no other program can reach it, so that the name is
 * one that no host has (RFC 6761). So have the addresses of pictures in its rows; the response of the form shows them.
 */
export const pageMockOrigin = "https://mock-in-this-page.invalid";

/** Whether the site has a mock that runs in its pages; it does if its documents are those that the mock follows. */
export const hasPageMock = typeof PAGE_MOCK === "string";

export function workerAddress(): URL | undefined {
  return typeof PAGE_MOCK === "string" ? new URL(PAGE_MOCK, import.meta.url) : undefined;
}
