import type { Capability } from "../../../scripts/check/probes/probes.ts";
import type { Version } from "../../../scripts/check/contract/document.ts";

/** A server under test. */
export interface Target {
  name: string;
  /** The root of each version; `null`: this project's static mock, called in process. */
  roots: Partial<Record<Version, string>> | null;
  apiKey: string;
  /** What it is not capable of, and why that is no fault of it. */
  lacks: Partial<Record<Capability, string>>;
}

export const ownMock: Target = { name: "mock", roots: null, apiKey: "mock_live_demo", lacks: {} };

/** The stock `prism mock` command, which serves the bundled documents without any code of this project. */
export function stockPrism(roots: Target["roots"]): Target {
  return {
    name: "prism",
    roots,
    apiKey: "mock_live_demo",
    lacks: {
      details: "it answers the documented 400 example, whatever the violation",
      malformedJson: "it answers malformed JSON in a shape of its own",
      bodyLimit: "it takes bodies of up to 10 MB",
      routing: "it answers unknown paths, wrong methods and HEAD with problem+json of its own",
    },
  };
}

/** The capabilities that a target would need for a case and lacks, as reasons. */
export function reasonsAgainst(target: Target, needs: Capability[]): string[] {
  return needs.flatMap((capability) => target.lacks[capability] ?? []);
}
