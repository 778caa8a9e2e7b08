import { mockOf, type Mock } from "./mock.ts";
import { createSimulator, type SimulatorOptions } from "./simulator/index.ts";

export { MissingPackageError } from "./prism-examples.ts";
export { ControlError, type FetchInit, type Ledger, type Mock } from "./mock.ts";
export { listen, ListenError, stopSignal, type Address, type Server } from "./server.ts";
export { createStaticMock } from "./static.ts";
export type { SavedState, SimulatorOptions as MockOptions } from "./simulator/index.ts";
export type { Settings } from "./simulator/settings.ts";

/**
 * A mock that behaves as the service does, in process and without a port.
 *
 * @example
 * import { createClient } from "@adintel/client";
 *
 * const mock = createMock({ seed: 7 });
 * const api = createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch: mock.fetch });
 */
export function createMock(options: SimulatorOptions = {}): Mock {
  return mockOf(createSimulator(options));
}
