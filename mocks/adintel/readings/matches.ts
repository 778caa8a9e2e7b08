import type { Takes } from "../../engine/scenarios/readings.ts";
import type { Match } from "../../engine/rows/filter.ts";

export function matchLocation(takes: Takes): Match | undefined {
  if (takes("location-match", "part")) return "contains";
  return takes("location-match", "exact") ? "exact" : undefined;
}

/** How a landing page is compared, in the way that a request says or in the usual one. */
export function matchLandingPage(takes: Takes, way: "contains" | "equals" | undefined): Match {
  const usual = takes("landing-match-default", "equals") ? "equals" : "contains";
  if ((way ?? usual) === "contains") return takes("landing-contains", "cased") ? "cased" : "contains";
  if (takes("landing-equals", "exact")) return "exact";
  return takes("landing-equals", "normalized") ? "normalized" : "equals";
}
