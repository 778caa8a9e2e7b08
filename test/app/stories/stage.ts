import type { PresetName, RequestRecord, Scenario, ScenarioInput } from "@adintel/mock";
import type { Page } from "playwright-core";

/** When all of it happens, for the page as for the mock. */
export const now = Date.UTC(2026, 10, 20);

/** The page with the mock that it calls, wherever that runs. */
export interface Stage {
  page: Page;
  mock: StagedMock;
  /** Opens the page, with what it is asked to find there, and does not wait for what it loads. */
  open(asked?: Opening): Promise<void>;
  close(): Promise<void>;
}

/** How a story finds the world when the page opens. */
export interface Opening {
  /** A preset that is staged before the first call. */
  scenario?: PresetName;
  /** Whether there is nothing but the data in `own.yaml`, which the page then searches for kettles. */
  isOwn?: boolean;
}

/** What stories need of the mock. */
export interface StagedMock {
  reset(): Promise<void>;
  scenario(input: ScenarioInput, changes?: Scenario): Promise<{ remove(): Promise<void> }>;
  /** All that the page has called. */
  requests(): Promise<RequestRecord[]>;
  forgetRequests(): Promise<number>;
  /** What the page has searched for, the first search first. */
  searches(): Promise<RequestRecord<"searchMedia">[]>;
}

export type Story = (stage: Stage) => Promise<void>;
