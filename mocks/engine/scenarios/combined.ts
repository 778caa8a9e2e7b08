import type { PresetName } from "./presets.ts";
import type { ScenarioInput } from "./read.ts";
import type { Scenario } from "./scenario.ts";

/** One input out of a scenario, or the name of a preset, and what to change in it. */
export function combined(
  input: ScenarioInput,
  changes: Scenario | undefined,
): Scenario | { preset: PresetName } {
  const given = typeof input === "string" ? { preset: input } : input;
  return changes ? { ...given, ...changes } : given;
}
