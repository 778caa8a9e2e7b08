import { workerAddress } from "./address.ts";
import { connect, type PageMock } from "./connect.ts";

export type { PageMock } from "./connect.ts";
export { hasPageMock, pageMockOrigin } from "./address.ts";

/** Why there is no mock in this page, in words for its reader. */
class PageMockError extends Error {
  override name = "PageMockError";
}

let connected: Promise<PageMock> | undefined;

/**
 * Starts the mock when it is first asked for, which loads its files.
 *
 * @throws {PageMockError} if it cannot be started; it may be asked for again.
 */
export async function pageMock(): Promise<PageMock> {
  connected ??= start();
  try {
    return await connected;
  } catch (error) {
    connected = undefined;
    throw error;
  }
}

async function start(): Promise<PageMock> {
  const address = workerAddress();
  if (!address)
    throw new PageMockError("This reference has no mock of its own. Start one, and set its address.");
  const worker = open(address);
  try {
    return await connect(worker);
  } catch (error) {
    worker.terminate();
    throw new PageMockError(
      "The mock could not be loaded. Check the connection, and whether the site's policy allows worker-src 'self'.",
      { cause: error },
    );
  }
}

function open(address: URL): Worker {
  try {
    return new Worker(address, { type: "module", name: "mock" });
  } catch (error) {
    throw new PageMockError(
      "The mock cannot run in a page that is opened from a file or in a sandboxed frame. Serve the site's folder over HTTP.",
      { cause: error },
    );
  }
}
