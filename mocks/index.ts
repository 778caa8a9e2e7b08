import { mockOf, type Mock } from "./mock.ts";
import { pageFiles } from "./page/load.ts";
import { createSimulator, type SimulatorOptions } from "./simulator/index.ts";

export { DataError, type Problem } from "./adintel/data/problems.ts";
export type {
  AccountData,
  CampaignData,
  CheckedData,
  ClusterData,
  CreativeData,
  MockData,
} from "./adintel/data/types.ts";
export { MissingPackageError } from "./missing-package.ts";
export {
  ControlError,
  type FetchInit,
  type Ledger,
  type Mock,
  type Requests,
  type Snapshot,
} from "./mock.ts";
export { listen, ListenError, stopSignal, type Address, type Server } from "./server.ts";
export { createStaticMock } from "./static.ts";
export type { RequestSummary } from "./simulator/journal/exchanged.ts";
export type { AnyRequestRecord } from "./simulator/journal/record.ts";
export type {
  OperationName,
  RequestFilter,
  RequestMatch,
  RequestRecord,
  Times,
} from "./simulator/journal/typed.ts";
export type { SavedState, SimulatorOptions as MockOptions } from "./simulator/index.ts";
export type { PresetName } from "./simulator/scenarios/presets.ts";
export type { ScenarioInput } from "./simulator/scenarios/read.ts";
export type {
  Scenario,
  ScenarioCondition,
  ScenarioHandle,
  ScenarioRequest,
  StagedScenario,
} from "./simulator/scenarios/scenario.ts";
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
  return mockOf(createSimulator(options, undefined, pageFiles));
}
