import { createSimulator, type Simulator, type SimulatorOptions } from "./simulator/index.ts";

export { MissingPackageError } from "./prism-examples.ts";
export { addSite } from "./site.ts";
export { listen, ListenError, stopSignal, type Address, type Server } from "./server.ts";
export { createStaticMock } from "./static.ts";
export type { SavedState, Simulator, SimulatorOptions } from "./simulator/index.ts";

/**
 * The simulator with the documents' examples behind it; its `fetch` takes a Request and gives a Response, without a port.
 *
 * @example
 * const mock = createMock({ seed: 7 });
 * const api = createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch: mock.fetch });
 */
export function createMock(options: SimulatorOptions = {}): Simulator {
  return createSimulator(options);
}
