import { codesByStatus } from "@adintel/client/operations";
import type { Scenario } from "./scenario.ts";

export interface Preset {
  description: string;
  scenario: Scenario;
}

export type PresetName = keyof typeof presets;

const badGateway = `<!doctype html>
<html>
<head><title>502 Bad Gateway</title></head>
<body><center><h1>502 Bad Gateway</h1></center><hr><center>gateway</center></body>
</html>
`;

export const presets = {
  outOfCredits: {
    description: "Responds with 402 to every call that may be charged; free operations still work.",
    scenario: { on: { metered: true }, error: codesByStatus[402] },
  },
  rateLimited: {
    description: "Rejects every call with 429 and a `Retry-After` of 3 seconds.",
    scenario: { error: codesByStatus[429], retryAfterSeconds: 3 },
  },
  slow: {
    description: "Delays every response by two seconds.",
    scenario: { delayMs: 2000 },
  },
  flaky: {
    description: "Fails every fourth call with 500.",
    scenario: { share: 0.25, error: codesByStatus[500] },
  },
  emptyWorld: {
    description: "Returns no rows from searches and lists; lookups of single accounts still work.",
    scenario: { rows: "none" },
  },
  gatewayDown: {
    description: "Responds to every call with 502 and an HTML page, like a gateway whose service is down.",
    scenario: { response: { status: 502, headers: { "Content-Type": "text/html" }, body: badGateway } },
  },
  newFieldsAndEnumValues: {
    description: "Adds fields and enum values that are not in the contract, as a newer server may.",
    scenario: { newer: true },
  },
} as const satisfies Record<string, Preset>;

export const presetList: ({ name: string } & Preset)[] = Object.entries<Preset>(presets).map(
  ([name, preset]) => ({ name, ...preset }),
);

export function presetNamed(name: string): Preset | undefined {
  return Object.hasOwn(presets, name) ? presets[name as PresetName] : undefined;
}

/** What can be staged: a scenario, the name of a preset, or a preset with some of it changed. */
export type ScenarioInput = Scenario | PresetName | ({ preset: PresetName } & Scenario);

/** One input out of a scenario, or the name of a preset, and what to change in it. */
export function combined(
  input: ScenarioInput,
  changes: Scenario | undefined,
): Scenario | { preset: PresetName } {
  const given = typeof input === "string" ? { preset: input } : input;
  return changes ? { ...given, ...changes } : given;
}
