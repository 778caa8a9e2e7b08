import { mockOf, type Mock } from "./app/mock.ts";
import { createMockApp, type MockOptions } from "./app/mock-app.ts";
import { pageFiles } from "./page/load.ts";

export {
  type AccountData,
  type CampaignData,
  type CheckedData,
  type ClusterData,
  type CreativeData,
  type MockData,
} from "./adintel/index.ts";
export { DataError, type Problem } from "../scripts/lib/data/data-error.ts";
export { MissingPackageError } from "../scripts/lib/missing-package.ts";
export {
  ControlError,
  type FetchInit,
  type Ledger,
  type Mock,
  type Requests,
  type Snapshot,
  type SnapshotFile,
} from "./app/mock.ts";
export { listen, ListenError, stopSignal, type Address, type Server } from "./http/server.ts";
export type { Calibration, GivenCalibration, ObservedReading } from "../scripts/lib/data/calibration.ts";
export { createStaticMock } from "./app/static.ts";
export type { RequestSummary } from "./engine/journal/exchanged.ts";
export type { AnyRequestRecord } from "./engine/journal/record.ts";
export type {
  OperationName,
  RequestFilter,
  RequestMatch,
  RequestRecord,
  Times,
} from "./engine/journal/typed.ts";
export type { SavedState, MockOptions } from "./app/mock-app.ts";
export type { PresetName, ScenarioInput } from "./engine/scenarios/presets.ts";
export type {
  Scenario,
  ScenarioCondition,
  ScenarioHandle,
  ScenarioRequest,
  StagedScenario,
} from "./engine/scenarios/scenario.ts";
export type { Settings } from "./engine/scenarios/settings.ts";

/**
 * A mock that behaves as the service does, in process and without a port.
 *
 * @example
 * import { createClient } from "@adintel/client";
 *
 * const mock = createMock({ seed: 7 });
 * const api = createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch: mock.fetch });
 */
export function createMock(options: MockOptions = {}): Mock {
  return mockOf(createMockApp(options, { page: pageFiles }));
}
