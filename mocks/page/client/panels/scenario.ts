/** A scenario that is staged, as the mock lists it. */
export interface StagedScenario {
  id: string;
  name: string;
  used: number;
  remaining: number | null;
}
