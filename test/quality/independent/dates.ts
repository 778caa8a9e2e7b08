import { choice, date } from "./fields.ts";
import { presets } from "./values.ts";
import type { Problem, Row, World } from "./world.ts";

/** The fields that choose a span of time. */
export const dateFields = { datePreset: choice(presets), startDate: date, endDate: date };

/** What is wrong with several of them together. */
export function dateProblems({ datePreset, startDate, endDate }: Row, world: World): readonly Problem[] {
  const found: Problem[] = [];
  if (
    world.takes("dates-reversed", "refused") &&
    typeof startDate === "string" &&
    typeof endDate === "string"
  )
    if (Date.parse(startDate) > Date.parse(endDate))
      found.push({ path: "endDate", message: "must not be before startDate" });
  if (world.takes("preset-beside-dates", "refused") && datePreset !== undefined)
    if (startDate !== undefined || endDate !== undefined)
      found.push({ path: "datePreset", message: "cannot stand beside dates" });
  return found;
}
