import type { Settings } from "./settings.ts";
import type { Scenario } from "./scenario.ts";

/** What the settings stage: the simplest scenarios, named after them. */
export function settingsAsScenarios({ latencyMs, slowBodyMs, errorRate, dropRate }: Settings): Scenario[] {
  // Errors are shared out among what is not lost, so that neither hides the other.
  const errors = dropRate < 1 ? Math.min(1, errorRate / (1 - dropRate)) : 0;
  return [
    ...(latencyMs > 0 ? [{ name: "latencyMs", delayMs: latencyMs }] : []),
    ...(slowBodyMs > 0 ? [{ name: "slowBodyMs", slowBodyMs }] : []),
    ...(dropRate > 0 ? [{ name: "dropRate", share: dropRate, lost: "before" as const }] : []),
    ...(errors > 0 ? [{ name: "errorRate", share: errors, error: "internal_error" as const }] : []),
  ];
}
