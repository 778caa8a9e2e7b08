import { createHandlers, type Mock, type MockData } from "@adintel/mock/msw";
import { setupWorker } from "msw/browser";

declare global {
  interface Window {
    /** The mock in this page, for its tests and for the console: `mock.scenario("rateLimited")`. */
    mock?: Mock;
  }
}

/** What the page's address asks of the mock. */
export interface Asked {
  /** Where the API is. */
  origin: string;
  /** Presets to stage, such as `rateLimited`. */
  scenarios: readonly string[];
  /** Address of data of one's own, in YAML or JSON. */
  data: string | null;
}

/**
 * Puts the mock between this page and an origin. Its service worker's script stands beside the page.
 *
 * @throws {Error} if there is no such preset, or the data cannot be used; the message says why.
 */
export async function startMock({ origin, scenarios, data }: Asked): Promise<void> {
  const { handlers, mock } = createHandlers({ origin, ...(data !== null && { data: await read(data) }) });
  for (const preset of scenarios) await stage(mock, preset);
  const url = new URL("mockServiceWorker.js", document.baseURI).href;
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: "bypass", serviceWorker: { url } });
  window.mock = mock;
}

async function read(address: string): Promise<MockData> {
  const response = await fetch(new URL(address, document.baseURI));
  if (!response.ok) throw new Error(`${response.url} responds with ${response.status}.`);
  const { parse } = await import("yaml");
  // What is wrong with it the mock says.
  const data: MockData = parse(await response.text());
  return data;
}

/** Stages a preset by what may be a name of none, as the page's address has it. */
async function stage(mock: Mock, preset: string): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ preset });
  const response = await mock.fetch("/__mock/scenarios", { method: "POST", headers, body });
  if (response.ok) return;
  const { error }: { error: { details: { message: string }[] } } = await response.json();
  throw new Error(`scenario=${preset}: ${error.details.map(({ message }) => message).join("; ")}`);
}
