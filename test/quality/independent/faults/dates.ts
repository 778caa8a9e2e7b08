import type { Family, Fault } from "../faults.ts";
import { day } from "../days.ts";
import { presets } from "../values.ts";
import {
  afterPaging,
  asking,
  crash,
  family,
  fault,
  ignoring,
  isAt,
  ofFilter,
  swapping,
  without,
  type Change,
} from "./make.ts";

const zones = "no more than a day, which zones and the ways to count days allow";
const short = ["today", "yesterday", "last-3-days", "last-7-days", "this-week", "last-week", "last-14-days"];

/** Moves what some presets cover by days; those of the past have negative days. */
function moved(at: string, names: readonly string[], days: number): Change {
  return {
    at,
    span: (span, name, call) =>
      isAt(call, at) && name !== undefined && names.includes(name)
        ? { from: span.from + days * day, to: span.to + days * day }
        : span,
  };
}

function ofPreset(at: string, preset: string): readonly Fault[] {
  const [span, days] = short.includes(preset) ? ["week", -7] : ["year", -365];
  return [
    fault(
      `${preset}-ignored`,
      `The preset ${preset} is ignored.`,
      asking(at, (input) => (input["datePreset"] === preset ? without(input, "datePreset") : input)),
    ),
    fault(
      `${preset}-${span}-off`,
      `The preset ${preset} covers what lies a ${span} before.`,
      moved(at, [preset], days),
    ),
  ];
}

function dates(at: string, named: readonly string[]): readonly Fault[] {
  return [
    ...named.flatMap((preset) => ofPreset(at, preset)),
    fault("presets-a-day-off", "Each preset covers what lies a day before.", moved(at, presets, -1), {
      findable: zones,
    }),
    fault("presets-ignored", "`datePreset` is ignored.", ignoring(at, "datePreset")),
    ...["startDate", "endDate"].flatMap((field) => [
      ...ofFilter(at, field).slice(0, 2),
      fault(
        `${field}-year-off`,
        `\`${field}\` counts as the same day of the year before.`,
        moved(at, [field], -365),
      ),
      crash(`${field}-fails`, `A request with \`${field}\``, at, (input) => field in input),
    ]),
    fault(
      "dates-swapped",
      "`startDate` is read as `endDate`, and the reverse.",
      swapping(at, "startDate", "endDate"),
    ),
    { ...afterPaging(at, "datePreset"), id: "after-paging" },
    afterPaging(at, "startDate", "start"),
  ];
}

/** Presets and dates, of creatives and of campaigns. */
export const dateFamilies: readonly Family[] = [
  family("media-dates", dates("v2/searchMedia", presets)),
  family("campaign-dates", dates("v2/listCampaigns", ["today", "last-week", "last-30-days", "last-year"])),
];
